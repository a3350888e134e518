import { expect, test } from 'vitest';
import { nextAddress, ownAddress, signInAddress } from './next-address.ts';

test('Without a page to return to, log-in leads to the listings (AUTH-01, AUTH-20)', () => {
  expect(nextAddress(null)).toBe('/listings');
  expect(nextAddress('')).toBe('/listings');
});

test('Log-in returns to the page that asked for it, with its query (AUTH-20)', () => {
  expect(nextAddress('/create-listing')).toBe('/create-listing');
  expect(nextAddress('/listings?category=vehicles&sort=newest#results')).toBe(
    '/listings?category=vehicles&sort=newest#results',
  );
});

test('Log-in never leads to another site (AUTH-20)', () => {
  for (const foreign of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'listings',
    ' /listings',
  ]) {
    expect(ownAddress(foreign), foreign).toBeNull();
    expect(nextAddress(foreign), foreign).toBe('/listings');
  }
});

test('A page that requires signing in leads there and back (AUTH-20)', () => {
  expect(signInAddress('/dashboard?all=1')).toBe('/auth?next=%2Fdashboard%3Fall%3D1');
});
