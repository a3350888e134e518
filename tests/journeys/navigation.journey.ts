import type { Locator, Page } from '@playwright/test';
import { getRaw } from '../support/get-raw.ts';
import { expect, expectToast, open, resize, test, whenReady } from './fixtures.ts';

test('A visitor navigates with the dock, and who taps Sell reads to sign in and gets to that page (CREATE-05, NAV-59, NAV-60, NAV-62, NAV-64, NAV-67, NAV-68, PROD-04)', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/');
  await expect(dock(page).getByRole('link')).toHaveText(['Home', 'Explore', 'Sell', 'Chat', 'Sign In']);
  await expect(shelf(page).getByRole('link')).toHaveCount(4);
  await dock(page).getByRole('link', { name: 'Chat' }).click();
  await expect(page).toHaveURL('/auth?next=%2Fmessages');
  await dock(page).getByRole('link', { name: 'Home' }).click();
  await dock(page).getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveURL('/listings');
  await expect(dock(page).getByRole('link', { name: 'Explore' })).toHaveAttribute('aria-current', 'page');
  await dock(page).getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await dock(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  // The create page is requested, and its own guard redirects.
  const request = page.waitForRequest(/\/create-listing\.data/);
  await dock(page).getByRole('link', { name: 'Sell' }).click();
  await request;
  await expectToast(page, 'Authentication Required', 'Please sign in to create a listing');
  await expect(page).toHaveURL(/\/auth\?next=%2Fcreate-listing/);
  await expect(page.locator('.toast')).toHaveCount(1);
});

test('A guest has chats and a link to sign in, once, and one to the dashboard (NAV-61, NAV-64, PROD-04)', {
  tag: '@phone',
}, async ({ page, asGuest }) => {
  await open(page, '/');
  await expect(page.getByRole('link', { name: /Sign In|Get Started/ })).toHaveCount(1);
  await open(page, '/listings');
  await expect(dock(page).getByRole('link')).toHaveText(['Home', 'Explore', 'Sell', 'Chat', 'Sign In']);
  await shelf(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: `You're here as ${asGuest.guestId}` })).toBeVisible();
  await dock(page).getByRole('link', { name: 'Sell' }).click();
  await expect(page).toHaveURL('/create-listing');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('A member navigates with the dock and the shelf of four above it, which folds away while a page is scrolled down (NAV-61, NAV-62, NAV-63, NAV-65, NAV-66, PROD-02, PROD-04)', {
  tag: '@phone',
}, async ({ page, asMember }) => {
  await open(page, '/listings');
  await expect(dock(page).getByRole('link')).toHaveText(['Home', 'Explore', 'Sell', 'Chat', 'Profile']);
  const links = shelf(page).getByRole('link');
  await expect(links).toHaveText([/^Flash Drops/, 'Match Me', 'Notifications', 'Local Pickup']);
  for (const [name, path] of [
    ['Flash Drops', '/flash-drops'],
    ['Match Me', '/match-me'],
    ['Notifications', '/notifications'],
    ['Local Pickup', '/drop-zones'],
  ] as const) {
    await dock(page).getByRole('link', { name: 'Explore' }).click();
    await expect(page).toHaveURL('/listings');
    await shelf(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
  await dock(page).getByRole('link', { name: 'Chat' }).click();
  await expect(page).toHaveURL('/messages');
  await dock(page).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: `Hi, ${asMember.username}` })).toBeVisible();
  await page.getByRole('button', { name: asMember.email }).click();
  await page.getByRole('menuitem', { name: 'Compare Items' }).click();
  await expect(page).toHaveURL('/ai-assistant');
  await dock(page).getByRole('link', { name: 'Sell' }).click();
  await expect(page).toHaveURL('/create-listing');
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/listings');

  await expect(shelf(page)).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect(shelf(page)).toHaveCSS('opacity', '0');
  await shelf(page).getByRole('link', { name: 'Notifications' }).focus();
  await expect(shelf(page)).toHaveCSS('opacity', '1');
  await dock(page).getByRole('link', { name: 'Home' }).focus();
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect(shelf(page)).toHaveCSS('opacity', '1');
});

