import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { planOnce } from '../../../../../platform/server/db/statement-names.ts';
import { searchTerm } from '../search-terms.ts';

export interface InsideWords {
  /** LIKE patterns for the search text of a listing, one of which must match. */
  patterns: readonly string[];
  /** All known words that contain it; null if there are too many, or if half of all listings have one. */
  words: readonly string[] | null;
  /** Estimated number of listings for sale that have one of them. */
  listings: number;
  /** Estimated number of listings per word; null if the words are not listed. */
  counts: ReadonlyMap<string, number> | null;
}

/** Maximum words to list. One or two letters are part of more. */
const MAX_WORDS = 3000;
/** Below this total, half of all listings are still few. */
const FEW_LISTINGS = 1000;

/** Finds the known words that contain each given word or its singular or plural. Words with no match are missing. */
export type FindInside = (
  terms: readonly { words: readonly string[] }[],
) => Promise<ReadonlyMap<string, InsideWords>>;

/** Returns a `FindInside` that asks the database once for each word. A search asks for the same words in several steps. */
export function insideWordsOnce(db: Database): FindInside {
  const byWord = new Map<string, InsideWords>();
  const loaded = new Set<string>();
  return async (terms) => {
    const words = [...new Set(terms.flatMap((term) => term.words))].filter((word) => !loaded.has(word));
    if (words.length > 0) {
      for (const [word, inside] of await insideWords(db, words)) byWord.set(word, inside);
      for (const word of words) loaded.add(word);
    }
    return byWord;
  };
}

async function insideWords(
  db: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, InsideWords>> {
  const searched = words.map(searchTerm);
  const lookups = searched.flatMap(({ patterns }, term) =>
    patterns.map((pattern) => {
      const text = pattern.replaceAll(/[% ]/g, '');
      return { term, pattern: isPiece(pattern) ? null : pattern, pieces: piecesOf(text).join(' ') };
    }),
  );
  const column = <T>(of: (one: (typeof lookups)[number]) => T, type: 'integer[]' | 'text[]') =>
    planOnce(lookups.map(of), type);
  const { rows } = await sql<{ term: number; listings: number } & (Listed | NotListed)>`
    with asked as (
      select * from unnest(${column(({ term }) => term, 'integer[]')}, ${column(({ pieces }) => pieces, 'text[]')},
        ${column(({ pattern }) => pattern, 'text[]')}) as asked (term, pieces, pattern)
    )
    select term, listings,
      case when is_listed then words end as words, case when is_listed then counts end as counts
    from (select distinct term from asked) as terms
    -- For each term by itself, because grouping them would sort all words.
    cross join lateral (
      select array_agg(word) as words, array_agg(listings) as counts, sum(listings)::int as listings,
        count(*) < ${sql.lit(MAX_WORDS)} and sum(listings) <= greatest(${sql.lit(FEW_LISTINGS)}, (
          select reltuples / 2 from pg_class where oid = 'listings_newest'::regclass)) as is_listed
      from asked
      cross join lateral (
        select word, greatest(listings, 1) as listings from search_words
        where word_pieces(word) @> string_to_array(pieces, ' ') and (pattern is null or ' ' || word || ' ' like pattern)
        limit ${sql.lit(MAX_WORDS)}
      ) as known
      where asked.term = terms.term
    ) as found
    where listings is not null`.execute(db);
  return new Map(
    rows.map((row) => [searched[row.term]?.word ?? '', insideOf(row, searched[row.term]?.patterns ?? [])]),
  );
}

function insideOf(
  row: { listings: number } & (Listed | NotListed),
  patterns: readonly string[],
): InsideWords {
  if (row.words === null) return { patterns, words: null, listings: Infinity, counts: null };
  const counts = new Map(row.words.map((word, index) => [word, row.counts[index] ?? 0]));
  return { patterns, words: [...counts.keys()], listings: row.listings, counts };
}

type Listed = { words: string[]; counts: number[] };
type NotListed = { words: null; counts: null };

/** Whether a pattern asks for one or two letters inside a word, which the index decides alone. */
const isPiece = (pattern: string): boolean => /^%[^ %]{1,2}%$/u.test(pattern);

/** Returns the index keys of a text: its letter pairs, or its only letter. */
const piecesOf = (text: string): string[] => {
  const letters = [...text];
  return letters.length < 2 ? letters : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
};
