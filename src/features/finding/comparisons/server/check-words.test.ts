import { expect, test } from 'vitest';
import { type StatedFact, saysOnly } from './check-words.ts';

const FACTS: StatedFact[] = [
  { item: 2, text: '89 of 100 overall' },
  { item: 2, text: '$62 below the typical local price of $345' },
  { item: 2, text: '93% battery health, the higher of the two stated' },
  { item: 2, text: '<1 mi away, 2 mi closer than Item 1' },
  { item: 3, text: '$33 cheaper, has a crack' },
];

test.each([
  ['Item 2 is the best value: $62 below the typical local price of $345, with 93% battery health.'],
  ['Choose Item 2. It scores 89 of 100 overall.'],
  ['Item 2 is $62 below the typical local price. Item 3 is $33 cheaper, and has a crack.'],
  ['Item 2 is 2 mi closer than Item 1.'],
  ['Choose Item 2. It is 2 mi closer than Item 1.'],
])('Text that only states facts is accepted: %s', (text) => {
  expect(saysOnly(text, FACTS, 2)).toBe(true);
});

test.each([
  ['another figure', 'Item 2 is the best value: $72 below the typical local price of $345.'],
  ['figures changed round', 'Item 2 is $345 below the typical local price of $62.'],
  ['the other direction', 'Item 2 is $62 above the typical local price of $345.'],
  ["another item's figure", 'Item 2 is $33 cheaper.'],
  ['a figure of the wrong item', 'Item 2 is the best value. Item 3 is $62 below the typical local price.'],
  ['facts of two items changed round', 'Item 2 is $33 cheaper, Item 3 is $62 below the typical local price.'],
  ['another item to compare with', 'Item 2 is 2 mi closer than Item 3.'],
  ['another item praised', 'Item 3 is the best value, $33 cheaper. Item 2 has 93% battery health.'],
  ['a figure of something else', 'Item 2 is $62 overall.'],
  ['a claim nobody made', 'Item 2 is the best value and comes with a warranty.'],
  ['a denial', 'Item 2 has no crack.'],
  ['a number in words', 'Item 2 is sixty-two dollars below the typical local price.'],
  ['a percentage of something else', 'Item 2 is 93% cheaper.'],
  ['an address', 'Item 2 is the best value. See evil.example.com.'],
  ['no item', 'It is the best value.'],
  ['nothing', ''],
  ['markup', 'Item 2 is the best value <script>alert</script>.'],
  ['a speech', `Item 2 is the best value. ${'It is the best value. '.repeat(40)}`],
])('Text with %s is rejected', (_, text) => {
  expect(saysOnly(text, FACTS, 2)).toBe(false);
});

test('A number without context is rejected, even if it is a fact by itself', () => {
  expect(saysOnly('Choose Item 2. It is 62.', [{ item: 2, text: '$62' }], 2)).toBe(false);
});
