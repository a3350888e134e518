import { expect, test } from 'vitest';
import { mapsAppOf, mapsLink } from './maps-app.ts';

const stops = [45.5, 45.5, 45.52, 45.54].map((latitude) => ({ latitude, longitude: -122.6 }));

test('A route opens in the maps app of the phone, with its stops in order and each location once', () => {
  const google = new URL(mapsLink('google', stops));
  expect(google.origin + google.pathname).toBe('https://www.google.com/maps/dir/');
  expect(google.searchParams.get('waypoints')).toBe('45.5,-122.6|45.52,-122.6');
  expect(google.searchParams.get('destination')).toBe('45.54,-122.6');

  const apple = new URL(mapsLink('apple', stops));
  expect(apple.origin + apple.pathname).toBe('https://maps.apple.com/directions');
  expect(apple.searchParams.getAll('waypoint')).toEqual(['45.5,-122.6', '45.52,-122.6']);
  expect(apple.searchParams.get('destination')).toBe('45.54,-122.6');
});

test("Apple's devices open their own maps app", () => {
  expect(mapsAppOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)')).toBe('apple');
  expect(mapsAppOf('Mozilla/5.0 (Linux; Android 16; Pixel 9)')).toBe('google');
});
