import { expect, test } from 'vitest';
import { unpacked } from './packed-columns.ts';

test('Packed columns are split into the values of each row, and are empty without rows', () => {
  expect(unpacked({ id: 'a\nb\nc', kind: 'bike\n\nboat' })).toEqual({
    id: ['a', 'b', 'c'],
    kind: ['bike', '', 'boat'],
  });
  expect(unpacked({ id: '' })).toEqual({ id: [''] });
  expect(unpacked({ id: null, kind: null })).toEqual({ id: [], kind: [] });
});
