import { expect, test } from 'vitest';
import type { ConditionSlug } from '../../../../shared/taxonomy.ts';
import type { Item } from './item.ts';
import { featureScores, medianOf, valueOf } from './value.ts';

const ITEM: Item = {
  item: 1,
  state: 'for-sale',
  title: 'Lamp',
  category: 'home-garden',
  condition: 'good',
  priceCents: 10_000,
  rating: null,
  totalRatings: 0,
  distanceKm: null,
  canAsk: true,
};
const NOTHING_SAID = { named: 0, none: false };

const value = (item: Partial<Item>, { median = 10_000, defects = NOTHING_SAID } = {}) =>
  valueOf({ ...ITEM, ...item }, median, defects);

test('The median price scores 50, and scores stay between 0 and 100 (ASSIST-22)', () => {
  const prices = [10_000, 7_000, 5_000, 15_000, 50_000];
  expect(prices.map((priceCents) => value({ priceCents }).price)).toEqual([50, 80, 100, 0, 0]);
  expect(value({ priceCents: 100 }, { median: 0 }).price).toBe(0);
});

test('Each condition has its score, minus 12 for each of up to three defects (ASSIST-21, ASSIST-22)', () => {
  const conditions: ConditionSlug[] = ['new', 'like-new', 'good', 'fair', 'poor'];
  expect(conditions.map((condition) => value({ condition }).condition)).toEqual([100, 92, 70, 44, 20]);
  const afterDefects = (named: number, none: boolean) => value({}, { defects: { named, none } }).condition;
  expect([afterDefects(1, false), afterDefects(3, false), afterDefects(4, false)]).toEqual([58, 34, 34]);
  expect([afterDefects(0, true), afterDefects(1, true)]).toEqual([73, 58]);
});

test('A single rating weighs less than many, and no ratings are unknown (ASSIST-22)', () => {
  expect(value({ rating: 5, totalRatings: 1 }).seller).toBe(87);
  expect(value({ rating: 5, totalRatings: 98 }).seller).toBe(100);
  expect(value({ rating: 5, totalRatings: 0 }).seller).toBeNull();
});

test('Unknown values do not change the overall score (ASSIST-22)', () => {
  expect(value({}).overall).toBe(60);
  expect(value({ distanceKm: 8 })).toMatchObject({ distance: 50, overall: 57 });
});

test('The median of an even number of prices is the mean of the two in the middle', () => {
  expect([medianOf([300, 100, 200]), medianOf([400, 100, 200, 300]), medianOf([])]).toEqual([200, 250, 0]);
});

test('Rankable facts are scored by how far an item is ahead of the others (ASSIST-22, ASSIST-23)', () => {
  const memory = { feature: 'memory', rank: 'higher', amounts: [8, 16, undefined] } as const;
  const mileage = { feature: 'mileage', rank: 'lower', amounts: [200_000, 50_000, 100_000] } as const;
  const year = { feature: 'year', rank: 'newer', amounts: [2013, 2015, 2014] } as const;
  // Ages in months before now.
  const age = { feature: 'age', rank: 'newer', amounts: [-24, -6, undefined] } as const;
  expect(featureScores(3, [memory])).toEqual([38, 63, 50]);
  expect(featureScores(3, [mileage])).toEqual([25, 75, 50]);
  expect(featureScores(3, [year])).toEqual([40, 60, 50]);
  expect(featureScores(3, [age])).toEqual([25, 75, 50]);
  expect(featureScores(3, [year, mileage])).toEqual([33, 68, 50]);
});

test('Facts with equal values, or stated by only one item, are not scored (ASSIST-22)', () => {
  const same = { feature: 'storage', rank: 'higher', amounts: [128, 128] } as const;
  const alone = { feature: 'year', rank: 'newer', amounts: [2015, undefined] } as const;
  expect(featureScores(2, [same, alone])).toEqual([null, null]);
  expect(valueOf(ITEM, 10_000, NOTHING_SAID, null).overall).toBe(60);
  expect(valueOf(ITEM, 10_000, NOTHING_SAID, 90).overall).toBe(70);
});
