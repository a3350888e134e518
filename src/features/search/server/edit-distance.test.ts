import { describe, expect, it } from 'vitest';
import { slipsBetween } from './edit-distance.ts';

describe('slips between two words', () => {
  it.each([
    ['guitar', 'guitar', 0],
    ['guitr', 'guitar', 1],
    ['guittar', 'guitar', 1],
    ['guiter', 'guitar', 1],
    ['giutar', 'guitar', 1],
    ['bycicle', 'bicycle', 2],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('%s and %s: %i', (a, b, slips) => {
    expect(slipsBetween(a, b)).toBe(slips);
    expect(slipsBetween(b, a)).toBe(slips);
  });
});
