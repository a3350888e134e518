import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  judge,
  readHeldOutQueries,
  readQueries,
} from '../../../../../../tests/item-language/limit-figures.ts';
import { readLimits } from './read-limits.ts';

const limitsOf = (text: string) => readLimits(text).limits.map(({ min, max }) => [min, max]);
const spansOf = (text: string) =>
  readLimits(text).limits.map(({ spans }) => spans.map((span) => text.slice(...span)));

describe('a negated limit', () => {
  it.each([
    ['desk no more than 80', null, 80],
    ['bike not over 300', null, 300],
    ["I don't want to pay more than $400", null, 400],
    ['nothing above 1.5k', null, 1500],
    ['not to exceed two hundred', null, 200],
    ['carro no más de 5000', null, 5000],
    ['car no less than 3000', 3000, null],
    ['guitar not under 100', 100, null],
    ['no cheaper than 50', 50, null],
  ])('becomes the opposite limit in "%s"', (text, min, max) => {
    expect(limitsOf(text)).toEqual([[min, max]]);
  });

  it.each([
    ['rug no stains over 50', 50, null],
    ['sofa, not leather, under 200', null, 200],
    ['not a bike, over 20', 20, null],
    ['no max 80', null, 80],
  ])('is not found in "%s", which negates something else', (text, min, max) => {
    expect(limitsOf(text)).toEqual([[min, max]]);
  });

  it('is reversed for every word and number', () => {
    const above = fc.constantFrom('over', 'above', 'more than', 'higher than', 'exceeding');
    const below = fc.constantFrom('under', 'below', 'less than', 'lower than', 'cheaper than');
    const negation = fc.constantFrom('no', 'not', 'nothing', 'never', "don't want to pay", 'cant go');
    // Other numbers may be years.
    const rounded = fc.integer({ min: 1, max: 200 }).map((count) => count * 50);
    fc.assert(
      fc.property(above, below, negation, rounded, (more, less, no, amount) => {
        expect(limitsOf(`bike ${no} ${more} ${amount}`)).toEqual([[null, amount]]);
        expect(limitsOf(`bike ${more} ${amount}`)).toEqual([[amount, null]]);
        expect(limitsOf(`bike ${no} ${less} ${amount}`)).toEqual([[amount, null]]);
        expect(limitsOf(`bike ${less} ${amount}`)).toEqual([[null, amount]]);
      }),
    );
  });
});

test('Amounts are read in digits, words, thousands and other currencies', () => {
  const amounts = [
    '1,200',
    '$1200',
    '1.2k',
    'twelve hundred',
    '1200 quid',
    '€1200',
    '1200 dólares',
    'mil doscientos',
  ];
  for (const amount of amounts)
    expect([amount, limitsOf(`under ${amount}`)]).toEqual([amount, [[null, 1200]]]);
  expect(limitsOf('two or three hundred')).toEqual([[200, 300]]);
  expect(limitsOf('between one hundred and two hundred')).toEqual([[100, 200]]);
  expect(limitsOf('2-4k')).toEqual([[2000, 4000]]);
  expect(limitsOf('from 900 to 2 grand')).toEqual([[900, 2000]]);
});

test('An approximate price covers a quarter up and down, unless there is another limit', () => {
  expect(limitsOf('50ish')).toEqual([[37.5, 62.5]]);
  expect(limitsOf('under about 200')).toEqual([[null, 200]]);
  expect(limitsOf('around 200 max')).toEqual([[null, 200]]);
});

test('A correction counts, and the corrected text is removed', () => {
  expect(limitsOf('under 200 no sorry 150')).toEqual([[null, 150]]);
  expect(spansOf('bike under 200 no sorry 150 blue')).toEqual([['under 200 no sorry 150']]);
  expect(limitsOf('over 500 wait no under 500')).toEqual([[null, 500]]);
  expect(limitsOf('over 500 sorry no more than 400')).toEqual([[null, 400]]);
  expect(limitsOf('200-300, actually 400')).toEqual([[200, 400]]);
  expect(spansOf('under 200 for my son, no sorry 250')).toEqual([['under 200', 'no sorry 250']]);
  // Without a correction word, both count.
  expect(limitsOf('over 200 no more than 100')).toEqual([
    [200, null],
    [null, 100],
  ]);
});

test('Measures, years, sizes, models and counts are never prices', () => {
  const texts = [
    '2 carat ring',
    'iphone 12 pro max 256',
    'size 10',
    '2019 civic',
    '4k tv',
    'ps5',
    '70-200 lens',
    '6 chairs',
    'at least 6 chairs',
    'rug no more than 6 feet',
    'car from 2010',
    'camry 2012 and up',
    'miles under 90k',
    'max 250 pounds',
    '14k to 18k ring',
    'tires for 2500',
    '2 dollar bill',
    'over 50% off',
    'tv at least 55',
    'phone 555-1234',
  ];
  for (const text of texts) expect([text, limitsOf(text)]).toEqual([text, []]);
});

test('Limits of measures are not search words', () => {
  const { asides } = readLimits('rug no more than 6 feet');
  expect(asides.map((span) => 'rug no more than 6 feet'.slice(...span))).toEqual(['no more than']);
  const [after] = readLimits('ssd 1 tb or more').asides;
  expect('ssd 1 tb or more'.slice(...(after ?? []))).toBe('or more');
});

test('"Free" is read only if there is no other price, and only for the item', () => {
  expect(limitsOf('free desk')).toEqual([[null, 0]]);
  expect(limitsOf('sofa gratis')).toEqual([[null, 0]]);
  expect(limitsOf('free weights under 50')).toEqual([[null, 50]]);
  for (const text of ['smoke free home', 'nike free run', 'free shipping', 'frost free fridge'])
    expect(limitsOf(text)).toEqual([]);
});

test('Any text can be read, and the parts removed are parts of the text', () => {
  const word = fc.constantFrom(
    'under',
    'no',
    'not',
    'max',
    '200',
    '4k',
    'two',
    'hundred',
    '-',
    'to',
    'sorry',
    '$',
    'a',
    'of',
    '’',
    '½',
    'más',
    '🚲',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(word).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const { limits, asides } = readLimits(typed);
      for (const { min, max } of limits)
        expect([min, max].some((end) => end !== null && end >= 0)).toBe(true);
      for (const [from, to] of [...limits.flatMap(({ spans }) => spans), ...asides]) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(to).toBeLessThanOrEqual(typed.length);
      }
    }),
  );
});

test('An endless text has a limited number of limits', () => {
  for (const part of ['under 200 ', '100-200 ', '4k max ', 'no sorry 5 ', '9'])
    expect(limitsOf(part.repeat(2000)).length).toBeLessThanOrEqual(8);
});

test('Nearly all rated queries are read as a person reads them, including a held-out set', () => {
  for (const queries of [readQueries(), readHeldOutQueries()]) {
    const readings = queries.map(judge);
    const share = (right: number) => right / readings.length;
    expect(share(readings.filter(({ hasLimits }) => hasLimits).length)).toBeGreaterThanOrEqual(0.97);
    expect(share(readings.filter(({ hasTerms }) => hasTerms).length)).toBeGreaterThanOrEqual(0.93);
  }
});
