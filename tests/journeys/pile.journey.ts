import type { Page } from '@playwright/test';
import { axe, COLOR_RULES, expect, noSidewaysScroll, open, test } from './fixtures.ts';
import { photoFile } from './post-by-api.ts';

test('Several photos become several listings, one press each, and nothing is lost on the way', {
  tag: '@phone',
}, async ({ page, asGuest: _, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/);
  await open(page, '/pile');
  await expect(page.getByRole('heading', { name: 'Several things?' })).toBeVisible();
  // One photo is not uploaded; it is sent again after a reload.
  await page.route('**/api/photos', (route) => route.abort(), { times: 1 });
  await page
    .getByLabel('Add photos')
    .setInputFiles([await photoFile('a.jpg'), await photoFile('b.jpg'), await photoFile('c.jpg')]);
  await expect(page.getByRole('heading', { name: 'Three things, one go' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload the photo again' })).toBeVisible();
  await expect.poll(() => filesOnDevice(page)).toBe(3);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Three things, one go' })).toBeVisible();
  await page.getByRole('button', { name: 'Photo 1' }).click();
  await page.getByRole('button', { name: 'Photo 3' }).click();
  await expect(page.getByRole('button', { name: 'Photo 1, 2 photos' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Draft 2 listings' }).click();

  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Draft it' }).click();
  await expect(page.getByText('Please enter a brief description')).toBeVisible();
  await draft(page, 'Blue denim jacket, good condition, $40');
  await expect(page.getByRole('heading', { name: /denim jacket/i })).toBeVisible();
  await expect(page.getByLabel('Price')).toHaveValue('40');
  await page.getByRole('radio', { name: 'Fair', exact: true }).check({ force: true });
  await everythingInView(page);
  await noSidewaysScroll(page);
  await axe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page, COLOR_RULES);

  await post(page);
  await expect(page.getByRole('heading', { name: 'What is it?' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: /denim jacket/i })).toBeVisible();
  expect(await ownListings(page)).toEqual([]);
  await expect.poll(() => filesOnDevice(page)).toBe(3);
  await page.reload();
  await expect(page.getByRole('heading', { name: /denim jacket/i })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Fair', exact: true })).toBeChecked();
  await post(page);

  await expect(page.getByRole('heading', { name: 'What is it?' })).toBeVisible();
  // From here the keys work.
  await expect(page.getByRole('group', { name: 'Draft 2 of 2' })).toBeFocused();
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { name: "Pile's gone." })).toBeVisible();
  await expect(page.getByText(/^1 live, 1 for later\./)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Finish the last one' }).click();
  await draft(page, 'Skateboard, hardly ridden, like new, $35');
  await post(page);
  await expect(page.getByText(/^2 live\./)).toBeVisible();
  const posted = await ownListings(page);
  expect(posted.map(({ title }) => title.toLowerCase())).toEqual([
    expect.stringContaining('skateboard'),
    expect.stringContaining('denim jacket'),
  ]);
  const listing = await page.request.get(`/api/listings/${posted[1]?.id}`);
  expect(await listing.json()).toMatchObject({ images: { length: 2 }, aiGenerated: true });
});

async function draft(page: Page, words: string) {
  await page.getByRole('textbox', { name: 'A few words' }).fill(words);
  await page.getByRole('button', { name: 'Draft it' }).click();
}

async function post(page: Page) {
  await page.getByRole('button', { name: 'Looks right, post' }).click();
  // The toast of the one before may still be there.
  await expect(page.locator('.toaster').getByText('Posted', { exact: true }).last()).toBeVisible();
}

/** A draft is decided about without scrolling. */
async function everythingInView(page: Page) {
  const below = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect.poll(below).toBeLessThanOrEqual(0);
}

/** How many photos the device has; it stores them a moment after they are chosen. */
function filesOnDevice(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('own-files'));
    const count = await settled(database.transaction('files').objectStore('files').count());
    database.close();
    return count;
  });
}

async function ownListings(page: Page): Promise<{ id: string; title: string }[]> {
  const answer = await page.request.get('/api/listings/own');
  return ((await answer.json()) as { listings: { id: string; title: string }[] }).listings;
}
