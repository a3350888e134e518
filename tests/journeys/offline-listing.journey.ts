import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { PAGES_ONLY } from '../support/browsers.ts';
import { fillListing } from './create-form.ts';
import { axe, expect, newMember, open, test } from './fixtures.ts';
import { photoFile } from './post-by-api.ts';

// In one worker, which starts the site once.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow', baseURL: async ({ gatedSite }, use) => use(gatedSite.url) });

const COMPLAINTS = /ERR_|api\/live|Manifest|route module|dynamically imported/;

async function signUp({ request }: BrowserContext, origin: string): Promise<void> {
  const answer = await request.post('/api/accounts/sign-up', {
    data: newMember(),
    headers: { Origin: origin },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Waits until the service worker has cached the form to sell. */
async function cacheForm(page: Page): Promise<void> {
  await open(page, '/about');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const isCached = () =>
    page.evaluate(async () => (await caches.match('/create-listing.data')) !== undefined);
  await expect.poll(isCached, { timeout: 15_000 }).toBe(true);
}

/** Writes a listing with a photo on a page without a connection, and asks to post it later. */
async function writeOffline(page: Page, title: string): Promise<void> {
  await page.goto('/create-listing');
  await expect(page.getByLabel('Title')).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photoFile('lamp.jpg'));
  await expect(page.getByRole('group', { name: 'Photos, 1 of 5' })).toBeVisible();
  await fillListing(page, { title });
  await page.getByRole('button', { name: "Post when I'm back online" }).click();
  await expect(page.getByRole('button', { name: "Waiting until you're online" })).toBeVisible();
}

const ownListings = async ({ request }: BrowserContext) =>
  (await (await request.get('/api/listings/own')).json()) as {
    active: number;
    listings: { title: string; cover: unknown }[];
  };

test('A listing written offline with its photo is posted once, after the browser was closed and opened (CREATE-28)', {
  tag: '@phone',
}, async ({ playwright, gatedSite }) => {
  const profile = await mkdtemp(join(tmpdir(), 'offhand-profile-'));
  const launch = () =>
    playwright.chromium.launchPersistentContext(profile, {
      ...PAGES_ONLY.launchOptions,
      baseURL: gatedSite.url,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
  let browser = await launch();
  await signUp(browser, gatedSite.url);
  await cacheForm(await browser.newPage());
  gatedSite.set('cut');
  await writeOffline(await browser.newPage(), 'Written on the train');
  await browser.close();

  browser = await launch();
  const page = await browser.newPage();
  await page.goto('/create-listing');
  await expect(page.getByLabel('Title')).toHaveValue('Written on the train');
  await expect(page.getByRole('button', { name: "Waiting until you're online" })).toBeVisible();
  await browser.close();

  browser = await launch();
  gatedSite.set('open');
  const tabs = [await browser.newPage(), await browser.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/about')));
  await expect.poll(async () => (await ownListings(browser)).active).toBe(1);
  const { listings } = await ownListings(browser);
  expect(listings).toEqual([expect.objectContaining({ title: 'Written on the train' })]);
  expect(listings[0]?.cover).toBeTruthy();
  await browser.close();
  await rm(profile, { recursive: true, force: true });
});

test('With every tab closed, the browser posts a waiting listing once there is a connection (CREATE-28)', {
  tag: '@phone',
}, async ({ page, context, gatedSite, expectComplaint }) => {
  expectComplaint(COMPLAINTS);
  await signUp(context, gatedSite.url);
  await cacheForm(page);
  gatedSite.set('cut');
  await writeOffline(page, 'Written in a tunnel');
  const session = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ scopeURL }) => scopeURL === `${gatedSite.url}/`);
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const id = await registrationId;
  await page.goto('about:blank');
  gatedSite.set('open');
  // What Chromium does when it notices the network.
  const sync = { origin: gatedSite.url, registrationId: id, tag: 'send-waiting', lastChance: false };
  await session.send('ServiceWorker.dispatchSyncEvent', sync);
  await expect.poll(async () => (await ownListings(context)).active).toBe(1);
  // The worker heard of it, too.
  const [worker] = context.serviceWorkers();
  const locks = () => worker?.evaluate(async () => (await navigator.locks.query()).held ?? []);
  await expect.poll(locks).toEqual([]);

  // The next page hears of it even without a connection, and posts nothing again.
  gatedSite.set('cut');
  await page.goto('/create-listing');
  await expect(page.locator('.toaster').getByText('Listing posted')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
  gatedSite.set('open');
  await open(page, '/about');
  expect((await ownListings(context)).active).toBe(1);
});

test('A waiting listing is on my dashboard, and says which photo cannot be read instead of being posted without it (CREATE-28)', {
  tag: '@phone',
}, async ({ page, context, gatedSite, expectComplaint }) => {
  expectComplaint(COMPLAINTS);
  await signUp(context, gatedSite.url);
  await cacheForm(page);
  gatedSite.set('cut');
  await writeOffline(page, 'Written in a cellar');
  await page.goto('/dashboard');
  const waiting = page.getByRole('region', { name: 'Not posted yet' }).getByRole('link');
  await expect(waiting).toContainText('Written in a cellar');
  await expect(waiting).toContainText("Posts once you're back online");
  await axe(page);

  // As if the browser made room.
  await page.evaluate(async () => {
    const opened = indexedDB.open('own-files');
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const cleared = opened.result.transaction('files', 'readwrite').objectStore('files').clear();
    await new Promise((resolve) => (cleared.onsuccess = resolve));
    opened.result.close();
  });
  // The open page notices it, and tries.
  gatedSite.set('open');
  const reason = "Photo 1 can't be read on this device. Open the draft to add it again.";
  await expect(page.locator('.toaster').getByText(reason)).toBeVisible();
  await expect(waiting).toContainText(reason);
  await waiting.click();
  await expect(page.getByLabel('Title')).toHaveValue('Written in a cellar');
  await expect(page.locator('.toaster').getByText('Please add them again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post listing' })).toBeEnabled();
  expect((await ownListings(context)).active).toBe(0);
});

test('With full storage, the form says that it is not saved, and still posts what I typed (CREATE-28)', {
  tag: '@phone',
}, async ({ page, context, gatedSite, expectComplaint }) => {
  expectComplaint(COMPLAINTS);
  await signUp(context, gatedSite.url);
  await open(page, '/create-listing');
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
  });
  await context.setOffline(true);
  await fillListing(page, { title: 'Written on a full phone' });
  await expect(page.getByText('Not saved on this device')).toBeInViewport();
  await expect(page.getByText("This couldn't be saved on this device.")).toBeVisible();
  await page.getByRole('button', { name: "Post when I'm back online" }).click();
  await expect(page.getByText("Your listing couldn't be saved on this device.")).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await ownListings(context)).active).toBe(1);
});
