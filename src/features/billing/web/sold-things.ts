import { type ComponentType, createContext, useContext } from 'react';
import type { Checkout } from '../contract/checkout.ts';
import { PLAN_PATH } from '../contract/return-path.ts';

/** How the pages about a payment speak of what one feature sells. */
export interface SoldThing {
  sells: (offerId: string) => boolean;
  /** What follows once the payment is confirmed, such as 'Premium is on'. */
  result: (offer: Checkout['offer']) => string;
  /** Where it is chosen. */
  shop: { to: string; label: string };
  /** Where people see whether it has arrived. */
  place: { to: string; label: string };
  /** In place of the usual page, once it is paid. */
  Paid?: ComponentType<{ checkout: Checkout }>;
}

/** What plans say of themselves, and whatever else says nothing. */
const PLAN: SoldThing = {
  sells: () => true,
  result: ({ name }) => `${name} is on`,
  shop: { to: '/pricing', label: 'Back to plans' },
  place: { to: PLAN_PATH, label: 'My plan' },
};

/** Given by the composition: billing knows nobody who sells. */
export const SoldThingsContext = createContext<readonly SoldThing[]>([]);

export function useSoldThing({ id }: Checkout['offer']): SoldThing {
  return useContext(SoldThingsContext).find(({ sells }) => sells(id)) ?? PLAN;
}
