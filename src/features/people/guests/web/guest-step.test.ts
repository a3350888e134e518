import { expect, test } from 'vitest';
import { guestStep } from './guest-step.ts';

const stored = { guestId: 'Guest-AB12C', pin: '4821' };
const account = { id: 'u1' };
const guest = { guestId: 'Guest-AB12C' };
const visitor = { account: null, guest: null };

test('A browser that has Guest ID and PIN but lost its cookie returns by itself (GUEST-21)', () => {
  expect(guestStep(stored, null, visitor)).toBe('return');
});

test('A browser without credentials does nothing, whoever is signed in (GUEST-21)', () => {
  expect(guestStep(null, null, visitor)).toBe('nothing');
  expect(guestStep(null, null, { account: null, guest })).toBe('nothing');
});

test('A guest known to the server needs nothing (GUEST-21)', () => {
  expect(guestStep(stored, null, { account: null, guest })).toBe('nothing');
  expect(guestStep(stored, { account: null, guest }, { account, guest })).toBe('nothing');
});

test('Credentials of a guest that an account has claimed are removed (GUEST-20)', () => {
  expect(guestStep(stored, { account: null, guest }, { account, guest: null })).toBe('forget');
  expect(guestStep(stored, { account, guest }, { account, guest: null })).toBe('forget');
});

test('A member who lost the guest cookie gets it back, to move the listings (GUEST-21)', () => {
  expect(guestStep(stored, null, { account, guest: null })).toBe('return');
  expect(guestStep(stored, visitor, { account, guest: null })).toBe('return');
});
