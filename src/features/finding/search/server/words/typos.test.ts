import { expect, test } from 'vitest';
import { isDoubling } from './typos.ts';

test.each([
  ['glas', 'glass', true],
  ['dinning', 'dining', true],
  ['mattres', 'mattress', true],
  ['diver', 'driver', false],
  ['glass', 'glass', false],
  ['gass', 'glass', false],
])('%s and %s differ only in a doubled letter: %s', (typed, meant, is) => {
  expect(isDoubling(typed, meant)).toBe(is);
});
