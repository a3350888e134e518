import { expect, test } from 'vitest';
import { judgeComparison, readComparisonSets } from '../../../../../tests/comparisons/comparison-figures.ts';

test('Nearly all recommendations match those of a sensible person (ASSIST-19)', () => {
  const judged = readComparisonSets().map(judgeComparison);
  const defended = judged.filter(({ isDefended }) => isDefended);
  expect(judged.length).toBeGreaterThan(100);
  expect(defended.length / judged.length).toBeGreaterThanOrEqual(29 / 32);
  expect(judged.flatMap(({ inventions }) => inventions).length).toBeLessThanOrEqual(1);
});
