import { describe, expect, it } from 'vitest';
import { searchTerm, searchWords } from './search-terms.ts';

const finds = (searched: string, listed: string) =>
  searchTerm(searched).patterns.some((pattern) =>
    new RegExp(`^${pattern.replaceAll('%', '.*')}$`).test(` ${listed} `),
  );

describe('the terms of a search', () => {
  it('are lowercase words without accents and punctuation, each once', () => {
    expect(searchWords('  Café-Table,  CAFÉ 50% off! ')).toEqual(['cafe', 'table', '50', 'off']);
  });

  it('are limited to eight words of forty characters', () => {
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
    expect(searchWords('x'.repeat(500))).toEqual(['x'.repeat(40)]);
  });

  it('are empty for punctuation only', () => {
    expect(searchWords(' %_\\ \0 🚲 ')).toEqual([]);
  });

  it.each([
    ['bikes', 'bike'],
    ['bike', 'bikes'],
    ['BIKE'.toLowerCase(), 'motorbike'],
    ['batteries', 'battery'],
    ['battery', 'batteries'],
    ['movies', 'movie'],
    ['shelves', 'bookshelf'],
    ['shelf', 'shelves'],
    ['knives', 'knife'],
    ['knife', 'knives'],
    ['gloves', 'glove'],
    ['dresses', 'dress'],
    ['watches', 'watch'],
    ['boxes', 'box'],
    ['cars', 'car'],
    ['lens', 'lens'],
    ['glass', 'glasses'],
    ['vases', 'vase'],
    ['canvas', 'canvas'],
  ])('%s finds %s', (searched, listed) => {
    expect(finds(searched, listed)).toBe(true);
  });

  it.each([
    ['lens', 'challenge'],
    ['gas', 'garage'],
    ['vases', 'canvas'],
    ['cars', 'cardigan'],
  ])('%s does not find %s', (searched, listed) => {
    expect(finds(searched, listed)).toBe(false);
  });
});
