import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import { DEAL_LIMITS } from '../contract/deal-limits.ts';
import type { DealRole, MeetupState, OfferState } from '../contract/lifecycle.ts';

type Source = Database | Transaction<DB>;

export interface OfferRow {
  id: string;
  made_by: DealRole;
  price_cents: number;
  state: OfferState;
  expires_at: Date;
}

const offerColumns = ['id', 'made_by', 'price_cents', 'state', 'expires_at'] as const;

/**
 * Returns the open offer of a conversation. Expired offers are excluded, even before the job has ended them.
 */
export async function findOpenOffer(db: Source, conversationId: string, now: Date): Promise<OfferRow | null> {
  const row = await db
    .selectFrom('offers')
    .select(offerColumns)
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return (row as OfferRow | undefined) ?? null;
}

/** Returns an offer of a conversation by id, in any state. */
export async function findOffer(
  db: Source,
  conversationId: string,
  id: string,
): Promise<OfferRow | undefined> {
  const row = await db
    .selectFrom('offers')
    .select(offerColumns)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row as OfferRow | undefined;
}

/** Ends an open offer. The condition is part of the statement, so an offer ends only once. */
export async function endOffer(trx: Transaction<DB>, id: string, state: OfferState): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('offers')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends several open offers of locked listings. */
export async function endOffers(
  trx: Transaction<DB>,
  ids: readonly string[],
  state: OfferState,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('offers')
    .set({ state })
    .where('id', '=', anyOf(ids))
    .where('state', '=', 'open')
    .execute();
}

/** Returns the unanswered offers of these listings, including expired ones that the job has not ended yet. */
export function openOffersOf(trx: Transaction<DB>, listingIds: readonly string[]) {
  return trx
    .selectFrom('offers')
    .select([...offerColumns, 'conversation_id', 'listing_id'])
    .where('listing_id', '=', anyOf(listingIds))
    .where('state', '=', 'open')
    .orderBy('conversation_id')
    .execute() as Promise<(OfferRow & { conversation_id: string; listing_id: string })[]>;
}

/** Returns ids of listings with an expired offer that the job has not ended yet. */
export async function listingsOfExpiredOffers(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('offers')
    .select('listing_id')
    .distinct()
    .where('state', '=', 'open')
    .where('expires_at', '<=', sql<Date>`now()`)
    .limit(limit)
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}

export interface MeetupRow {
  id: string;
  proposed_by: DealRole;
  place: string;
  starts_at: Date;
  state: MeetupState;
}

/** Returns the meet-up that is upcoming or in progress. */
export async function findMeetup(db: Source, conversationId: string, now: Date): Promise<MeetupRow | null> {
  const row = await db
    .selectFrom('meetups')
    .select(['id', 'proposed_by', 'place', 'starts_at', 'state'])
    .where('conversation_id', '=', conversationId)
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'proposed'), where('starts_at', '>', now)]),
        where.and([
          where('state', '=', 'confirmed'),
          where(
            'starts_at',
            '>',
            sql<Date>`${now}::timestamptz - make_interval(hours => ${sql.lit(DEAL_LIMITS.afterMeetupHours)})`,
          ),
        ]),
      ]),
    )
    .executeTakeFirst();
  return (row as MeetupRow | undefined) ?? null;
}

/** Ends the meet-ups of a conversation or a listing. Returns the conversation ids. */
export async function endMeetups(
  trx: Transaction<DB>,
  of: { conversationId: string } | { listingId: string; exceptConversationId: string | null },
  state: MeetupState,
): Promise<string[]> {
  let query = trx
    .updateTable('meetups')
    .set({ state })
    .where('state', '=', anyOf(['proposed', 'confirmed']))
    .returning('conversation_id');
  if ('conversationId' in of) {
    query = query.where('conversation_id', '=', of.conversationId);
  } else {
    query = query
      .where('listing_id', '=', of.listingId)
      .where('conversation_id', 'is distinct from', of.exceptConversationId)
      .where('starts_at', '>', sql<Date>`now()`);
  }
  return (await query.execute()).map(({ conversation_id }) => conversation_id);
}

/** Returns the sale of a listing, to any buyer. */
export async function findSale(db: Source, listingId: string) {
  return (
    (await db
      .selectFrom('sales')
      .select(['id', 'buyer_id', 'price_cents', 'completed_at'])
      .where('listing_id', '=', listingId)
      .executeTakeFirst()) ?? null
  );
}
export type SaleRow = NonNullable<Awaited<ReturnType<typeof findSale>>>;
