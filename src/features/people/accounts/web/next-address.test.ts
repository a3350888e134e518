import { expect, test } from 'vitest';
import { nextAddress, ownAddress, signInAddress } from './next-address.ts';

test('Without a page to return to, login leads to the listings (AUTH-01, AUTH-20)', () => {
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
    '/\\\\evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/listing/..//evil.example',
    '//\t/evil.example',
    '//user:word@evil.example',
    '//[',
    'javascript:alert(1)',
    'listings',
    ' /listings',
  ]) {
    expect(ownAddress(foreign), foreign).toBeNull();
    expect(nextAddress(foreign), foreign).toBe('/listings');
  }
});

test('Odd characters in the page that asked stay escaped, so that no header can break (AUTH-20)', () => {
  expect(ownAddress('/%0d%0aSet-Cookie:a=b')).toBe('/%0d%0aSet-Cookie:a=b');
  expect(ownAddress('/%5Cevil.example')).toBe('/%5Cevil.example');
  expect(ownAddress('/caf\u00e9?q=\u00e9\u{1fa91}')).toBe('/caf%C3%A9?q=%C3%A9%F0%9F%AA%91');
  expect(ownAddress('/listings\r\n?a=b')).toBe('/listings?a=b');
});

test('A page that requires signing in leads there and back (AUTH-20)', () => {
  expect(signInAddress('/dashboard?all=1')).toBe('/auth?next=%2Fdashboard%3Fall%3D1');
});
