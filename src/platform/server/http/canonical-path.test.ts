import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/listings', '/listings'],
  ['/listings/', '/listings'],
  ['/Listings', '/listings'],
  ['//evil.example/', '/evil.example'],
  ['/%5Cevil.example/', '/%5cevil.example'],
  ['/%09/evil.example/', '/%09/evil.example'],
  ['/%2F/evil.example', '/%2f/evil.example'],
  ['/listing//1C6BAB31-81C5-844F-A4F7-DF352B067D5E/', '/listing/1c6bab31-81c5-844f-a4f7-df352b067d5e'],
])('%s is the page %s', (path, address) => {
  expect(canonicalPath(path)).toBe(address);
});
