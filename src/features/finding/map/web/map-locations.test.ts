import { expect, test } from 'vitest';
import { areaNamesOf, locationsOf } from './map-locations.ts';

const at = (latitude: number, area: string | null = null) => ({
  area,
  position: { latitude, longitude: -122.6 },
});

test('Listings at the same rounded position share a pin', () => {
  const [one, two, three] = [at(45.5), at(45.51), at(45.5)];
  expect(locationsOf([one, two, three])).toEqual([
    { position: one.position, listings: [one, three] },
    { position: two.position, listings: [two] },
  ]);
});

test('The name of an area stands once, in the middle of its listings', () => {
  const names = areaNamesOf([at(45.5, 'Old Town'), at(45.52, 'old town'), at(45.6), at(45.7, 'Harbor')]);
  expect(names.map(({ name }) => name)).toEqual(['Old Town', 'Harbor']);
  expect(names[0]?.position.latitude).toBeCloseTo(45.51);
});
