import { expect, test } from 'vitest';
import { readListing } from '../../../items/item-language/server/item-language.ts';
import type { LocalPrices } from '../contract/comparable-listing.ts';
import { alternativeText, reasonText } from '../contract/comparison-texts.ts';
import { compareItems } from './compare-items.ts';
import type { Item, ReadItem } from './item.ts';

const now = new Date('2026-11-23T00:00:00Z');
const compare = (items: readonly ReadItem[], local: LocalPrices | null = null) =>
  compareItems(items, local, now);

type Details = Partial<Item> & { description?: string };

function phone(item: number, { description = '', ...details }: Details = {}): ReadItem {
  const shown: Item = {
    item,
    state: 'for-sale',
    title: 'iPhone 13',
    category: 'electronics',
    condition: 'good',
    priceCents: 30_000,
    rating: null,
    totalRatings: 0,
    distanceKm: null,
    canAsk: true,
    ...details,
  };
  const { item: about, facts: said } = readListing({ ...shown, description, tags: [] }, now);
  return { ...shown, about, said };
}

const LOCAL: LocalPrices = {
  comparables: 31,
  sold: 20,
  withinKm: 16,
  since: '2026-05-02T00:00:00.000Z',
  lowestCents: 23_000,
  q1Cents: 30_000,
  medianCents: 34_500,
  q3Cents: 39_000,
  highestCents: 46_000,
};

const THREE = [
  phone(1, {
    title: 'iPhone 13, 128 GB, blue',
    description: 'Battery health 88%. Light marks on the frame.',
    priceCents: 34_500,
    rating: 4.9,
    totalRatings: 12,
    distanceKm: 4,
  }),
  phone(2, {
    title: 'iPhone 13, 128 GB, midnight',
    description: 'Battery health 93%. No scratches. With box, charger and receipt, unlocked.',
    priceCents: 28_300,
    condition: 'like-new',
    rating: 4.9,
    totalRatings: 8,
    distanceKm: 1,
  }),
  phone(3, {
    title: 'iPhone 13 red, small crack',
    priceCents: 25_000,
    condition: 'fair',
    rating: 4.6,
    totalRatings: 3,
  }),
];

test('The best value is the average of the known scores, with reasons in numbers (ASSIST-19, ASSIST-22)', () => {
  const { value, recommendation } = compare(THREE, LOCAL);
  expect(value).toMatchObject([
    { item: 1, price: 50, condition: 58, distance: 71, features: 45 },
    { item: 2, price: 68, condition: 95, distance: 92, features: 55 },
    { item: 3, price: 78, condition: 32, distance: null, features: 50 },
  ]);
  for (const { price, condition, seller, distance, features, overall } of value) {
    const known = [price, condition, seller, distance, features].filter((score) => score !== null);
    expect(overall).toBe(Math.round(known.reduce((sum, score) => sum + score, 0) / known.length));
  }
  expect(recommendation?.item).toBe(2);
  expect(recommendation?.close).toBe(false);
  expect(recommendation?.reasons.map(reasonText)).toEqual([
    { figure: '$62', text: 'below the typical local price of $345' },
    { figure: '93%', text: 'battery health, the higher of the two stated' },
    { figure: 'Like New', text: 'the best condition of the three' },
    { figure: '<1 mi', text: 'away, 2 mi closer than Item 1' },
  ]);
  expect(recommendation?.alternative && alternativeText(recommendation.alternative)).toBe(
    'Item 3 is $33 cheaper, but has a crack and is in Fair condition.',
  );
  expect(recommendation?.words).toBe(
    `Item 2 is the best value with ${value[1]?.overall} of 100: it is $62 below the typical local price of $345, and it has 93% battery health, the higher of the two stated.`,
  );
});

test("With too few known sales, the items' prices are compared with each other (ASSIST-20)", () => {
  const { price, value } = compare([phone(1, { priceCents: 40_000 }), phone(2, { priceCents: 30_000 })]);
  expect(price).toEqual({
    local: null,
    items: [
      { item: 1, priceCents: 40_000, againstMedianCents: null },
      { item: 2, priceCents: 30_000, againstMedianCents: null },
    ],
  });
  expect(value.map((one) => one.price)).toEqual([36, 64]);
});

test('A free item has no cheaper alternative', () => {
  expect(compare([phone(1, { priceCents: 0 }), phone(2, { priceCents: 0 })]).value[0]?.price).toBe(100);
});

