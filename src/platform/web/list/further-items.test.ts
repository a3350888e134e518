import { expect, test } from 'vitest';
import { mergeFurtherItems, withoutRepeats } from './further-items.ts';

const items = (ids: string) => [...ids].map((id) => ({ id }));
const idsOf = (list: readonly { id: string }[] | undefined) => list?.map(({ id }) => id).join('');
const further = { items: items('efgh'), nextCursor: 'after h' };

test('An item is listed once, although it moved while pages were loaded', () => {
  expect(idsOf(withoutRepeats(items('abcd'), items('defe')))).toBe('ef');
});

test('Further items stay when the first page is reloaded', () => {
  expect(mergeFurtherItems(items('abcd'), items('abcd'), further)).toEqual(further);
});

test('A new item pushes another out of the first page, and none is lost', () => {
  expect(idsOf(mergeFurtherItems(items('abcd'), items('xabc'), further)?.items)).toBe('defgh');
});

test('A deleted item makes room for one of the further items', () => {
  expect(idsOf(mergeFurtherItems(items('abcd'), items('bcde'), further)?.items)).toBe('fgh');
});

test('Further items are dropped when there are so many new ones that some would be missing in between', () => {
  expect(mergeFurtherItems(items('abcd'), items('vwxy'), further)).toBeNull();
  expect(mergeFurtherItems(items('abcd'), [], further)).toBeNull();
});
