import { expect, test } from 'vitest';
import { type Candidate, priceStatistics, quantile, roundPrice, weightOf } from './price-statistics.ts';

let made = 0;
const candidate = (dollars: number, details: Partial<Candidate> = {}): Candidate => {
  made += 1;
  const id = `listing-${made}`;
  return {
    id,
    seller: `seller of ${id}`,
    priceCents: dollars * 100,
    sold: true,
    ageDays: 10,
    similarity: 0.8,
    isExact: true,
    conditionSteps: 0,
    ...details,
  };
};
const help = (dollars: readonly number[]) => priceStatistics(dollars.map((price) => candidate(price)));

test('Six similar listings give a range, five give nothing', () => {
  expect(help([30, 35, 40, 45, 50, 55]).range).toEqual({
    low: 2700,
    q1: 3500,
    median: 4200,
    q3: 5000,
    high: 6000,
  });
  expect(help([30, 35, 40, 45, 50])).toEqual({ counted: [], range: null, single: null });
});

test('A single price is named only when the range is narrow and all are exactly alike', () => {
  expect(help([44, 46, 47, 48, 49, 50, 51]).single).toBe(4800);
  expect(help([30, 35, 40, 45, 50, 55, 60]).single).toBeNull();
  const close = [44, 46, 47, 48, 49, 50, 51].map((price) => candidate(price));
  expect(priceStatistics([...close, candidate(48, { isExact: false })]).single).toBeNull();
});

test('The range of few comparables is wider than that of many with the same prices', () => {
  const few = [40, 44, 46, 48, 50, 55];
  const many = help([...few, ...few, ...few]).range;
  const wide = help(few).range;
  expect(wide?.low).toBeLessThan(many?.low ?? 0);
  expect(wide?.high).toBeGreaterThan(many?.high ?? 0);
});

test('A price far from the others is left out, and so no longer counts among the six', () => {
  const prices = [40, 42, 44, 46, 48, 50];
  expect(help([...prices, 4_000, 1]).range).toEqual(help(prices).range);
  expect(help([40, 42, 44, 46, 48, 4_000]).range).toBeNull();
  expect(help([20, 20, 20, 20, 20, 20, 29, 9_999]).counted).toHaveLength(7);
});

test('Listings with hardly a word in common do not count', () => {
  const far = [40, 42, 44, 46, 48, 50].map((price) => candidate(price, { similarity: 0.25 }));
  expect(priceStatistics(far).range).toBeNull();
});

test('One seller counts three times at most', () => {
  const flood = Array.from({ length: 20 }, () => candidate(99, { seller: 'one' }));
  const others = [38, 39, 40, 40, 41, 42].map((price) => candidate(price));
  expect(priceStatistics(flood).range).toBeNull();
  expect(priceStatistics([...flood, ...others]).range?.median).toBe(4000);
  expect(priceStatistics([...flood, ...others]).counted).toHaveLength(6);
});

test('Recent sales in the same condition count more', () => {
  const usual = weightOf(candidate(40));
  for (const less of [{ sold: false }, { ageDays: 300 }, { conditionSteps: 2 }, { similarity: 0.5 }]) {
    expect(weightOf(candidate(40, less))).toBeLessThan(usual);
  }
  const sold = [40, 40, 40, 40].map((price) => candidate(price));
  const active = [60, 60, 60, 60].map((price) => candidate(price, { sold: false, ageDays: 200 }));
  expect(priceStatistics([...sold, ...active]).range?.median).toBe(4000);
});

test('Quantiles lie between the values next to them', () => {
  const even = [1, 2, 3, 4].map((value) => ({ value, weight: 1 }));
  expect([0, 0.25, 0.5, 0.75, 1].map((share) => quantile(even, share))).toEqual([1, 1.5, 2.5, 3.5, 4]);
  expect(quantile([{ value: 7, weight: 3 }], 0.5)).toBe(7);
  const uneven = [
    { value: 1, weight: 3 },
    { value: 9, weight: 1 },
  ];
  expect(quantile(uneven, 0.375)).toBe(1);
});

test('Prices are rounded as on price tags', () => {
  expect([40, 1234, 98_720, 123_456, 2_345_678].map(roundPrice)).toEqual([
    100, 1200, 98_500, 125_000, 2_350_000,
  ]);
});
