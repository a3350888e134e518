import type { Search, SearchedColumn } from '../search-conditions.ts';
import type { UnderstoodSearch } from '../understand-search.ts';
import { itemIndexOf } from './score.ts';
import { insideSearch, wholeSearch } from './searched-terms.ts';

/**
 * Yields searches for exact matches, of which the first with results is used: the item in the name and other words
 * anywhere, then all words anywhere, then the typed text as part of words that no listing has as a whole (BROWSE-25).
 */
export async function* exactSearches({
  terms,
  counts,
  findInside,
}: UnderstoodSearch): AsyncGenerator<Search> {
  const itemIndex = itemIndexOf(terms);
  const whole = (column: SearchedColumn) =>
    wholeSearch(
      terms.map((term, index) => ({ terms: [term], column: index === itemIndex ? column : 'search_text' })),
      counts,
    );
  const anywhere = whole('search_text');
  for (const search of [whole('name_text'), anywhere]) if (search.share > 0) yield search;
  if (anywhere.share > 0) return;
  const inside = insideSearch(terms, counts, await findInside(terms));
  if (inside) yield inside;
}
