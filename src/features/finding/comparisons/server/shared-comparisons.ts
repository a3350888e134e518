import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { hashToken } from '../../../../platform/server/hash-token.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { DAY_MS, HOUR_SECONDS } from '../../../../shared/time.ts';
import { presentMember } from '../../../people/people/server/people.ts';
import { blockStateBetween } from '../../../trust/blocks/server/blocks.ts';
import type { NewComparison } from '../contract/comparable-listing.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import { comparisonErrors } from '../contract/errors.ts';
import type { ComparisonShare, SharedComparison, VisitorShare } from '../contract/shared-comparison.ts';
import { requireForSale } from './compare-listings.ts';
import { compareLoaded } from './compare-loaded.ts';
import type { ComparisonServices } from './comparison-services.ts';
import { requireChoice, requireMemberToShare } from './comparisons.policy.ts';
import { dropOlder, findComparison } from './comparisons.queries.ts';
import { loadItems, presentComparedItem } from './load-items.ts';
import {
  newShareToken,
  putTogether,
  type SharedItem,
  type SharedWhole,
  sharePath,
  takeApart,
} from './shared-snapshot.ts';

const PER_MEMBER = { limit: 60, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;

/**
 * Shares one of the viewer's comparisons as it is now. If it is already shared, its link and date stay the same.
 * @throws DomainError COMPARISON_NOT_FOUND, or ITEM_GONE if fewer than two items remain.
 */
export async function shareComparison(
  services: ComparisonServices,
  actor: Actor,
  id: string,
): Promise<ComparisonShare> {
  const member = requireMemberToShare(actor);
  const { db } = services;
  await countAttempt(db, `comparison-share:${member.id}`, PER_MEMBER);
  const stored = await findComparison(db, member, id);
  if (stored === undefined) throw new DomainError(comparisonErrors.COMPARISON_NOT_FOUND);
  // Distances are left out, because three of them would reveal where the sharer lives.
  const { items, hidden } = await loadItems(services, member, stored.items);
  if (items.length < COMPARISON_LIMITS.minItems) throw new DomainError(comparisonErrors.ITEM_GONE);
  const snapshot = takeApart(await compareLoaded(services.db, items, { hidden }), new Date());
  const token = newShareToken();
  const shared = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ share_token: string; shared_at: Date }>`
      update comparisons set share_token = ${token}, shared_at = now(), shared = ${JSON.stringify(snapshot.whole)}::jsonb
      where id = ${id} and profile_id = ${member.id} and share_token is null
      returning share_token, shared_at`.execute(trx);
    if (rows[0] === undefined) return undefined;
    await sql`
      update comparison_items as stored set shared = given.shared
      from unnest(${snapshot.items.map(({ price }) => price.item)}::smallint[],
        ${snapshot.items.map((item) => JSON.stringify(item))}::jsonb[]) as given (item, shared)
      where stored.comparison_id = ${id} and stored.item = given.item`.execute(trx);
    return rows[0];
  });
  if (shared !== undefined) return present(shared.share_token, shared.shared_at);
  const before = await findComparison(db, member, id);
  if (before?.share_token == null || before.shared_at === null) {
    throw new DomainError(comparisonErrors.COMPARISON_NOT_FOUND);
  }
  return present(before.share_token, before.shared_at);
}

const present = (token: string, sharedAt: Date): ComparisonShare => ({
  path: sharePath(token),
  sharedAt: sharedAt.toISOString(),
});

/** Stops sharing; does nothing if it is not shared. @throws DomainError COMPARISON_NOT_FOUND. */
export async function stopSharing(
  { db }: Pick<ComparisonServices, 'db'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const member = requireMemberToShare(actor);
  await db.transaction().execute(async (trx) => {
    const stopped = await trx
      .updateTable('comparisons')
      .set({ share_token: null, shared_at: null, shared: null })
      .where('id', '=', id)
      .where('profile_id', '=', member.id)
      .executeTakeFirst();
    if (stopped.numUpdatedRows === 0n) throw new DomainError(comparisonErrors.COMPARISON_NOT_FOUND);
    await trx.updateTable('comparison_items').set({ shared: null }).where('comparison_id', '=', id).execute();
    await dropOlder(trx, member);
  });
}

/**
 * Opens a shared comparison as it was on that day, with its listings as they are now. Stopped links and unknown links
 * get the same error.
 * @throws DomainError COMPARISON_NOT_SHARED.
 */
