import type { Position } from '../../../../shared/position.ts';
import { milesBetween } from './distance.ts';
import { type LocalTime, nextOpening, type PickupTimes } from './opening.ts';

/** A location to stop at. */
export interface Stop extends PickupTimes {
  position: Position;
}

/** How to order the stops of a route. */
export type RouteOrder = 'shortest' | 'opening';

/**
 * Orders stops for the shortest route: nearest neighbor first, then improved by 2-opt. The route is open: it ends at
 * its last stop.
 * @param start The starting position; null if unknown, in which case the best stop is the start.
 */
export function shortestOrder<S extends Stop>(start: Position | null, stops: readonly S[]): S[] {
  if (start !== null) return withoutDetours(start, nearestFirst(start, stops));
  let best: { order: S[]; miles: number } | null = null;
  for (const first of stops) {
    const others = stops.filter((stop) => stop !== first);
    const order = [first, ...withoutDetours(first.position, nearestFirst(first.position, others))];
    const miles = milesOf(null, order);
    if (best === null || miles < best.miles) best = { order, miles };
  }
  return best?.order ?? [];
}

/**
 * Orders stops by pickup hours: open ones by closing time, then those that open later today, then those that are closed
 * today. Ties keep the shortest order.
 */
export function openingOrder<S extends Stop>(
  start: Position | null,
  stops: readonly S[],
  now: LocalTime,
): S[] {
  return shortestOrder(start, stops)
    .map((stop) => ({ stop, opening: nextOpening(stop, now) }))
    .sort(
      ({ opening: one }, { opening: other }) => one.opensIn - other.opensIn || one.closesIn - other.closesIn,
    )
    .map(({ stop }) => stop);
}

/** Returns the length of a route, in straight lines. */
export function milesOf(start: Position | null, stops: readonly Stop[]): number {
  const points = [...(start === null ? [] : [start]), ...stops.map(({ position }) => position)];
  return points.reduce((miles, point, index) => {
    const before = points[index - 1];
    return before === undefined ? 0 : miles + milesBetween(before, point);
  }, 0);
}

function nearestFirst<S extends Stop>(start: Position, stops: readonly S[]): S[] {
  const left = [...stops];
  const order: S[] = [];
  let here = start;
  while (left.length > 0) {
    const distances = left.map(({ position }) => milesBetween(here, position));
    const [next] = left.splice(distances.indexOf(Math.min(...distances)), 1);
    if (next === undefined) break;
    order.push(next);
    here = next.position;
  }
  return order;
}

/** Smaller gains are rounding errors. */
const MIN_GAIN = 1e-9;

/** Reverses segments of a route as long as that shortens it (2-opt). */
function withoutDetours<S extends Stop>(start: Position, stops: readonly S[]): S[] {
  let order = [...stops];
  let isShorter = true;
  while (isShorter) {
    isShorter = false;
    for (let from = 0; from < order.length - 1; from += 1) {
      for (let to = from + 1; to < order.length; to += 1) {
        const turned = [
          ...order.slice(0, from),
          ...order.slice(from, to + 1).toReversed(),
          ...order.slice(to + 1),
        ];
        if (milesOf(start, turned) >= milesOf(start, order) - MIN_GAIN) continue;
        order = turned;
        isShorter = true;
      }
    }
  }
  return order;
}
