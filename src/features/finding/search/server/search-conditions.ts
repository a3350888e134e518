import { type RawBuilder, sql } from 'kysely';
import { planOnce } from '../../../../platform/server/db/statement-names.ts';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';

/** The searched column: the name of a listing (title and tags), or all of its text. */
export type SearchedColumn = 'name_text' | 'search_text';

/** A word to search for, in all its forms. */
export interface SearchedWord {
  /** LIKE patterns, one of which must match. */
  patterns: readonly string[];
  /** All known words that match the patterns; null if there are too many. */
  words: readonly string[] | null;
}

/** One phrasing of a term. Every word must match. */
export type Way = readonly SearchedWord[];

export interface SearchedTerm {
  column: SearchedColumn;
  /** Alternative phrasings, one of which must match. */
  ways: readonly Way[];
  /** Index words, one of which is in every matching listing; null if there are too many. */
  indexWords: readonly string[] | null;
  /** Whether having one of the index words is enough to match. */
  isListed: boolean;
}

/** What to search for, based on the typed words and the words of listings. */
export interface Search {
  /** Terms that must all match. */
  terms: readonly SearchedTerm[];
  /** Estimated share of matching listings among all for sale, from 0 to 1. */
  share: number;
  /** Estimated number of all listings for sale. */
  total: number;
  /** The index to use: words of names, words of all texts, or both if each alone finds too many. */
  index: SearchedColumn | 'both';
}

/** Matches a whole word in any of its forms. */
export const wholeWord = (forms: readonly string[]): SearchedWord => ({
  patterns: forms.map((form) => `% ${form} %`),
  words: forms,
});

/** A condition that matches a term against the text of a listing. */
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
 * Returns an index condition that finds at least all matches of a term; null if it would list too many words. The index
 * of all texts also covers names.
 * @param isPlannedOnce Whether one plan fits all words.
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

/** Whether the index alone decides if a term matches, without checking the text. */
export const isFoundByIndex = ({ column, isListed }: SearchedTerm, { index }: Search): boolean =>
  isListed && (index === 'both' || index === column);

/** Joins phrasings of a single word into one condition. */
function joinedWays(ways: readonly Way[]): readonly Way[] {
  const single = ways.filter((way) => way.length === 1).flat();
  if (single.length < 2) return ways;
  const together: SearchedWord = { patterns: single.flatMap(({ patterns }) => patterns), words: null };
  return [[together], ...ways.filter((way) => way.length > 1)];
}

/** Filters that the word indexes also contain. */
export interface FacetFilters {
  category?: CategorySlug;
  condition?: ConditionSlug;
  /** One of these conditions must match. */
  conditions?: readonly ConditionSlug[];
  minPriceCents?: number;
  maxPriceCents?: number;
}

/**
 * Returns the filters as index words, so that a common word with a narrow filter is found without reading each listing.
 * Prices are indexed in steps, so the result may include slightly higher or lower prices.
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
  const listingFacets = sql`search_facets(listings.category, listings.condition, listings.price_cents)`;
  return facets.map((facet) => sql<boolean>`${listingFacets} && ${facet}`);
}
