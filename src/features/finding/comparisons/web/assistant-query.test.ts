import { expect, test } from 'vitest';
import { readQuery, searchParameters, writeQuery } from './assistant-query.ts';

const [one, two, three, four] = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

test('An address with search, price and selection reads back the same (ASSIST-14, ASSIST-31)', () => {
  const address = `?q=iphone+13&min=50&max=500&items=${two},${one}`;
  const query = readQuery(new URLSearchParams(address));
  expect(query).toEqual({ q: 'iphone 13', price: { min: 50, max: 500 }, items: [two, one] });
  expect(writeQuery(query)).toBe(address);
});

test('Without a search the address stays as it is', () => {
  expect(writeQuery(readQuery(new URLSearchParams()))).toBe('');
  expect(writeQuery({ q: '', price: null, items: [`${one}`] })).toBe(`?items=${one}`);
});

test('Any price is searched until the price filter is moved (ASSIST-34)', () => {
  const query = readQuery(new URLSearchParams('q=lamp'));
  expect(query.price).toBeNull();
  expect(searchParameters(query, null)).toMatchObject({
    minPriceCents: undefined,
    maxPriceCents: undefined,
  });
});

test('The price filter is sent in cents, and its upper end at 1000 is open (ASSIST-34)', () => {
  const query = { q: 'lamp', price: { min: 20, max: null }, items: [] };
  expect(searchParameters(query, null)).toMatchObject({ minPriceCents: 2000, maxPriceCents: undefined });
  expect(writeQuery(query)).toBe('?q=lamp&min=20');
});

test('An edited address is reduced to valid parts: 3 different listings, an ordered range, 200 characters (ASSIST-13)', () => {
  const edited = `items=${one},${one},nothing,${two},${three},${four}&min=900&max=100&q=${'a'.repeat(10_000)}`;
  const { q, price, items } = readQuery(new URLSearchParams(edited));
  expect(items).toEqual([one, two, three]);
  expect(price).toEqual({ min: 100, max: 900 });
  expect(q).toHaveLength(200);
  expect(readQuery(new URLSearchParams('min=-5&max=cheap&q=%20%20')).price).toBeNull();
});

test('The maximum price is sent in cents, up to 10 million dollars (ASSIST-34)', () => {
  const query = readQuery(new URLSearchParams('q=lamp&max=99999999'));
  expect(query.price).toEqual({ min: 0, max: 10_000_000 });
  expect(searchParameters({ ...query, price: { min: 0, max: 40 } }, null).maxPriceCents).toBe(4000);
});
