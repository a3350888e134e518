import { expect, test } from 'vitest';
import { bestConditions, changeText, hasLeft, priceBarLabel, titleOf, whyNoneIsBest } from './compared.ts';
import { sampleItem } from './sample-items.ts';

test('The title of a comparison is the number and kind of its items (ASSIST-18)', () => {
  expect(titleOf({ items: [sampleItem(1), sampleItem(2), sampleItem(3)], subject: 'phones' })).toBe(
    'Three phones compared',
  );
});

test('The price bar has a text alternative (ASSIST-20)', () => {
  const local = {
    comparables: 31,
    sold: 20,
    withinKm: 16,
    since: '2026-05-01T00:00:00.000Z',
    lowestCents: 23_000,
    q1Cents: 30_000,
    medianCents: 34_500,
    q3Cents: 39_000,
    highestCents: 100_000_000,
  };
  const items = [sampleItem(1), sampleItem(2, { state: 'gone' }), sampleItem(3, { priceCents: 28_350 })];
  expect(priceBarLabel(local, items)).toBe(
    'Local prices run from $230 to $1,000,000. Half are between $300 and $390. The typical price is $345. Item 1 $345, Item 3 $283.50.',
  );
});

test('An item shows what changed since: sold with its date, deleted, or a new price', () => {
  expect(changeText(sampleItem(1))).toBeNull();
  expect(changeText(sampleItem(1, { state: 'sold', soldAt: '2026-07-26T09:00:00.000Z' }))).toBe(
    'Sold Jul 26, 2026',
  );
  expect(changeText(sampleItem(1, { state: 'gone' }))).toBe('No longer there');
  expect(changeText(sampleItem(1, { priceBeforeCents: 36_000 }))).toBe('Was $360');
  expect(changeText(sampleItem(1, { listing: { priceCents: 26_000 } }))).toBe('Now $260');
});

test('Without a recommendation, the page says why (ASSIST-19)', () => {
  const sold = sampleItem(2, { state: 'sold' });
  expect(whyNoneIsBest([sampleItem(1), sold])).toBe(
    'Item 1 is the only one still for sale, so there is nothing to compare it with.',
  );
  expect(whyNoneIsBest([sampleItem(1, { state: 'gone' }), sold])).toBe(
    'None of these is for sale anymore, so there is none to recommend.',
  );
  expect(whyNoneIsBest([sampleItem(1), sampleItem(2), sampleItem(3, { state: 'gone' })])).toBe(
    'The item that was recommended is gone.',
  );
});

test('The best condition is highlighted, unless all are the same (ASSIST-21)', () => {
  const condition = (item: number, is: 'good' | 'fair' | 'like-new' | null) => ({
    item,
    condition: is,
    words: null,
    source: null,
  });
  expect(bestConditions([condition(1, 'good'), condition(2, 'like-new'), condition(3, null)])).toEqual(
    new Set([2]),
  );
  expect(bestConditions([condition(1, 'good'), condition(2, 'good')])).toEqual(new Set());
});

test('Sold and deleted items cannot be bought, and a sale may have no date', () => {
  expect((['for-sale', 'sold', 'gone'] as const).map((state) => hasLeft({ state }))).toEqual([
    false,
    true,
    true,
  ]);
  expect(changeText(sampleItem(1, { state: 'sold', soldAt: null }))).toBe('Sold');
});
