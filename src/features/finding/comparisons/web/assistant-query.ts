import type { PriceRangeValue } from '../../../../platform/web/ui/price-range-rule.ts';
import { positionText } from '../../../../shared/position.ts';
import { isUuid } from '../../../../shared/uuid.ts';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';

/** The search and selection in the addresses of the assistant and of comparisons. */
export interface AssistantQuery {
  q: string;
  /** Whole dollars; null while the filter is off. */
  price: PriceRangeValue | null;
  /** Listing ids in the order of selection. */
  items: readonly string[];
}

const HIGHEST_DOLLARS = 10_000_000;

/** Reads an address; invalid parts are ignored, so an old or edited link still shows something. */
export function readQuery(params: URLSearchParams): AssistantQuery {
  const min = dollars(params.get('min')) ?? 0;
  const max = dollars(params.get('max'));
  const items = (params.get('items') ?? '').split(',').filter(isUuid);
  return {
    q: (params.get('q') ?? '').trim().slice(0, COMPARISON_LIMITS.query),
    price:
      min === 0 && max === null
        ? null
        : { min: Math.min(min, max ?? min), max: max === null ? null : Math.max(min, max) },
    items: [...new Set(items)].slice(0, COMPARISON_LIMITS.maxItems),
  };
}

/** Returns the shortest query string with the same meaning, including the `?`. */
export function writeQuery({ q, price, items }: AssistantQuery): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (price && price.min > 0) params.set('min', String(price.min));
  if (price && price.max !== null) params.set('max', String(price.max));
  // URLSearchParams would escape the commas.
  const chosen = items.length > 0 ? `${params.size > 0 ? '&' : ''}items=${items.join(',')}` : '';
  return params.size > 0 || chosen ? `?${params}${chosen}` : '';
}

/** Returns the search as parameters of the API, with the visitor's position. */
export function searchParameters({ q, price }: AssistantQuery, place: ViewerPlace | null) {
  return {
    q,
    minPriceCents: price && price.min > 0 ? price.min * 100 : undefined,
    maxPriceCents: price && price.max !== null ? price.max * 100 : undefined,
    near: place ? positionText(place.position) : undefined,
  };
}

function dollars(text: string | null): number | null {
  if (text === null || !/^\d{1,8}$/.test(text)) return null;
  return Math.min(Number(text), HIGHEST_DOLLARS);
}
