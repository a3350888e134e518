import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { CATEGORY_SLUGS } from '../../../../shared/taxonomy.ts';
import { isForSale } from '../../../items/listings/server/listings.ts';

/**
 * Counts the listings for sale in each category.
 * @param upTo Categories with this many listings or more keep their last count, to bound the cost. Null counts all, for
 * jobs.
 */
export async function countSupply(db: Database, upTo: number | null): Promise<void> {
  await sql`
    insert into category_insights (category, listings)
    select category, count from unnest(${CATEGORY_SLUGS}::text[]) as category cross join lateral (
      select count(*)::int from (
        select from listings where listings.category = category.category and ${isForSale()} limit ${upTo}::int
      ) as found
    ) as counted
    where ${upTo}::int is null or count < ${upTo}::int
    order by category
    on conflict (category) do update set listings = excluded.listings`.execute(db);
}
