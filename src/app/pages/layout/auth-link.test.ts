import { expect, test } from 'vitest';
import { authLink } from './auth-link.ts';

test('Sign In leads back to the page it was pressed on (NAV-52, NAV-53)', () => {
  expect(authLink('/listings', '?category=vehicles&sort=newest')).toBe(
    '/auth?next=%2Flistings%3Fcategory%3Dvehicles%26sort%3Dnewest',
  );
  expect(authLink('/', '')).toBe('/auth');
});

test('On the sign-in page itself the return address is kept (NAV-64)', () => {
  expect(authLink('/auth', '?next=%2Fcreate-listing')).toBe('/auth?next=%2Fcreate-listing');
  expect(authLink('/auth', '')).toBe('/auth');
});
