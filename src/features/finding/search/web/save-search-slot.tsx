import { createContext, type ReactNode, useContext } from 'react';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';
import type { BrowseFilters } from './browse-query.ts';

export interface SaveSearchProps {
  filters: BrowseFilters;
  /** Where the search looks from; null while that is not known. */
  place: ViewerPlace | null;
  label?: string;
  /** A button, or the card after the results, which says what saving is for. */
  look?: 'line' | 'quiet' | 'card';
  className?: string;
}

/** Saves a search and tells its owner of new matches. Wants are above search, so the composition provides this. */
export const SaveSearchContext = createContext<((props: SaveSearchProps) => ReactNode) | null>(null);

/** Where it stands, on a site that has wants; nothing where a search asks for nothing. */
export function SaveSearchSlot(props: SaveSearchProps) {
  return useContext(SaveSearchContext)?.(props);
}
