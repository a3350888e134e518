import { expect, test } from 'vitest';
import { type DeskPage, deskPagesOf, mayOpenDesk, tabsOf } from './desk-pages.ts';

test('Only people who run the site may open the desk', () => {
  expect(deskPagesOf('member')).toEqual([]);
  expect(mayOpenDesk('member', '/operator')).toBe(false);
  expect(mayOpenDesk('member', '/operator/log')).toBe(false);
  expect(mayOpenDesk('operator', '/operator')).toBe(true);
  expect(mayOpenDesk('operator', '/operator/log')).toBe(true);
  expect(deskPagesOf('moderator').map(({ label }) => label)).toEqual(['Cases', 'Appeals', 'My actions']);
  expect(mayOpenDesk('moderator', '/operator/cases')).toBe(true);
  expect(mayOpenDesk('moderator', '/operator/log')).toBe(false);
});

test('The bar of narrow screens has four pages, those with a tab first, and the rest behind More', () => {
  const page = (to: string, tab?: string): DeskPage => ({
    to,
    label: to,
    icon: 'zap',
    roles: ['operator'],
    ...(tab ? { tab } : {}),
  });
  const pages = [page('a'), page('b'), page('c', 'C'), page('d'), page('e', 'E')];
  const { tabs, more } = tabsOf(pages);
  expect(tabs.map(({ to }) => to)).toEqual(['a', 'b', 'c', 'e']);
  expect(more.map(({ to }) => to)).toEqual(['d']);
});
