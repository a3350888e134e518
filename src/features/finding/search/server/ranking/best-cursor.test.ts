import { expect, test } from 'vitest';
import { encodeCursor, MAX_TIME } from '../../../../../shared/pagination.ts';
import { readBestCursor, writeBestCursor } from './best-cursor.ts';

const ID = '018f2c1e-7f4a-7c3d-9b2a-3f1d2e4c5b6a';

test('The next page of best matches continues after the previous one', () => {
  const cursor = { window: { key: 1_700_000_000_000, id: ID }, score: 75, id: ID };
  expect(readBestCursor(writeBestCursor(cursor))).toEqual(cursor);
  expect(readBestCursor(undefined)).toBeNull();
});

test.each([
  ['a time before all times', [-1, ID, 75, ID]],
  ['a time after all times', [MAX_TIME + 1, ID, 75, ID]],
  ['a window of no listing', [1, 'x', 75, ID]],
  ['no listing', [1, ID, 75, 'x']],
  ['a score in words', [1, ID, 'best', ID]],
])('A cursor with %s is refused', (_, parts) => {
  expect(() => readBestCursor(encodeCursor(parts))).toThrow();
});
