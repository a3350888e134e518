import { expect, test } from 'vitest';
import { demandLevel, demandScore, trendOf } from './insight-rules.ts';

test('A trend compares a week with the week before, in whole percent (INSIGHT-11)', () => {
  expect(trendOf(100, 118)).toEqual({ direction: 'up', percentage: 18 });
  expect(trendOf(100, 88)).toEqual({ direction: 'down', percentage: 12 });
  expect(trendOf(40, 40)).toEqual({ direction: 'up', percentage: 0 });
});

test('With fewer than 30 actions in either week there is no trend', () => {
  expect(trendOf(29, 300)).toBeNull();
  expect(trendOf(300, 29)).toBeNull();
  expect(trendOf(30, 30)).not.toBeNull();
});

test('Demand is 50 if buyers and items for sale are balanced (INSIGHT-13)', () => {
  expect(demandScore({ interest: 0.2, supply: 0.2 })).toBe(50);
  expect(demandScore({ interest: 0.3, supply: 0.1 })).toBe(75);
  expect(demandScore({ interest: 0, supply: 0.1 })).toBe(0);
  expect(demandScore({ interest: 0.1, supply: 0 })).toBe(100);
});

test('Demand is high from 67 and medium from 34 (INSIGHT-13)', () => {
  expect([100, 67, 66, 34, 33, 0].map(demandLevel)).toEqual([
    'high',
    'high',
    'medium',
    'medium',
    'low',
    'low',
  ]);
});
