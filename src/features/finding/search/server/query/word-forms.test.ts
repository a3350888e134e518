import { describe, expect, it } from 'vitest';
import { stem } from '../../../../items/item-language/server/item-language.ts';
import { formsOf } from './word-forms.ts';

describe('the forms of a word', () => {
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
  ])('have one stem: %s and %s', (one, many) => {
    expect(stem(many)).toBe(stem(one));
    expect(formsOf(one)).toContain(many);
    expect(formsOf(many)).toContain(one);
  });

  it('start with the typed word', () => {
    expect(formsOf('bikes')).toEqual(['bikes', 'bike']);
    expect(formsOf('128')).toEqual(['128']);
  });
});
