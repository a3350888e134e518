import { expect, test } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

test('A short description is previewed in full (DETAIL-29)', () => {
  expect(cutAtWord('Sat in maybe twenty times.', 160)).toBe('Sat in maybe twenty times.');
});

test('A long description is previewed with at most 160 characters, ending after a word (DETAIL-29)', () => {
  const cut = cutAtWord('comfortable velvet armchair '.repeat(20), 160);
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/(comfortable|velvet|armchair)…$/);
});

test('A description without spaces is cut too (DETAIL-29)', () => {
  expect(cutAtWord('x'.repeat(400), 160)).toHaveLength(160);
});
