import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import { formatWholeDollars } from '../../../../../shared/money.ts';
import type { PriceLimit } from '../../../../items/item-language/server/item-language.ts';
import type { Span } from './spans.ts';

export interface ReadPrice {
  minPriceCents: number | null;
  maxPriceCents: number | null;
  /** The text of its pill; null without a price. */
  label: string | null;
  /** The parts of the text that it was read from. */
  spans: readonly Span[];
}

/** Returns the price that meets all limits. If limits exclude each other, the minimum is above the maximum. */
export function priceOf(limits: readonly PriceLimit[]): ReadPrice {
  const mins = limits.flatMap(({ min }) => (min === null ? [] : [centsOf(Math.floor(min))]));
  // Round to whole dollars like the filters: under 99.50 means up to 99.
  const maxes = limits.flatMap(({ max, isStrict }) =>
    max === null ? [] : [centsOf(isStrict ? Math.floor(max) : Math.ceil(max))],
  );
  const minPriceCents = mins.length === 0 ? null : Math.max(...mins);
  const maxPriceCents = maxes.length === 0 ? null : Math.min(...maxes);
  return {
    minPriceCents,
    maxPriceCents,
    label: limits.length === 0 ? null : labelOf(minPriceCents, maxPriceCents),
    spans: limits.flatMap(({ spans }) => spans),
  };
}

/** Returns the prices to show: one, or each contradictory one, such as "over 300 under 200". */
export function saidPrices(limits: readonly PriceLimit[]): ReadPrice[] {
  if (limits.length === 0) return [];
  const all = priceOf(limits);
  if ((all.minPriceCents ?? 0) <= (all.maxPriceCents ?? Number.POSITIVE_INFINITY)) return [all];
  return limits.map((limit) => priceOf([limit])).toSorted((a, b) => lowest(b) - lowest(a));
}

const lowest = ({ minPriceCents }: ReadPrice): number => minPriceCents ?? 0;

const centsOf = (dollars: number): number => Math.min(dollars * 100, LISTING_LIMITS.maxPriceCents);

function labelOf(min: number | null, max: number | null): string {
  if (max === 0) return 'Free';
  if (min === null) return `Up to ${formatWholeDollars(max ?? 0)}`;
  if (max === null) return `From ${formatWholeDollars(min)}`;
  return `${formatWholeDollars(min)} to ${formatWholeDollars(max)}`;
}
