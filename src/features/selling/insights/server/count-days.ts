import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { currentCategories } from '../../../../shared/taxonomy.ts';
import { INTEREST_DAYS, isForSale, isVisibleListing } from '../../../items/listings/server/listings.ts';
import { PRICE_DAYS } from '../contract/insight-rules.ts';
import { isPrice, today } from './insights.queries.ts';

/**
 * Counts the actions in each category on days that are not final, newest first. Stops when the time is over and
 * continues the next time. The cost of a day depends on its actions, not on the number of listings. A day is final a day
 * after its end, because recent sales can be undone.
 */
export async function countDays(db: Database, { forMs }: { forMs: number }): Promise<void> {
  const end = Date.now() + forMs;
  for (const day of await openDays(db)) {
    await countDay(db, day);
    if (Date.now() >= end) return;
  }
}

async function openDays(db: Database): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day::text as day from (select ${today} - ago as day from generate_series(0, ${PRICE_DAYS - 1}::int) as ago) as days
    where not exists (
      select from category_days where category_days.day = days.day and counted_at >= days.day + interval '2 days')
    order by day desc`.execute(db);
  return rows.map(({ day }) => day);
}

/** Views of former days are forgotten, so without them the other actions of those days would mislead. */
const COUNTED_WEEKS_DAYS = INTEREST_DAYS - (INTEREST_DAYS % 7);

async function countDay(db: Database, day: string): Promise<void> {
  const onDay = (column: string) =>
    sql`${sql.ref(column)} >= ${day}::date::timestamp at time zone 'utc'
      and ${sql.ref(column)} < (${day}::date + 1)::timestamp at time zone 'utc'`;
  await sql`
    with actions as (
      select listing_id, views, 0 as saves, 0 as chats from listing_view_days where day = ${day}::date
      union all
      select listing_id, 0, 1, 0 from favourites where recent and ${onDay('created_at')}
      union all
      select listing_id, 0, 0, 1 from conversations
      where listing_id is not null and last_seq > 0 and ${onDay('created_at')}
    ), acted as (
      select category, sum(views)::int as views, sum(saves)::int as saves, sum(chats)::int as chats
      from actions join listings on listings.id = listing_id
      where ${day}::date >= ${today} - ${COUNTED_WEEKS_DAYS}::int
      group by category
    ), sold as (
      select category, array_agg(price order by id) as prices, array_agg(photos order by id) as photos,
        array_agg(days order by id) as days
      from (
        -- The price that everybody saw, never what a buyer paid in a deal.
        select listings.id, category, price_cents as price,
          (select count(*)::int from photos where photos.listing_id = listings.id) as photos,
          greatest(0, extract(day from sold_at - listings.created_at))::int as days
        from listings where status = 'sold' and ${isVisibleListing()} and ${onDay('sold_at')}
      ) as sales
      where ${isPrice('price')}
      group by category
    )
    insert into category_days (category, day, views, saves, chats, sold_prices, sold_photos, sold_after)
    select category, ${day}::date, coalesce(views, 0), coalesce(saves, 0), coalesce(chats, 0),
      coalesce(prices, '{}'), coalesce(photos, '{}'), coalesce(days, '{}')
    from unnest(${currentCategories().map(({ slug }) => slug)}::text[]) as category
      left join acted using (category) left join sold using (category)
    -- In one order, so that two at once wait for each other.
    order by category
    on conflict (category, day) do update set
      views = excluded.views, saves = excluded.saves, chats = excluded.chats, sold_prices = excluded.sold_prices,
      sold_photos = excluded.sold_photos, sold_after = excluded.sold_after, counted_at = now()`.execute(db);
}

/** Listings that a job reads to count categories. Of more, a sample is counted. */
const SAMPLE_SIZE = 1_000_000;

/**
 * Counts the listings for sale in each category.
 * @param upTo Categories with this many listings or more keep their last count, to bound the cost. Null counts all, for
 * jobs: exactly up to a million listings, else estimated from a sample of as many.
 */
export async function countSupply(
  db: Database,
  upTo: number | null,
  sampleSize = SAMPLE_SIZE,
): Promise<void> {
  const counted = upTo === null ? await sampled(db, sampleSize) : boundedBy(upTo);
  await sql`
    insert into category_insights (category, listings)
    select category, count from unnest(${currentCategories().map(({ slug }) => slug)}::text[]) as category
    ${counted}
    order by category
    on conflict (category) do update set listings = excluded.listings`.execute(db);
}

const boundedBy = (upTo: number) => sql`
  cross join lateral (
    select count(*)::int from (
      select from listings where listings.category = category.category and ${isForSale()} limit ${upTo}::int
    ) as found
  ) as counted
  where count < ${upTo}::int`;

async function sampled(db: Database, sampleSize: number) {
  const { rows } = await sql<{ total: number }>`
    select reltuples as total from pg_class where oid = 'listings'::regclass`.execute(db);
  const share = Math.min(1, sampleSize / Math.max(1, rows[0]?.total ?? 0));
  return sql`
    left join (
      select category, round(count(*) / ${share}::float8)::int as found
      from listings tablesample system (${100 * share}) where ${isForSale()} group by category
    ) as sampled using (category)
    cross join lateral (select coalesce(found, 0) as count) as counted`;
}
