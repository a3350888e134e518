import { expect, test } from 'vitest';
import { wantFigures } from '../../../../../tests/wants/want-figures.ts';

test.each([
  ['tuned', 0.99, 0.99],
  ['held out', 0.96, 0.96],
] as const)(
  'Of the judged wants, %s, few find what does not fit and few miss what does',
  (half, least, found) => {
    const { precision, recall } = wantFigures(half);
    expect(precision).toBeGreaterThan(least);
    expect(recall).toBeGreaterThan(found);
  },
);
