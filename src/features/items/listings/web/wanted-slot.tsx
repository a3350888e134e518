import type { ReactNode } from 'react';
import { defineSlot, useSlot } from '../../../../platform/web/page/slot.tsx';
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

/** Says how many people are looking for an item like this. */
export const wantedSlot = defineSlot<((props: WantedProps) => ReactNode) | null>(null);

/** Belongs right before the button that posts. */
export function WantedSlot(props: WantedProps) {
  return useSlot(wantedSlot)?.(props);
}
