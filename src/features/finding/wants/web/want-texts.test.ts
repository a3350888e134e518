import { expect, test } from 'vitest';
import type { Want, WantCriteria } from '../contract/want.ts';
import {
  alertsText,
  conditionsText,
  criteriaText,
  demandText,
  fewSalesText,
  localPriceText,
  manyOf,
  matchCountText,
  newsText,
  priceText,
  sentenceOf,
  watchText,
  wholeWantText,
} from './want-texts.ts';

const ANY: WantCriteria = {
  terms: ['road bike', '54 cm'],
  excluded: [],
  category: null,
  conditions: [],
  minPriceCents: null,
  maxPriceCents: null,
  place: null,
  withinKm: null,
};
const HAWTHORNE = { place: { name: 'Hawthorne', latitude: 45.51, longitude: -122.63 }, withinKm: 16 };

test('Criteria are written in one line', () => {
  expect(criteriaText({ ...ANY, ...HAWTHORNE, maxPriceCents: 30_000, excluded: ['carbon'] })).toBe(
    'Up to $300, within 10 mi of Hawthorne. Not carbon.',
  );
  expect(
    criteriaText({ ...ANY, ...HAWTHORNE, maxPriceCents: 15_000, conditions: ['new', 'like-new', 'good'] }),
  ).toBe('Up to $150, Good or better, within 10 mi of Hawthorne.');
  expect(criteriaText({ ...ANY, category: 'electronics', maxPriceCents: 20_000 })).toBe(
    'Electronics, up to $200, any distance.',
  );
  expect(criteriaText({ ...ANY, excluded: ['carbon', 'parts', 'kids'] })).toBe(
    'Any distance. Not carbon, parts or kids.',
  );
});

test('A price range may have one end, two or none, and contradictory ends are both written', () => {
  const text = (min: number | null, max: number | null) =>
    priceText({ minPriceCents: min, maxPriceCents: max });
  expect(text(null, null)).toBeNull();
  expect(text(0, 100_000_000)).toBe('Up to $1,000,000');
  expect(text(4_050, null)).toBe('From $40.50');
  expect(text(10_000, 20_000)).toBe('$100 to $200');
  expect(text(null, 0)).toBe('Free');
  expect(text(30_000, 20_000)).toBe('Over $300 and under $200');
});

test('Conditions are written as the worst one, or as a list', () => {
  expect(conditionsText([])).toBeNull();
  expect(conditionsText(['new', 'like-new', 'good', 'fair', 'poor'])).toBeNull();
  expect(conditionsText(['like-new', 'new'])).toBe('Like New or better');
  expect(conditionsText(['new'])).toBe('New');
  expect(conditionsText(['new', 'good'])).toBe('New or Good');
});

test('Alerts are written as a frequency and channels', () => {
  expect(alertsText({ frequency: 'instant', channels: ['in-app', 'email'] })).toBe(
    'Instant, in the app and by email',
  );
  expect(alertsText({ frequency: 'weekly', channels: ['push'] })).toBe('Weekly, by push');
  expect(alertsText({ frequency: 'daily', channels: [] })).toBe('Daily, in Saved searches only');
});

test('The typical price says what it is based on, and is hidden for too few sales', () => {
  const now = Date.parse('2026-07-20T12:00:00Z');
  const price = { sales: 14, near: true, medianCents: 32_500, since: '2026-05-04T10:00:00.000Z' };
  expect(localPriceText(price, ['road bike', '54 cm'], now)).toBe(
    'Typical local price: $325, from 14 road bikes sold near you since May.',
  );
  expect(localPriceText({ ...price, near: false, since: '2025-11-04T10:00:00.000Z' }, [], now)).toBe(
    'Typical price: $325, from 14 sold since Nov 2025.',
  );
  const few = { sales: 2, near: true, medianCents: null, since: null };
  expect(localPriceText(few, ['road bike'], now)).toBeNull();
  expect(fewSalesText(few, 5)).toBe(
    'Only 2 sold near you. We need 5 to show a typical price, so pros and cons leave price out.',
  );
  expect(fewSalesText({ ...few, sales: 0, near: false }, 5)).toMatch(/^None sold yet\./);
});

