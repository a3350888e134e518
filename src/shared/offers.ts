/** A plan or pack that is sold for money. The client sends its id, never an amount. */
export interface Offer {
  /** Identifies it in the API and at the payment provider, such as 'premium_monthly' or '100_credits'. */
  id: string;
  /** The displayed name, such as 'Premium'. */
  name: string;
  /** One line for the payment page, such as '100 voice credits'. */
  description: string;
  amountCents: number;
  currency: Currency;
  /** The billing period; null for one-time purchases. */
  interval: OfferInterval | null;
}

export const CURRENCIES = ['usd'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const OFFER_INTERVALS = ['month', 'year'] as const;
export type OfferInterval = (typeof OFFER_INTERVALS)[number];

const EACH: Readonly<Record<OfferInterval, string>> = { month: 'monthly', year: 'yearly' };

/** Returns the name of an offer on a receipt: 'Premium, monthly' or 'Popular Pack, 100 voice credits'. */
export const offerTitle = ({
  name,
  description,
  interval,
}: Pick<Offer, 'name' | 'description' | 'interval'>): string =>
  `${name}, ${interval === null ? description : EACH[interval]}`;
