import type { Locator, Page } from '@playwright/test';
import { getRaw } from '../support/get-raw.ts';
import { axe, expect, expectToast, noSidewaysScroll, open, resize, test, whenReady } from './fixtures.ts';

test('The home page says what this is and leads to selling and browsing (HOME-01, HOME-02, HOME-03, NAV-01)', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make Cash. Lose Clutter.');
  const hero = page.getByRole('region', { name: 'Make Cash. Lose Clutter.' });
  await expect(hero.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Just posted' }).getByRole('article')).toHaveCount(8);
  await page.getByRole('link', { name: 'Browse everything' }).click();
  await expect(page).toHaveURL('/listings');
  await page.goBack();
  await hero.getByRole('link', { name: 'Post Something' }).click();
  await expect(page).toHaveURL(/^.*\/auth\?next=%2Fcreate-listing/);
});

test("The dock is for screens under 768 pixels, the top bar's navigation for the others (LIMIT-01, NAV-58)", {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/listings');
  for (const [width, phone] of [
    [767, true],
    [768, false],
  ] as const) {
    await resize(page, { width, height: 800 });
    await expect(dock(page)).toBeVisible({ visible: phone });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: !phone });
  }
});

test('On a phone a shelf of four stands clear above Sell, also at 320 pixels, and leads where it says (NAV-65, NAV-66)', {
  tag: '@phone',
}, async ({ page, asMember: _ }) => {
  await open(page, '/');
  const links = shelf(page).getByRole('link');
  await expect(links).toHaveText([/^Flash Drops/, 'Match Me', 'Notifications', 'Local Pickup']);
  for (const width of [390, 320]) {
    await resize(page, { width, height: 844 });
    await noSidewaysScroll(page);
    const [box, button] = await Promise.all([
      shelf(page).boundingBox(),
      dock(page).getByRole('link', { name: 'Sell' }).locator('span').boundingBox(),
    ]);
    expect(box?.height, `one line of words at ${width} pixels`).toBeLessThanOrEqual(56);
    expect((box?.y ?? 0) + (box?.height ?? 0), 'above Sell').toBeLessThanOrEqual((button?.y ?? 0) - 5);
  }
  for (const [name, path] of [
    ['Flash Drops', '/flash-drops'],
    ['Match Me', '/match-me'],
    ['Notifications', '/notifications'],
    ['Local Pickup', '/drop-zones'],
  ] as const) {
    await open(page, '/listings');
    await shelf(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
});

test('A visitor navigates with the dock (NAV-59, NAV-60, NAV-62, NAV-64, PROD-04)', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/');
  await expect(dock(page).getByRole('link')).toHaveText(['Home', 'Explore', 'Sell', 'Chat', 'Sign In']);
  await expect(shelf(page).getByRole('link')).toHaveCount(4);
  const [bar, sell] = await Promise.all([
    dock(page).boundingBox(),
    dock(page).getByRole('link', { name: 'Sell' }).boundingBox(),
  ]);
  expect((sell?.x ?? 0) + (sell?.width ?? 0) / 2, 'the middle of Sell').toBeCloseTo((bar?.width ?? 0) / 2, 0);
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
});

test('A visitor who taps Sell reads to sign in, and gets to that page (CREATE-05, NAV-67, NAV-68)', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/');
  // The create page is requested, and its own guard redirects.
  const asked = page.waitForRequest(/\/create-listing\.data/);
  await dock(page).getByRole('link', { name: 'Sell' }).click();
  await asked;
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
  await expect(dock(page).getByRole('link')).toHaveText(['Home', 'Explore', 'Sell', 'Chats', 'Sign In']);
  await shelf(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: `You're here as ${asGuest.guestId}` })).toBeVisible();
  await dock(page).getByRole('link', { name: 'Sell' }).click();
  await expect(page).toHaveURL('/create-listing');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('A member navigates with the dock (NAV-61, NAV-62, NAV-63, PROD-04)', { tag: '@phone' }, async ({
  page,
  asMember,
}) => {
  await open(page, '/listings');
  await expect(dock(page).getByRole('link')).toHaveText(['Home', 'Explore', 'Sell', 'Chat', 'Profile']);
  await dock(page).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: `Hi, ${asMember.username}` })).toBeVisible();
  await dock(page).getByRole('link', { name: 'Sell' }).click();
  await expect(page).toHaveURL('/create-listing');
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/listings');
});

test('The dock covers nothing above it while a page is scrolled down, and unfolds for the way back and the keyboard (NAV-61, NAV-65)', {
  tag: '@phone',
}, async ({ page, asMember: _ }) => {
  await open(page, '/listings');
  const shortcuts = shelf(page);
  const sell = dock(page).getByRole('link', { name: 'Sell' }).locator('span');
  const above = async () => {
    const [bar, button] = await Promise.all([dock(page).boundingBox(), sell.boundingBox()]);
    return (bar?.y ?? 0) - (button?.y ?? 0);
  };
  await expect.poll(above).toBeGreaterThan(0);
  await expect(shortcuts).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(above, 'pixels of Sell above the dock').toBeLessThanOrEqual(0);
  await expect(shortcuts).toHaveCSS('opacity', '0');
  await shortcuts.getByRole('link', { name: 'Notifications' }).focus();
  await expect(shortcuts).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(above).toBeGreaterThan(0);
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

test('A visitor navigates with the top bar (NAV-41, NAV-42, NAV-45, NAV-52, NAV-53)', {
  tag: '@desktop',
}, async ({ page }) => {
  const bar = page.getByRole('banner');
  await open(page, '/');
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
  await bar.getByRole('button', { name: 'Sell' }).click();
  await page.getByRole('menu', { name: 'Sell' }).getByRole('menuitem', { name: 'Create Listing' }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fcreate-listing/);
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
  await axe(page);
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

test('The footer has its links and the copyright (NAV-54, NAV-55, NAV-56, NAV-57, PROD-21)', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('heading')).toHaveText(['Navigation', 'Company', 'Contact']);
  await expect(foot.getByText('Free to list. No commission or fees.')).toBeVisible();
  await expect(foot.getByText('Sat 10AM-3PM ET')).toBeVisible();
  await expect(foot.getByText(/^© \d{4} Offhand\. All rights reserved\.$/)).toBeVisible();
  await foot.getByRole('link', { name: 'Browse' }).click();
  await expect(page).toHaveURL('/listings');
  await foot.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
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

test('The first press of Tab offers to skip the navigation', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/listings');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('An unknown address says so and links to home (NAV-38, NAV-39)', { tag: '@phone' }, async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Make Cash. Lose Clutter.' })).toBeVisible();
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

test('Private pages are shown only to people who are signed in; the others are open to everybody (NAV-40, PERM-14)', {
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
