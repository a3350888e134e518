import { createContext, type ReactNode, useContext } from 'react';
import type { Position } from '../../../../shared/position.ts';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';

/** What is written of a listing that is not posted yet; blank or null is not known. */
export interface WantedProps {
  listing: {
    title: string;
    description: string;
    tags: readonly string[];
    category: CategorySlug | '' | null;
    condition: ConditionSlug | '' | null;
    position?: Position | null;
  };
  className?: string;
}

/** Says how many people wait for an item like this. Wants are above listings, so the composition provides this. */
export const WantedContext = createContext<((props: WantedProps) => ReactNode) | null>(null);

/** Where that stands: right before the button that posts, on a site that has wants. */
export function WantedSlot(props: WantedProps) {
  return useContext(WantedContext)?.(props);
}