test('On task pages the lowered Sell button covers neither its label nor the page, also with larger text', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/contact');
  for (const size of ['100%', '200%']) {
    await page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
    const { button, label, bar } = await dock(page)
      .getByRole('link', { name: 'Sell' })
      .evaluate((link) => {
        const text = document.createRange();
        text.selectNodeContents(link.lastChild ?? link);
        return {
          button: link.firstElementChild?.getBoundingClientRect().toJSON() as DOMRect,
          label: text.getBoundingClientRect().toJSON() as DOMRect,
          bar: link.closest('nav')?.getBoundingClientRect().toJSON() as DOMRect,
        };
      });
    expect(button.bottom, size).toBeLessThanOrEqual(label.top + label.height / 4);
    expect(button.top, size).toBeGreaterThanOrEqual(bar.top);
  }
});

test('The dock gives way to a keyboard that shrinks the page, and comes back after it', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/contact');
  const field = page.getByRole('main').getByRole('textbox').last();
  await field.focus();
  await resize(page, { width: 390, height: 480 });
  await expect(dock(page)).toBeHidden();
  await field.fill('Where is my chair?');
  await resize(page, { width: 390, height: 844 });
  await expect(dock(page)).toBeVisible();
  await resize(page, { width: 390, height: 480 });
  await expect(dock(page)).toBeHidden();
  await field.blur();
  await expect(dock(page)).toBeVisible();
});

test('A visitor navigates with the top bar, which has no bell and gives way to the dock under 768 pixels, the footer, and from an unknown address (LIMIT-01, NAV-38, NAV-39, NAV-41, NAV-42, NAV-45, NAV-46, NAV-52, NAV-53, NAV-54, NAV-55, NAV-56, NAV-57, NAV-58, PROD-21)', {
  tag: '@desktop',
}, async ({ page }) => {
  const bar = page.getByRole('banner');
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /^Notifications/ })).toHaveCount(0);
  await bar.getByRole('link', { name: 'Browse' }).click();
  await expect(page).toHaveURL('/listings');
  await bar.getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL('/pricing');
  for (const name of ['Sign In', 'Get Started']) {
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/auth/);
    await bar.getByRole('link', { name: 'Offhand home' }).click();
    await expect(page).toHaveURL('/');
  }
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('heading')).toHaveText(['Navigation', 'Company', 'Contact']);
  await expect(foot.getByText('Free to list. No commission or fees.')).toBeVisible();
  await expect(foot.getByText('Sat 10AM-3PM ET')).toBeVisible();
  await expect(foot.getByText(/^© \d{4} Offhand\. All rights reserved\.$/)).toBeVisible();
  await foot.getByRole('link', { name: 'Browse' }).click();
  await expect(page).toHaveURL('/listings');
  await foot.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
  await bar.getByRole('button', { name: 'Sell' }).click();
  await page.getByRole('menu', { name: 'Sell' }).getByRole('menuitem', { name: 'Create Listing' }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fcreate-listing/);
  for (const [width, phone] of [
    [767, true],
    [768, false],
  ] as const) {
    await resize(page, { width, height: 800 });
    await expect(dock(page)).toBeVisible({ visible: phone });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: !phone });
  }
});

test('Sell leads a member without Premium to the gate of AI-Powered Listing, and on to the plans (AI-01, AI-02, NAV-08, NAV-43, PERM-11, PERM-16)', {
  tag: '@desktop',
}, async ({ page, asMember: _ }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Sell' }).click();
  const entry = page
    .getByRole('menu', { name: 'Sell' })
    .getByRole('menuitem', { name: 'AI-Powered Listing' });
  await expect(entry).toContainText('Premium');
  await entry.click();
  // Both show for two seconds only.
  await Promise.all([
    expectToast(
      page,
      'Premium Feature',
      'This feature requires a premium subscription. Redirecting to pricing page...',
    ),
    expect(page.getByRole('heading', { name: 'AI-Powered Listing' })).toBeVisible(),
  ]);
  await expect(page).toHaveURL('/pricing');
  // Photos and typing are free: who begins with them stays.
  await page.goBack();
  await page.clock.install();
  await page.reload();
  await page.getByLabel('Describe it in one line').fill('Moka pot, $18');
  await page.getByLabel('Describe it in one line').press('End');
  await page.clock.fastForward(5000);
  await expect(page.getByRole('button', { name: 'Fill in the listing' })).toBeVisible();
  await expect(page).toHaveURL('/create-ai-listing');
});