test('Terms get English plurals, except names with numbers', () => {
  expect(['road bike', 'couch', 'dress', 'shoes', 'battery', 'toy'].map(manyOf)).toEqual([
    'road bikes',
    'couches',
    'dresses',
    'shoes',
    'batteries',
    'toys',
  ]);
  expect(['iphone 13', '54 cm', 'دراجة', '🚲', ''].map(manyOf)).toEqual([null, null, null, null, null]);
});

test('A seller reads how many people are looking, nearby if that is known, and nothing for fewer than three', () => {
  expect(demandText({ people: 3, topPriceCents: 8_000, near: true })).toBe(
    '3 people nearby look for this, up to $80',
  );
  expect(demandText({ people: 12, topPriceCents: null, near: false })).toBe('12 people look for this');
  expect(demandText({ people: null, topPriceCents: null, near: true })).toBeNull();
});

test('A saved search shows its new matches, and what it missed while paused', () => {
  const now = Date.parse('2026-07-20T12:00:00Z');
  const none: Want['news'] = { sinceYesterday: 0, thisWeek: 0, close: 0, nearestCloseKm: null, missed: 0 };
  const on = (news: Partial<Want['news']>) =>
    newsText({ on: true, pausedAt: null, news: { ...none, ...news } }, now);
  expect(on({ sinceYesterday: 2, thisWeek: 5 })).toEqual({ fresh: '2 new', text: 'since yesterday' });
  expect(on({ thisWeek: 3 })).toEqual({ fresh: '3 new', text: 'this week' });
  expect(on({}).text).toBe('Nothing new this week.');
  expect(on({ close: 1, nearestCloseKm: 10 }).text).toBe(
    'Nothing new this week. 1 listing is close: 6 mi away.',
  );
  expect(on({ close: 2 }).text).toBe('Nothing new this week. 2 listings are close.');
  const paused = (pausedAt: string, missed: number) =>
    newsText({ on: false, pausedAt, news: { ...none, missed } }, now).text;
  expect(paused('2026-07-12T09:00:00.000Z', 6)).toBe('Paused on Jul 12. 6 listings would have matched.');
  expect(paused('2025-07-12T09:00:00.000Z', 0)).toBe('Paused on Jul 12, 2025.');
});

test('A saved search repeats its words with the rest', () => {
  expect(wholeWantText({ ...ANY, ...HAWTHORNE, maxPriceCents: 30_000 })).toBe(
    'Road bike, 54 cm, up to $300, within 10 mi of Hawthorne.',
  );
});

test('A saved search can be opened as a sentence', () => {
  expect(sentenceOf({ ...ANY, maxPriceCents: 30_000, excluded: ['carbon'] })).toBe(
    'road bike 54 cm under $300, not carbon',
  );
  expect(sentenceOf({ ...ANY, terms: [], maxPriceCents: 0 })).toBe('free');
});

test('When nothing matches, a search says when its owner is alerted', () => {
  expect(watchText({ on: true, frequency: 'instant' })).toBe(
    'We check every new listing and tell you within seconds.',
  );
  expect(watchText({ on: true, frequency: 'weekly' })).toMatch('on Mondays at 8 AM');
  expect(watchText(null)).toMatch('We can alert you');
  expect(watchText({ on: false, frequency: 'instant' })).toMatch('Turn on alerts');
});

test("A location without a name is written as the viewer's own", () => {
  const place = { ...HAWTHORNE.place, name: null };
  expect(criteriaText({ ...ANY, ...HAWTHORNE, place })).toBe('Within 10 mi of you.');
});

test('Counts of one use the singular', () => {
  const now = Date.parse('2026-07-20T12:00:00Z');
  const news: Want['news'] = { sinceYesterday: 0, thisWeek: 0, close: 2, nearestCloseKm: 10, missed: 1 };
  expect(newsText({ on: false, pausedAt: null, news }, now).text).toBe(
    'Paused. 1 listing would have matched.',
  );
  expect(newsText({ on: true, pausedAt: null, news }, now).text).toBe(
    'Nothing new this week. 2 listings are close, the nearest 6 mi away.',
  );
  expect([1, 2000].map(matchCountText)).toEqual(['1 match', '2,000 matches']);
});

test('A lowest price is part of the sentence', () => {
  expect(sentenceOf({ ...ANY, minPriceCents: 5_000 })).toBe('road bike 54 cm over $50');
});
