import { expect, test } from 'vitest';
import { apiQuery, countFilters, NO_FILTERS, needsPlace, readFilters, writeFilters } from './browse-query.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

test('An address with a category slug shows that category (NAV-04)', () => {
  expect(read('category=home-garden').category).toBe('home-garden');
  expect(apiQuery(read('category=home-garden'), null).category).toBe('home-garden');
});

test('An unknown category, condition or order is ignored', () => {
  expect(read('category=boats&condition=shiny&sort=random')).toEqual(NO_FILTERS);
});

test('Free items have a price of 0, in all categories (HOME-09)', () => {
  expect(apiQuery(read('category=free&min=50'), null)).toMatchObject({
    category: undefined,
    minPriceCents: undefined,
    maxPriceCents: 0,
  });
});

test('The maximum price is open by default (BROWSE-07)', () => {
  expect(apiQuery(NO_FILTERS, null)).toMatchObject({ minPriceCents: undefined, maxPriceCents: undefined });
  expect(apiQuery(read('min=100&max=3000'), null)).toMatchObject({
    minPriceCents: 10_000,
    maxPriceCents: 300_000,
  });
});

test('A reversed price range is swapped, and invalid prices are ignored', () => {
  expect(read('min=300&max=100')).toMatchObject({ min: 100, max: 300 });
  expect(read('min=-1&max=1e9')).toEqual(NO_FILTERS);
  expect(read('min=NaN&max=12.345')).toEqual(NO_FILTERS);
});

test('The default order is not in the address, other orders are (BROWSE-08)', () => {
  for (const sort of ['price_low', 'price_high', 'popular'] as const) {
    expect(writeFilters({ ...NO_FILTERS, sort }).toString()).toBe(`sort=${sort}`);
  }
  expect(writeFilters({ ...NO_FILTERS, sort: 'newest' }).toString()).toBe('');
  expect(writeFilters({ ...NO_FILTERS, q: 'bike', sort: 'best' }).toString()).toBe('q=bike');
  expect(writeFilters({ ...NO_FILTERS, q: 'bike', sort: 'newest' }).toString()).toBe('q=bike&sort=newest');
});

test('Only a search is ordered by best match, unless another order was chosen', () => {
  const sortOf = (search: string) => apiQuery(read(search), null).sort;
  expect(sortOf('q=bike')).toBe('best');
  expect(sortOf('q=bike&sort=newest')).toBe('newest');
  expect(sortOf('')).toBe('newest');
  expect(read('sort=best')).toEqual(NO_FILTERS);
  expect(apiQuery({ ...read('q=bike&sort=newest'), q: '' }, null).sort).toBe('newest');
});

test('An address can ask for the words exactly as typed', () => {
  expect(apiQuery(read('q=raod&exact=1'), null).exact).toBe('1');
  expect(writeFilters(read('q=raod&exact=1')).toString()).toBe('q=raod&exact=1');
  expect(read('exact=1')).toEqual(NO_FILTERS);
});

test('A written address reads back the same', () => {
  const filters = {
    ...NO_FILTERS,
    q: 'red bike',
    exact: true,
    category: 'free',
    condition: 'good',
    min: 5,
    max: 90,
    within: 5,
    seller: 'me',
  } as const;
  expect(readFilters(writeFilters(filters))).toEqual(filters);
});

test('The Filters button counts category, condition and price once each', () => {
  expect(countFilters(NO_FILTERS)).toBe(0);
  expect(countFilters(read('q=x&within=5'))).toBe(0);
  expect(countFilters(read('q=x&sort=popular&category=clothing&condition=new&min=1&max=2'))).toBe(3);
});

test('Distances start from the visitor, and are ignored while their position is unknown', () => {
  const place = { name: 'Sellwood', position: { latitude: 45.46, longitude: -122.65 } };
  expect(apiQuery(read('sort=nearest&within=10'), place)).toMatchObject({
    near: '45.46,-122.65',
    withinKm: 16,
    sort: 'nearest',
  });
  expect(apiQuery(read('sort=nearest&within=10'), null)).toMatchObject({
    near: undefined,
    withinKm: undefined,
    sort: 'newest',
  });
  expect(needsPlace(read('within=10'))).toBe(true);
  expect(needsPlace(read('within=7&q=near'))).toBe(false);
});
