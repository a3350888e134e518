import { expect, test } from 'vitest';
import type { PickupHours } from '../../../items/listings/contract/pickup-hours.ts';
import { milesBetween, milesText } from './distance.ts';
import { localTimeOf, openingText } from './opening.ts';
import { milesOf, openingOrder, type Stop, shortestOrder } from './route-order.ts';

const HOME = { latitude: 45.5, longitude: -122.6 };
/** Hundredths of a degree from home. */
const stop = (north: number, east: number, pickupHours: PickupHours | null = null): Stop => ({
  position: { latitude: HOME.latitude + north / 100, longitude: HOME.longitude + east / 100 },
  pickupHours,
});

/** Returns all possible orders. */
function ordersOf<S>(stops: readonly S[]): S[][] {
  if (stops.length < 2) return [[...stops]];
  return stops.flatMap((first) =>
    ordersOf(stops.filter((other) => other !== first)).map((order) => [first, ...order]),
  );
}

test('A route goes from the own area to the nearest stop, and on to the next nearest', () => {
  const [near, middle, far] = [stop(1, 1), stop(3, 3), stop(6, 6)];
  expect(shortestOrder(HOME, [far, near, middle])).toEqual([near, middle, far]);
});

test('A route is shorter than always going to the nearest stop', () => {
  // The nearest-neighbor order would pass home on the way back.
  const stops = [stop(0, 1), stop(0, -1.5), stop(0, 6), stop(2, 7)];
  const best = Math.min(...ordersOf(stops).map((order) => milesOf(HOME, order)));
  expect(milesOf(HOME, shortestOrder(HOME, stops))).toBeCloseTo(best);
});

test('A route without a start begins at the end that makes it shortest', () => {
  const [west, middle, east] = [stop(0, -5), stop(0, 0), stop(0, 7)];
  const order = shortestOrder(null, [middle, east, west]);
  expect([order[0], order[2]]).toEqual(expect.arrayContaining([west, east]));
  expect(order[1]).toBe(middle);
  expect(shortestOrder(null, [])).toEqual([]);
});

const hours = (days: number[], from: string, to: string): PickupHours => ({ days, from, to });
/** Saturday, 10:30. */
const NOW = { day: 6, minute: 630 };

test('A route by opening time goes where it closes first, and at the end where it is closed today', () => {
  const sunday = stop(1, 0, hours([0], '09:00', '12:00'));
  const over = stop(1, 1, hours([6], '08:00', '10:00'));
  const later = stop(1, 2, hours([6], '12:00', '17:00'));
  const any = stop(1, 3);
  const closesSoon = stop(1, 4, hours([0, 6], '09:00', '11:00'));
  const open = stop(1, 5, hours([6], '10:00', '16:00'));
  expect(openingOrder(HOME, [sunday, over, later, any, closesSoon, open], NOW)).toEqual([
    closesSoon,
    open,
    any,
    later,
    sunday,
    over,
  ]);
});

test('A stop says when it can be reached', () => {
  const text = (pickupHours: PickupHours | null) => openingText({ pickupHours }, NOW);
  expect(text(null)).toBe('Any time');
  expect(text(hours([6], '09:00', '13:00'))).toBe('9 AM to 1 PM');
  expect(text(hours([6], '12:00', '13:00'))).toBe('Noon to 1 PM');
  expect(text(hours([0, 6], '08:00', '10:00'))).toBe('Opens tomorrow');
  expect(text(hours([2, 4], '08:00', '10:00'))).toBe('Opens Tuesday');
  expect(text(hours([6], '08:00', '10:00'))).toBe('Opens Saturday');
});

test('The clock of a route is that of the site, whatever the browser has', () => {
  const at = Date.parse('2026-11-22T02:05:00Z');
  expect(localTimeOf(at, 'America/New_York')).toEqual({ day: 6, minute: 21 * 60 + 5 });
  expect(localTimeOf(at, 'UTC')).toEqual({ day: 0, minute: 125 });
});

test('Distances are straight lines in miles', () => {
  const oneDegree = milesBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 });
  expect(oneDegree).toBeCloseTo(69.09, 1);
  expect([0.68, 3, 9.96, 1234.4].map(milesText)).toEqual(['0.7 mi', '3 mi', '10 mi', '1,234 mi']);
});
