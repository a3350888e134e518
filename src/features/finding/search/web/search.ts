/** The public parts of search for pages of other features. */
export { type BrowseFilters, NO_FILTERS, readFilters } from './browse-query.ts';
export { type SaveSearchProps, saveSearchSlot } from './save-search-slot.tsx';
export { PlaceSheet, WhereIsNearMe } from './search-parts.ts';
