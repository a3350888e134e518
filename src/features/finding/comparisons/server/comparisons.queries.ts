import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { comesAfter, type TimeCursor } from '../../../../platform/server/db/keyset.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { type Owner, type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';

/** Queries for stored comparisons. Every statement filters by owner. */

/** A chosen listing and its price at that time. */
interface StoredItem {
  item: number;
  listingId: string;
  priceCents: number;
}

interface NewlyCompared {
  items: readonly StoredItem[];
  subject: string;
  recommended: number | null;
}

const ownedBy = (where: ExpressionBuilder<DB, 'comparisons'>, owner: OwnerKey) =>
  owner.kind === 'member' ? where('profile_id', '=', owner.id) : where('guest_key', '=', owner.key);

/**
 * Stores a comparison as the owner's most recent one, and deletes old ones that are neither saved nor shared. Comparing
 * the same listings again moves the existing comparison to the top. The order of its items stays, because a link may
 * show it.
 */
export async function storeComparison(
  db: Database,
  owner: Owner,
  { items, subject, recommended }: NewlyCompared,
): Promise<StoredComparison> {
  return db.transaction().execute(async (trx) => {
    const listingIds = items.map(({ listingId }) => listingId);
    const same = sql.raw(
      owner.kind === 'member' ? 'comparisons_once_per_member' : 'comparisons_once_per_guest',
    );
    const { rows } = await sql<StoredComparison & { listing_ids: string[] }>`
      insert into comparisons as stored (profile_id, guest_key, listing_ids, subject, recommended)
      values (${owner.kind === 'member' ? owner.id : null}, ${owner.kind === 'guest' ? owner.key : null},
        ${listingIds}::uuid[], ${subject}, ${recommended})
      on conflict on constraint ${same} do update
        set compared_at = now(), subject = excluded.subject,
          recommended = array_position(stored.listing_ids, excluded.listing_ids[excluded.recommended])
      returning stored.id, compared_at, saved_at, share_token, shared_at, listing_ids`.execute(trx);
    const stored = rows[0];
    if (stored === undefined) throw new Error('a comparison was not stored');
    await sql`
      insert into comparison_items (comparison_id, item, listing_id, price_cents)
      select ${stored.id}, array_position(${stored.listing_ids}::uuid[], listing_id), listing_id, price_cents
      from unnest(${listingIds}::uuid[],
        ${items.map(({ priceCents }) => priceCents)}::int[]) as compared (listing_id, price_cents)
      on conflict (comparison_id, item) do update set price_cents = excluded.price_cents`.execute(trx);
    await dropOlder(trx, owner);
    return stored;
  });
}

export interface StoredComparison {
  id: string;
  compared_at: Date;
  saved_at: Date | null;
  share_token: string | null;
  shared_at: Date | null;
}

/** Deletes comparisons that are neither saved, shared nor among the owner's most recent. */
export async function dropOlder(trx: Transaction<DB>, owner: OwnerKey): Promise<void> {
  const owned = sql`${sql.ref(owner.kind === 'member' ? 'profile_id' : 'guest_key')} = ${personKey(owner)}`;
  await sql`
    delete from comparisons where ${owned} and kept_at is null and id not in (
      select id from comparisons where ${owned}
      order by compared_at desc, id desc limit ${sql.lit(COMPARISON_LIMITS.recent)}
    )`.execute(trx);
}

/** Returns the owner's comparison with its items; undefined for another person's. */
export async function findComparison(
  db: Database,
  owner: Owner,
  id: string,
): Promise<ComparisonRow | undefined> {
  return withItems(db)
    .where('comparisons.id', '=', id)
    .where((where) => ownedBy(where, owner))
    .executeTakeFirst();
}

/** An item at the time it was compared; missing if its listing was deleted. */
export interface ComparedBefore {
  item: number;
  listingId: string;
  priceCents: number;
}

const comparedItems = sql<ComparedBefore[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('item', item, 'listingId', listing_id, 'priceCents', price_cents)
    order by item), '[]')
  from comparison_items where comparison_id = comparisons.id)`;

function withItems(db: Database) {
  return db
    .selectFrom('comparisons')
    .select([
      'id',
      'subject',
      'recommended',
      'compared_at',
      'saved_at',
      'share_token',
      'shared_at',
      'kept_at',
    ])
    .select(sql<number>`cardinality(listing_ids)`.as('size'))
    .select(comparedItems.as('items'));
}
export type ComparisonRow = Awaited<ReturnType<ReturnType<typeof withItems>['execute']>>[number];

/** Returns the owner's most recent comparisons. */
export function findRecent(db: Database, owner: Owner): Promise<ComparisonRow[]> {
  return withItems(db)
    .where((where) => ownedBy(where, owner))
    .orderBy('compared_at', 'desc')
    .orderBy('id', 'desc')
    .limit(COMPARISON_LIMITS.recent)
    .execute();
}

/** Returns up to `limit` + 1 comparisons that a member saved or shared, latest first. */
export function findStored(
  db: Database,
  owner: Owner,
  limit: number,
  cursor: TimeCursor | null,
): Promise<ComparisonRow[]> {
  const newest = withItems(db)
    .where((where) => ownedBy(where, owner))
    .where('kept_at', 'is not', null)
    .orderBy('kept_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  return (cursor === null ? newest : newest.where(comesAfter('kept_at', 'id', cursor))).execute();
}

/** Deletes the owner's comparison. Resolves to false if there is none. */
export async function removeComparison(db: Database, owner: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('comparisons')
    .where('id', '=', id)
    .where((where) => ownedBy(where, owner))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
