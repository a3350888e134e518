import { LISTING_LIMITS } from './listing-limits.ts';

export type ParsedPrice = { cents: number } | { problem: string };

const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/;

/**
 * Parses a price as people type it, in US dollars: '40', '19.99', '1,200', '$40'. 0 is free; blank is not a
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
  if (value > LISTING_LIMITS.maxPriceCents) return { problem: 'The highest price is $10,000,000.' };
  return { cents: value };
}
