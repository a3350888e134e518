import type { Understood } from '../contract/search.ts';
import type { BrowseFilters } from './browse-query.ts';
import { type Pill, priceFilterPill, understoodPills } from './pills.ts';

/**
 * The two prices that were asked for and that no price fits, to remove either: two of the search, or one of them and the
 * filter. Empty where there is a price that fits.
 */
export function contradictoryPrices(filters: BrowseFilters, understood: readonly Understood[]): Pill[] {
  const prices = understood.filter(({ kind }) => kind === 'price');
  const pills = prices.length === 0 ? [] : understoodPills(filters, prices);
  // A range is one price.
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

/** In dollars. Free is a price of 0, whatever the others say. */
function priceFilter({ category, min, max }: BrowseFilters): { min: number; max: number } {
  return category === 'free' ? { min: 0, max: 0 } : { min, max: max ?? Number.POSITIVE_INFINITY };
}
