import type { ReactNode } from 'react';
import { defineSlot } from '../../../../../platform/web/page/slot.tsx';

export interface SoldToProps {
  listing: { id: string; title: string };
  /** Nobody has written about it, so there is no buyer to choose. */
  onSomebodyElse: () => void;
  /** It was marked as sold, to whomever. */
  onSold: () => void;
  onClose: () => void;
}

/** Asks who bought a listing. Only features above listings know who wrote about it. */
export const soldToSlot = defineSlot<((props: SoldToProps) => ReactNode) | null>(null);
