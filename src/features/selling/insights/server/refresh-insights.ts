import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { type CategorySlug, type ConditionSlug, currentCategories } from '../../../../shared/taxonomy.ts';
import { findPriceHelp } from '../../../finding/price-help/server/price-help.ts';
import type { SearchCounts } from '../../../finding/search/server/search.ts';
import { isForSale } from '../../../items/listings/server/listings.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import { CHART_WEEKS, ENOUGH, INTEREST, PRICE_DAYS } from '../contract/insight-rules.ts';
import type { Insights } from '../contract/insights.ts';
import { countDays, countSupply } from './count-days.ts';
import { isPrice, today } from './insights.queries.ts';
import { type InsightServices, readInsights } from './read-insights.ts';

export interface RefreshServices extends InsightServices {
  searchCounts: Pick<SearchCounts, 'flush'>;
}

/** Time to count days: in the hourly job, and while someone waits. */
const JOB_MS = 60_000;
const WAIT_MS = 2_000;
/** While someone waits, only categories with fewer listings are counted. */
const MAX_COUNTED_WAITING = 2_000;
/** Categories computed in the last seconds are not computed again, because they are the same for everyone. */
const NEW_SECONDS = 5;

/** Computes the categories. Runs on a schedule. */
export async function computeInsights({ db }: { db: Database }): Promise<void> {
  await countDays(db, { forMs: JOB_MS });
  await countSupply(db, null);
  await computeCategories(db);
}

/** Recomputes everything that a seller sees, at a bounded cost. */
export async function refreshInsights(services: RefreshServices, seller: Member): Promise<Insights> {
  const { db, searchCounts } = services;
  if (!(await isNew(db))) {
    // Includes the searches that this process has counted.
    await searchCounts.flush();
    await countDays(db, { forMs: WAIT_MS });
    await countSupply(db, MAX_COUNTED_WAITING);
    await computeCategories(db);
  }
  await compareListings(services, seller);
  return readInsights(services, seller);
}

async function isNew(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from category_insights
    where computed_at > now() - make_interval(secs => ${NEW_SECONDS}::int) limit 1`.execute(db);
  return rows.length > 0;
}

/** Maximum number of listings to compare, the longest-ago compared first. Each costs a search. */
const MAX_COMPARED = 12;

interface Compared {
  id: string;
  title: string;
  category: CategorySlug;
  condition: ConditionSlug;
}

/** Compares a seller's listings with similar ones, and stores the result for tips. */
async function compareListings({ db }: { db: Database }, seller: Member): Promise<void> {
  const [{ rows }, hidden] = await Promise.all([
    sql<Compared>`
      select id, listings.title, category, condition
      from listings left join listing_comparisons on listing_id = id
      where seller_id = ${seller.id} and ${isForSale()} and price_cents > 0
      order by compared_at nulls first, listed_at desc, id desc limit ${sql.lit(MAX_COMPARED)}`.execute(db),
    blockedPeopleOf(db, seller),
  ]);
  for (const { id, title, category, condition } of rows) {
    const help = await findPriceHelp(db, { title, category, condition, except: id }, hidden);
    const { sold, active, range, points } = help;
    const prices = points.map(({ priceCents }) => priceCents);
    // The listing may have been deleted meanwhile.
    await sql`
      insert into listing_comparisons (listing_id, title, sold, active, low_cents, high_cents, prices)
      select id, ${title}, ${sold}, ${active}, ${range?.q1 ?? null}, ${range?.q3 ?? null}, ${prices}::int[]
      from listings where id = ${id}
      on conflict (listing_id) do update set
        title = excluded.title, sold = excluded.sold, active = excluded.active, low_cents = excluded.low_cents,
        high_cents = excluded.high_cents, prices = excluded.prices, compared_at = now()`.execute(db);
  }
}

/** If too few were sold, prices come from this many newest listings for sale. */
const MAX_ASKING_PRICES = 500;

/** Computes the insights of each category from its counted days and searches. */
export async function computeCategories(db: Database): Promise<void> {
  await sql`
    with week as (
      select category, (${today} - 1 - day) / 7 as ago,
        sum(views + saves + chats + coalesce(searches, 0))::int as actions,
        sum(${sql.lit(INTEREST.views)} * views + ${sql.lit(INTEREST.saves)} * saves
          + ${sql.lit(INTEREST.chats)} * chats + ${sql.lit(INTEREST.searches)} * coalesce(searches, 0))::int as interest
      from category_days left join search_days using (category, day)
      where day < ${today} and day >= ${today} - ${7 * CHART_WEEKS}::int
      group by category, ago
    ), sale as (
      select category, unnest(sold_prices) as price, unnest(sold_photos) as photos, unnest(sold_after) as days
      from category_days where day > ${today} - ${PRICE_DAYS}::int
    ), sold as (
      select category, count(*)::int as count, avg(price)::int as average,
        percentile_cont(array[0.25, 0.75]) within group (order by price) as quartiles,
        percentile_disc(0.5) within group (order by photos) as photos,
        percentile_disc(0.5) within group (order by days) as days
      from sale group by category
    ), asked as (
      select category, count(*)::int as count, avg(price_cents)::int as average,
        percentile_cont(array[0.25, 0.75]) within group (order by price_cents) as quartiles
      from unnest(${currentCategories().map(({ slug }) => slug)}::text[]) as category left join sold using (category) cross join lateral (
        select price_cents from listings
        where listings.category = category.category and ${isForSale()} and ${isPrice('price_cents')}
        order by listed_at desc, id desc limit ${sql.lit(MAX_ASKING_PRICES)}
      ) as newest
      where coalesce(sold.count, 0) < ${ENOUGH.prices}::int
      group by category
    ), priced as (
      -- Sales, also where both are too few, as their number is shown.
      select category, asked.count >= ${ENOUGH.prices}::int as by_asked, sold as sold, asked as asked
      from unnest(${currentCategories().map(({ slug }) => slug)}::text[]) as category left join sold using (category) left join asked using (category)
    )
    insert into category_insights (category, weeks, interest, price_basis, priced, average_cents, low_cents, high_cents,
      sold, usual_photos, usual_days, computed_at)
    select category,
      array(select coalesce(actions, 0) from generate_series(${CHART_WEEKS - 1}::int, 0, -1) as weeks (ago)
        left join week on week.ago = weeks.ago and week.category = priced.category order by weeks.ago desc),
      coalesce((select interest from week where ago = 0 and week.category = priced.category), 0),
      case when by_asked then 'asked' else 'sold' end,
      coalesce(case when by_asked then (asked).count else (sold).count end, 0),
      case when by_asked then (asked).average else (sold).average end,
      round((case when by_asked then (asked).quartiles else (sold).quartiles end)[1]),
      round((case when by_asked then (asked).quartiles else (sold).quartiles end)[2]),
      coalesce((sold).count, 0), (sold).photos, (sold).days, now()
    from priced
    order by category
    on conflict (category) do update set
      weeks = excluded.weeks, interest = excluded.interest, price_basis = excluded.price_basis,
      priced = excluded.priced, average_cents = excluded.average_cents, low_cents = excluded.low_cents,
      high_cents = excluded.high_cents, sold = excluded.sold, usual_photos = excluded.usual_photos,
      usual_days = excluded.usual_days, computed_at = excluded.computed_at`.execute(db);
}
