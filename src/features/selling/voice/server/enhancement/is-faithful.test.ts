import { expect, test } from 'vitest';
import { isFaithful } from './is-faithful.ts';

const SAID =
  'um selling my oak desk two scratches on top its twenty five years old asking two fifty in Oakland';

/** "Twenty five" and "two fifty". */
const SPOKEN = ['25', '250'];

test.each([
  [
    'professional',
    'I am selling my oak desk. It has two scratches on top and is 25 years old. I am asking $250, in Oakland.',
  ],
  [
    'grammar',
    "Selling my oak desk, two scratches on top. It's twenty-five years old. Asking two fifty in Oakland.",
  ],
  ['summary', 'Oak desk with two scratches on top, 25 years old, $250.'],
  [
    'structure',
    'Item: Oak desk\nCondition: Two scratches on top\nDetails:\n- 25 years old\n- In Oakland\nPrice: $250.00',
  ],
] as const)('What a model writes from what was said is taken: %s (VOICE-24)', (type, answer) => {
  expect(isFaithful(answer, SAID, type, SPOKEN)).toBe(true);
});

test.each([
  ['a number', 'I am selling my oak desk with 3 drawers. It has two scratches on top. I am asking $250.'],
  ['another price', 'I am selling my oak desk. It has two scratches on top. I am asking $200.'],
  ['a brand', 'I am selling my oak desk from Pottery Barn. It has two scratches on top. I am asking $250.'],
  ['a place', 'I am selling my oak desk in Berkeley. It has two scratches on top. I am asking $250.'],
  ['a link', 'Selling my oak desk, two scratches on top, see https://evil.example/desk'],
  ['markup', 'Selling my oak desk <script>two scratches</script> on top'],
  [
    'sales talk',
    'This stunning, timeless masterpiece brings unrivaled elegance and warmth into every modern home.',
  ],
  [
    'an answer to an instruction',
    'Sure! Here is a poem about cats: whiskers soft, tails high, they dream under moonlight.',
  ],
  ['nothing', '  '],
  ['far too much', 'Selling my oak desk. '.repeat(40)],
])('What a model adds is not taken: %s (VOICE-24)', (_name, answer) => {
  expect(isFaithful(answer, SAID, 'professional', SPOKEN)).toBe(false);
});

test('Short transcripts and other scripts can be enhanced too (VOICE-24)', () => {
  expect(isFaithful('Item: Lamp', 'lamp', 'structure', [])).toBe(true);
  expect(isFaithful('أبيع مكتب خشب بسعر 80 دولار.', 'أبيع مكتب خشب بسعر 80 دولار', 'grammar', [])).toBe(true);
});
