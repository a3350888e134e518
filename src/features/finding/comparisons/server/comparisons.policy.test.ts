import { expect, test } from 'vitest';
import { requireChoice } from './comparisons.policy.ts';

test('Two or three different listings can be compared', () => {
  expect(() => requireChoice(['a', 'b'])).not.toThrow();
  expect(() => requireChoice(['a', 'b', 'c'])).not.toThrow();
  for (const [ids, code] of [
    [[], 'TOO_FEW_TO_COMPARE'],
    [['a'], 'TOO_FEW_TO_COMPARE'],
    [['a', 'b', 'c', 'd'], 'TOO_MANY_TO_COMPARE'],
    [['a', 'b', 'a'], 'SAME_ITEM_TWICE'],
  ] as const)
    expect(() => requireChoice(ids)).toThrow(
      expect.objectContaining({ spec: expect.objectContaining({ code }) }),
    );
});
