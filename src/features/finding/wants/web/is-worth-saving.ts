import type { BrowseFilters } from '../../search/web/search.ts';

/** Whether a search narrows anything. One person's listings are no want: they are followed on their profile. */
export function isWorthSaving({ q, category, condition, min, max, seller }: BrowseFilters): boolean {
  const narrows = q !== '' || category !== null || condition !== null || min > 0 || max !== null;
  return narrows && seller === null;
}
