/** The public parts of search for pages of other features. */
export { readFilters } from './browse-query.ts';
