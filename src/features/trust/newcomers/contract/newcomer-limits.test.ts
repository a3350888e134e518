import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../../shared/site-settings.ts';
import { countLinks, newcomerLimits } from './newcomer-limits.ts';

const limitsOf = (days: number, deals: number) => newcomerLimits(DEFAULT_SETTINGS.newcomers, days, deals);

test('A new account can post 10 listings and start 20 chats on its first day', () => {
  expect(limitsOf(0, 0)).toMatchObject({ listings: 10, chats: 20 });
});

test('Limits grow with days or with finished deals, and then end', () => {
  expect(limitsOf(1, 0)).toEqual(limitsOf(0, 1));
  expect(limitsOf(6, 0)?.listings).toBe(20);
  expect(limitsOf(7, 1)?.listings).toBe(60);
  expect(limitsOf(30, 0)).toBeNull();
  expect(limitsOf(0, 3)).toBeNull();
});

test('Links are counted with and without https', () => {
  expect(countLinks('See https://a.example/b and www.c.example, not d.e')).toBe(2);
});
