import type { ShouldRevalidateFunction } from 'react-router';
import { placeFromCookie } from '../../listings/web/listings.ts';
import type { ListingMap } from '../contract/listing-map.ts';

/** What a page with a map shows, besides what it belongs to. */
export function loadMapOf(request: Request, map: ListingMap) {
  return { map, place: placeFromCookie(request.headers.get('cookie')), loadedAt: Date.now() };
}

export type LoadedMap = ReturnType<typeof loadMapOf>;

/** Choosing stops changes the query alone, and nothing that was loaded. */
export const isAnotherMap: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
