import { createContext, type ReactNode, useContext } from 'react';

export interface SoldToProps {
  listing: { id: string; title: string };
  /** Nobody has written about it, so there is no buyer to choose. */
  onSomebodyElse: () => void;
  /** It was marked as sold, to whomever. */
  onSold: () => void;
  onClose: () => void;
}

/**
 * Asks who bought a listing. Only features above listings know who wrote about it, so the composition
 * provides this.
 */
export const SoldToContext = createContext<((props: SoldToProps) => ReactNode) | null>(null);
export const useSoldTo = () => useContext(SoldToContext);
