import type { Locator, Page } from '@playwright/test';
import { LISTING } from '../support/factories.ts';
import { axe, expect, open, test } from './fixtures.ts';
import { photoFile } from './post-by-api.ts';

// In one worker, which starts the site once.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow', baseURL: async ({ gatedSite }, use) => use(gatedSite.url) });

/** What browsers log while a site is unreachable. */
const COMPLAINTS = /ERR_|api\/live|Manifest|route module|dynamically imported/;

const bar = (page: Page) => page.getByRole('status').filter({ hasText: "You're offline." });
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('assets'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens a page, and waits until the service worker answers for the pages that follow. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('Without a connection, a reload and a new tab show the pages I have seen and say how old they are, also when the connection hangs or leads to a login page', {
  tag: '@phone',
}, async ({ page, context, asMember, gatedSite, expectComplaint }) => {
  expectComplaint(COMPLAINTS);
  await openWithWorker(page, '/about');
  await open(page, '/messages');
  await open(page, '/favourites');
  await expect.poll(() => cached(page)).toContain('/dashboard.data');

  gatedSite.set('cut');
  await open(page, '/messages');
  await expect(bar(page)).toContainText(
    /You see what loaded at \d+:\d\d [AP]M\. Your messages go out when you're back\./,
  );
  await open(page, '/favourites');
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
  await expect(bar(page)).toContainText(/You see what loaded at \d+:\d\d [AP]M\./);
  await axe(page);

  // Never opened, but mine: it was cached ahead.
  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await expect(tab).toHaveURL('/dashboard');
  await expect(tab.getByRole('heading', { level: 1, name: asMember.username })).toBeVisible();
  await expect(bar(tab)).toContainText('You see what loaded at');

  // Never seen, and nothing to show: the frame stays, and the page opens once the site answers.
  await tab.goto('/reviews');
  await expect(tab.getByRole('button', { name: asMember.email })).toBeVisible();
  await expect(bar(tab)).toContainText("This page loads when you're back.");
  gatedSite.set('open');
  await expect(tab).toHaveURL('/reviews');
  await expect(bar(tab)).toHaveCount(0);
  await tab.close();
  await expect(bar(page)).toHaveCount(0);

  gatedSite.set('hanging');
  await page.reload();
  await expect(bar(page)).toContainText('You see what loaded at');
  gatedSite.set('portal');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
  await expect(bar(page)).toContainText('You see what loaded at');
  gatedSite.set('open');
  await expect(bar(page)).toHaveCount(0);
});

test('What I type on a page that I reloaded without a connection stays, however often the page tries again', {
  tag: '@desktop',
}, async ({ page, gatedSite, expectComplaint }) => {
  expectComplaint(COMPLAINTS);
  await openWithWorker(page, '/about');
  await open(page, '/listings');
  gatedSite.set('cut');
  await open(page, '/listings');
  await expect(bar(page)).toContainText('You see what loaded at');
  const box = page.getByRole('searchbox', { name: 'Search listings' });
  await box.fill('Lamp');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.waitForEvent('requestfailed', (request) => request.url().includes('/listings.data'));
  }
  await expect(box).toHaveValue('Lamp');
  await expect(bar(page)).toContainText('You see what loaded at');
  gatedSite.set('open');
  await expect(bar(page)).toHaveCount(0);
  await expect(box).toHaveValue('Lamp');
});

test('After I sign out, nothing of mine can be opened offline', { tag: '@desktop' }, async ({
  page,
  context,
  asMember,
  gatedSite,
  expectComplaint,
}) => {
  expectComplaint(COMPLAINTS);
  await openWithWorker(page, '/about');
  await open(page, '/dashboard');
  await expect.poll(() => cached(page)).toContain('/dashboard.data');
  const other = await context.newPage();
  await open(other, '/favourites');

  await page.getByRole('button', { name: asMember.email }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => cached(page)).not.toContain('/dashboard.data');
  await expect.poll(() => cached(page)).toContain('/offline');
  expect((await cached(page)).filter((path) => /dashboard|favourites/.test(path))).toEqual([]);

  gatedSite.set('cut');
  await page.goto('/dashboard');
  await expect(bar(page)).toContainText("This page loads when you're back.");
  await expect(page.getByText(asMember.username)).toHaveCount(0);
  gatedSite.set('open');
});

