import { expect, test } from 'vitest';
import {
  CHOOSABLE,
  CHOOSABLE_TYPES,
  isOnByDefault,
  knownType,
  NOTIFICATION_TYPES,
} from './notification-types.ts';

test('There are eight types, and any other is shown as other (NOTIF-08)', () => {
  expect(NOTIFICATION_TYPES).toHaveLength(8);
  expect(NOTIFICATION_TYPES.map(knownType)).toEqual(NOTIFICATION_TYPES);
  expect(knownType('from_a_newer_server')).toBe('other');
});

test('What cannot be chosen is told in the app alone', () => {
  expect(CHOOSABLE.map(({ type }) => type)).toEqual(CHOOSABLE_TYPES);
  expect(isOnByDefault('credit_reset', 'in-app')).toBe(true);
  expect(isOnByDefault('credit_reset', 'email')).toBe(false);
  expect(isOnByDefault('like', 'email')).toBe(false);
});
