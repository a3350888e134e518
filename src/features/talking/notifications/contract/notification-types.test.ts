import { expect, test } from 'vitest';
import { NOTIFICATION_TYPES } from '../../../../shared/notification-kinds.ts';
import { notificationTypeOf } from './notification-types.ts';

test('There are eight types, and any other is shown as other (NOTIF-08)', () => {
  expect(NOTIFICATION_TYPES).toHaveLength(8);
  expect(NOTIFICATION_TYPES.map(notificationTypeOf)).toEqual(NOTIFICATION_TYPES);
  expect(notificationTypeOf('from_a_newer_server')).toBe('other');
});