test('Between equal items, the one with more stated facts wins, then the cheaper one, then the first', () => {
  const silent = phone(1);
  expect(compare([silent, phone(2, { description: 'Unlocked.' })]).recommendation).toMatchObject({
    item: 2,
    close: true,
    reasons: [{ kind: 'facts', stated: 1, others: [{ item: 1, stated: 0 }] }],
  });
  expect(compare([silent, phone(2)]).recommendation).toMatchObject({ item: 1, close: true, reasons: [] });
});

test.each(['sold', 'paused', 'reserved'] as const)(
  'An item that is %s is compared but not recommended, and a single remaining item is not the best value (ASSIST-19)',
  (state) => {
    const cheap = phone(2, { state, priceCents: 1_000 });
    const left = compare([phone(1), cheap]);
    expect(left.value).toHaveLength(2);
    expect(left.recommendation).toBeNull();
    expect(compare([phone(1), cheap, phone(3)]).recommendation?.item).toBe(1);
    expect(compare([phone(1, { state }), phone(2, { state })]).recommendation).toBeNull();
  },
);

test('The rows are the facts that sellers state, and those that buyers of phones ask for (ASSIST-23)', () => {
  const { features } = compare([phone(1, { description: 'Works great.' }), phone(2)]);
  expect(features.map(({ label }) => label)).toEqual([
    'Storage',
    'Battery health',
    'In working order',
    'Unlocked',
    'Original box',
    'Charger',
    'Proof of purchase',
  ]);
  expect(features[2]?.values).toMatchObject([{ value: true, good: true }, { stated: false }]);
});

test('A fact stated as "no" differs from a fact that is not stated', () => {
  const { features } = compare([phone(1, { description: 'No charger.' }), phone(2, { canAsk: false })]);
  const charger = features.find(({ feature }) => feature === 'charger');
  expect(charger?.values).toEqual([
    { item: 1, stated: true, value: false, good: false, best: false, source: 'No charger.', question: null },
    { item: 2, stated: false, value: null, good: null, best: false, source: null, question: null },
  ]);
});

test('A phone and a lamp are compared as items', () => {
  const lamp = phone(2, { title: 'Lamp', category: 'home-garden' });
  expect(compare([phone(1), lamp]).subject).toBe('items');
  expect(compare([phone(1), phone(2, { title: 'Old laptop' })]).subject).toBe('devices');
  expect(compare([phone(1), phone(2, { title: 'Case for iPhone 13' })]).subject).toBe('devices');
});

test('Each price shows its difference from the local median (ASSIST-20)', () => {
  const { price } = compare(THREE, LOCAL);
  expect(price.items.map(({ againstMedianCents }) => againstMedianCents)).toEqual([0, -6_200, -9_500]);
});

test('A fact that only one seller states differs, and the other seller can be asked for it (ASSIST-23)', () => {
  const { features } = compare([phone(1, { description: 'Unlocked.' }), phone(2)]);
  const unlocked = features.find(({ feature }) => feature === 'unlocked');
  expect(unlocked?.differs).toBe(true);
  const question = unlocked?.values[1]?.question;
  expect(question).toMatch(/^Hi! I'm interested in "iPhone 13"\. .*unlocked.*\?$/i);
  expect(features.find(({ feature }) => feature === 'charger')?.differs).toBe(false);
});

test('A statement about the condition is shown with the sentence it comes from (ASSIST-21)', () => {
  const { condition } = compare(THREE);
  expect(condition.map(({ source }) => source)).toEqual(['description', 'description', 'title']);
});

const washer = (item: number, details: Details = {}): ReadItem =>
  phone(item, { title: 'LG washing machine', category: 'home-garden', priceCents: 25_000, ...details });

test.each([
  ['leaks', { description: 'Runs well but it leaks a little.' }],
  ['leaks, says its title', { title: 'LG washing machine, leaks' }],
  ['does not spin', { description: "It doesn't spin anymore." }],
  ['is for parts', { title: 'LG washing machine for parts' }],
  ['needs a repair', { description: 'Needs repair.' }],
  ['is a repair service', { title: 'Washing machine repair' }],
  ['is wanted', { title: 'Wanted: washing machine' }],
])('A cheap item that %s is never the best value (ASSIST-19)', (_what, details) => {
  const cheap = washer(1, {
    priceCents: 2_000,
    condition: 'like-new',
    rating: 5,
    totalRatings: 40,
    ...details,
  });
  expect(compare([cheap, washer(2)]).recommendation?.item).toBe(2);
});

test.each([
  'It does not leak.',
  'No leaks.',
  'The hose leaked and was replaced.',
  "It doesn't work for our space anymore.",
  'Leak-proof hose included.',
  'If it does not work, bring it back.',
])('"%s" is not a reason against an item', (description) => {
  expect(compare([washer(1, { priceCents: 20_000, description }), washer(2)]).recommendation?.item).toBe(1);
});
