import { chromium, type Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../support/browsers.ts';
import { startConversation } from './chat-people.ts';
import { fillListing } from './create-form.ts';
import { axe, expect, open, test } from './fixtures.ts';
import { photoFile } from './post-by-api.ts';

test.describe('Sharing', () => {
  test.use({ serviceWorkers: 'allow' });

  test('A photo and words shared from another app begin a new listing, and my draft waits', {
    tag: '@phone',
  }, async ({ page, asMember }) => {
    await open(page, '/create-listing');
    await fillListing(page, { title: `Desk of ${asMember.username}` });
    await open(page, '/about');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const { buffer } = await photoFile('lamp.jpg');
    // Sends what a phone's share sheet would send.
    await page.evaluate(
      (bytes) => {
        const form = document.createElement('form');
        Object.assign(form, { action: '/share', method: 'post', enctype: 'multipart/form-data' });
        for (const [name, value] of [
          ['title', 'Brass lamp'],
          ['url', 'https://example.com/lamp'],
        ]) {
          const field = document.createElement('input');
          Object.assign(field, { name, value });
          form.append(field);
        }
        const photos = document.createElement('input');
        Object.assign(photos, { name: 'photos', type: 'file' });
        const chosen = new DataTransfer();
        chosen.items.add(new File([new Uint8Array(bytes)], 'lamp.jpg', { type: 'image/jpeg' }));
        photos.files = chosen.files;
        form.append(photos);
        document.body.append(form);
        form.submit();
      },
      [...buffer],
    );
    await expect(page).toHaveURL('/create-listing');
    await expect(page.getByRole('group', { name: 'Photos, 1 of 5' })).toBeVisible();
    await expect(page.getByText('Brass lamp').first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'What is it?' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('group', { name: 'Photos, 1 of 5' })).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: '1 draft' }).click();
    await expect(page.getByRole('menuitem', { name: /^Desk of/ })).toBeVisible();

    // In a browser that deleted the service worker.
    await open(page, '/create-listing?shared=1');
    await expect(page.getByText("What you shared didn't arrive")).toBeVisible();
  });
});

test("The app's icon shows how much is unread, and nothing after I sign out", { tag: '@desktop' }, async ({
  page,
  browser,
  asMember,
}) => {
  await page.addInitScript(() => {
    navigator.setAppBadge = async (count) => {
      document.documentElement.dataset['badge'] = String(count);
    };
  });
  const { seller, sellerSays } = await startConversation(browser, page);
  await sellerSays('Hello');
  await open(page, '/about');
  await expect(page.locator('html')).toHaveAttribute('data-badge', /^[1-9]/);
  await page.getByRole('button', { name: asMember.email }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-badge', '0');
  await seller.context.close();
});

test('Chromium can install the site', { tag: '@phone' }, async ({ baseURL }) => {
  // Neither the shell nor a private window installs anything.
  const { launchOptions, channel } = WHOLE_BROWSER;
  const browser = await chromium.launchPersistentContext('', { ...launchOptions, channel });
  try {
    const page = await browser.newPage();
    const devtools = await browser.newCDPSession(page);
    const obstacles = async (path: string) => {
      await page.goto(`${baseURL}${path}`);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      return installabilityErrors.map(({ errorId }) => errorId);
    };
    expect(await obstacles('/livez')).toEqual(['no-manifest']);
    expect(await obstacles('/about')).toEqual([]);
  } finally {
    await browser.close();
  }
});

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const offerOn = (page: Page) => page.getByRole('region', { name: 'on your home screen' });

test('From my second visit on, the site offers to be installed, until I say no', async ({ page }) => {
  await page.addInitScript(sendInstallPrompt);
  await open(page, '/about');
  await expect.poll(() => visitsOf(page)).toBe(1);
  await goToBrowse(page);
  await expect(offerOn(page)).toBeHidden();

  // A week later.
  await visitAWeekAgo(page);
  await open(page, '/about');
  await expect.poll(() => visitsOf(page)).toBe(2);
  await expect(offerOn(page)).toBeHidden();
  await goToBrowse(page);
  await expect(offerOn(page)).toBeVisible();
  await expect(offerOn(page)).toHaveAccessibleName('Put Offhand on your home screen');
  await axe(page);
  await offerOn(page).getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', '1');
  await expect(offerOn(page)).toBeHidden();

  // The browser's own question was declined too.
  await open(page, '/about');
  await goToBrowse(page);
  await expect.poll(() => openedAgo(page)).toBeLessThan(60_000);
  await expect(offerOn(page)).toBeHidden();
});

test('The offer to install stays away after “Not now”, and off forms', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(sendInstallPrompt);
  await page.goto('/about');
  await visitAWeekAgo(page);
  await open(page, '/about');
  await expect.poll(() => visitsOf(page)).toBe(2);
  await goToBrowse(page);
  await expect(offerOn(page)).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(offerOn(page)).toBeHidden();
  await page.goBack();
  await offerOn(page).getByRole('button', { name: 'Not now' }).click();
  await expect(offerOn(page)).toBeHidden();
  await open(page, '/about');
  await goToBrowse(page);
  await expect.poll(() => memoryOf(page)).toMatchObject({ declinedAt: expect.any(Number), visits: 2 });
  await expect(offerOn(page)).toBeHidden();
});

test.describe('On an iPhone', () => {
  test.use({ userAgent: SAFARI });

  test('After my first listing the offer says how Safari installs the site', { tag: '@phone' }, async ({
    page,
    asMember,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
    await open(page, '/create-listing');
    await fillListing(page, { title: `Lamp of ${asMember.username}` });
    await page.getByRole('button', { name: 'Post listing' }).click();
    await expect(page).toHaveURL(/posted=/);
    await expect.poll(() => memoryOf(page)).toMatchObject({ visits: 1, hasListed: true });
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(offerOn(page).getByRole('listitem')).toHaveText([
      'Tap the Share button in Safari.',
      'Choose “Add to Home Screen”.',
    ]);
    await expect(offerOn(page).getByRole('button')).toHaveText(['Not now']);
    await axe(page);
  });
});

/** Sends what browsers under test don't: that the site can be installed. The person declines its prompt. */
function sendInstallPrompt(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const prompt = async () => {
      document.documentElement.dataset['prompted'] = '1';
      return { outcome: 'dismissed' };
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
}

interface Memory {
  visits: number;
  openedAt: number;
}

const memoryOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('install_offer') ?? 'null') as Memory | null);

const visitsOf = async (page: Page) => (await memoryOf(page))?.visits;
const openedAgo = async (page: Page) => Date.now() - ((await memoryOf(page))?.openedAt ?? 0);

const visitAWeekAgo = (page: Page) =>
  page.evaluate(() => {
    const openedAt = Date.now() - 7 * 24 * 3_600_000;
    localStorage.setItem('install_offer', JSON.stringify({ visits: 1, openedAt }));
  });

async function goToBrowse(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Browse' }).first().click();
  await expect(page).toHaveURL('/listings');
}
