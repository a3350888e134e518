import { expect, type Page } from '@playwright/test';
import { DEMO_ZONE } from './demo.ts';

type Name = string | RegExp;

/**
 * Dialogs, sheets and menus of each person by the route's path, or by one of its further addresses: the buttons, tabs
 * and menu items to press, in order.
 */
export const OVERLAYS: Readonly<Record<string, Readonly<Record<string, readonly (readonly Name[])[]>>>> = {
  'a visitor': {
    '': [['Continue as Guest']],
    listings: [['Filters'], ['Where to look: Anywhere'], [/^Sort By/]],
    'listing/:id': [['Message'], ['More', 'Report listing']],
    'match-me': [
      ['Change or add a word'],
      ['Change what it is not'],
      [/^Change price/],
      [/^Change condition/],
      [/^Change category/],
    ],
    auth: [['Forgot password']],
  },
  'a guest': {
    dashboard: [['Leave guest mode'], [/^Guest-/]],
  },
  'a member': {
    'listing/:id': [
      ['More'],
      ['More', 'Report listing'],
      ['Make an offer'],
      ['Enlarge photo'],
      ['Enlarge photo', 'Report photo'],
    ],
    'listing/:id/edit': [['Options for photo 1'], ['Options for photo 1', 'Describe photo 1']],
    'trust-profile/:id': [['Edit profile']],
    'drop-zone/:id': [['Invite'], ['More'], ['More', 'Leave zone'], ['About', 'Add an event']],
    'flash-drops/:id': [['Share for +10'], ['Leave']],
    [DEMO_ZONE]: [
      ['About', /^More about/],
      ['About', /^More about/, 'Report event'],
    ],
    'messages/:id': [['More'], ['More', 'Report chat'], [/^More about/, 'Report message'], ['Attach']],
    dashboard: [[/^Manage/], [/^Manage/, 'Mark as sold'], ['sam@example.com']],
    reviews: [[/^Write a review/]],
    compare: [['Share']],
    'settings/plan': [['Cancel plan']],
    pricing: [['Switch to Premium Plus']],
  },
  'an operator': {
    'operator/cases': [['More']],
    'operator/cases/:id': [['Decide'], ['Hand over'], ['Add a note']],
    'operator/categories': [[/: actions$/]],
    'operator/events': [['Create an event'], [/^Cancel /]],
    'operator/people/:id': [['Give or take'], ['Add note'], ['Log out on all devices']],
  },
};

const OPEN = 'dialog[open], [popover]:popover-open';

/** Opens an overlay, checks it, and closes it. */
export async function withOverlay(
  page: Page,
  names: readonly Name[],
  check: (open: string) => Promise<void>,
): Promise<void> {
  for (const name of names) {
    const named = { name, exact: typeof name === 'string' };
    await page
      .getByRole('button', named)
      .or(page.getByRole('tab', named))
      .or(page.getByRole('menuitem', named))
      .filter({ visible: true })
      .first()
      .click({ timeout: 10_000 });
  }
  const open = page.locator(OPEN);
  // A dialog about a photo opens over its viewer.
  const depth = names.includes('Report photo') ? 2 : 1;
  await expect(open, `opened by ${names.join(', ')}`).toHaveCount(depth);
  await check(OPEN);
  for (let left = depth - 1; left >= 0; left -= 1) {
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(left);
  }
}

/** Returns what extends beyond the edges of the open overlay, or makes it scroll sideways. */
export function overlayBeyondEdges(page: Page): Promise<string[]> {
  return page
    .locator(OPEN)
    .last()
    .evaluate((overlay) => {
      const { left, top, right, bottom } = overlay.getBoundingClientRect();
      const width = document.documentElement.clientWidth;
      const isOutside = left < -1 || top < -1 || right > width + 1 || bottom > window.innerHeight + 1;
      const scrolling = [overlay, ...overlay.querySelectorAll('*:not(.scroll-row)')].filter(
        (one) => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1,
      );
      // A sheet cuts off wider content, because only its body scrolls.
      const cutOff = [...overlay.querySelectorAll('button, input, a')].filter(
        (one) =>
          one.checkVisibility() &&
          !one.closest('.scroll-row, .sr-only, .toaster') &&
          one.getBoundingClientRect().right > right + 1,
      );
      return [
        ...(isOutside ? [`${left}, ${top} to ${right}, ${bottom}`] : []),
        ...[...scrolling, ...cutOff].slice(0, 4).map((one) => one.outerHTML.slice(0, 120)),
      ];
    });
}
