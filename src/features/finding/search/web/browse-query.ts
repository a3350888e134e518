import { positionText } from '../../../../shared/position.ts';
import {
  type CategorySlug,
  CONDITIONS,
  type ConditionSlug,
  findCategoryBySlug,
} from '../../../../shared/taxonomy.ts';
import { asUuid } from '../../../../shared/uuid.ts';
import { milesToKm, RADIUSES, type Radius, type ViewerPlace } from '../../../items/listings/web/listings.ts';
import { defaultSort, SEARCH_SORTS, type SearchSort } from '../contract/search-sorts.ts';

/** The filters in the address of the browse page. Prices are whole dollars. A max of null is open. */
export interface BrowseFilters {
  q: string;
  /** Whether to search for `q` as typed, without corrections. */
  exact: boolean;
  category: CategorySlug | 'free' | null;
  condition: ConditionSlug | null;
  min: number;
  max: number | null;
  /** Distance from the visitor, in miles. */
  within: Radius | null;
  /** 'me', or the id of a member. */
  seller: string | null;
  /** Null for the default: best match for a search, else newest. */
  sort: SearchSort | null;
}

export const NO_FILTERS: BrowseFilters = {
  q: '',
  exact: false,
  category: null,
  condition: null,
  min: 0,
  max: null,
  within: null,
  seller: null,
  sort: null,
};

const HIGHEST_DOLLARS = 10_000_000;

/** Reads an address. Invalid parts are ignored, so old or edited links still work. */
export function readFilters(params: URLSearchParams): BrowseFilters {
  const q = (params.get('q') ?? '').trim().slice(0, 200);
  const sort = SEARCH_SORTS.find(({ value }) => value === params.get('sort'))?.value ?? null;
  const category = params.get('category');
  const min = dollars(params.get('min')) ?? 0;
  const max = dollars(params.get('max'));
  return {
    q,
    exact: q !== '' && params.get('exact') === '1',
    category: category === 'free' ? 'free' : (findCategoryBySlug(category)?.slug ?? null),
    condition: CONDITIONS.find(({ slug }) => slug === params.get('condition'))?.slug ?? null,
    min: max === null ? min : Math.min(min, max),
    max: max === null ? null : Math.max(min, max),
    within: RADIUSES.find((miles) => String(miles) === params.get('within')) ?? null,
    seller: params.get('seller') === 'me' ? 'me' : asUuid(params.get('seller') ?? ''),
    sort: unusual(sort, q),
  };
}

/** Returns the shortest address with the same meaning. */
export function writeFilters(filters: BrowseFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.q) params.set('q', filters.q);
  if (filters.q && filters.exact) params.set('exact', '1');
  if (filters.category) params.set('category', filters.category);
  if (filters.condition) params.set('condition', filters.condition);
  if (filters.min > 0) params.set('min', String(filters.min));
  if (filters.max !== null) params.set('max', String(filters.max));
  if (filters.within !== null) params.set('within', String(filters.within));
  if (filters.seller !== null) params.set('seller', filters.seller);
  const sort = unusual(filters.sort, filters.q);
  if (sort !== null) params.set('sort', sort);
  return params;
}

/**
 * Returns the filters as API parameters. 'free' becomes a price of 0. Distances are left out while the visitor's
 * position is unknown.
 */
export function apiQuery(filters: BrowseFilters, place: ViewerPlace | null) {
  const { q, exact, category, condition, min, max, within, seller } = filters;
  const free = category === 'free';
  return {
    q: q || undefined,
    exact: exact ? ('1' as const) : undefined,
    category: category === null || free ? undefined : category,
    condition: condition ?? undefined,
    minPriceCents: min > 0 && !free ? min * 100 : undefined,
    maxPriceCents: free ? 0 : max === null ? undefined : max * 100,
    seller: seller ?? undefined,
    near: place ? positionText(place.position) : undefined,
    withinKm: place && within !== null ? milesToKm(within) : undefined,
    sort: sortFor(filters, place),
  };
}

/** Returns the order of results. 'nearest' needs the visitor's position. */
export const sortFor = ({ q, sort }: BrowseFilters, place: ViewerPlace | null): SearchSort =>
  sort === null || (sort === 'nearest' && !place) ? defaultSort(q) : sort;

/** Returns the order if it differs from the default. Best match needs words. */
const unusual = (sort: SearchSort | null, q: string): SearchSort | null =>
  sort === 'best' || sort === defaultSort(q) ? null : sort;

/** Counts the filters for the Filters button, without search, location and order. */
export function countFilters({ category, condition, min, max, seller }: BrowseFilters): number {
  const others = [category, condition, seller].filter((filter) => filter !== null);
  return others.length + Number(min > 0 || max !== null);
}

/** Whether the filters need the visitor's position. */
export const needsPlace = ({ sort, within }: BrowseFilters): boolean => sort === 'nearest' || within !== null;

function dollars(text: string | null): number | null {
  if (text === null || !/^\d{1,8}$/.test(text)) return null;
  return Math.min(Number(text), HIGHEST_DOLLARS);
}
