import { expect, test } from 'vitest';
import { CATEGORIES } from '../../../../shared/taxonomy.ts';
import { readFilters } from '../../../finding/search/web/search.ts';
import { TRENDING, trendingAddress } from './trending.ts';

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
