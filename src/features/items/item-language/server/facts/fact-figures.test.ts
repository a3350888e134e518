import { expect, test } from 'vitest';
import { judgeFacts, readFactTexts } from '../../../../../../tests/engine/fact-figures.ts';

test('Nearly all stated facts are read, and almost nothing else (ASSIST-23)', () => {
  const results = readFactTexts().flatMap(judgeFacts);
  const count = (failure: (typeof results)[number]['failure']): number =>
    results.filter((result) => result.failure === failure).length;
  expect(results.length).toBeGreaterThan(1_000);
  expect(count(null) / results.length).toBeGreaterThanOrEqual(0.985);
  expect(count('opposite')).toBe(0);
  expect(count('invented')).toBeLessThanOrEqual(2);
});
