import { type Sort, SORTS } from '../../../../shared/taxonomy.ts';

/** The orders of a search: those of any list, and by how well a listing matches, which needs words. */
export const SEARCH_SORTS = [{ value: 'best', label: 'Best match' }, ...SORTS] as const;

export type SearchSort = Sort | 'best';

export const SEARCH_SORT_VALUES = SEARCH_SORTS.map(({ value }) => value) as [SearchSort, ...SearchSort[]];

/** The order when none is asked for. */
export const defaultSort = (q: string | undefined): SearchSort => (q?.trim() ? 'best' : 'newest');
