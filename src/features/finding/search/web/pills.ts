import { grouped } from '../../../../shared/grouped.ts';
import { categoryLabel, conditionLabel } from '../../../../shared/taxonomy.ts';
import type { Understood } from '../contract/search.ts';
import { type BrowseFilters, NO_FILTERS } from './browse-query.ts';

/** A search part or filter shown as a removable pill. */
export interface Pill {
  label: string;
  /** The filters that remain when it is removed. */
  without: BrowseFilters;
  /** Whether a category chip in the same row on phones already shows it. */
  hasChip?: boolean;
}

/** Returns pills for each understood part of the search, then for each filter. */
export function pillsOf(filters: BrowseFilters, understood: readonly Understood[]): Pill[] {
  return [...understoodPills(filters, understood), ...filterPills(filters)];
}

/** Returns the pills of the search text: one if nothing was understood, or if the results failed to load. */
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

/** Returns the pill of the price filter; null if there is none. */
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
