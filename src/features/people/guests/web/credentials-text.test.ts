import { expect, test } from 'vitest';
import { credentialsText, pinDigits, readCredentials } from './credentials-text.ts';

const guest = { guestId: 'Guest-AB12C', pin: '4821' };

test('Copied credentials can be pasted to return (GUEST-08)', () => {
  expect(credentialsText(guest)).toBe('Guest ID: Guest-AB12C\nPIN: 4821');
  expect(readCredentials(credentialsText(guest))).toEqual(guest);
  expect(readCredentials('guest id: Guest-AB12C PIN 4821 ')).toEqual(guest);
});

test('A pasted Guest ID alone stays unchanged', () => {
  expect(readCredentials('Guest-AB12C')).toBeNull();
  expect(readCredentials('4821')).toBeNull();
});

test('A PIN takes at most four digits (GUEST-11)', () => {
  expect(pinDigits('12345')).toBe('1234');
  expect(pinDigits(' 48 21\n')).toBe('4821');
  expect(pinDigits('12a')).toBe('12');
});
