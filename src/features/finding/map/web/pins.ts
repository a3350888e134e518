import { type Box, overlap, type Point } from './boxes.ts';
import type { MapLocation } from './map-locations.ts';

/**
 * A pin on the map: a single location, or a cluster of locations that would overlap at this zoom. It is placed at the
 * first one.
 */
export interface Pin<L> {
  locations: [MapLocation<L>, ...MapLocation<L>[]];
  box: Box;
}

/** Sizes in pixels, with a gap, of a price pin and a number pin. Also the minimum touch target. */
const PRICE_PIN = { width: 80, height: 44 };
const NUMBER_PIN = { width: 44, height: 44 };

/**
 * Clusters locations into pins that don't overlap: a location joins the first pin that it would cover. Stops come
 * first, so that their pins don't move.
 * @param isStop Stops show their number instead of a price.
 */
export function clusterLocations<L>(
  locations: readonly MapLocation<L>[],
  pointOf: (location: MapLocation<L>) => Point,
  isStop: (listing: L) => boolean,
): Pin<L>[] {
  const hasStop = (location: MapLocation<L>) => location.listings.some(isStop);
  const stopsFirst = [...locations.filter(hasStop), ...locations.filter((location) => !hasStop(location))];
  const pins: Pin<L>[] = [];
  for (const location of stopsFirst) {
    const size = location.listings.length > 1 || hasStop(location) ? NUMBER_PIN : PRICE_PIN;
    const box = { ...pointOf(location), ...size };
    const covered = pins.find((pin) => overlap(pin.box, box));
    if (covered === undefined) pins.push({ locations: [location], box });
    else covered.locations.push(location);
  }
  return pins;
}

/** Formats the numbers of stops that share a pin: '3', '2–4', '1 · 4'. */
export function numbersText(numbers: readonly number[]): string {
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined || first === last) return numbers.join();
  return last - first === numbers.length - 1 ? `${first}–${last}` : numbers.join(' · ');
}
