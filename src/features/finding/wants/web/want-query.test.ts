import { expect, test } from 'vitest';
import { MAX_PRICE_CENTS } from '../../../../shared/money.ts';
import type { WantCriteria } from '../contract/want.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import { isSameWant, radiusOf, readQuestion, wantPlaceOf, writeQuestion } from './want-query.ts';

const ID = '018f2c1e-7f4a-7c3d-9b2a-3f1d2e4c5b6a';
const HAWTHORNE = { name: 'Hawthorne', position: { latitude: 45.51, longitude: -122.63 } };
const WANT: WantCriteria = {
  terms: ['road bike', '54 cm'],
  excluded: ['carbon'],
  category: 'sporting-goods',
  conditions: ['new', 'good'],
  minPriceCents: null,
  maxPriceCents: 30_000,
  place: { name: 'Hawthorne', latitude: 45.51, longitude: -122.63 },
  withinKm: 16,
};

const read = (address: string, place: Parameters<typeof readQuestion>[1] = null) =>
  readQuestion(new URL(address, 'http://offhand.invalid').searchParams, place);

test('An address contains a sentence as it was typed', () => {
  const text = 'دراجة 54 cm & 🚲, not “carbon”';
  const address = writeQuestion({ text, wantId: null, criteria: null });
  expect(read(address)).toEqual({ text, wantId: null, criteria: null });
  expect(read('/match-me')).toEqual({ text: '', wantId: null, criteria: null });
});

test('An address contains every correction, but never a location', () => {
  const address = writeQuestion({ text: 'road bike', wantId: null, criteria: WANT });
  expect(address).not.toContain('45.51');
  expect(address).not.toContain('Hawthorne');
  expect(read(address, HAWTHORNE)).toEqual({ text: 'road bike', wantId: null, criteria: WANT });
  expect(read(address, null).criteria).toEqual({ ...WANT, place: null, withinKm: null });
});

test('Criteria corrected to nothing are still corrected, and the sentence is not read again', () => {
  const nothing = { ...WANT, terms: [], excluded: [], category: null, conditions: [], maxPriceCents: null };
  const address = writeQuestion({ text: 'road bike', wantId: null, criteria: { ...nothing, place: null } });
  expect(read(address).criteria?.terms).toEqual([]);
});

test('Invalid parts of an address are ignored', () => {
  const odd =
    '/match-me?as=1&word=&word=+bike+&word=bike&category=boats&condition=broken&min=-5&max=9e9&within=3';
  expect(read(`${odd}&want=${ID}x`)).toEqual({
    text: '',
    wantId: null,
    criteria: {
      terms: ['bike'],
      excluded: [],
      category: null,
      conditions: [],
      minPriceCents: null,
      maxPriceCents: null,
      place: null,
      withinKm: null,
    },
  });
  expect(read(`/match-me?want=${ID}`).wantId).toBe(ID);
  expect(read(`/match-me?q=${'a'.repeat(10_000)}`).text).toHaveLength(300);
  expect(read('/match-me?as=1&max=99999999999').criteria?.maxPriceCents).toBeNull();
});

test('Criteria are the same in any case and order, and differ by what they ask for', () => {
  expect(isSameWant(WANT, { ...WANT, terms: ['54 CM', 'Road bike'], conditions: ['good', 'new'] })).toBe(
    true,
  );
  expect(isSameWant(WANT, { ...WANT, minPriceCents: 0 })).toBe(true);
  expect(isSameWant({ ...WANT, place: null }, { ...WANT, withinKm: null })).toBe(true);
  expect(isSameWant(WANT, { ...WANT, maxPriceCents: 29_900 })).toBe(false);
  expect(isSameWant(WANT, { ...WANT, excluded: [] })).toBe(false);
  expect(isSameWant(WANT, { ...WANT, place: null })).toBe(false);
});

test('A saved radius is shown as the nearest choice', () => {
  expect(radiusOf(WANT)).toBe(10);
  expect(radiusOf({ ...WANT, withinKm: 1000 })).toBe(100);
  expect(radiusOf({ ...WANT, place: null })).toBeNull();
});

test('Criteria of different categories differ', () => {
  expect(isSameWant(WANT, { ...WANT, category: 'electronics' })).toBe(false);
});

test('Parts of an edited address that exceed the limits are ignored', () => {
  const words = Array.from({ length: WANT_LIMITS.terms + 1 }, (_, n) => `word=${n}${'x'.repeat(500)}`).join(
    '&',
  );
  const { terms, maxPriceCents } = read(`/match-me?as=1&max=9999999999&${words}`).criteria ?? WANT;
  expect(terms).toHaveLength(WANT_LIMITS.terms);
  expect(Math.max(...terms.map(({ length }) => length))).toBe(WANT_LIMITS.term);
  expect(maxPriceCents).toBe(MAX_PRICE_CENTS);
});

test('A location without a name has none', () => {
  expect(wantPlaceOf({ ...HAWTHORNE, name: '' })).toEqual({ name: null, ...HAWTHORNE.position });
});
