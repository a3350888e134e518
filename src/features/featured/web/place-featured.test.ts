import { expect, test } from 'vitest';
import { placeFeatured } from './place-featured.ts';

const plain = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `plain ${index}` }));
const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const placed = (...given: Parameters<typeof placeFeatured>) =>
  placeFeatured(...given).map(({ listing, before }) => `${listing.id} after ${before}`);

test('Featured cards stand in slots of their own, at most one in eight (PLAN-14)', () => {
  expect(placed(plain(24), [a, b, c], [])).toEqual(['a after 2', 'b after 9', 'c after 16']);
  expect(placed(plain(13), [a, b, c], [])).toEqual(['a after 2']);
  expect(placed(plain(6), [a, b, c], [])).toEqual([]);
});

test('A listing is never on the page twice (PLAN-14)', () => {
  expect(placed([...plain(20), b], [a, b, c], [])).toEqual(['a after 2', 'c after 16']);
  expect(placed(plain(24), [a, a, b], [])).toEqual(['a after 2', 'b after 9']);
});

test('What I hid leaves its slot empty, and the others stay where they are (PLAN-14)', () => {
  expect(placed(plain(24), [a, b, c], ['a'])).toEqual(['b after 9', 'c after 16']);
});
