import { expect, test } from 'vitest';
import type { ConditionSlug } from '../../../../shared/taxonomy.ts';
import type { Item } from './item.ts';
import { middleOf, valueOf } from './value.ts';

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

const value = (item: Partial<Item>, { middle = 10_000, defects = NOTHING_SAID } = {}) =>
  valueOf({ ...ITEM, ...item }, middle, defects);

test('A price is worth 50 in the middle, and never more than 100 or less than 0 (ASSIST-22)', () => {
  const prices = [10_000, 7_000, 5_000, 13_000, 50_000];
  expect(prices.map((priceCents) => value({ priceCents }).price)).toEqual([50, 100, 100, 0, 0]);
  expect(value({ priceCents: 100 }, { middle: 0 }).price).toBe(0);
});

test('Each condition has its number, and each of up to three defects takes 4 of it (ASSIST-21, ASSIST-22)', () => {
  const conditions: ConditionSlug[] = ['new', 'like-new', 'good', 'fair', 'poor'];
  expect(conditions.map((condition) => value({ condition }).condition)).toEqual([100, 92, 70, 44, 20]);
  const afterDefects = (named: number, none: boolean) => value({}, { defects: { named, none } }).condition;
  expect([afterDefects(1, false), afterDefects(3, false), afterDefects(4, false)]).toEqual([66, 58, 58]);
  expect([afterDefects(0, true), afterDefects(1, true)]).toEqual([73, 66]);
});

test('One rating counts less than many, and none is unknown (ASSIST-22)', () => {
  expect(value({ rating: 5, totalRatings: 1 }).seller).toBe(87);
  expect(value({ rating: 5, totalRatings: 98 }).seller).toBe(100);
  expect(value({ rating: 5, totalRatings: 0 }).seller).toBeNull();
});

test('What is unknown counts neither for nor against an item (ASSIST-22)', () => {
  expect(value({}).overall).toBe(60);
  expect(value({ distanceKm: 8 })).toMatchObject({ distance: 50, overall: 57 });
});

test('The middle of an even number of prices is between the two in the middle', () => {
  expect([middleOf([300, 100, 200]), middleOf([400, 100, 200, 300]), middleOf([])]).toEqual([200, 250, 0]);
});
