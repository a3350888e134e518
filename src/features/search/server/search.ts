/** The public API of search for other features on the server. */
export { searchWords } from './search-terms.ts';
