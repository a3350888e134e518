import { expect, test } from 'vitest';
import { sharedWords } from './find-local-prices.ts';

test.each([
  [
    ['iPhone 13, 128 GB, blue', 'iPhone 13, 128 GB, midnight', 'iPhone 13 red'],
    ['iphone', '13'],
  ],
  [
    ['Desk lamps', 'Small desk lamp'],
    ['desk', 'lamp'],
  ],
  [['Blue armchair', 'Blue bicycle'], []],
  [['Phone 128 GB', 'Laptop 128 GB'], []],
  [['Oak desk', 'Road bike'], []],
  [['Oak desk', '🪑🪑'], []],
  [[], []],
])('What %j have in common is %j', (titles, words) => {
  expect(sharedWords(titles)).toEqual(words);
});
