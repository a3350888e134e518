import { expect, test } from 'vitest';
import { HOUR_MS } from '../../../../shared/time.ts';
import { findTips } from './find-tips.ts';
import type { SellerListing } from './insights.queries.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');

/** A listing that needs nothing. */
const listing = (id: string, details: Partial<SellerListing> = {}): SellerListing => ({
  id,
  title: id,
  category: 'home-garden',
  priceCents: 4000,
  reserved: false,
  days: 5,
  photos: 4,
  saves: 0,
  chats: 0,
  views: 10,
  recentViews: 10,
  sold: 40,
  usualPhotos: 4,
  usualDays: 10,
  comparison: null,
  ...details,
});

const compared = { sold: 6, active: 0, at: '', range: { from: 2000, to: 3000 } };
const kindsOf = (...listings: SellerListing[]) =>
  findTips({ listings, waiting: [], usualMinutes: null, now: NOW }).map((tip) => [tip.kind, tip.listing.id]);

test('A listing that needs nothing gets no tip (INSIGHT-06)', () => {
  expect(kindsOf(listing('a'))).toEqual([]);
});

test('There are at most four tips, each about a different listing, of as many kinds as possible (INSIGHT-06)', () => {
  const bare = ['a', 'b', 'c', 'd', 'e'].map((id) => listing(id, { photos: 0 }));
  expect(kindsOf(...bare)).toHaveLength(4);
  expect(kindsOf(...bare, listing('old', { days: 50, photos: 0 }), listing('saved', { saves: 3 }))).toEqual([
    ['saved-only', 'saved'],
    ['few-photos', 'a'],
    ['long-listed', 'old'],
    ['few-photos', 'b'],
  ]);
});

test('Photos are few compared with sold items, and none are too few in any category (INSIGHT-06)', () => {
  const tipOf = (details: Partial<SellerListing>) =>
    findTips({ listings: [listing('a', details)], waiting: [], usualMinutes: null, now: NOW });
  expect(tipOf({ photos: 3 })).toMatchObject([{ kind: 'few-photos', photos: 3, usual: 4, sample: 40 }]);
  expect(tipOf({ photos: 4 })).toEqual([]);
  expect(tipOf({ photos: 3, sold: 19 })).toEqual([]);
  for (const unknown of [{ sold: 19 }, { usualPhotos: null }, { usualPhotos: 0 }]) {
    expect(tipOf({ ...unknown, photos: 0 })).toMatchObject([{ photos: 0, usual: null, sample: 0 }]);
  }
});

test('A price is high or low only compared with six others, most of them on one side (INSIGHT-06)', () => {
  const six = [2000, 2200, 2400, 2600, 2800, 3000];
  expect(kindsOf(listing('a', { comparison: { ...compared, prices: six } }))).toEqual([['price-high', 'a']]);
  expect(kindsOf(listing('a', { priceCents: 1000, comparison: { ...compared, prices: six } }))).toEqual([
    ['price-low', 'a'],
  ]);
  const few = { ...compared, sold: 5, prices: six.slice(1) };
  expect(kindsOf(listing('a', { comparison: few }))).toEqual([]);
  const wide = { ...compared, prices: [2000, 2400, 2800, 4200, 4400, 4800] };
  expect(kindsOf(listing('a', { comparison: wide }))).toEqual([]);
});

test('A reserved listing gets no tip, except for chats that wait (INSIGHT-06)', () => {
  const reserved = listing('a', { reserved: true, photos: 0, saves: 5, days: 60 });
  expect(kindsOf(reserved)).toEqual([]);
  const since = new Date(NOW - 5 * HOUR_MS);
  const waiting = [{ conversationId: 'c', listingId: 'a', since }];
  expect(findTips({ listings: [reserved], waiting, usualMinutes: 60, now: NOW })).toMatchObject([
    { kind: 'waiting-chats', chats: 1, hours: 5, usualMinutes: 60 },
  ]);
});

test('A suggested drop is five percent and at least five dollars, to a rounded price (INSIGHT-06)', () => {
  const dropOf = (priceCents: number) =>
    findTips({
      listings: [listing('a', { saves: 3, priceCents })],
      waiting: [],
      usualMinutes: null,
      now: NOW,
    }).map((tip) => 'priceCents' in tip && tip.priceCents);
  expect([18_000, 4500, 1000, 900].map(dropOf)).toEqual([[17_000], [4000], [500], []]);
});

test('A listing is on the market for long compared with sold ones, or after a month if too few were sold (INSIGHT-06)', () => {
  expect(kindsOf(listing('a', { days: 10 }))).toEqual([]);
  expect(kindsOf(listing('a', { days: 11 }))).toEqual([['long-listed', 'a']]);
  expect(kindsOf(listing('a', { days: 30, sold: 19 }))).toEqual([]);
  expect(kindsOf(listing('a', { days: 31, sold: 19 }))).toEqual([['long-listed', 'a']]);
  expect(kindsOf(listing('a', { days: 31, reserved: true }))).toEqual([]);
});
