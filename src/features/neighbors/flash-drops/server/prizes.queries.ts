import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import { MIN_QUICK_SALES, type PrizeId } from '../contract/prizes.ts';

/** A person who leads or won. */
export interface HolderRow {
  flash_drop_id: string;
  prize: PrizeId;
  /** Null if the account was deleted. */
  profile_id: string | null;
  amount: number;
}

/** Leaves out people who are deleting their account. */
const isStaying = sql`join profiles on profiles.id = taking.profile_id and profiles.deletes_at is null`;

/**
 * Selects who leads for each prize of undecided events: most listings, most likes, and everyone with enough sales. In a
 * tie, the person who reached the number first leads. Likes count for listings of the event, until it ends.
 */
export const standingHolders = (ids: readonly string[]): RawBuilder<HolderRow> => sql<HolderRow>`
  with event as (select id, ends_at from flash_drops where id = ${anyOf(ids)})
  select event.id as flash_drop_id, holder.prize, holder.profile_id, holder.amount
  from event, lateral (
    (select 'top-lister' as prize, taking.profile_id, taking.listings as amount
    from flash_drop_participants as taking ${isStaying}
    where taking.flash_drop_id = event.id and taking.left_at is null and taking.listings > 0
    order by taking.listings desc, taking.listings_reached_at, taking.profile_id limit 1)
    union all
    (select 'community-favorite', best.profile_id, best.likes
    from (
      select taking.profile_id, liked.likes, liked.listings, rank() over (order by liked.likes desc) as place
      from (
        select seller_id, sum(likes)::int as likes, array_agg(listing_id) as listings
        from (
          -- Looked up one by one, so that it costs the same in a large marketplace.
          select entered.listing_id, entered.likes,
            (select seller_id from listings where listings.id = entered.listing_id) as seller_id
          from flash_drop_listings as entered where entered.flash_drop_id = event.id and entered.likes > 0
        ) as listed
        group by seller_id
      ) as liked
      join flash_drop_participants as taking
        on taking.flash_drop_id = event.id and taking.profile_id = liked.seller_id and taking.left_at is null
      ${isStaying}
    ) as best, lateral (
      select max(created_at) as reached_at from favourites
      where favourites.listing_id = any (best.listings) and favourites.created_at < event.ends_at
    ) as last_like
    where best.place = 1
    order by last_like.reached_at, best.profile_id limit 1)
    union all
    (select 'quick-seller', taking.profile_id, taking.sales
    from flash_drop_participants as taking ${isStaying}
    where taking.flash_drop_id = event.id and taking.left_at is null and taking.sales >= ${MIN_QUICK_SALES}::int
      and taking.sales > 0
    order by taking.sales desc, taking.reached_at, taking.profile_id)
  ) as holder`;

export async function findStandingHolders(db: Database, ids: readonly string[]): Promise<HolderRow[]> {
  if (ids.length === 0) return [];
  return (await standingHolders(ids).execute(db)).rows;
}

/** Finds the winners of decided events. Quick Seller winners are ordered by sales. */
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
