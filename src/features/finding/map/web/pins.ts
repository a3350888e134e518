import { type Box, overlap, type Point } from './boxes.ts';
import type { Spot } from './spots.ts';

/**
 * A pin on the map: a single spot, or a cluster of spots that would overlap at this zoom. It is placed at the first
 * one.
 */
export interface Pin<L> {
  spots: [Spot<L>, ...Spot<L>[]];
  box: Box;
}

/** Sizes in pixels, with a gap, of a price pin and a number pin. Also the minimum touch target. */
const PRICE_PIN = { width: 80, height: 44 };
const NUMBER_PIN = { width: 44, height: 44 };

/**
 * Clusters spots into pins that don't overlap: a spot joins the first pin that it would cover. Stops come first, so
 * that their pins don't move.
 * @param isStop Stops show their number instead of a price.
 */
export function clusterSpots<L>(
  spots: readonly Spot<L>[],
  pointOf: (spot: Spot<L>) => Point,
  isStop: (listing: L) => boolean,
): Pin<L>[] {
  const hasStop = (spot: Spot<L>) => spot.listings.some(isStop);
  const stopsFirst = [...spots.filter(hasStop), ...spots.filter((spot) => !hasStop(spot))];
  const pins: Pin<L>[] = [];
  for (const spot of stopsFirst) {
    const size = spot.listings.length > 1 || hasStop(spot) ? NUMBER_PIN : PRICE_PIN;
    const box = { ...pointOf(spot), ...size };
    const covered = pins.find((pin) => overlap(pin.box, box));
    if (covered === undefined) pins.push({ spots: [spot], box });
    else covered.spots.push(spot);
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
