import { expect, test } from 'vitest';
import { MAX_STOPS, readRoute, routeQuery, withoutStop, withStop } from './chosen-route.ts';

const ids = Array.from({ length: 12 }, (_, index) => `listing-${index}`);
const read = (query: string) => readRoute(new URLSearchParams(query), (id) => ids.includes(id));

test('A route stands in the address, and is the same after a reload', () => {
  const route = withStop(withStop(read('?order=opening'), 'listing-3'), 'listing-1');
  expect(routeQuery(route)).toBe('?stops=listing-3,listing-1&order=opening');
  expect(read(routeQuery(route))).toEqual(route);
  expect(
    routeQuery(withoutStop(withoutStop({ ...route, order: 'shortest' }, 'listing-1'), 'listing-3')),
  ).toBe('?');
});

test('A route leaves out what is gone from the map or there twice, and has at most nine stops', () => {
  expect(read('?stops=sold,listing-1,,listing-1').stops).toEqual(['listing-1']);
  expect(read(`?stops=${ids.join(',')}`).stops).toHaveLength(MAX_STOPS);
});
