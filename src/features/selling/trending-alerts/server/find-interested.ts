import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import { isForSale, isVisibleListing } from '../../../items/listings/server/listings.ts';

export interface Interested {
  profileId: string;
  category: CategorySlug;
}

/** Returns the members who sell in one of the categories or saved a listing of it, once per category. */
export async function findInterested(
  db: Database,
  members: readonly string[],
  categories: readonly CategorySlug[],
): Promise<Interested[]> {
  const { rows } = await sql<Interested>`
    select interested.profile_id as "profileId", category from (
      select seller_id as profile_id, category from listings
      where seller_id = any(${members}::uuid[]) and ${isForSale()}
      union
      select profile_id, category from favourites join listings on listings.id = listing_id
      where profile_id = any(${members}::uuid[]) and ${isVisibleListing()}
    ) as interested
    join profiles on profiles.id = interested.profile_id
    where category = any(${categories}::text[]) and deletes_at is null
    order by category, interested.profile_id`.execute(db);
  return rows;
}
