import { expect, test } from 'vitest';
import type { NotificationKind, PreferenceGroup } from '../../../../shared/notification-kinds.ts';
import { createNotificationCatalog } from './notification-catalog.ts';

const sales: PreferenceGroup = {
  group: 'sales',
  label: 'Sales',
  about: 'What sold',
  order: 2,
  on: ['email'],
};
const likes: PreferenceGroup = { ...sales, group: 'likes', order: 1 };
const kinds: NotificationKind[] = [
  { kind: 'sale.made', type: 'other', preference: sales },
  { kind: 'sale.undone', type: 'other', preference: sales },
  { kind: 'like.added', type: 'like', preference: likes },
  { kind: 'credit.reset', type: 'credit_reset' },
];

test('The settings have one row for each group, in their order', () => {
  expect(createNotificationCatalog(kinds).preferences).toEqual([likes, sales]);
});

test('A kind belongs to one feature, and so does a group', () => {
  expect(() => createNotificationCatalog([...kinds, { kind: 'sale.made', type: 'listing' }])).toThrow(
    'sale.made',
  );
  const again = { kind: 'sale.seen', type: 'other', preference: { ...sales } } as const;
  expect(() => createNotificationCatalog([...kinds, again])).toThrow('sales');
});

test('Only declared kinds are sent; one that no longer exists can still be shown', () => {
  const catalog = createNotificationCatalog(kinds);
  expect(catalog.kind('sale.made').type).toBe('other');
  expect(() => catalog.kind('sale.lost')).toThrow('sale.lost');
  expect(catalog.preferenceOf('sale.lost')).toBeUndefined();
});
