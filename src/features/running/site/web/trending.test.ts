import { afterEach, expect, test } from 'vitest';
import { CATEGORIES, setCategories } from '../../../../shared/taxonomy.ts';
import { readFilters } from '../../../finding/search/web/search.ts';
import { TRENDING, trendingAddress, trendingNow } from './trending.ts';

afterEach(() => setCategories(CATEGORIES));

test('Trending shows six categories, one of them everything that is free (HOME-09)', () => {
  expect(TRENDING).toEqual([
    'electronics',
    'clothing',
    'home-garden',
    'sporting-goods',
    'free',
    'collectibles',
  ]);
  for (const slug of TRENDING.filter((one) => one !== 'free')) {
    expect(CATEGORIES.map((category) => category.slug)).toContain(slug);
  }
});

test('Each leads to browse with the right filters (HOME-08)', () => {
  for (const slug of TRENDING) {
    const { pathname, searchParams } = new URL(trendingAddress(slug), 'https://offhand.example');
    expect(pathname).toBe('/listings');
    expect(readFilters(searchParams).category).toBe(slug);
  }
});

test('Trending follows the order of the operators, without hidden categories and with added ones', () => {
  expect(trendingNow()).toEqual(TRENDING);
  const kids = { slug: 'kids-baby', label: 'Kids & Baby', icon: 'baby' };
  const [electronics, ...others] = CATEGORIES;
  setCategories([{ ...electronics, isHidden: true }, ...others, kids]);
  expect(trendingNow()).toEqual([...TRENDING.slice(1), 'kids-baby']);
  setCategories([...others, kids, electronics]);
  expect(trendingNow()).toEqual([
    'home-garden',
    'clothing',
    'sporting-goods',
    'collectibles',
    'free',
    'kids-baby',
    'electronics',
  ]);
});
