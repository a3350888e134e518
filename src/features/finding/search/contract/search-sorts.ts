import { SORTS, type Sort } from '../../../../shared/taxonomy.ts';

/** The orders of search results. "Best match" needs words to search for. */
export const SEARCH_SORTS = [{ value: 'best', label: 'Best match' }, ...SORTS] as const;

export type SearchSort = Sort | 'best';

export const SEARCH_SORT_VALUES = SEARCH_SORTS.map(({ value }) => value) as [SearchSort, ...SearchSort[]];

/** Returns the default order. */
export const defaultSort = (q: string | undefined): SearchSort => (q?.trim() ? 'best' : 'newest');
