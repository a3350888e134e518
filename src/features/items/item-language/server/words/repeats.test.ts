import { expect, test } from 'vitest';
import { withoutRepeats } from './repeats.ts';

test.each([
  ['about six and a half half carat', 'about six and a half carat'],
  ['asking two two hundred', 'asking two hundred'],
  ['a hundred and twenty twenty dollars', 'a hundred and twenty dollars'],
  ['80 80 dollars', '80 dollars'],
  ['a a table with with the the legs', 'a table with the legs'],
  ["it's got it's got a scratch", "it's got a scratch"],
  ["it's a, a folding kayak", "it's a folding kayak"],
  ['my my my bike', 'my bike'],
])('Repeated words are removed: "%s" (VOICE-24)', (spoken, left) => {
  expect(withoutRepeats(spoken)).toBe(left);
});

test.each([
  'very very nice',
  'bought in twenty twenty',
  'call 555 555 1234',
  'jeans size 32 32',
  'it runs without it it folds up',
  'a yo yo',
  'sizes m, m and l',
])('Intended repetitions stay: "%s" (VOICE-24)', (spoken) => {
  expect(withoutRepeats(spoken)).toBe(spoken);
});
