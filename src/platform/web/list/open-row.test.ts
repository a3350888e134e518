import { expect, test } from 'vitest';
import { withOpenRow } from './open-row.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }));
const rows = [a, b, c].flatMap((row) => row ?? []);

test('A row that a colleague removes while I edit it stays where it was until I close it', () => {
  const [first, , last] = rows;
  const open = { row: { id: 'b' }, index: 1 };
  expect(withOpenRow(rows, open)).toBe(rows);
  expect(
    withOpenRow(
      [first, last].flatMap((row) => row ?? []),
      open,
    ),
  ).toEqual(rows);
  expect(withOpenRow([], open)).toEqual([open.row]);
  expect(withOpenRow(rows, null)).toBe(rows);
});
