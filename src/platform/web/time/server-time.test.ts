import { expect, test } from 'vitest';
import { aheadAfter } from './server-time.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

test.each([
  ['The first answer says how far the clock is off', null, DAY, DAY],
  ['A faster answer is more exact', DAY + 3 * SECOND, DAY + SECOND, DAY + SECOND],
  ['A slower answer changes nothing', SECOND, 9 * SECOND, SECOND],
  ['An answer that the browser reused changes nothing', SECOND, 121 * SECOND, SECOND],
  ['A clock that was a day behind and is set right is noticed', -DAY, SECOND, SECOND],
  ['A clock that was a day ahead and is set right is noticed', DAY, SECOND, SECOND],
])('%s', (_, known, seen, ahead) => {
  expect(aheadAfter(known, seen)).toBe(ahead);
});
