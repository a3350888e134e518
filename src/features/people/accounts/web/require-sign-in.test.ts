import { expect, test } from 'vitest';
import { requireSignIn, signInRedirect } from './require-sign-in.ts';

const url = new URL('https://offhand.test/messages/1?listing=2&offer=1');

test('Signing in leads back to the page that asked for it, with its query (AUTH-20)', () => {
  expect(signInRedirect(url).headers.get('Location')).toBe(
    '/auth?next=%2Fmessages%2F1%3Flisting%3D2%26offer%3D1',
  );
  expect(signInRedirect(url, 'create-listing').headers.get('Location')).toMatch(/&notice=create-listing$/);
});

test('A loader continues unless the API says that nobody is signed in', () => {
  expect(() => requireSignIn(url, { status: 200 })).not.toThrow();
  expect(() => requireSignIn(url, undefined)).not.toThrow();
  expect(() => requireSignIn(url, { status: 401 })).toThrow(expect.objectContaining({ status: 302 }));
});
