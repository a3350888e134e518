import { expect, test } from 'vitest';
import { losesNothing } from './loses-nothing.ts';

const SAID =
  'um selling my oak desk it has two scratches on top and one drawer sticks its sixty inches wide i want eighty dollars';

test.each([
  'Oak desk with two scratches on top. One drawer sticks. Asking $80.',
  'Oak desk, scratched on top, with a drawer that sticks, for eighty dollars.',
])('A summary of a model that has every flaw and the price is taken: %s (VOICE-24)', (answer) => {
  expect(losesNothing(answer, SAID, 'summary', 8_000)).toBe(true);
});

test.each([
  ['a flaw', 'Oak desk with two scratches on top. Asking $80.'],
  ['the price', 'Oak desk with two scratches on top. One drawer sticks.'],
  ['no word', SAID],
])('One that leaves out %s is not (VOICE-24)', (_what, answer) => {
  expect(losesNothing(answer, SAID, 'summary', 8_000)).toBe(false);
});
