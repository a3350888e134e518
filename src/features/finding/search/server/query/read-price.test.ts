import { describe, expect, it } from 'vitest';
import { readLimits } from '../../../../items/item-language/server/item-language.ts';
import { priceOf } from './read-price.ts';

const readPrice = (text: string) => priceOf(readLimits(text).limits);

const dollars = (text: string) => {
  const { minPriceCents, maxPriceCents } = readPrice(text);
  return [minPriceCents, maxPriceCents].map((cents) => (cents === null ? null : cents / 100));
};

describe('the price in a search', () => {
  it.each([
    ['desk under 100', null, 100],
    ['desk under $1,500', null, 1500],
    ['desk below 99.50 dollars', null, 99],
    ['desk < 80', null, 80],
    ['bike up to 2k', null, 2000],
    ['lamp $40', null, 40],
    ['lamp 40 bucks', null, 40],
    ['couch 300 or less', null, 300],
    ['couch 300 max', null, 300],
    ['boat 5k or less', null, 5000],
    ['laptop over 500', 500, null],
    ['laptop 500 and up', 500, null],
    ['tv 200-400', 200, 400],
    ['tv 400 to 200', null, null],
    ['tv between 400 and 200', 200, 400],
    ['tv from $100 to $300', 100, 300],
    ['car from $2010 to $2015', 2010, 2015],
    ['over 50 under 200 lamp', 50, 200],
    ['chair around 100', 75, 125],
    ['free moving boxes', null, 0],
    ['moving boxes for free', null, 0],
  ])('is read from "%s"', (text, min, max) => {
    expect(dollars(text)).toEqual([min, max]);
  });

  it.each([
    'desk under 120 cm',
    'tent up to 4 people',
    'monitor over 27"',
    'car under 90k miles',
    'iphone 13 pro max 256',
    'nike air max 90',
    'iphone 12 max',
    'shoes size 8-10',
    'toys for ages 3+',
    'civic between 2010 and 2015',
    'canon lens 70-200',
    'drill bits 20-4000',
    'hands free headset',
    'free standing shelf',
    'smoke free home',
    'raspberry pi 4',
  ])('is not read from "%s"', (text) => {
    expect(readPrice(text)).toEqual({ minPriceCents: null, maxPriceCents: null, label: null, spans: [] });
  });

  it('is labeled in plain language', () => {
    expect(readPrice('desk under 1500').label).toBe('Up to $1,500');
    expect(readPrice('desk over 100').label).toBe('From $100');
    expect(readPrice('desk 100-200').label).toBe('$100 to $200');
    expect(readPrice('free desk').label).toBe('Free');
  });

  it('is capped at the highest allowed price', () => {
    expect(dollars('yacht under 99999999')).toEqual([null, 10_000_000]);
  });
});