test("A member's own menu has the address and all links of their own, and works by keyboard (NAV-48, NAV-49)", {
  tag: '@desktop',
}, async ({ page, asMember }) => {
  await open(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: asMember.email });
  await expect(button).toContainText(asMember.email);
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await button.press('ArrowDown');
  const menu = page.getByRole('menu', { name: asMember.email });
  await expect(menu.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(menu).toBeHidden();
});

test('A chosen theme is in the first HTML, until another one is chosen', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/');
  const foot = page.getByRole('contentinfo');
  const served = async () => /<html[^>]*>/.exec(await (await page.request.get('/')).text())?.[0];
  expect(await served()).not.toContain('data-theme');
  for (const [name, theme] of [
    ['Dark', 'dark'],
    ['Light', 'light'],
  ] as const) {
    await foot.locator('label', { hasText: name }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // The browser stores a cookie that a script writes a moment later.
    await expect.poll(served).toContain(`data-theme="${theme}"`);
    await page.reload();
    await whenReady(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(foot.getByRole('radio', { name })).toBeChecked();
  }
  await foot.locator('label', { hasText: 'System' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect.poll(served).not.toContain('data-theme');
});

test('The styles and fonts of a page come before its photos', { tag: '@phone' }, async ({ page }) => {
  const types: string[] = [];
  page.on('request', (request) => types.push(request.resourceType()));
  await open(page, '/listings');
  expect(types.slice(0, 4)).toEqual(['document', 'stylesheet', 'font', 'font']);
  expect(types).toContain('image');
});

test('The first page is laid out as far as the screen, to its end once a visitor scrolls, and keeps its place when they reload or go back', {
  tag: '@phone',
}, async ({ page, context }) => {
  const steps = (tab: Page) => tab.locator('section', { has: tab.locator('#steps') });
  const isLaidOut = (tab: Page) =>
    steps(tab)
      .locator('ol')
      .evaluate((list) => list.checkVisibility({ contentVisibilityAuto: true }));

  const busy = await context.newPage();
  await busy.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await busy.goto('/');
  expect(await isLaidOut(busy)).toBe(false);
  await steps(busy).scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(busy)).toBe(true);

  await open(page, '/');
  expect(await isLaidOut(page)).toBe(false);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-page');
  const top = async () => (await steps(page).boundingBox())?.y;
  await steps(page).scrollIntoViewIfNeeded();
  const seen = (await top()) ?? Number.NaN;
  await page.reload();
  await whenReady(page);
  await expect.poll(top).toBeCloseTo(seen, 0);
  await dock(page).getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveURL('/listings');
  await page.goBack();
  await expect.poll(top).toBeCloseTo(seen, 0);
});

test('Odd characters in an address never break a page (NAV-38, PERM-14)', { tag: '@desktop' }, async ({
  baseURL,
}) => {
  for (const odd of ['%0a', '%0d', '%00', '%E9', '%C3%A9', '%FF', '%', '%5C']) {
    for (const path of [
      `/${odd}`,
      `/listing/${odd}X`,
      `/profile/${odd}`,
      `/messages/${odd}`,
      `/x${odd}.data`,
    ]) {
      expect((await getRaw(baseURL ?? '', path)).status, path).toBeLessThan(500);
    }
  }
});

test('Private pages are shown only to people who are signed in; the others are open to everybody (DASH-12, NAV-19, NAV-40, NOTIF-09, PERM-14)', {
  tag: '@desktop',
}, async ({ page }) => {
  const landing = async (address: string) => {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(200);
    return new URL(answer.url());
  };
  for (const address of [
    '/create-listing?event=abc',
    '/dashboard?all=1',
    '/favourites',
    '/messages',
    '/notifications',
    '/reviews',
    '/settings/account',
    '/settings/blocked',
    '/settings/notifications',
  ]) {
    const { pathname, searchParams } = await landing(address);
    expect([address, pathname, searchParams.get('next')]).toEqual([address, '/auth', address]);
  }
  for (const address of ['/', '/listings', '/auth', '/contact', '/about', '/privacy', '/terms']) {
    expect((await landing(address)).pathname).toBe(address);
  }
});

const shelf = (page: Page): Locator => page.getByRole('navigation', { name: 'Shortcuts' });
const dock = (page: Page): Locator => page.getByRole('navigation', { name: 'Primary' });
