import type { CDPSession, Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Lists the data of listings that the site is asked for, by the worker or past it. */
function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/listing\/.*\.data$/.test(pathname) && request.serviceWorker() !== null) paths.push(pathname);
  });
  return paths;
}

/** Opens Browse with a service worker, and returns a finger and where the first card is. */
async function openBrowse(page: Page): Promise<{ finger: CDPSession; x: number; y: number }> {
  await open(page, '/about');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await open(page, '/listings');
  const box = await page.getByRole('article').first().boundingBox();
  if (box === null) throw new Error('Browse has no card.');
  const finger = await page.context().newCDPSession(page);
  return { finger, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const touch = (finger: CDPSession, type: 'touchStart' | 'touchMove', x: number, y: number) =>
  finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
const lift = (finger: CDPSession) =>
  finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

test('A listing loads while my finger is on its card, and once', { tag: '@phone' }, async ({
  page,
  asMember,
}) => {
  expect(asMember.username).not.toBe('');
  const requests = recordRequests(page);
  const { finger, x, y } = await openBrowse(page);
  const path = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  await touch(finger, 'touchStart', x, y);
  await expect.poll(() => requests).toEqual([`${path}.data`]);
  await expect(page).toHaveURL('/listings');
  await lift(finger);
  await expect(page).toHaveURL(path ?? '');
  await expect(page.getByRole('button', { name: 'Favorite', exact: true }).first()).toBeVisible();
  expect(requests).toEqual([`${path}.data`]);
});

test('Scrolling by a card loads nothing', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(holdPresses);
  const requests = recordRequests(page);
  const { finger, x, y } = await openBrowse(page);
  await touch(finger, 'touchStart', x, y);
  await expect(page.locator('html')).toHaveAttribute('data-held', '1');
  for (let moved = 30; moved <= 150; moved += 30) await touch(finger, 'touchMove', x, y - moved);
  await expect(page.locator('html')).toHaveAttribute('data-held', '0');
  await lift(finger);
  expect(requests).toEqual([]);
});

/** Lets the wait for a scroll take as long as the journey needs, because machines may be slow, and counts the waits. */
function holdPresses(): void {
  const { setTimeout: wait, clearTimeout: clear } = window;
  const held = new Set<number>();
  const note = () => (document.documentElement.dataset['held'] = String(held.size));
  window.setTimeout = ((run: () => void, ms?: number, ...rest: unknown[]) => {
    const timer = wait(run, ms === 40 ? 60_000 : ms, ...rest);
    if (ms === 40) held.add(timer);
    note();
    return timer;
  }) as typeof setTimeout;
  window.clearTimeout = (timer) => {
    if (held.delete(timer as number)) note();
    clear(timer);
  };
}
