/** The public parts of search for pages of other features. */
export { CategoryIcon } from './category-icon.tsx';
export { type BrowseFilters, NO_FILTERS, readFilters } from './browse-query.ts';
export { PlaceSheet } from './place-sheet.tsx';
export type { SaveSearchProps } from './save-search-slot.tsx';
export { WhereIsNearMe } from './where-is-near-me.tsx';
