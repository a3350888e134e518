const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US cents as dollars without decimals, halves rounded up: 123450 is '$1,235'. */
export const formatWholeDollars = (cents: number): string => whole.format(cents / 100);

/** US cents as dollars with both decimals: 123450 is '$1,234.50'. */
export const formatExactDollars = (cents: number): string => exact.format(cents / 100);

export type PriceText = {
  /** What a price tag shows: '$1,235'. */
  amount: string;
  /** Shown beside the amount when there is nothing to pay. */
  note: 'Free' | null;
  /** '$1,234.50' when the amount had to be rounded; for a title attribute. */
  exact: string | null;
};

/** US cents as a listing's price is shown: whole dollars, 'Free' beside $0, the exact amount kept. */
export function formatPrice(cents: number): PriceText {
  return {
    amount: formatWholeDollars(cents),
    note: cents === 0 ? 'Free' : null,
    exact: cents % 100 === 0 ? null : formatExactDollars(cents),
  };
}
