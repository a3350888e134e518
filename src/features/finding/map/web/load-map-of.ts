import type { ShouldRevalidateFunction } from 'react-router';
import { placeFromCookie } from '../../../items/listings/web/listings.ts';
import type { ListingMap } from '../contract/listing-map.ts';

/** Returns what a page with a map needs, apart from the zone or event. */
export function loadMapOf(request: Request, map: ListingMap) {
  return { map, viewerLocation: placeFromCookie(request.headers.get('cookie')), loadedAt: Date.now() };
}

export type LoadedMap = ReturnType<typeof loadMapOf>;

/** Choosing stops only changes the query, so nothing has to be reloaded. */
export const isAnotherMap: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
