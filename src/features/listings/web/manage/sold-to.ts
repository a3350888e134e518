import { createContext, type ReactNode, useContext } from 'react';

export interface SoldToProps {
  listing: { id: string; title: string };
  /** Nobody has written about it, so there is nobody to choose. */
  onSomebodyElse: () => void;
  /** It is marked as sold, to whomever. */
  onSold: () => void;
  onClose: () => void;
}

/** Asks who bought a listing. Who wrote about it is known to features above listings; src/app puts it in. */
export const SoldToContext = createContext<((props: SoldToProps) => ReactNode) | null>(null);
export const useSoldTo = () => useContext(SoldToContext);
