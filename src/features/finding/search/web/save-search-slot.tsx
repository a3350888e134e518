import type { ReactNode } from 'react';
import { defineSlot, useSlot } from '../../../../platform/web/page/slot.tsx';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';
import type { BrowseFilters } from './browse-query.ts';

export interface SaveSearchProps {
  filters: BrowseFilters;
  /** The location of the search; null if unknown. */
  place: ViewerPlace | null;
  label?: string;
  /** A button, or a card with an explanation below the results. */
  look?: 'line' | 'quiet' | 'card';
  className?: string;
}

/** Saves a search to alert its owner of new matches. */
export const saveSearchSlot = defineSlot<((props: SaveSearchProps) => ReactNode) | null>(null);

export function SaveSearchSlot(props: SaveSearchProps) {
  return useSlot(saveSearchSlot)?.(props);
}
