import { expect, test } from 'vitest';
import type { Prize } from '../contract/flash-drop.ts';
import { leaderText, winnersText } from './prize-texts.ts';

const maya = {
  kind: 'member',
  id: 'm',
  name: 'maya.k',
  username: 'maya.k',
  avatarUrl: null,
  rating: null,
  totalRatings: 0,
} as const;
const prize = (id: Prize['id'], amount: number, holders = 1): Prize => ({
  id,
  title: '',
  description: '',
  criteria: '',
  leader: { person: maya, amount },
  holders,
});

test('Each prize says who leads (FLASH-05, FLASH-10)', () => {
  expect(leaderText(prize('top-lister', 31))).toBe('Now: maya.k, 31 listings');
  expect(leaderText(prize('community-favorite', 1))).toBe('Now: maya.k, 1 like');
  expect(leaderText(prize('quick-seller', 5, 27))).toBe('Now: 27 sellers, 3 sales or more');
  expect(leaderText({ ...prize('top-lister', 0), leader: null })).toBe('Nobody yet');
});

test('The winners of a prize are named, and I am first among them (FLASH-15)', () => {
  expect(winnersText(prize('top-lister', 46), false)).toBe('maya.k');
  expect(winnersText(prize('quick-seller', 5, 39), true)).toBe('You and 38 others');
  expect(winnersText(prize('quick-seller', 5, 2), false)).toBe('maya.k and 1 other');
  expect(winnersText({ ...prize('quick-seller', 0, 0), leader: null }, false)).toBe('Nobody this time');
});
