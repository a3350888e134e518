import { expect, test } from 'vitest';
import { ICON_NAMES } from '../../platform/web/ui/icon-names.ts';
import { features } from './features.ts';

test('Each step of a deal has an icon of its own, and pages have every icon (NOTIF-08)', () => {
  const kinds = features.flatMap(({ notificationKinds = [] }) => notificationKinds);
  const deals = kinds.filter(({ kind }) => kind.startsWith('deal.'));
  expect(deals.length).toBeGreaterThan(0);
  expect(deals.filter(({ icon }) => icon === undefined)).toEqual([]);
  const icons = kinds.flatMap(({ icon }) => icon ?? []);
  expect(icons.filter((icon) => !(ICON_NAMES as readonly string[]).includes(icon))).toEqual([]);
});
