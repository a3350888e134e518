import { grouped } from './grouped.ts';

/** US cents, 0 or more, as dollars without decimals, halves rounded up: 123450 is '$1,235'. */
export const formatWholeDollars = (cents: number): string => `$${grouped(Math.round(cents / 100))}`;

/** US cents, 0 or more, as dollars with both decimals: 123450 is '$1,234.50'. */
export const formatExactDollars = (cents: number): string =>
  `$${grouped(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;

export type PriceText = {
  /** What a price tag shows: '$1,235'. */
  amount: string;
  /** Shown beside the amount of a free item. */
  note: 'Free' | null;
  /** '$1,234.50' when the amount had to be rounded; for a title attribute. */
  exact: string | null;
};

/** Formats a listing's price in US cents: whole dollars, 'Free' beside $0, and the exact amount if it was rounded. */
export function formatPrice(cents: number): PriceText {
  return {
    amount: formatWholeDollars(cents),
    note: cents === 0 ? 'Free' : null,
    exact: cents % 100 === 0 ? null : formatExactDollars(cents),
  };
}
