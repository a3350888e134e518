import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { allowMinutes } from '../../../../../platform/server/db/query-limits.ts';
import { isForSale } from '../../../../items/listings/server/listings.ts';

/** Listings to sample. More would hardly improve the estimate. */
const SAMPLE_SIZE = 50_000;

/** Estimates from a sample how many listings for sale have each word. */
export async function countWords(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '5min'`.execute(trx);
    const { rows } = await sql<{ total: number }>`
      select greatest(0, reltuples)::int as total from pg_class where oid = 'listings'::regclass`.execute(
      trx,
    );
    const percent = Math.min(100, (100 * SAMPLE_SIZE) / Math.max(1, rows[0]?.total ?? 0));
    await sql`
      with counted as (
        select word, round(count(*) * ${100 / percent}::float8)::int as listings,
          round(count(*) filter (where name_text like '% ' || word || ' %') * ${100 / percent}::float8)::int as names
        from listings tablesample system (${percent}), unnest(search_text_words(search_text)) as word
        where ${isForSale()}
        group by word
      )
      update search_words
      -- A word that is not in a part of the listings is rare, or gone.
      set listings = coalesce(counted.listings, ${percent === 100 ? 0 : 1}),
        names = coalesce(counted.names, ${percent === 100 ? 0 : 1})
      from search_words as known left join counted using (word)
      where search_words.word = known.word
        and (search_words.listings, search_words.names)
          <> (coalesce(counted.listings, ${percent === 100 ? 0 : 1}), coalesce(counted.names, ${percent === 100 ? 0 : 1}))
      ${allowMinutes}`.execute(trx);
    // The planner needs current statistics, because searches start with this table.
    await sql`analyze search_words ${allowMinutes}`.execute(trx);
  });
}
