import { grouped } from '../../../../shared/grouped.ts';
import { categoryLabel, conditionLabel } from '../../../../shared/taxonomy.ts';
import type { Understood } from '../contract/search.ts';
import { type BrowseFilters, NO_FILTERS } from './browse-query.ts';

/** One thing that narrows the results. */
export interface Pill {
  label: string;
  /** What remains without it. */
  without: BrowseFilters;
  /** On phones the chip of the category stands in the same row. */
  hasChip?: boolean;
}

/** Everything that narrows the results: each thing that was understood of the search, then each filter. */
export function pillsOf(filters: BrowseFilters, understood: readonly Understood[]): Pill[] {
  return [...understoodPills(filters, understood), ...filterPills(filters)];
}

/** A search of which nothing was understood, or whose results failed to load, is one pill. */
export function understoodPills(filters: BrowseFilters, understood: readonly Understood[]): Pill[] {
  if (filters.q === '') return [];
  if (understood.length === 0) return [{ label: `“${filters.q}”`, without: { ...filters, q: '' } }];
  return understood.map(({ label, without }) => ({ label, without: { ...filters, q: without } }));
}

function filterPills(filters: BrowseFilters): Pill[] {
  const { category, condition, min, max, within, seller } = filters;
  const pills: Pill[] = [];
  const add = (label: string, cleared: Partial<BrowseFilters>, hasChip = false) =>
    pills.push({ label, without: { ...filters, ...cleared }, hasChip });
  if (category === 'free') add('Free', { category: null });
  else if (category) add(categoryLabel(category), { category: null }, filters.q === '');
  if (condition) add(conditionLabel(condition), { condition: null });
  if (min > 0 || max !== null) add(priceLabel(min, max), ANY_PRICE);
  if (within !== null) add(`Within ${within} mi`, { within: null });
  if (seller !== null) add(seller === 'me' ? 'Your listings' : 'One seller', { seller: null });
  return pills;
}

/** The filter that counts for the price; null without one. */
export function priceFilterPill(filters: BrowseFilters): Pill | null {
  const { category, min, max } = filters;
  if (category === 'free') return { label: 'Free', without: { ...filters, category: null } };
  if (min === 0 && max === null) return null;
  return { label: priceLabel(min, max), without: { ...filters, ...ANY_PRICE } };
}

const ANY_PRICE = { min: NO_FILTERS.min, max: NO_FILTERS.max };

function priceLabel(min: number, max: number | null): string {
  const dollars = (value: number) => `$${grouped(value)}`;
  if (max === null) return `From ${dollars(min)}`;
  return min === 0 ? `Up to ${dollars(max)}` : `${dollars(min)} to ${dollars(max)}`;
}
