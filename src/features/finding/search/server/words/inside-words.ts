import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { searchTerm } from '../search-terms.ts';

export interface InsideWords {
  /** As LIKE patterns for the search text of a listing, of which one has to match. */
  patterns: readonly string[];
  /** All known words that contain it; null when there are too many to list. */
  words: readonly string[] | null;
  /** About how many listings for sale have one of them. */
  listings: number;
  /** The same for each of these words; null when there are too many to list. */
  counts: ReadonlyMap<string, number> | null;
}

/** One or two letters are in more words than are worth listing. */
const MAX_WORDS = 3000;

/** The words of listings that contain each of these, or their singular or plural; those that none contains are missing. */
export async function insideWords(
  db: Database,
  terms: readonly { words: readonly string[] }[],
): Promise<ReadonlyMap<string, InsideWords>> {
  const searched = [...new Set(terms.flatMap(({ words }) => words))].map(searchTerm);
  const asked = searched.flatMap(({ patterns }, term) =>
    patterns.map((pattern) => ({ term, pattern, text: pattern.replaceAll(/[% ]/g, '') })),
  );
  const { rows } = await sql<{ term: number; words: string[]; counts: number[]; listings: number }>`
    select term, array_agg(word) as words, array_agg(listings) as counts, sum(listings)::int as listings
    from unnest(${asked.map(({ term }) => term)}::int[], ${asked.map(({ text }) => text)}::text[],
      ${asked.map(({ pattern }) => pattern)}::text[]) as asked (term, content, pattern)
    cross join lateral (
      select word, greatest(listings, 1) as listings from search_words
      where word_pieces(word) @> word_pieces(content) and ' ' || word || ' ' like pattern
      limit ${sql.lit(MAX_WORDS)}
    ) as known
    group by term`.execute(db);
  return new Map(
    rows.map((row) => {
      const { word = '', patterns = [] } = searched[row.term] ?? {};
      const isWhole = row.words.length < MAX_WORDS;
      const counts = isWhole ? new Map(row.words.map((one, at) => [one, row.counts[at] ?? 0])) : null;
      const words = counts === null ? null : [...counts.keys()];
      return [word, { patterns, words, listings: isWhole ? row.listings : Infinity, counts }] as const;
    }),
  );
}
