import { expect, test } from 'vitest';
import type { Understood } from '../contract/search.ts';
import { type BrowseFilters, NO_FILTERS, writeFilters } from './browse-query.ts';
import { pillsOf } from './pills.ts';

const UNDERSTOOD: Understood[] = [
  { kind: 'term', label: 'road bike', without: '54 cm under 300' },
  { kind: 'term', label: '54 cm', without: 'road bike under 300' },
  { kind: 'price', label: 'Up to $300', without: 'road bike 54 cm' },
];

/** Returns the label of each pill, and the address without it. */
function pills(filters: Partial<BrowseFilters>, understood: Understood[] = []) {
  return pillsOf({ ...NO_FILTERS, ...filters }, understood).map(({ label, without }) => [
    label,
    writeFilters(without).toString(),
  ]);
}

test('Each understood part of a search is a pill, and removing it rewrites the search', () => {
  expect(pills({ q: 'road bike 54 cm under 300' }, UNDERSTOOD)).toEqual([
    ['road bike', 'q=54+cm+under+300'],
    ['54 cm', 'q=road+bike+under+300'],
    ['Up to $300', 'q=road+bike+54+cm'],
  ]);
});

test('A search that was not understood is one pill', () => {
  expect(pills({ q: '???', condition: 'good' })).toEqual([
    ['“???”', 'condition=good'],
    ['Good', 'q=%3F%3F%3F'],
  ]);
});

test('Removing the last word ends the search, and other filters stay', () => {
  expect(pills({ q: 'raod', exact: true, min: 30 }, [{ kind: 'term', label: 'raod', without: '' }])).toEqual([
    ['raod', 'min=30'],
    ['From $30', 'q=raod&exact=1'],
  ]);
});

test('Each filter is a pill, labeled like in searches', () => {
  expect(pills({ category: 'free', max: 3000, within: 5, seller: 'me' }).map(([label]) => label)).toEqual([
    'Free',
    'Up to $3,000',
    'Within 5 mi',
    'Your listings',
  ]);
  expect(pills({ min: 30, max: 100 }).map(([label]) => label)).toEqual(['$30 to $100']);
});

test('An exact search stays exact when one of its words is removed', () => {
  expect(pills({ q: 'raod bike', exact: true }, [{ kind: 'term', label: 'bike', without: 'raod' }])).toEqual([
    ['bike', 'q=raod&exact=1'],
  ]);
});

test('The listings of a member are named as one seller', () => {
  const seller = '018f2c1e-7f4a-7c3d-9b2a-3f1d2e4c5b6a';
  expect(pills({ seller })).toEqual([['One seller', '']]);
});

test('Only a category without words also has a chip', () => {
  const chips = (filters: Partial<BrowseFilters>) =>
    pillsOf({ ...NO_FILTERS, ...filters }, []).map(({ label, hasChip = false }) => [label, hasChip]);
  expect(chips({ category: 'electronics', condition: 'good' })).toEqual([
    ['Electronics', true],
    ['Good', false],
  ]);
  expect(chips({ q: 'tv', category: 'electronics' })).toContainEqual(['Electronics', false]);
});
