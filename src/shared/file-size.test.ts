import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [12, '12 bytes'],
  [1024, '1 KB'],
  [493_684, '482 KB'],
  [1_048_500, '1 MB'],
  [3_355_443, '3.2 MB'],
  [20 * 1024 * 1024, '20 MB'],
])('A file of %i bytes has %s (MSG-14)', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
