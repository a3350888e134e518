import { createContext, type ReactNode, useContext } from 'react';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';

export interface PriceHelpProps {
  title: string;
  category: CategorySlug | '';
  condition: ConditionSlug | '';
  /** The price typed so far, in US cents; null while there is none. */
  priceCents: number | null;
  /** The listing that is being edited. */
  except: string | undefined;
  /** Takes a price over, in US cents. */
  onUse: (priceCents: number) => void;
  /** The field of the price. */
  children: ReactNode;
}

/**
 * Shows typical prices beside the field of the price. Price help compares listings and so is above them, so the composition
 * provides this.
 */
export const PriceHelpContext = createContext<((props: PriceHelpProps) => ReactNode) | null>(null);
export const usePriceHelpPanel = () => useContext(PriceHelpContext);
