import { expect, test } from 'vitest';
import { authState } from './use-auth.ts';

const account = {
  id: 'u1',
  email: 'maya@example.com',
  name: 'maya',
  avatarUrl: null,
  emailConfirmed: true,
  role: 'member' as const,
  status: 'active' as const,
  planType: 'free_trial' as const,
  entitlements: [],
};

test('Before the first session check returns, nobody is signed in and loading is true (AUTH-26, AUTH-27)', () => {
  expect(authState(undefined)).toEqual({ user: null, session: null, loading: true });
});

test('After the first session check loading is false, with or without a session (AUTH-26, AUTH-27)', () => {
  expect(authState({ viewer: { account, guest: null } })).toEqual({
    user: account,
    session: { userId: 'u1' },
    loading: false,
  });
  expect(authState({ viewer: { account: null, guest: null } })).toEqual({
    user: null,
    session: null,
    loading: false,
  });
});

test('A guest has no account session (AUTH-26)', () => {
  expect(authState({ viewer: { account: null, guest: { guestId: 'Guest-AB12C' } } }).session).toBeNull();
});