export async function openShared(
  services: ComparisonServices,
  viewer: Actor,
  token: string,
): Promise<SharedComparison> {
  const row = await findShared(services.db, token);
  if (row === undefined) throw new DomainError(comparisonErrors.COMPARISON_NOT_SHARED);
  const { profile_id: sharer } = row;
  if (sharer !== null) {
    const state = await blockStateBetween(services.db, viewer, { kind: 'member', id: sharer });
    if (state !== 'none') throw new DomainError(comparisonErrors.COMPARISON_NOT_SHARED);
  }
  const { items } = await loadItems(services, viewer, row.items);
  const seen = row.items.filter(({ item }) => items.some((now) => now.item === item));
  return {
    sharedBy: sharer === null ? null : presentMember(sharer, row),
    sharedAt: row.shared_at.toISOString(),
    comparedAt: row.shared.comparedAt,
    items: Array.from({ length: row.size }, (_, index) => {
      const counted = seen.find(({ item }) => item === index + 1)?.shared.price.priceCents ?? undefined;
      return presentComparedItem(
        index + 1,
        items.find(({ item }) => item === index + 1),
        { before: counted ?? null, counted },
      );
    }),
    ...putTogether(
      row.shared,
      seen.map(({ shared }) => shared),
    ),
  };
}

interface SharedRow {
  /** Null if it was shared without an account. */
  profile_id: string | null;
  username: string | null;
  full_name: string | null;
  avatar_url: string | null;
  rating: string | null;
  total_ratings: number | null;
  shared_at: Date;
  shared: SharedWhole;
  size: number;
  items: { item: number; listingId: string; shared: SharedItem }[];
}

/** Finds a shared comparison that has not expired, and whose owner has not requested deletion. */
async function findShared(db: Database, token: string): Promise<SharedRow | undefined> {
  const { rows } = await sql<SharedRow>`
    select profile_id, username, full_name, avatar_url, rating, total_ratings, shared_at, shared,
      cardinality(listing_ids) as size, (
        select coalesce(jsonb_agg(jsonb_build_object('item', item, 'listingId', listing_id, 'shared', item_row.shared)
          order by item), '[]')
        from comparison_items as item_row
        where comparison_id = comparisons.id and item_row.shared is not null
      ) as items
    from comparisons left join profiles on profiles.id = profile_id
    where share_token = ${token} and deletes_at is null and (expires_at > now()) is not false`.execute(db);
  return rows[0];
}

/** Lower than the limit for comparing, because each link is stored. High enough for a campus behind one IP address. */
const PER_ADDRESS = { limit: 20, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 300 } as const;

/**
 * Shares a comparison for someone without an account. The server compares again, so clients cannot choose what a link
 * shows. The link expires, and its stop key ends it earlier.
 * @throws DomainError like `compareListings`, or TOO_MANY_SHARED_COMPARISONS.
 */
export async function shareWithoutAccount(
  services: ComparisonServices,
  { actor, address }: { actor: Actor; address: string },
  { items: ids }: Pick<NewComparison, 'items'>,
): Promise<VisitorShare> {
  const { db } = services;
  requireChoice(ids);
  const { TOO_MANY_SHARED_COMPARISONS } = comparisonErrors;
  await countAttempt(db, `comparison-share:address:${address}`, PER_ADDRESS, TOO_MANY_SHARED_COMPARISONS);
  const chosen = ids.map((listingId, index) => ({ item: index + 1, listingId }));
  const { items, hidden } = await loadItems(services, actor, chosen);
  requireForSale(ids, items);
  const sharedAt = new Date();
  const compared = await compareLoaded(services.db, items, { hidden });
  const snapshot = takeApart(compared, sharedAt);
  const token = newShareToken();
  const stopKey = randomBytes(16).toString('hex');
  const expiresAt = new Date(sharedAt.getTime() + COMPARISON_LIMITS.shareDays * DAY_MS);
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('comparisons')
      .values({
        listing_ids: [...ids],
        subject: compared.subject,
        recommended: compared.recommendation?.item ?? null,
        share_token: token,
        shared_at: sharedAt,
        shared: JSON.stringify(snapshot.whole),
        expires_at: expiresAt,
        stop_key_hash: hashToken(stopKey).toString('hex'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = items.flatMap(({ item, listing, priceCents }) =>
      snapshot.items
        .filter(({ price }) => price.item === item)
        .map((shared) => ({
          comparison_id: id,
          item,
          listing_id: listing.id,
          price_cents: priceCents,
          shared: JSON.stringify(shared),
        })),
    );
    await trx.insertInto('comparison_items').values(rows).execute();
  });
  return {
    path: sharePath(token),
    sharedAt: sharedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    stopKey,
  };
}

/** Deletes a comparison shared without an account, given its stop key. @throws DomainError COMPARISON_NOT_SHARED. */
export async function stopSharedWithoutAccount(db: Database, token: string, stopKey: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('comparisons')
    .where('share_token', '=', token)
    .where('stop_key_hash', '=', hashToken(stopKey).toString('hex'))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError(comparisonErrors.COMPARISON_NOT_SHARED);
}

/** Deletes expired links. */
export async function dropExpiredShares({ db }: { db: Database }): Promise<void> {
  await db.deleteFrom('comparisons').where('expires_at', '<=', sql<Date>`now()`).execute();
}
