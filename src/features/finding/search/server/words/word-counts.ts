import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';

interface WordCount {
  /** About how many listings for sale have the word in their title or tags. */
  names: number;
  /** And anywhere. */
  listings: number;
}

export interface WordCounts {
  of: (words: readonly string[]) => WordCount;
  /** All listings for sale, about. */
  total: number;
}

/** Up to here an estimate may be that of a word that came after the last one, so listings are asked. */
const MAY_BE_NEW = 2;
const COUNTED = 100;

/**
 * How common words are; those that no listing ever had count as 0.
 * @param estimated Words of which the estimate is enough, even if they are new.
 */
export async function countsOf(
  db: Database,
  words: readonly string[],
  estimated: readonly string[] = [],
): Promise<WordCounts> {
  const { rows } = await sql<{ word: string; total: number } & WordCount>`
    with known as (
      select word, names, greatest(listings, 1) as listings, true as is_checked
      from search_words where word = any(${words}::text[])
      union all
      select word, greatest(names, 1), greatest(listings, 1), false
      from search_words where word = any(${estimated}::text[])
    ),
    total as (select greatest(1, reltuples)::int as total from pg_class where oid = 'listings_newest'::regclass)
    select word, total,
      case when listings > ${MAY_BE_NEW} or not is_checked then listings else (${counted('search_text')}) end as listings,
      case when listings > ${MAY_BE_NEW} or not is_checked then names else (${counted('name_text')}) end as names
    from total left join known on true`.execute(db);
  const counts = new Map(rows.map(({ word, names, listings }) => [word, { names, listings }]));
  return {
    of: (asked) =>
      [...new Set(asked)].reduce(
        (sum, word) => ({
          names: sum.names + (counts.get(word)?.names ?? 0),
          listings: sum.listings + (counts.get(word)?.listings ?? 0),
        }),
        { names: 0, listings: 0 },
      ),
    total: rows[0]?.total ?? 1,
  };
}

const counted = (column: string) => sql`
  select count(*)::int from (
    select from listings
    where search_text_words(${sql.ref(column)}) && array[known.word]
      and status = 'active' and deleted_at is null and not owner_leaves
    limit ${COUNTED}) as having_it`;
