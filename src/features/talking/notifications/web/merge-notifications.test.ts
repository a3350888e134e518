import { expect, test } from 'vitest';
import type { Notification } from '../contract/notification.ts';
import { appendNotifications, refreshNotifications, withRead, withUnread } from './merge-notifications.ts';

const one = (id: string, minute: number, more: Partial<Notification> = {}): Notification => ({
  id,
  type: 'message',
  icon: null,
  picture: null,
  title: id,
  message: '',
  link: '/',
  count: 1,
  read: false,
  createdAt: `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`,
  ...more,
});
const page = (notifications: Notification[], nextCursor: string | null = null) => ({
  notifications,
  nextCursor,
});
const ids = ({ notifications }: { notifications: Notification[] }) => notifications.map(({ id }) => id);

test('New notifications come on top, and the pages below stay (NOTIF-01)', () => {
  const known = page([one('c', 3), one('b', 2), one('a', 1)], 'further');
  const fresh = page([one('d', 4), one('c', 3)], 'second');
  const merged = refreshNotifications(known, fresh);
  expect(ids(merged)).toEqual(['d', 'c', 'b', 'a']);
  expect(merged.nextCursor).toBe('further');
});

test('A notification that grew moves up and is there once (NOTIF-01)', () => {
  const known = page([one('c', 3), one('b', 2), one('a', 1)], null);
  const fresh = page([one('a', 5, { count: 2 }), one('c', 3)], 'second');
  expect(ids(refreshNotifications(known, fresh))).toEqual(['a', 'c', 'b']);
});

test('A notification that I read here stays read until something new is in it (NOTIF-04)', () => {
  const known = page([one('a', 1, { read: true })]);
  expect(refreshNotifications(known, page([one('a', 1)])).notifications[0]?.read).toBe(true);
  expect(refreshNotifications(known, page([one('a', 2, { count: 2 })])).notifications[0]?.read).toBe(false);
});

test('Marking reads one or all, and the rest stays the same object', () => {
  const known = page([one('b', 2), one('a', 1)]);
  const some = withRead(known, 'a');
  expect(some.notifications.map(({ read }) => read)).toEqual([false, true]);
  expect(some.notifications[0]).toBe(known.notifications[0]);
  expect(withRead(known).notifications.every(({ read }) => read)).toBe(true);
});

test('A notification that the server did not mark as read is unread again', () => {
  const known = page([one('b', 2), one('a', 1)]);
  expect(withUnread(withRead(known), ['a']).notifications.map(({ read }) => read)).toEqual([true, false]);
});

test('A further page goes below, without what moved meanwhile', () => {
  const known = page([one('c', 3), one('b', 2)], 'x');
  expect(ids(appendNotifications(known, page([one('b', 2), one('a', 1)])))).toEqual(['c', 'b', 'a']);
});
