import { expect, test } from 'vitest';
import { withAgreement } from './agreement.ts';

test.each([
  ['it do not leak', 'it does not leak'],
  ["it don't close", "it doesn't close"],
  ['it have two wheels and it make a noise', 'it has two wheels and it makes a noise'],
  ['they was bought new', 'they were bought new'],
  ["the washer don't spin but the doors is fine", "the washer doesn't spin but the doors are fine"],
  ['one of them have a loose leg', 'one of them has a loose leg'],
  ['the tent has a hole and the stove dont light', "the tent has a hole and the stove doesn't light"],
])('Verbs agree with what they are said of: "%s" (VOICE-24)', (spoken, written) => {
  expect(withAgreement(spoken)).toBe(written);
});

test.each([
  'does it do well',
  'make it work and let it run',
  'the lid and the handle have scratches',
  'the doors of the fridge have dents',
  'the kids have outgrown it',
  'if it were mine',
  'pick it up and take it',
  'the glass has a chip',
])('Verbs that agree stay: "%s" (VOICE-24)', (spoken) => {
  expect(withAgreement(spoken)).toBe(spoken);
});
