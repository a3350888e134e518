import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';
import { formsOf } from './word-forms.ts';

describe('the stem of a word', () => {
  it.each([
    ['bike', 'bikes'],
    ['dress', 'dresses'],
    ['box', 'boxes'],
    ['watch', 'watches'],
    ['battery', 'batteries'],
    ['hoodie', 'hoodies'],
    ['shelf', 'shelves'],
    ['knife', 'knives'],
    ['glove', 'gloves'],
    ['potato', 'potatoes'],
    ['shoe', 'shoes'],
    ['lens', 'lenses'],
    ['child', 'children'],
    ['mouse', 'mice'],
    ['ski', 'skis'],
    ['tv', 'tvs'],
    ['toy', 'toys'],
    ['glass', 'glasses'],
    ['bus', 'buses'],
  ])('is the same for %s and %s', (one, many) => {
    expect(stem(many)).toBe(stem(one));
    expect(formsOf(one)).toContain(many);
    expect(formsOf(many)).toContain(one);
  });

  it('is the same with the s of a possessive', () => {
    expect(stem('womens')).toBe(stem('woman'));
    expect(stem('childrens')).toBe(stem('child'));
  });

  it.each([
    ['watch', 'watching'],
    ['bass', 'bas'],
    ['iphone13', 'iphone13s'],
  ])('is another one for %s and %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('keeps the word itself as the first form', () => {
    expect(formsOf('bikes')).toEqual(['bikes', 'bike']);
    expect(formsOf('128')).toEqual(['128']);
  });
});
