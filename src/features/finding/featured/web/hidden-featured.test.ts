import { expect, test } from 'vitest';
import { MAX_HIDDEN } from '../contract/featured-slots.ts';
import { featuredQuery } from './hidden-featured.ts';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const cookieOf = (index: number) => `hidden_featured_${idOf(index)}=1`;

test('A listing that I hid is not featured again in this browser, whatever other cookies it has (PLAN-14)', () => {
  expect(featuredQuery(`theme=dark; ${cookieOf(1)}; place=1,2~b2; ${cookieOf(2)}`)).toEqual({
    featured: '1',
    hidden: `${idOf(1)},${idOf(2)}`,
  });
  for (const none of [null, '', 'theme=dark', 'hidden_featured_b2=1', `not_${cookieOf(1)}`]) {
    expect(featuredQuery(none)).toEqual({ featured: '1' });
  }
});

test('After I hid very many, only the latest stay hidden, and the search still answers (PLAN-14)', () => {
  const cookies = Array.from({ length: MAX_HIDDEN + 1 }, (_, index) => cookieOf(index)).join('; ');
  const { hidden } = featuredQuery(cookies);
  expect(hidden?.split(',')).toHaveLength(MAX_HIDDEN);
  expect(hidden).toContain(idOf(MAX_HIDDEN));
});
