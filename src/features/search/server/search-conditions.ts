import { type RawBuilder, sql } from 'kysely';

/** Where a word is looked for: in the name of a listing (its title and tags), or in all its texts. */
export type SearchedColumn = 'name_text' | 'search_text';

/** A word to look for, in all its forms. */
export interface SearchedWord {
  /** LIKE patterns of which one has to match. */
  patterns: readonly string[];
  /** All words that the patterns match; null when there are too many to list. */
  words: readonly string[] | null;
}

/** A way to say something: each of its words has to be there. */
export type Way = readonly SearchedWord[];

export interface SearchedTerm {
  column: SearchedColumn;
  /** One of these has to match. */
  ways: readonly Way[];
}

/** What to search for, from what was typed and the words that listings have. */
export interface Search {
  /** Each of these has to match. */
  terms: readonly SearchedTerm[];
  /** The estimated share of all listings for sale that match, from 0 to 1. */
  share: number;
}

/** A word as a whole, in any of its forms. */
export const wholeWord = (forms: readonly string[]): SearchedWord => ({
  patterns: forms.map((form) => `% ${form} %`),
  words: forms,
});

/** Whether a listing matches a term, decided by reading its text. */
export const matchesTerm = ({ column, ways }: SearchedTerm): RawBuilder<boolean> =>
  oneOf(ways, ({ patterns }) => sql`${sql.ref(`listings.${column}`)} like any (${patterns}::text[])`);

/** The same by the index of words; null where that has to list too many of them. */
export function indexFinds({ column, ways }: SearchedTerm): RawBuilder<boolean> | null {
  if (ways.some((way) => way.every(({ words }) => words === null))) return null;
  return oneOf(ways, ({ words }) =>
    words === null ? null : sql`search_text_words(${sql.ref(`listings.${column}`)}) && ${words}::text[]`,
  );
}

type WordCondition = (word: SearchedWord) => RawBuilder<unknown> | null;

function oneOf(ways: readonly Way[], condition: WordCondition): RawBuilder<boolean> {
  const each = joinedWays(ways).map((way) => {
    const words = way.map(condition).filter((one) => one !== null);
    return sql`(${sql.join(words, sql` and `)})`;
  });
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

/** Ways of a single word are one condition together. */
function joinedWays(ways: readonly Way[]): readonly Way[] {
  const single = ways.filter((way) => way.length === 1).flat();
  if (single.length < 2) return ways;
  const words = single.some((one) => one.words === null) ? null : single.flatMap((one) => one.words ?? []);
  const together: SearchedWord = { patterns: single.flatMap(({ patterns }) => patterns), words };
  return [[together], ...ways.filter((way) => way.length > 1)];
}
