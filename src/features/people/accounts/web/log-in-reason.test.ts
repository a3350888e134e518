import { expect, test } from 'vitest';
import { logInReason } from './log-in-reason.ts';

test('The login page says what I asked for, in a line (AUTH-20)', () => {
  for (const [next, reason] of [
    ['/favourites', 'Log in to see your favorites.'],
    ['/notifications', 'Log in to see your notifications.'],
    ['/messages/1', 'Log in to see your messages.'],
    ['/messages/1?listing=2', 'Log in to message the seller.'],
    ['/listings?sort=newest&seller=me', 'Log in to see your listings.'],
    ['/settings/account', 'Log in to change your settings.'],
    ['/settings/blocked', 'Log in to see the people you blocked.'],
  ] as const) {
    expect(logInReason(next), next).toBe(reason);
  }
});

test('The login page gives no reason where the page to return to is open to everyone', () => {
  for (const next of [
    '/listings',
    '/listing/1',
    '/reviews/1',
    '/compare?items=1',
    '/match-me?q=lamp',
    null,
  ]) {
    expect(logInReason(next), String(next)).toBeNull();
  }
});
