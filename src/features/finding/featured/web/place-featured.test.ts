import { expect, test } from 'vitest';
import { type FeaturedPage, placeFeatured } from './place-featured.ts';

interface Card {
  id: string;
}
const plain = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `plain ${index}` }));
const [a, b, c, d] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }];

/** Returns the positions of featured listings among these listings, or among as many plain ones as the pages have. */
function placed(pages: FeaturedPage<Card>[], { hidden = '', listings = null as Card[] | null } = {}) {
  const all = listings ?? plain(pages.reduce((sum, { count }) => sum + count, 0));
  return placeFeatured(all, pages, new Set([hidden])).map(
    ({ listing, before }) => `${listing.id} after ${before}`,
  );
}

test('Featured cards stand in slots of their own, at most one in eight (PLAN-14)', () => {
  const featured = [a, b, c];
  expect(placed([{ count: 24, featured }])).toEqual(['a after 2', 'b after 9', 'c after 16']);
  expect(placed([{ count: 13, featured }])).toEqual(['a after 2']);
  expect(placed([{ count: 6, featured }])).toEqual([]);
});

test('A further page has its own slots, so that it moves no card of those before it (PLAN-14)', () => {
  const first = { count: 24, featured: [a] };
  expect(placed([first])).toEqual(['a after 2']);
  expect(placed([first, { count: 24, featured: [b, c] }])).toEqual(['a after 2', 'b after 26', 'c after 33']);
});

test('A listing is never on the page twice (PLAN-14)', () => {
  const featured = [a, b, c];
  const listings = [...plain(23), b];
  expect(placed([{ count: 24, featured }], { listings })).toEqual(['a after 2', 'c after 16']);
  const pages = [
    { count: 24, featured },
    { count: 24, featured: [b, d] },
  ];
  expect(placed(pages)).toEqual(['a after 2', 'b after 9', 'c after 16', 'd after 33']);
});

test('A hidden listing leaves its slot empty, and the others stay where they are (PLAN-14)', () => {
  expect(placed([{ count: 24, featured: [a, b, c] }], { hidden: 'a' })).toEqual(['b after 9', 'c after 16']);
});
