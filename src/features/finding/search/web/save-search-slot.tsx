import type { ReactNode } from 'react';
import { defineSlot, useSlot } from '../../../../platform/web/slot.tsx';
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

/** Saves a search, which alerts its owner to new matches. */
export const saveSearchSlot = defineSlot<((props: SaveSearchProps) => ReactNode) | null>(null);

export function SaveSearchSlot(props: SaveSearchProps) {
  return useSlot(saveSearchSlot)?.(props);
}
