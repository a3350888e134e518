import { expect, test } from 'vitest';
import { itemOf } from '../../../../items/item-language/server/item-language.ts';
import { readQuery } from '../query/read-query.ts';
import { isSought, soughtItem } from './kind-of-item.ts';

const answers = (q: string, title: string): boolean | null => {
  const sought = soughtItem(readQuery(q).terms);
  return sought && isSought(sought, itemOf(title));
};

test.each([
  ['bike', 'Red bike'],
  ['bike', 'Trek Marlin 7'],
  ['toy car', 'Toy car, tin'],
  ['case for iphone 13', 'iPhone 13 case, leather'],
])('A search for "%s" is for: %s (BROWSE-25)', (q, title) => {
  expect(answers(q, title)).toBe(true);
});

test.each([
  ['bike', 'Bike lock with two keys'],
  ['car', 'Toy car, tin'],
  ['iphone 13', 'iPhone 13 case, leather'],
  ['guitar', 'Guitar strings'],
  ['bike', 'Looking for a bike'],
])('A search for "%s" is not for: %s (BROWSE-25)', (q, title) => {
  expect(answers(q, title)).toBe(false);
});

test('An ambiguous word may match either kind of item', () => {
  expect(answers('mountain bike', 'Bike, 27 gears')).toBeNull();
  expect(answers('bike', 'Frobnicator')).toBeNull();
});
