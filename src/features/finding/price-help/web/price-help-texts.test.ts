import { expect, test } from 'vitest';
import { DAY_MS } from '../../../../shared/time.ts';
import type { PriceHelp } from '../contract/price-help.ts';
import { barSentence, comparableText, countsText, suggestedPrices, typicalText } from './price-help-texts.ts';

const range = { low: 3500, q1: 4000, median: 4800, q3: 5500, high: 6000 };
const help: PriceHelp = { sold: 12, active: 5, range, single: null, points: [], comparables: [] };

test('The bar is one sentence, with the own price in another', () => {
  expect(barSentence(help, range, null)).toBe('Three of four sold between $35 and $60.');
  expect(barSentence(help, range, 4550)).toBe(
    'Three of four sold between $35 and $60. Your price is $45.50.',
  );
});

test("Price help doesn't say that items sold if most are only for sale", () => {
  const mostlyActive = { ...help, sold: 2, active: 9 };
  expect(barSentence(mostlyActive, range, null)).toBe('Three of four cost between $35 and $60.');
});

test('The typical price is a range, or one price when prices are close', () => {
  expect(typicalText(help, range)).toBe('Typical price: $35 to $60');
  expect(typicalText({ ...help, single: 4800 }, range)).toBe('Typical price: $48');
});

test('It says what the range is from', () => {
  expect(countsText(help)).toBe('From 12 sold and 5 for sale within a year. Prices vary, so pick yours.');
  expect(countsText({ ...help, active: 0, single: 4800 })).toBe('From 12 sold within a year.');
});

test('Three prices are suggested, each once, or the single one', () => {
  const cents = (of: typeof range, single: number | null) =>
    suggestedPrices(of, single).map((price) => price.cents);
  expect(cents(range, null)).toEqual([4000, 4800, 5500]);
  expect(cents({ low: 100, q1: 100, median: 100, q3: 200, high: 300 }, null)).toEqual([100, 200]);
  expect(cents(range, 4800)).toEqual([4800]);
});

test('A comparable says its condition and when it was sold', () => {
  const sold = (days: number) => {
    const now = Date.parse('2026-06-01T12:00:00Z');
    const soldAt = new Date(now - days * DAY_MS).toISOString();
    return comparableText(
      { id: '', title: '', priceCents: 1, condition: 'like-new', cover: null, soldAt },
      now,
    );
  };
  expect([0, 1, 5, 15, 100].map(sold)).toEqual([
    'Like New, sold today',
    'Like New, sold yesterday',
    'Like New, sold 5 days ago',
    'Like New, sold 2 weeks ago',
    'Like New, sold 3 months ago',
  ]);
});
