import type { RouteOrder } from './route-order.ts';

/** Maps apps accept this many stops in one link. */
export const MAX_STOPS = 9;

/** The chosen stops, which are stored in the address, so that reload, back and a shared link show the same. */
export interface ChosenRoute {
  /** Ids of listings. */
  stops: string[];
  order: RouteOrder;
}

/** Reads a route from a query. Leaves out listings that are no longer on the map. */
export function readRoute(query: URLSearchParams, isOnMap: (id: string) => boolean): ChosenRoute {
  const ids = (query.get('stops') ?? '').split(',').filter(isOnMap);
  return {
    stops: [...new Set(ids)].slice(0, MAX_STOPS),
    order: query.get('order') === 'opening' ? 'opening' : 'shortest',
  };
}

/** Returns the query of a route, with its question mark; '?' for an empty route. */
export function routeQuery({ stops, order }: ChosenRoute): string {
  // Ids need no encoding, and commas stay readable.
  const parts = [
    ...(stops.length > 0 ? [`stops=${stops.join(',')}`] : []),
    ...(order === 'opening' ? ['order=opening'] : []),
  ];
  return `?${parts.join('&')}`;
}

export const withStop = (route: ChosenRoute, id: string): ChosenRoute => ({
  ...route,
  stops: [...route.stops, id].slice(0, MAX_STOPS),
});

export const withoutStop = (route: ChosenRoute, id: string): ChosenRoute => ({
  ...route,
  stops: route.stops.filter((stop) => stop !== id),
});
