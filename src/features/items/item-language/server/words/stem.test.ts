import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('the stem of a word', () => {
  it('is the same for a possessive', () => {
    expect(stem('womens')).toBe(stem('woman'));
    expect(stem('childrens')).toBe(stem('child'));
  });

  it.each([
    ['watch', 'watching'],
    ['bass', 'bas'],
    ['iphone13', 'iphone13s'],
  ])('differs for %s and %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});
