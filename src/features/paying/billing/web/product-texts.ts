import type { ComponentType, ReactNode } from 'react';
import { defineSlot, useSlot } from '../../../../platform/web/page/slot.tsx';
import type { Checkout } from '../contract/checkout.ts';
import { PLAN_PATH } from '../contract/return-path.ts';

/** What people have to know about voice before they buy it. */
export interface VoiceSale {
  /** Shown once on the page, above the offers. */
  note: ReactNode;
  /** Returns whether voice may be bought now. If not, it scrolls to the notice that has to be read first. */
  canBuy: () => boolean;
}

/** Plans and credits sell voice, and the voice feature knows where it works. */
export const voiceSaleSlot = defineSlot<VoiceSale>({ note: null, canBuy: () => true });

/** The texts of the payment pages for what one feature sells. */
export interface ProductTexts {
  sells: (offerId: string) => boolean;
  /** The effect of a confirmed payment, such as 'Premium is on'. */
  result: (offer: Checkout['offer']) => string;
  /** Link to the page where it is sold. */
  shop: { to: string; label: string };
  /** Link to the page that shows the purchase. */
  destination: { to: string; label: string };
  /** Replaces the standard page after payment. */
  Paid?: ComponentType<{ checkout: Checkout }>;
}

/** The default texts, for plans and for purchases of unknown features. */
const PLAN: ProductTexts = {
  sells: () => true,
  result: ({ name }) => `${name} is on`,
  shop: { to: '/pricing', label: 'Back to plans' },
  destination: { to: PLAN_PATH, label: 'My plan' },
};

export const productTextsSlot = defineSlot<readonly ProductTexts[]>([]);

export function useProductTexts({ id }: Checkout['offer']): ProductTexts {
  return useSlot(productTextsSlot).find(({ sells }) => sells(id)) ?? PLAN;
}
