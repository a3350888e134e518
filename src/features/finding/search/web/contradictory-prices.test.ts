import { expect, test } from 'vitest';
import type { Understood } from '../contract/search.ts';
import { type BrowseFilters, NO_FILTERS, writeFilters } from './browse-query.ts';
import { contradictoryPrices } from './contradictory-prices.ts';

const UNDER_100: Understood = {
  kind: 'price',
  label: 'Up to $100',
  without: 'desk',
  minPriceCents: null,
  maxPriceCents: 10_000,
};
const OVER_50: Understood = {
  kind: 'price',
  label: 'From $50',
  without: 'desk under 40',
  minPriceCents: 5000,
  maxPriceCents: null,
};

const prices = (filters: Partial<BrowseFilters>, understood: Understood[]) =>
  contradictoryPrices({ ...NO_FILTERS, q: 'desk under 100', ...filters }, understood).map(
    ({ label, without }) => [label, writeFilters(without).toString()],
  );

test('When the price in the search contradicts the filter, either can be removed (S-10)', () => {
  expect(prices({ min: 200 }, [UNDER_100])).toEqual([
    ['Up to $100', 'q=desk&min=200'],
    ['From $200', 'q=desk+under+100'],
  ]);
  expect(prices({ category: 'free' }, [OVER_50])).toEqual([
    ['From $50', 'q=desk+under+40&category=free'],
    ['Free', 'q=desk+under+100'],
  ]);
});

test('Overlapping prices are not contradictory', () => {
  expect(prices({ min: 100 }, [UNDER_100])).toEqual([]);
  expect(prices({ max: 20 }, [UNDER_100])).toEqual([]);
  expect(prices({}, [UNDER_100])).toEqual([]);
  expect(prices({ min: 200 }, [])).toEqual([]);
});

test('Two contradictory prices in the search can each be removed', () => {
  expect(prices({}, [OVER_50, UNDER_100]).map(([label]) => label)).toEqual(['From $50', 'Up to $100']);
});
