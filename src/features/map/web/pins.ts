import { type Box, overlap, type Point } from './boxes.ts';
import type { Spot } from './spots.ts';

/** A pin on the map: of one spot, or of several that would cover each other at this zoom. It stands at the first. */
export interface Pin<L> {
  spots: [Spot<L>, ...Spot<L>[]];
  box: Box;
}

/** In pixels, with a gap: a price, and what shows a number. Also the least that fingers meet. */
const PRICE = { width: 80, height: 44 };
const NUMBER = { width: 44, height: 44 };

/**
 * The pins of spots, none of which covers another: a spot joins the first pin that it would cover. Stops come first, so
 * that pins stand where they are.
 * @param isStop Stops show their number in place of a price.
 */
export function pinsOf<L>(
  spots: readonly Spot<L>[],
  pointOf: (spot: Spot<L>) => Point,
  isStop: (listing: L) => boolean,
): Pin<L>[] {
  const hasStop = (spot: Spot<L>) => spot.listings.some(isStop);
  const stopsFirst = [...spots.filter(hasStop), ...spots.filter((spot) => !hasStop(spot))];
  const pins: Pin<L>[] = [];
  for (const spot of stopsFirst) {
    const size = spot.listings.length > 1 || hasStop(spot) ? NUMBER : PRICE;
    const box = { ...pointOf(spot), ...size };
    const covered = pins.find((pin) => overlap(pin.box, box));
    if (covered === undefined) pins.push({ spots: [spot], box });
    else covered.spots.push(spot);
  }
  return pins;
}

/** '3', '2–4', '1 · 4': the numbers of stops that share a pin. */
export function numbersText(numbers: readonly number[]): string {
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined || first === last) return numbers.join();
  return last - first === numbers.length - 1 ? `${first}–${last}` : numbers.join(' · ');
}
