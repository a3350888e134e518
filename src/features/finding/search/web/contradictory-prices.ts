import type { Understood } from '../contract/search.ts';
import type { BrowseFilters } from './browse-query.ts';
import { type Pill, priceFilterPill, understoodPills } from './pills.ts';

/**
 * Returns two contradictory prices, so that either can be removed: both from the search, or one from the search and the
 * filter. Empty if the prices are compatible.
 */
export function contradictoryPrices(filters: BrowseFilters, understood: readonly Understood[]): Pill[] {
  const prices = understood.filter(({ kind }) => kind === 'price');
  const pills = prices.length === 0 ? [] : understoodPills(filters, prices);
  // A single pill may contain a range, so two pills are contradictory.
  if (pills.length > 1) return pills;
  const filter = priceFilterPill(filters);
  const [price] = prices;
  if (filter === null || price === undefined) return [];
  const { min, max } = priceFilter(filters);
  const { minPriceCents, maxPriceCents } = price;
  const low = Math.max(min * 100, minPriceCents ?? 0);
  const high = Math.min(max * 100, maxPriceCents ?? Number.POSITIVE_INFINITY);
  return low > high ? [...pills, filter] : [];
}

/** Returns the price filter in dollars. 'free' means a price of 0, whatever the other filters are. */
function priceFilter({ category, min, max }: BrowseFilters): { min: number; max: number } {
  return category === 'free' ? { min: 0, max: 0 } : { min, max: max ?? Number.POSITIVE_INFINITY };
}
