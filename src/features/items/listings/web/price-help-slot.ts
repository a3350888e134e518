import type { ReactNode } from 'react';
import { defineSlot } from '../../../../platform/web/page/slot.tsx';
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

/** Shows typical prices beside the field of the price. */
export const priceHelpSlot = defineSlot<((props: PriceHelpProps) => ReactNode) | null>(null);
