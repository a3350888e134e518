import { type RawBuilder, sql } from 'kysely';
import { planOnce } from '../../../../platform/server/db/statement-names.ts';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';

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
  /** Every listing that has one of these words matches. */
  isListed: boolean;
}

/** What to search for, from what was typed and the words that listings have. */
export interface Search {
  /** Each of these has to match. */
  terms: readonly SearchedTerm[];
  /** The estimated share of all listings for sale that match, from 0 to 1. */
  share: number;
  /** The index that finds these: of the words of names, or of all texts; both where each alone finds too many. */
  index: SearchedColumn | 'both';
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
          way.map(
            ({ patterns }) =>
              sql`${sql.ref(`listings.${column}`)} like any (${planOnce(patterns, 'text[]')})`,
          ),
          sql` and `,
        )})`,
    ),
    sql` or `,
  )})`;

/**
 * What an index of words finds of a term, and a bit more; null where it has to list too many words. What a name has, all
 * texts have, so their index finds it too.
 * @param isPlannedOnce The plan is the same for all words.
 */
export function indexFinds(
  { column, indexWords }: SearchedTerm,
  { index }: Search,
  isPlannedOnce: boolean,
): RawBuilder<boolean> | null {
  if (indexWords === null) return null;
  const words = isPlannedOnce ? planOnce(indexWords, 'text[]') : sql`${indexWords}::text[]`;
  if (index !== 'both' || column === 'search_text')
    return hasWord(index === 'both' ? 'search_text' : index, words);
  return sql<boolean>`(${hasWord('name_text', words)} and ${hasWord('search_text', words)})`;
}

const hasWord = (column: SearchedColumn, words: RawBuilder<unknown>) =>
  sql<boolean>`search_text_words(${sql.ref(`listings.${column}`)}) && ${words}`;

/** Whether what the index finds of a term need not be compared with the texts. */
export const isFoundByIndex = ({ column, isListed }: SearchedTerm, { index }: Search): boolean =>
  isListed && (index === 'both' || index === column);

/** Ways of a single word are one condition together. */
function joinedWays(ways: readonly Way[]): readonly Way[] {
  const single = ways.filter((way) => way.length === 1).flat();
  if (single.length < 2) return ways;
  const together: SearchedWord = { patterns: single.flatMap(({ patterns }) => patterns), words: null };
  return [[together], ...ways.filter((way) => way.length > 1)];
}

/** The filters that the indexes of words hold. */
export interface FacetFilters {
  category?: CategorySlug;
  condition?: ConditionSlug;
  /** One of these will do. */
  conditions?: readonly ConditionSlug[];
  minPriceCents?: number;
  maxPriceCents?: number;
}

/**
 * The filters as words beside those of listings, so that a common word and a narrow filter are found without reading
 * each listing that has the word. Prices are held in steps: what is found may be a bit dearer or cheaper.
 */
export function facetsOf({
  category,
  condition,
  conditions = condition && [condition],
  minPriceCents,
  maxPriceCents,
}: FacetFilters): RawBuilder<boolean>[] {
  const facets: RawBuilder<unknown>[] = [];
  if (category !== undefined) facets.push(sql`${[`category ${category}`]}::text[]`);
  if (conditions !== undefined) facets.push(sql`${conditions.map((each) => `condition ${each}`)}::text[]`);
  if (minPriceCents !== undefined || maxPriceCents !== undefined)
    facets.push(sql`price_facets(${minPriceCents ?? null}::integer, ${maxPriceCents ?? null}::integer)`);
  const held = sql`search_facets(listings.category, listings.condition, listings.price_cents)`;
  return facets.map((facet) => sql<boolean>`${held} && ${facet}`);
}
