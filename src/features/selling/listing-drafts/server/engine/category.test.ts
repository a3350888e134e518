import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { measureCategories } from '../../../../../../tests/engine/category-figures.ts';
import { readCategoryAds, readHardTexts } from '../../../../../../tests/engine/read-category-ads.ts';
import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import { findCategory } from './category.ts';

const weights = readFileSync(new URL('category-weights.generated.bin', import.meta.url));

test.each(['tuned', 'held out'] as const)(
  'Nearly all realistic ads of nine categories (%s half) get the right category (AI-03)',
  (half) => {
    const ads = readCategoryAds().filter((ad) => ad.half === half);
    expect(ads).toHaveLength(half === 'tuned' ? 137 : 135);
    const { right, rightOfTwo, rightWhenSure } = measureCategories(ads);
    expect(right).toBeGreaterThanOrEqual(0.94);
    expect(rightOfTwo).toBeGreaterThanOrEqual(0.96);
    expect(rightWhenSure).toBeGreaterThanOrEqual(0.97);
    const titles = measureCategories(ads, (ad) => ad.title);
    expect(titles.right).toBeGreaterThanOrEqual(0.9);
  },
);

test.each(['tuned', 'held out'] as const)(
  'A maker, model or size alone is usually enough for the category (%s half, AI-03)',
  (half) => {
    const { right, rightOfTwo } = measureCategories(readHardTexts().filter((text) => text.half === half));
    expect(right).toBeGreaterThanOrEqual(0.87);
    expect(rightOfTwo).toBeGreaterThanOrEqual(0.94);
  },
);

test("An operator's words choose their category, and hidden categories are never chosen", () => {
  const categories = [
    { slug: 'water-sports', label: 'Water', icon: 'anchor', words: 'Surfboards, paddle board' },
    { slug: 'vehicles', label: 'Vehicles', icon: 'car', words: '', isHidden: true },
  ];
  expect(findCategory('7 foot surfboard, no dings').category).not.toBe('water-sports');
  expect(findCategory('7 foot surfboard, no dings', categories).category).toBe('water-sports');
  expect(findCategory('inflatable paddle boards with pump', categories).category).toBe('water-sports');
  expect(findCategory('surf wax and a board', categories).category).not.toBe('water-sports');
  expect(findCategory('Honda Civic with a surfboard rack', categories.slice(0, 1)).category).toBe('vehicles');
  expect(findCategory('roof rack for a surfboard', categories).category).not.toBe('water-sports');
  expect(findCategory('for sale: paddle board', categories).category).toBe('water-sports');
  expect(findCategory('2009 Honda Civic, 120k miles').category).toBe('vehicles');
  const { category, candidates } = findCategory('2009 Honda Civic, 120k miles', categories);
  expect([category, ...candidates.map((candidate) => candidate.category)]).not.toContain('vehicles');
});

test.each<[text: string, category: CategorySlug]>([
  ['selling my iphone 13 128 gig blue barely used got the box asking two fifty', 'electronics'],
  ['air force 1s size 11', 'clothing'],
  ['box of paperback novels', 'other'],
  ['stroller, folds with one hand', 'other'],
  ['vintage schwinn cruiser, restored', 'sporting-goods'],
  ['Sunburst Stratocaster', 'musical-instruments'],
  ['Datejust 36, box and papers', 'jewelry-watches'],
  ['gutiar amp', 'musical-instruments'],
  ['Rad Power e-bike, 400 miles', 'sporting-goods'],
  ['Pride Go-Go mobility scooter', 'other'],
  ["Victorian dolls' house, 6 rooms", 'other'],
  ['Lladro girl with geese', 'collectibles'],
  ['Holton farkas', 'musical-instruments'],
  ['Bulova Accutron 1968', 'jewelry-watches'],
  ['refridgerator, works', 'home-garden'],
])('"%s" is found even with a brand, a model or a typo alone (AI-03)', (text, category) => {
  expect(findCategory(text).category).toBe(category);
});

test.each([
  '',
  ' ',
  '🪑🪑',
  '$40',
  '40 dollars obo',
  'asking two hundred, cash only',
  '古い時計を売ります',
  'x'.repeat(5000),
])('Text that names no item ("%s") gets no category (AI-03)', (text) => {
  expect(findCategory(text)).toMatchObject({ category: null, candidates: [] });
});

test('The two most probable categories are returned, best first (AI-03)', () => {
  const { category, candidates } = findCategory('vintage turntable and a box of records');
  expect(candidates).toHaveLength(2);
  expect(candidates[0]?.category).toBe(category);
  const [best, second] = candidates.map(({ probability }) => probability);
  expect(best).toBeGreaterThanOrEqual(second ?? 1);
  expect((best ?? 0) + (second ?? 0)).toBeLessThanOrEqual(1);
});

test('A clear ad has a confident category, an unclear one does not (AI-03)', () => {
  expect(findCategory('2012 honda civic, clean title').candidates[0]?.probability).toBeGreaterThan(0.9);
  expect(findCategory('a green one, hardly touched').candidates[0]?.probability).toBeLessThan(0.7);
});

test('The weights are the evaluated ones, and stay small', () => {
  expect(createHash('sha256').update(weights).digest('hex')).toBe(
    'ea9368248ed7b3eddecb07a5a558da2228e3c27ed2674499703e2bd736ad38e7',
  );
  expect(gzipSync(weights).length).toBeLessThan(330_000);
});