test('A session that ended elsewhere leaves nothing once the site is reachable again', {
  tag: '@desktop',
}, async ({ page, context, asMember, gatedSite, expectComplaint }) => {
  expectComplaint(COMPLAINTS);
  expect(asMember.email).toBeTruthy();
  await openWithWorker(page, '/about');
  await open(page, '/favourites');
  const headers = { Origin: gatedSite.url };
  // Another device ends it: this browser keeps its cookie.
  const { cookies } = await context.storageState();
  await context.request.post('/api/accounts/sign-out', { headers });
  await context.addCookies(cookies);
  gatedSite.set('cut');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
  gatedSite.set('open');
  await page.goto('/about');
  await expect.poll(() => cached(page)).not.toContain('/favourites');
});

test('A new release takes over with the next page I open, and deletes what the last one cached', {
  tag: '@desktop',
}, async ({ page }) => {
  await openWithWorker(page, '/about');
  const isOutdated = () => page.evaluate(() => caches.has('pages-before'));
  await page.evaluate(async () => {
    document.documentElement.dataset['document'] = 'first';
    await (await caches.open('pages-before')).put('/about', new Response('Last release'));
    // To the browser, another address is another worker.
    await navigator.serviceWorker.register('/sw.js?next');
  });
  await expect.poll(isOutdated).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('data-document', 'first');
  await page.getByRole('link', { name: 'Browse' }).first().click();
  await expect(page).toHaveURL('/listings');
  await expect(page.locator('html')).not.toHaveAttribute('data-document', 'first');
});

/** Posts a listing with a photo as the member of the page. Returns its path. */
async function postWithPhoto(page: Page, origin: string): Promise<string> {
  const headers = { Origin: origin };
  const upload = await page.request.post('/api/photos', {
    headers: { ...headers, 'Content-Type': 'application/octet-stream' },
    data: (await photoFile()).buffer,
  });
  const photo = (await upload.json()) as { id: string };
  const answer = await page.request.post('/api/listings', {
    headers,
    data: { ...LISTING, photos: [photo] },
  });
  expect(answer.status()).toBe(201);
  return `/listing/${((await answer.json()) as { id: string }).id}`;
}

const widthOf = (photo: Locator) => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);

test.describe('With a CDN', () => {
  // Browsers ask a CDN about further headers before they load from it.
  test.use({ extraHTTPHeaders: {} });

  test('Photos that I have seen are there without a connection, also those that a CDN delivers', {
    tag: '@phone',
  }, async ({ page, asMember, gatedSite, expectComplaint }) => {
    expect(asMember.username).toBeTruthy();
    expectComplaint(COMPLAINTS);
    const listing = await postWithPhoto(page, gatedSite.url);
    await openWithWorker(page, '/about');
    await open(page, listing);
    const cover = page.locator('main img[srcset]').first();
    await expect.poll(() => widthOf(cover)).toBeGreaterThan(0);
    const address = await cover.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(new URL(address).origin, 'a CDN has another address').not.toBe(gatedSite.url);
    await expect.poll(() => cached(page)).toContain(new URL(address).pathname);

    gatedSite.set('cut');
    await open(page, listing);
    await expect(bar(page)).toContainText('You see what loaded at');
    await expect.poll(() => widthOf(cover)).toBeGreaterThan(0);
    gatedSite.set('open');
    await expect(bar(page)).toHaveCount(0);
  });
});

test('With full storage, pages and photos load as always', { tag: '@phone' }, async ({
  page,
  context,
  asMember,
  gatedSite,
  expectComplaint,
}) => {
  // These journeys send a header that no CDN allows, so photos come without CORS.
  expectComplaint(/ERR_FAILED.*\/files\//);
  expect(asMember.username).toBeTruthy();
  await postWithPhoto(page, gatedSite.url);
  await openWithWorker(page, '/about');
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: gatedSite.url, quotaSize: 1 });
  await open(page, '/listings?seller=me');
  const cover = page.locator('main img[srcset]').first();
  await expect.poll(() => widthOf(cover)).toBeGreaterThan(0);
  await open(page, '/favourites');
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
  expect(await cached(page)).not.toContain('/favourites');
});
