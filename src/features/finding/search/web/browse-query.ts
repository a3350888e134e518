import { positionText } from '../../../../shared/position.ts';
import {
  CATEGORIES,
  type CategorySlug,
  CONDITIONS,
  type ConditionSlug,
} from '../../../../shared/taxonomy.ts';
import { milesToKm, type Radius, RADIUSES, type ViewerPlace } from '../../../items/listings/web/listings.ts';
import { defaultSort, SEARCH_SORTS, type SearchSort } from '../contract/search-sorts.ts';

/** The filters of browse, as its address has them. Prices are whole dollars; max null means no upper end. */
export interface BrowseFilters {
  q: string;
  /** Look for the words of `q` as they are typed, without correcting them. */
  exact: boolean;
  category: CategorySlug | 'free' | null;
  condition: ConditionSlug | null;
  min: number;
  max: number | null;
  /** Miles from the visitor. */
  within: Radius | null;
  /** 'me', or a member's id. */
  seller: string | null;
  /** Null for the usual order: the best matches of a search, else the newest. */
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

const SELLER = /^(me|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const HIGHEST_DOLLARS = 10_000_000;

/** Reads an address; invalid parts are ignored, so an old or edited link still shows listings. */
export function readFilters(params: URLSearchParams): BrowseFilters {
  const q = (params.get('q') ?? '').trim().slice(0, 200);
  const sort = SEARCH_SORTS.find(({ value }) => value === params.get('sort'))?.value ?? null;
  const category = params.get('category');
  const min = dollars(params.get('min')) ?? 0;
  const max = dollars(params.get('max'));
  return {
    q,
    exact: q !== '' && params.get('exact') === '1',
    category: category === 'free' ? 'free' : (CATEGORIES.find(({ slug }) => slug === category)?.slug ?? null),
    condition: CONDITIONS.find(({ slug }) => slug === params.get('condition'))?.slug ?? null,
    min: max === null ? min : Math.min(min, max),
    max: max === null ? null : Math.max(min, max),
    within: RADIUSES.find((miles) => String(miles) === params.get('within')) ?? null,
    seller: SELLER.exec(params.get('seller') ?? '')?.[0] ?? null,
    sort: unusual(sort, q),
  };
}

/** The shortest address with the same meaning. */
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
 * The same as parameters of the API, with the visitor's position; 'free' is not a category but a price of 0.
 * While the position is unknown, distances are left out.
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

/** The order of the results. Nothing is near while the visitor's position is unknown. */
export const sortFor = ({ q, sort }: BrowseFilters, place: ViewerPlace | null): SearchSort =>
  sort === null || (sort === 'nearest' && !place) ? defaultSort(q) : sort;

/** The order if the address has to name it. Without words, nothing matches best. */
const unusual = (sort: SearchSort | null, q: string): SearchSort | null =>
  sort === 'best' || sort === defaultSort(q) ? null : sort;

/** The number on the Filters button: everything but the search, the place and the order. */
export function countFilters({ category, condition, min, max, seller }: BrowseFilters): number {
  const others = [category, condition, seller].filter((filter) => filter !== null);
  return others.length + Number(min > 0 || max !== null);
}

/** Whether the address needs the visitor's position. */
export const needsPlace = ({ sort, within }: BrowseFilters): boolean => sort === 'nearest' || within !== null;

function dollars(text: string | null): number | null {
  if (text === null || !/^\d{1,8}$/.test(text)) return null;
  return Math.min(Number(text), HIGHEST_DOLLARS);
}
