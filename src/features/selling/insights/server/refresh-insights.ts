import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';
import { findPriceHelp } from '../../../finding/price-help/server/price-help.ts';
import type { SearchCounts } from '../../../finding/search/server/search.ts';
import { isForSale } from '../../../items/listings/server/listings.ts';
import type { PresentPhoto } from '../../../items/photos/server/photos.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import type { Insights } from '../contract/insights.ts';
import { computeCategories } from './compute-categories.ts';
import { countDays, countSupply } from './count-days.ts';
import { type InsightServices, readInsights } from './read-insights.ts';

export interface RefreshServices extends InsightServices {
  searchCounts: Pick<SearchCounts, 'flush'>;
}

/** Time to count days: in the hourly job, and while someone waits. */
const JOB_MS = 60_000;
const WAIT_MS = 2_000;
/** While someone waits, only categories with fewer listings are counted. */
const FEW = 2_000;
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
    await countSupply(db, FEW);
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
const AT_ONCE = 12;

interface Compared {
  id: string;
  title: string;
  category: CategorySlug;
  condition: ConditionSlug;
}

/** Compares a seller's listings with similar ones, and stores the result for tips. */
async function compareListings(
  { db, presentPhoto }: { db: Database; presentPhoto: PresentPhoto },
  seller: Member,
): Promise<void> {
  const [{ rows }, hidden] = await Promise.all([
    sql<Compared>`
      select id, listings.title, category, condition
      from listings left join listing_comparisons on listing_id = id
      where seller_id = ${seller.id} and ${isForSale()} and price_cents > 0
      order by compared_at nulls first, listed_at desc, id desc limit ${sql.lit(AT_ONCE)}`.execute(db),
    blockedPeopleOf(db, seller),
  ]);
  for (const { id, title, category, condition } of rows) {
    const help = await findPriceHelp(db, presentPhoto, { title, category, condition, except: id }, hidden);
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
