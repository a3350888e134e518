/** Something that is sold for money: a plan or a pack. The client sends its id, never an amount. */
export interface Offer {
  /** Names it in the API and at the payment provider, such as 'premium_monthly' or '100_credits'. */
  id: string;
  /** As people read it, such as 'Premium'. */
  name: string;
  /** One short line for the payment page, such as '100 voice credits'. */
  description: string;
  amountCents: number;
  currency: Currency;
  /** How often it is paid; null for what is paid once. */
  interval: OfferInterval | null;
}

export const CURRENCIES = ['usd'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const OFFER_INTERVALS = ['month', 'year'] as const;
export type OfferInterval = (typeof OFFER_INTERVALS)[number];

const EACH: Readonly<Record<OfferInterval, string>> = { month: 'monthly', year: 'yearly' };

/** As a receipt names it: 'Premium, monthly' or 'Popular Pack, 100 voice credits'. */
export const offerTitle = ({ name, description, interval }: Offer): string =>
  `${name}, ${interval === null ? description : EACH[interval]}`;
