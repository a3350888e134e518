import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const CHECKED = [
  '*.md',
  'docs/**/*.md',
  'src/**/*.{ts,tsx,css,md}',
  'scripts/*.{ts,mjs}',
  'tests/**/*.ts',
  'bench/*.{md,ts}',
];
const LISTS = ['demo-names', 'technical-terms'];

const wordsOf = (list: string): string[] =>
  readFileSync(join(ROOT, `scripts/spelling/${list}.txt`), 'utf8')
    .trimEnd()
    .split('\n');

test.each(LISTS)('The word list %s is sorted, has each word once and no word that nothing uses', (list) => {
  const words = wordsOf(list);
  const order = (a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);
  expect(words).toEqual([...new Set(words)].toSorted(order));

  const paths = globSync(CHECKED, { cwd: ROOT, exclude: ['src/features/items/item-language/**'] });
  const texts = paths.map((path) => readFileSync(join(ROOT, path), 'utf8').toLowerCase());
  expect(words.filter((word) => !texts.some((text) => text.includes(word.toLowerCase())))).toEqual([]);
});
