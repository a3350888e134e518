import { createContext, type ReactNode, useContext } from 'react';
import type { ViewerPlace } from '../../listings/web/listings.ts';
import type { BrowseFilters } from './browse-query.ts';

export interface SaveSearchProps {
  filters: BrowseFilters;
  /** Where the search looks from; null while that is not known. */
  place: ViewerPlace | null;
  label?: string;
  look?: 'line' | 'quiet';
  className?: string;
}

/** Saves a search and tells its owner of new matches. Wants are above search, so the composition provides this. */
export const SaveSearchContext = createContext<((props: SaveSearchProps) => ReactNode) | null>(null);

/** Where its button stands, on a site that has wants; nothing where a search asks for nothing. */
export function SaveSearchSlot(props: SaveSearchProps) {
  return useContext(SaveSearchContext)?.(props);
}
