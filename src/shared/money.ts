import { grouped } from './grouped.ts';

/** The highest price of anything, in US cents: ten million dollars. */
export const MAX_PRICE_CENTS = 1_000_000_000;

/** Formats US cents, 0 or more, as dollars without decimals, halves rounded up: 123450 is '$1,235'. */
export const formatWholeDollars = (cents: number): string => `$${grouped(Math.round(cents / 100))}`;

/** Formats US cents, 0 or more, as dollars with both decimals: 123450 is '$1,234.50'. */
export const formatExactDollars = (cents: number): string =>
  `$${grouped(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;

/** Formats US cents with decimals only where there are cents: 123400 is '$1,234'. */
export const formatDollars = (cents: number): string =>
  cents % 100 === 0 ? formatWholeDollars(cents) : formatExactDollars(cents);

/** Formats US cents as a person would type them, such as '18' or '19.50'. */
export const dollarsForInput = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

export type PriceText = {
  /** The price tag: '$1,235'. */
  amount: string;
  /** Shown beside the amount of a free item. */
  note: 'Free' | null;
  /** '$1,234.50' if the amount was rounded; for a title attribute. */
  exact: string | null;
};

/**
 * Formats a listing's price in US cents: whole dollars, 'Free' beside $0, and the exact amount if it was
 * rounded.
 */
export function formatPrice(cents: number): PriceText {
  return {
    amount: formatWholeDollars(cents),
    note: cents === 0 ? 'Free' : null,
    exact: cents % 100 === 0 ? null : formatExactDollars(cents),
  };
}

export type ParsedPrice = { cents: number } | { problem: string };

const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/;

/**
 * Parses a price in US dollars as people type it: '40', '19.99', '1,200', '$40'. 0 is free; blank is not a
 * price. The problem is a sentence that says how to fix it.
 */
export function parsePrice(text: string): ParsedPrice {
  const typed = text.trim();
  if (typed === '') return { problem: 'Enter a price. 0 means free.' };
  if (/^[-−]/.test(typed)) return { problem: "Price can't be below 0." };
  const match = AMOUNT.exec(typed);
  const [, dollars = '', cents = ''] = match ?? [];
  if (match === null || dollars + cents === '') {
    return { problem: 'Use digits, with a dot before the cents, like 40 or 19.99.' };
  }
  if (cents.length > 2) return { problem: 'Use at most two digits after the dot.' };
  const value = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  if (value > MAX_PRICE_CENTS) return { problem: 'The highest price is $10,000,000.' };
  return { cents: value };
}
