import { describe, expect, test } from 'vitest';
import { areComparable, readTraits } from '../../features/finding/price-help/server/compare-traits.ts';
import { readQuery } from '../../features/finding/search/server/query/read-query.ts';
import { readFacts } from '../../features/items/item-language/server/facts/read-facts.ts';
import {
  amountsIn,
  itemOf,
  readingOf,
  readLimits,
  withoutRepeats,
} from '../../features/items/item-language/server/item-language.ts';
import { readDescription } from '../../features/selling/listing-drafts/server/engine/read-description.ts';
import { ENHANCEMENT_TYPES } from '../../features/selling/voice/contract/enhancements.ts';
import { enhanceByRules } from '../../features/selling/voice/server/enhancement/enhance-by-rules.ts';
import { LISTING_LIMITS } from '../../shared/listing-limits.ts';

const LONGEST = 10_000;
const cut = (text: string): string => text.slice(0, LONGEST);

/** Texts that no reader expects. The first ones name an item, the others do not. */
const ITEMS: readonly [name: string, text: string][] = [
  [
    'a speech of 10,000 characters',
    cut(
      'i have a desk it has a few scratches and one drawer sticks its sixty inches wide i want eighty dollars '.repeat(
        97,
      ),
    ),
  ],
  ['one word repeated', cut('desk '.repeat(2_000))],
  ['combining marks', cut('d\u0301\u0301e\u0323s\u0338k\u0489 '.repeat(900))],
  ['marks of direction', '\u202Edesk 80\u202C'],
  ['half a character', '\uD800 desk'],
  ['markup', cut('<b>desk</b> &amp; '.repeat(600))],
  ['limits without end', cut('desk under 100 over 50 '.repeat(400))],
  ['limits that exclude each other', 'desk over 500 under 100 at least 900'],
];
const NOTHING: readonly [name: string, text: string][] = [
  ['only numbers', cut('80 90 100 '.repeat(1_000))],
  ['one endless number', '1'.repeat(LONGEST)],
  ['three numbers', '5 10 15'],
  ['Arabic', 'أبيع مكتب خشب بحالة جيدة بسعر 80 دولار'],
  ['Chinese', '出售木制书桌 八成新 500元'],
  ['emoji', '🪑🪑🪑 🛋️ 👨‍👩‍👧‍👦'],
  ['only marks', cut('!!!???...,,,;;;'.repeat(700))],
  ['only dollar signs', cut('$$$$ '.repeat(2_000))],
  ['only brackets', '('.repeat(LONGEST / 2) + ')'.repeat(LONGEST / 2)],
  ['only denials', cut('no '.repeat(3_400))],
];
const ALL = [...ITEMS, ...NOTHING];
const NOW = new Date('2026-11-25T00:00:00Z');
const checkGrammar = () => Promise.resolve(null);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
const amountsOf = (text: string): Set<number> =>
  new Set(
    amountsIn(readingOf(text)).flatMap(({ value, digits }) => [value, Number(digits.replaceAll(',', ''))]),
  );

describe.each(ALL)('%s', (_name, text) => {
  test('is a draft that says no more than the text, and is no longer than a listing (AI-03)', () => {
    const { title, description, priceCents } = readDescription(text);
    const listed = new Set(wordsOf(text.toWellFormed().replaceAll(/\p{Cf}/gu, '')));
    expect(title.length).toBeLessThanOrEqual(LISTING_LIMITS.title);
    expect(description.length).toBeLessThanOrEqual(LISTING_LIMITS.description);
    expect(wordsOf(title).filter((word) => !listed.has(word))).toEqual([]);
    expect([null, ...amountsOf(text)]).toContain(priceCents === null ? null : priceCents / 100);
  });

  test('is a search with a bounded number of words, and no limit of its own (ASSIST-03)', () => {
    const { terms, minPriceCents, maxPriceCents } = readQuery(text);
    expect(terms.length).toBeLessThanOrEqual(40);
    const allowed = [null, ...amountsOf(text)];
    for (const cents of [minPriceCents, maxPriceCents])
      expect(allowed).toContain(cents === null ? null : cents / 100);
    for (const { spans } of readLimits(text).limits) {
      for (const [from, to] of spans) expect(text.slice(from, to)).not.toBe('');
    }
    expect(readLimits(text).limits.length).toBeLessThanOrEqual(8);
  });

  test('states no fact that its sentences do not have (ASSIST-23)', () => {
    const title = text.slice(0, LISTING_LIMITS.title);
    const { facts } = readFacts({ title, description: text, category: 'home-garden' }, NOW);
    for (const { value, source } of Object.values(facts)) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(source.trim());
      expect(String(value).length).toBeLessThanOrEqual(80);
    }
  });

  test('is enhanced without a number of its own, and grows little (VOICE-24)', async () => {
    const numbers = new Set(text.match(/\d+/g));
    for (const { value } of amountsIn(readingOf(text))) numbers.add(String(value));
    for (const type of ENHANCEMENT_TYPES) {
      const written = (await enhanceByRules({ checkGrammar }, text, type)) ?? '';
      expect(written.length).toBeLessThanOrEqual(1.4 * text.length + 100);
      expect(
        (written.replaceAll(',', '').match(/\d+/g) ?? []).filter((number) => !numbers.has(number)),
      ).toEqual([]);
    }
  });
});

test.each(NOTHING)(
  '%s: no kind, category, condition or brand is made up (AI-03, ASSIST-23)',
  (_name, text) => {
    const { category, condition } = readDescription(text);
    expect({ category, condition }).toEqual({ category: null, condition: null });
    const { kind, brand, isWanted } = itemOf(text);
    expect({ kind, brand, isWanted }).toEqual({ kind: null, brand: null, isWanted: false });
    const { facts } = readFacts({ title: 'x', description: text, category: 'other' }, NOW);
    expect(Object.keys(facts)).toEqual([]);
  },
);

test('A word repeated two thousand times is read as one (VOICE-24)', () => {
  expect(withoutRepeats('desk '.repeat(2_000)).trim()).toBe('desk');
});

test.each([
  'Wanted: road bike 54 cm under 300, cash in hand',
  'ISO crib mattress, will pay 20',
  'Looking for a used treadmill, up to $200',
])('An ad that looks for something sells nothing: "%s" (AI-03)', (text) => {
  expect(itemOf(text).isWanted).toBe(true);
  const traits = readTraits(text, null);
  expect(areComparable(traits, traits)).toBe(false);
  expect(readDescription(text).priceCents).toBeNull();
});

test.each([
  'Lawn mowing service, $40 an hour, call for a free estimate',
  'House cleaning, 25 per hour',
  'Appliance repair, free estimates, 15 years of experience',
])('An ad for a service is no item to set a price by, and nothing free: "%s" (AI-03)', (text) => {
  const traits = readTraits(text, null);
  expect(areComparable(traits, traits)).toBe(false);
  expect(readDescription(text).priceCents).not.toBe(0);
});
