import { expect, test } from 'vitest';
import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import { readListing } from '../../../items/item-language/server/item-language.ts';
import type { ReadItem } from './item.ts';
import { judgeUsability } from './usability.ts';

const NOW = new Date('2026-11-27T00:00:00Z');

function item(
  title: string,
  dollars: number,
  description = '',
  category: CategorySlug = 'electronics',
): ReadItem {
  const { item: about, facts: said } = readListing({ title, description, tags: [], category }, NOW);
  return {
    item: 1,
    state: 'for-sale',
    title,
    category,
    condition: 'good',
    priceCents: dollars * 100,
    rating: null,
    totalRatings: 0,
    distanceKm: null,
    canAsk: true,
    about,
    said,
  };
}
const judge = (...items: ReadItem[]) => judgeUsability(items).map(({ state, doubt }) => doubt ?? state);

test('Services, wanted ads and deposits are not items, and broken items are never recommended (ASSIST-19)', () => {
  expect(
    judge(
      item('iPhone 13 screen repair', 60),
      item('Wanted: iPhone 13', 200),
      item('iPhone 13, $50 down, no credit needed', 50),
      item('iPhone 13', 200, 'Does not turn on.'),
      item('iPhone 13', 300),
    ),
  ).toEqual(['no-item', 'no-item', 'no-item', 'broken', 'usable']);
});

test('An accessory cannot be recommended beside the main item, but can be among accessories (ASSIST-19)', () => {
  const cover = item('Case for iPad Air', 15);
  const tablet = item('iPad Air', 300);
  expect(judge(cover, tablet)).toEqual(['no-item', 'usable']);
  expect(judge(cover, item('iPad Air case', 12), tablet)).toEqual(['usable', 'usable', 'usable']);
});

test('A much older model is not recommended beside a newer one (ASSIST-19)', () => {
  expect(judge(item('iPhone 8', 100), item('iPhone 13', 300))).toEqual(['older', 'usable']);
  expect(judge(item('iPhone XR', 150), item('iPhone 12', 220))).toEqual(['usable', 'usable']);
  const car = (title: string) => item(title, 5_000, '', 'vehicles');
  expect(judge(car('2004 Honda Civic'), car('2013 Honda Civic'))).toEqual(['older', 'usable']);
  expect(judge(car('2009 Honda Civic'), car('2013 Honda Civic'))).toEqual(['usable', 'usable']);
  const guitar = (title: string) => item(title, 900, '', 'musical-instruments');
  expect(judge(guitar('1978 Fender Stratocaster'), guitar('2015 Fender Stratocaster'))).toEqual([
    'usable',
    'usable',
  ]);
});

test('A price far below those of two others is doubtful, unless the item is free (ASSIST-19)', () => {
  const others = [item('Sony TV', 300), item('Samsung TV', 340)];
  expect(judge(item('LG TV', 30), ...others)[0]).toBe('too-cheap');
  expect(judge(item('LG TV', 0), ...others)[0]).toBe('usable');
  expect(judge(item('LG TV', 30), ...others.slice(1))[0]).toBe('usable');
});

test('A faulty item is acceptable if the others cost more than three times as much (ASSIST-19)', () => {
  const faulty = item('Recliner', 50, 'One lever sticks.', 'home-garden');
  const sound = (dollars: number) => item('Recliner', dollars, 'No issues.', 'home-garden');
  expect(judgeUsability([faulty, sound(140)])[0]).toEqual({ state: 'faulty', doubt: 'faulty' });
  expect(judgeUsability([faulty, sound(160)])[0]).toEqual({ state: 'usable', doubt: 'faulty' });
});
