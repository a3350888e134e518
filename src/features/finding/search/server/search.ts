/** The public API of search for other features on the server. */
export { findAreas } from './areas.ts';
export { createSearchCounts, type SearchCounts } from './count-searches.ts';
export { findPage } from './find-page.ts';
export { readQuery } from './query/read-query.ts';
export { readTerms, type SoughtTerm } from './query/read-terms.ts';
export { formsOf } from './query/word-forms.ts';
export {
  type Candidate,
  matchOf,
  namesItem as namesThing,
  type ScoredTerm,
  scoredSearch,
} from './ranking/score.ts';
export { readBrowse } from './read-browse.ts';
export { searchWords } from './search-terms.ts';
export { cardsInOrder, findByTitle } from './title.queries.ts';
export { understandSearch } from './understand-search.ts';
