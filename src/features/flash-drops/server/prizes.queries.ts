import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../../platform/server/db/any-of.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { type PrizeId, QUICK_SALES } from '../contract/prizes.ts';

/** Somebody who leads or has won. */
export interface HolderRow {
  flash_drop_id: string;
  prize: PrizeId;
  /** Null once the account is gone. */
  profile_id: string | null;
  amount: number;
}

/**
 * Who would win each prize of events that are not decided yet: most listings, most likes, and everybody with enough
 * sales. Of two with the same number, who got there first. Likes count for listings of the event, until it ends.
 */
export const standingHolders = (ids: readonly string[]): RawBuilder<HolderRow> => sql<HolderRow>`
  with taking as (
    select participant.* from flash_drop_participants as participant
    join profiles on profiles.id = participant.profile_id and profiles.deletes_at is null
    where participant.flash_drop_id = ${anyOf(ids)} and participant.left_at is null
  )
  (select distinct on (flash_drop_id) flash_drop_id, 'top-lister' as prize, profile_id, listings as amount
  from taking where listings > 0
  order by flash_drop_id, listings desc, listings_reached_at, profile_id)
  union all
  (select distinct on (flash_drop_id) flash_drop_id, 'community-favorite', profile_id, likes
  from (
    select taking.flash_drop_id, taking.profile_id, count(*)::int as likes, max(favourites.created_at) as reached_at
    from flash_drop_listings as listed
    join flash_drops on flash_drops.id = listed.flash_drop_id
    join listings on listings.id = listed.listing_id
    join taking on taking.flash_drop_id = listed.flash_drop_id and taking.profile_id = listings.seller_id
    join favourites on favourites.listing_id = listed.listing_id and favourites.created_at < flash_drops.ends_at
    where listed.flash_drop_id = ${anyOf(ids)}
    group by taking.flash_drop_id, taking.profile_id
  ) as liked
  order by flash_drop_id, likes desc, reached_at, profile_id)
  union all
  (select flash_drop_id, 'quick-seller', profile_id, sales
  from taking where sales >= ${QUICK_SALES}::int
  order by sales desc, reached_at, profile_id)`;

export async function findStandingHolders(db: Database, ids: readonly string[]): Promise<HolderRow[]> {
  if (ids.length === 0) return [];
  return (await standingHolders(ids).execute(db)).rows;
}

/** Who won, once it is decided; of Quick Seller, the most sales first. */
export async function findWinners(db: Database, ids: readonly string[]): Promise<HolderRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('flash_drop_prizes')
    .select(['flash_drop_id', 'prize', 'profile_id', 'amount'])
    .where('flash_drop_id', '=', anyOf(ids))
    .orderBy('amount', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, prize: row.prize as PrizeId }));
}
