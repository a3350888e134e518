import { expect, test } from 'vitest';
import { repliesText } from './replies-text.ts';

test.each([
  [0, 'an hour'],
  [60, 'an hour'],
  [61, 'a few hours'],
  [360, 'a few hours'],
  [361, 'a day'],
  [1440, 'a day'],
  [1441, '2 days'],
  [7200, '5 days'],
])('An answer that takes %i minutes usually comes within %s (PROFILE-02)', (minutes, words) => {
  expect(repliesText(minutes)).toBe(`Usually replies within ${words}`);
});
