import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { comesAfter, type TimeCursor, timeCursorAfter } from '../../../../platform/server/db/keyset.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { isVisibleListing } from '../../../items/listings/server/listings.ts';

/** The cursor that follows a favorite. */
export const favoriteCursorAfter = (row: { listing_id: string; created_at: Date }): string =>
  timeCursorAfter(row.created_at, row.listing_id);

/** Returns favorites, newest first. An extra row beyond the limit shows that there is another page. */
export function findFavorites(db: Database, profileId: string, limit: number, cursor: TimeCursor | null) {
  let query = db
    .selectFrom('favourites')
    .select(['listing_id', 'created_at'])
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('listing_id', 'desc')
    .limit(limit + 1);
  if (cursor !== null) query = query.where(comesAfter('created_at', 'listing_id', cursor));
  return query.execute();
}

export async function isFavorite(db: Database, profileId: string, listingId: string): Promise<boolean> {
  const favorite = await db
    .selectFrom('favourites')
    .select('listing_id')
    .where('profile_id', '=', profileId)
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return favorite !== undefined;
}

/** Returns which of these listings a member has saved. */
export async function favoritesAmong(
  db: Database,
  profileId: string,
  listingIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('favourites')
    .select('listing_id')
    .where('profile_id', '=', profileId)
    .where('listing_id', '=', sql<string>`any(${listingIds}::uuid[])`)
    .execute();
  return new Set(rows.map(({ listing_id }) => listing_id));
}

export async function findWatchers(db: Database, listingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('profile_id')
    .where('listing_id', '=', listingId)
    .execute();
  return rows.map(({ profile_id }) => profile_id);
}

/** Saves a listing. Returns false if it doesn't exist, is the member's own, or is already saved. */
export async function insertFavorite(
  trx: Transaction<DB>,
  profileId: string,
  listingId: string,
): Promise<boolean> {
  const saved = await trx
    .insertInto('favourites')
    .columns(['profile_id', 'listing_id'])
    .expression((eb) =>
      eb
        .selectFrom('listings')
        .select([sql<string>`${profileId}::uuid`.as('profile_id'), 'listings.id'])
        .where('listings.id', '=', listingId)
        .where('listings.seller_id', 'is distinct from', profileId)
        .where(isVisibleListing())
        // If the listing is being deleted, this waits for the deletion and then finds nothing.
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('listing_id')
    .executeTakeFirst();
  return saved !== undefined;
}

export async function deleteFavorite(db: Database, profileId: string, listingId: string): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('profile_id', '=', profileId)
    .where('listing_id', '=', listingId)
    .execute();
}

/** Removes favorites of listings that now belong to the member. */
export async function deleteOwnListings(trx: Transaction<DB>, profileId: string): Promise<void> {
  await trx
    .deleteFrom('favourites')
    .using('listings')
    .whereRef('listings.id', '=', 'favourites.listing_id')
    .where('listings.seller_id', '=', profileId)
    .where('favourites.profile_id', '=', profileId)
    .execute();
}
