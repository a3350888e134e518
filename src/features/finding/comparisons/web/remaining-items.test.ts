import { expect, test } from 'vitest';
import { remainingItems } from './remaining-items.ts';

test('When one of three items was sold, the other two can be compared', () => {
  expect(remainingItems(['a', 'b', 'c'], [{ field: 'items.1' }])).toEqual(['a', 'c']);
  expect(remainingItems(['a', 'b', 'c'], [{ field: 'items.0' }, { field: 'items.2' }])).toEqual(['b']);
  expect(remainingItems(['a', 'b'], [])).toEqual(['a', 'b']);
});
