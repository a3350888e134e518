import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './pagination.ts';

test('A decoded cursor equals the encoded one', () => {
  expect(decodeCursor(encodeCursor([1_795_231_153_109, 'abc']), 2)).toEqual([1_795_231_153_109, 'abc']);
});

test.each([
  '',
  'x',
  '////',
  'bnVsbA',
  encodeCursor(['a']),
  encodeCursor([1.5, 'a']),
  Buffer.from('{"0":1}').toString('base64url'),
])('A cursor made up by hand (%j) is refused', (cursor) => {
  expect(decodeCursor(cursor, 2)).toBeNull();
});
