import type { Position } from '../../../shared/position.ts';
import { milesBetween } from './distance.ts';
import { nextOpening, type Opening, type LocalTime } from './opening.ts';

/** A place to stop at. */
export interface Stop extends Opening {
  position: Position;
}

/** Orders the stops of a route. */
export type RouteOrder = 'shortest' | 'opening';

/**
 * Orders stops for the shortest way: from the nearest to the next nearest, then without crossings (2-opt). The way is
 * open: it ends at its last stop.
 * @param start Where it begins; null where that is not known, so that it begins at whichever stop is best.
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
 * Orders stops by when they are open: those that are open now, which closes first comes first, then those that open
 * later today, and at the end those that are closed today. The same times stay in the order of the shortest way.
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

/** The length of a way, in straight lines. */
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

/** Less than this is rounding, and no shorter way. */
const LEAST_GAIN = 1e-9;

/** Turns parts of a way around as long as that makes it shorter. */
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
        if (milesOf(start, turned) >= milesOf(start, order) - LEAST_GAIN) continue;
        order = turned;
        isShorter = true;
      }
    }
  }
  return order;
}
