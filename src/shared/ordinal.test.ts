import { expect, test } from 'vitest';
import { ordinal } from './ordinal.ts';

test('A place on the leaderboard reads as people say it (FLASH-11)', () => {
  const places = [1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111, 1204];
  expect(places.map(ordinal).join(' ')).toBe('1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 101st 111th 1,204th');
});
