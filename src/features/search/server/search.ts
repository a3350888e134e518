/** The public API of search for other features on the server. */
export { createSearchCounts, type SearchCounts } from './count-searches.ts';
export { searchWords } from './search-terms.ts';
