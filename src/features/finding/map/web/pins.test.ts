import { expect, test } from 'vitest';
import { withRoom } from './boxes.ts';
import { clusterLocations, numbersText } from './pins.ts';

/** A location whose position is its point on the screen. */
const location = (x: number, ...titles: string[]) => ({
  position: { latitude: 0, longitude: x },
  listings: titles.length > 0 ? titles : [`item ${x}`],
});
const pinned = (locations: ReturnType<typeof location>[], stops: string[] = [], zoom = 1) =>
  clusterLocations(
    locations,
    ({ position }) => ({ x: position.longitude * zoom, y: 0 }),
    (title) => stops.includes(title),
  ).map((pin) => pin.locations.map(({ position }) => position.longitude));

test('Pins that would cover each other on the map are one, until I zoom in', () => {
  const locations = [location(0), location(60), location(200)];
  expect(pinned(locations)).toEqual([[0, 60], [200]]);
  expect(pinned(locations, [], 2)).toEqual([[0], [60], [200]]);
});

test('A number takes less room than a price', () => {
  expect(pinned([location(0, 'lamp', 'chair'), location(60, 'desk', 'bike')])).toEqual([[0], [60]]);
});

test('My stops keep their pins, and what would cover them joins them', () => {
  expect(pinned([location(0), location(30, 'desk'), location(300)], ['desk'])).toEqual([[30, 0], [300]]);
});

test('A pin of several stops shows their numbers in one line', () => {
  expect([[3], [2, 3], [2, 3, 4], [1, 4]].map(numbersText)).toEqual(['3', '2–3', '2–4', '1 · 4']);
});

test('Names on the map that have no room are left out, the first that come have it first', () => {
  const box = (x: number) => ({ x, y: 0, width: 50, height: 20 });
  expect(withRoom([box(0), box(40), box(60)], [box(-60)])).toEqual([box(0), box(60)]);
  expect(withRoom([box(0)], [box(40)])).toEqual([]);
});
