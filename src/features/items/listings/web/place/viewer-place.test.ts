import { describe, expect, it } from 'vitest';
import { milesToKm, placeFromCookie } from './viewer-place.ts';

describe('the position of a visitor', () => {
  it('is read from the cookie, to about a kilometer', () => {
    const value = encodeURIComponent('45.461234,-122.65~Sellwood');
    expect(placeFromCookie(`theme=dark; place=${value}; x=1`)).toEqual({
      name: 'Sellwood',
      position: { latitude: 45.46, longitude: -122.65 },
    });
  });

  it.each([
    null,
    '',
    'place=',
    'place=%E0%A4%A',
    'place=95,10',
    'place=45.4',
    'replace=1,2',
    'place=NaN,NaN~x',
  ])('is not known from %s', (header) => {
    expect(placeFromCookie(header)).toBeNull();
  });

  it('has a radius in miles', () => {
    expect(milesToKm(1)).toBe(2);
    expect(milesToKm(25)).toBe(40);
  });
});
