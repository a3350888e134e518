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
  /** Every listing that matches has one of these words; null when there are too many to list. */
  indexWords: readonly string[] | null;
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
export const matchesTerm = ({ column, ways }: Pick<SearchedTerm, 'column' | 'ways'>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    joinedWays(ways).map(
      (way) =>
        sql`(${sql.join(
          way.map(({ patterns }) => sql`${sql.ref(`listings.${column}`)} like any (${patterns}::text[])`),
          sql` and `,
        )})`,
    ),
    sql` or `,
  )})`;

/**
 * What the indexes of words find of it, and a bit more; nothing where they have to list too many words. What a name has,
 * all texts have: so beside terms of all texts, it is looked for in their index too, which then lists only what has
 * everything.
 */
export function indexFinds({ column, indexWords }: SearchedTerm, { terms }: Search): RawBuilder<boolean>[] {
  if (indexWords === null) return [];
  const columns = new Set([column, ...(column === 'name_text' ? terms.map((term) => term.column) : [])]);
  return [...columns].map(
    (each) => sql<boolean>`search_text_words(${sql.ref(`listings.${each}`)}) && ${indexWords}::text[]`,
  );
}

/** Ways of a single word are one condition together. */
function joinedWays(ways: readonly Way[]): readonly Way[] {
  const single = ways.filter((way) => way.length === 1).flat();
  if (single.length < 2) return ways;
  const together: SearchedWord = { patterns: single.flatMap(({ patterns }) => patterns), words: null };
  return [[together], ...ways.filter((way) => way.length > 1)];
}
