/** What the pages of other features may use of search. */
export { readFilters } from './browse-query.ts';
