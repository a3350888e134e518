import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('typos between two words', () => {
  it.each([
    ['guitar', 'guitar', 0],
    ['guitr', 'guitar', 1],
    ['guittar', 'guitar', 1],
    ['guiter', 'guitar', 1],
    ['giutar', 'guitar', 1],
    ['bycicle', 'bicycle', 2],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['bookshelves', 'bokshelves', 1],
    ['headphones', 'haedphones', 1],
    ['lamp', 'lamps', 1],
    ['aab', 'ab', 1],
  ])('%s and %s: %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});
