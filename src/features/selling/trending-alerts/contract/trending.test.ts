import { expect, test } from 'vitest';
import { mondayOf, trendingOf } from './trending.ts';

test('A category that rises by a fifth or more is trending, unless it has too little data (PLAN-14, A-65)', () => {
  expect(
    trendingOf([
      { category: 'electronics', direction: 'up', percentage: 34 },
      { category: 'clothing', direction: 'up', percentage: 20 },
      { category: 'vehicles', direction: 'up', percentage: 19 },
      { category: 'collectibles', direction: 'down', percentage: 40 },
      { category: 'other', direction: null, percentage: null },
    ]),
  ).toEqual([
    { category: 'electronics', percentage: 34 },
    { category: 'clothing', percentage: 20 },
  ]);
});

test.each([
  ['2026-11-16T00:00:00Z', '2026-11-16'],
  ['2026-11-22T23:59:59Z', '2026-11-16'],
  ['2026-11-23T00:00:00Z', '2026-11-23'],
  ['2028-03-01T12:00:00Z', '2028-02-28'],
])('%s is in the week from Monday, %s', (time, monday) => {
  expect(mondayOf(new Date(time))).toBe(monday);
});
