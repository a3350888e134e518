import type { RouteOrder } from './route-order.ts';

/** As many as maps apps take in one link. */
export const MOST_STOPS = 9;

/** What is chosen on the map, as it stands in the address: reload, back and a shared link show the same. */
export interface ChosenRoute {
  /** Ids of listings. */
  stops: string[];
  order: RouteOrder;
}

/** Reads the query of an address; listings that are not on the map any more are left out. */
export function readRoute(query: URLSearchParams, isOnMap: (id: string) => boolean): ChosenRoute {
  const ids = (query.get('stops') ?? '').split(',').filter(isOnMap);
  return {
    stops: [...new Set(ids)].slice(0, MOST_STOPS),
    order: query.get('order') === 'opening' ? 'opening' : 'shortest',
  };
}

/** The query of an address, with its question mark; '?' alone for an empty route. */
export function routeQuery({ stops, order }: ChosenRoute): string {
  // Ids are safe in an address as they are, and commas stay readable.
  const parts = [
    ...(stops.length > 0 ? [`stops=${stops.join(',')}`] : []),
    ...(order === 'opening' ? ['order=opening'] : []),
  ];
  return `?${parts.join('&')}`;
}

export const withStop = (route: ChosenRoute, id: string): ChosenRoute => ({
  ...route,
  stops: [...route.stops, id].slice(0, MOST_STOPS),
});

export const withoutStop = (route: ChosenRoute, id: string): ChosenRoute => ({
  ...route,
  stops: route.stops.filter((stop) => stop !== id),
});
