import { expect, test } from 'vitest';
import type { FeatureRow } from '../contract/comparison.ts';
import type { Item } from './item.ts';
import { recommend, type WeighedItem } from './recommend.ts';

type Weighed = Partial<Item> & {
  overall?: number;
  stated?: number;
  defect?: string;
  usable?: WeighedItem['state'];
  doubt?: WeighedItem['doubt'];
};

const weighed = (
  item: number,
  { overall = 50, stated = 0, defect, usable = 'usable', doubt = null, ...more }: Weighed = {},
): WeighedItem => ({
  item: {
    item,
    state: 'for-sale',
    title: 'Lamp',
    category: 'home-garden',
    condition: 'good',
    priceCents: 10_000,
    rating: null,
    totalRatings: 0,
    distanceKm: null,
    canAsk: true,
    ...more,
  },
  value: { item, price: null, condition: null, seller: null, distance: null, features: null, overall },
  stated,
  defect: defect ?? null,
  state: usable,
  doubt,
});

const FIVE_ROWS = Array.from(
  { length: 5 },
  (): FeatureRow => ({ feature: 'color', label: 'Color', rank: null, differs: false, values: [] }),
);

const choose = (items: WeighedItem[], medianCents: number | null = null) =>
  recommend(items, medianCents === null ? null : { medianCents }, FIVE_ROWS);
const reasons = (items: WeighedItem[], medianCents: number | null = null) =>
  choose(items, medianCents)?.reasons.map(({ kind }) => kind);

test('Scores that differ by up to 2 are called close', () => {
  const ahead = (by: number) => choose([weighed(1, { overall: 50 + by }), weighed(2)])?.close;
  expect([ahead(0), ahead(2), ahead(3)]).toEqual([true, true, false]);
});

test('Between otherwise equal items, the cheaper one is recommended', () => {
  expect(choose([weighed(1), weighed(2, { priceCents: 9_000 })])?.item).toBe(2);
});

test('A price less than 2 % below the median is not a reason', () => {
  const at = (priceCents: number) =>
    reasons([weighed(1, { overall: 90, priceCents }), weighed(2, { priceCents })], 10_000);
  expect([at(9_900), at(9_800)]).toEqual([[], ['below-median']]);
});

test("A seller's rating is a reason from 4.5 up, if the other sellers have less", () => {
  const rated = (ownScore: number, other: number) =>
    reasons([
      weighed(1, { overall: 90, rating: ownScore, totalRatings: 9 }),
      weighed(2, { rating: other, totalRatings: 9 }),
    ]);
  expect([rated(4.5, 4.4), rated(4.4, 3), rated(4.8, 4.8)]).toEqual([['rating'], [], []]);
});

test('Distance is a reason from 2 km up', () => {
  const closer = (km: number) =>
    reasons([weighed(1, { overall: 90, distanceKm: 1 }), weighed(2, { distanceKm: 1 + km })]);
  expect([closer(1.9), closer(2)]).toEqual([[], ['closer']]);
});

test('The cheaper alternative is shown with its first two drawbacks', () => {
  const best = { overall: 90, stated: 3, distanceKm: 1, rating: 4.9, totalRatings: 9 };
  const against = (cheaper: Weighed) =>
    choose([weighed(1, best), weighed(2, { stated: 3, rating: 4.9, priceCents: 9_000, ...cheaper })])
      ?.alternative?.drawbacks;
  expect(against({})).toEqual([]);
  expect(against({ distanceKm: 2.9 })).toEqual([]);
  expect(against({ distanceKm: 6 })).toEqual([{ kind: 'farther', km: 5 }]);
  expect(against({ rating: 4 })).toEqual([{ kind: 'rating', rating: 4 }]);
  expect(against({ stated: 1 })).toEqual([{ kind: 'not-stated', facts: 4 }]);
  expect(against({ condition: 'fair', defect: 'a crack', rating: 1 })).toEqual([
    { kind: 'defect', value: 'a crack' },
    { kind: 'condition', condition: 'fair' },
  ]);
});

test('A broken item, or a listing that is not an item, is never the best value', () => {
  const broken = weighed(1, { overall: 90, priceCents: 5_000, usable: 'broken', defect: 'a fault' });
  const service = weighed(2, { overall: 95, priceCents: 1_000, usable: 'no-item' });
  const choice = choose([broken, service, weighed(3, { overall: 40 })]);
  expect(choice).toMatchObject({
    item: 3,
    close: false,
    alternative: { item: 1, drawbacks: [{ kind: 'defect', value: 'a fault' }] },
  });
  expect(choose([broken, service])).toBeNull();
});

test('Questionable items are recommended only if all are questionable, minor faults first', () => {
  const faulty = weighed(1, { overall: 80, priceCents: 8_000, usable: 'faulty', doubt: 'faulty' });
  const untested = weighed(2, { overall: 90, priceCents: 5_000, usable: 'doubtful', doubt: 'untested' });
  expect(choose([faulty, untested, weighed(3)])).toMatchObject({
    item: 3,
    alternative: { item: 2, drawbacks: [{ kind: 'doubt', doubt: 'untested' }] },
  });
  expect(choose([faulty, untested])?.item).toBe(1);
  expect(choose([untested, weighed(4, { usable: 'no-item' })])?.item).toBe(2);
});

test('An item compared only with a service is not called better', () => {
  const service = weighed(2, { usable: 'no-item', priceCents: 1_000, condition: 'poor' });
  const rated = { overall: 40, rating: 4.9, totalRatings: 9, stated: 2 };
  expect(choose([weighed(1, rated), service])).toMatchObject({ item: 1, reasons: [], alternative: null });
});
