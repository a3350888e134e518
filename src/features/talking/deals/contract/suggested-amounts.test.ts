import { expect, test } from 'vitest';
import { suggestedAmounts } from './suggested-amounts.ts';

test.each([
  [100, [80, 90, 95]],
  [2400, [1900, 2200, 2300]],
  [4000, [3200, 3600, 3800]],
  [120_000, [95_000, 110_000, 115_000]],
  [1_000_000_000, [800_000_000, 900_000_000, 950_000_000]],
])('For %i cents I am offered three amounts that people say (A-39)', (price, amounts) => {
  expect(suggestedAmounts(price, null)).toEqual(amounts);
});

test.each([
  [2400, 2000],
  [1999, 1998],
  [1_000_000, 1],
])('Amounts to counter with lie between the offer and the price %i (A-39)', (price, offered) => {
  const amounts = suggestedAmounts(price, offered);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  for (const cents of amounts) {
    expect(cents).toBeGreaterThan(offered);
    expect(cents).toBeLessThan(price);
  }
  expect(amounts).toHaveLength(price - offered > 3 ? 3 : 0);
});

test('Very cheap items have no suggested amounts (A-39)', () => {
  expect(suggestedAmounts(1, null)).toEqual([]);
  expect(suggestedAmounts(0, null)).toEqual([]);
});
