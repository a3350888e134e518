import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { planOnce } from '../../../../../platform/server/db/statement-names.ts';
import { isForSale } from '../../../../items/listings/server/listings.ts';
import { formsOf } from '../query/word-forms.ts';

interface WordCount {
  /** Estimated number of listings for sale with the word in title or tags. */
  names: number;
  /** Estimated number with the word anywhere. */
  listings: number;
}

export interface WordCounts {
  /** Whether a listing has or had the word, as it is. */
  has: (word: string) => boolean;
  /** Returns the sum of several words, such as the forms of one. */
  of: (words: readonly string[]) => WordCount;
  /** Returns the sum of all forms of a word. */
  ofForms: (word: string) => WordCount;
  /** Estimated number of all listings for sale. */
  total: number;
}

/** Estimates up to this may predate a new word, so the listings themselves are counted. */
export const MAY_BE_NEW = 2;
const MAX_COUNTED = 100;

/**
 * Returns how common words are. Unknown words count as 0.
 * @param estimated Words for which an estimate is enough, even if they are new.
 */
export async function countsOf(
  db: Database,
  words: readonly string[],
  estimated: readonly string[] = [],
): Promise<WordCounts> {
  const { total, known } = await findEstimates(db, [...words, ...estimated]);
  const isEnough = new Set(estimated);
  const counts = new Map<string, WordCount>(
    known.map(({ word, names, listings }) => {
      const atLeast = isEnough.has(word) ? Math.max(1, names) : names;
      return [word, { names: atLeast, listings: Math.max(1, listings) }];
    }),
  );
  const unsure = known
    .filter(({ word, listings }) => listings <= MAY_BE_NEW && !isEnough.has(word))
    .map(({ word }) => word);
  const counted = unsure.length === 0 ? [] : await countInListings(db, unsure);
  for (const { word, ...count } of counted) counts.set(word, count);
  const of = (searched: readonly string[]): WordCount => {
    const sum = { names: 0, listings: 0 };
    for (const word of new Set(searched)) {
      sum.names += counts.get(word)?.names ?? 0;
      sum.listings += counts.get(word)?.listings ?? 0;
    }
    return sum;
  };
  return { has: (word) => counts.has(word), of, ofForms: once((word) => of(formsOf(word))), total };
}

/** Computes each value once. A search compares its words many times, and finding their forms costs more. */
function once(compute: (word: string) => WordCount): (word: string) => WordCount {
  const known = new Map<string, WordCount>();
  return (word) => {
    const wordCount = known.get(word) ?? compute(word);
    known.set(word, wordCount);
    return wordCount;
  };
}

/** Loads the latest estimates and the number of listings for sale. */
async function findEstimates(db: Database, words: readonly string[]) {
  const { rows } = await sql<{ total: number } & ({ word: null } | ({ word: string } & WordCount))>`
    select total, word, names, listings
    from (select greatest(1, reltuples)::int as total from pg_class where oid = 'listings_newest'::regclass) as total
    left join search_words on word = any(${planOnce(words, 'text[]')})`.execute(db);
  return {
    total: rows[0]?.total ?? 1,
    known: rows.filter((row) => row.word !== null),
  };
}

/** Counts the listings for sale that have each word, up to 100. */
async function countInListings(db: Database, words: readonly string[]) {
  const having = (column: string) => sql`
    select count(*)::int from (
      select from listings where search_text_words(${sql.ref(column)}) && array[word] and ${isForSale()}
      limit ${sql.lit(MAX_COUNTED)}) as having_it`;
  const { rows } = await sql<{ word: string } & WordCount>`
    select word, (${having('name_text')}) as names, (${having('search_text')}) as listings
    from unnest(${planOnce(words, 'text[]')}) as word`.execute(db);
  return rows;
}
