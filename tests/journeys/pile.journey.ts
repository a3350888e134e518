import type { Page } from '@playwright/test';
import { nameItem, postButton } from './create-form.ts';
import { axe, expect, noSidewaysScroll, open, test } from './fixtures.ts';
import { photoFile } from './post-by-api.ts';
import { recordPulses } from './record-pulses.ts';

const ORANGE = '#f0aa5a';
const TEAL = '#1f8f8a';
const GRAY = '#8a8a8a';

test('Several photos become several listings, one press each, and nothing is lost on the way', {
  tag: '@phone',
}, async ({ page, asGuest: _, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/);
  const pulses = await recordPulses(page);
  await open(page, '/pile');
  await expect(page.getByRole('heading', { name: 'More than one item?' })).toBeVisible();
  // One photo is not uploaded; it is sent again after a reload.
  await page.route('**/api/photos', (route) => route.abort(), { times: 1 });
  await page
    .getByLabel('Add photos')
    .setInputFiles([
      await photoFile('a.jpg'),
      await photoFile('b.jpg', { background: TEAL }),
      await photoFile('c.jpg'),
    ]);
  await expect(page.getByRole('heading', { name: '2 items, 3 photos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload the photo again' })).toBeVisible();
  await expect.poll(() => filesOnDevice(page)).toBe(3);
  await page.reload();
  await expect(page.getByRole('heading', { name: '2 items, 3 photos' })).toBeVisible();
  await expect(itemList(page, 1).getByRole('button')).toHaveCount(2);
  await page.getByRole('button', { name: 'Check 2 items' }).click();

  await expect(page.getByRole('heading', { name: 'Item 1 of 2' })).toBeVisible();
  await expectPosted(page, '0 of 2 posted');
  await nameItem(page, 'Blue denim jacket, good condition, $40');
  await expect(page.getByLabel('Title')).toHaveValue(/denim jacket/i);
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('40');
  await page.getByRole('radio', { name: 'Fair', exact: true }).check({ force: true });
  await page.getByLabel('Place').fill('Sellwood');
  await expect(page.getByRole('region', { name: 'Post' })).toContainText('Next: Item 2');
  await expect(page.getByRole('button', { name: /^Details/ })).toContainText('2 photos, description');
  await everythingInView(page);
  await noSidewaysScroll(page);
  await axe(page);

  // Words that are being typed stay with their item.
  await page.getByRole('button', { name: /^Edit your words: Blue denim/ }).click();
  await page.getByLabel('Your words').fill('Blue denim jacket, size M');
  const items = page.getByRole('navigation', { name: 'Your items' });
  await items.getByRole('button', { name: /^Item 2/ }).click();
  await expect(page.getByRole('heading', { name: 'Item 2 of 2' })).toBeVisible();
  await items.getByRole('button', { name: /denim jacket/i }).click();
  await expect(
    page.getByRole('button', { name: 'Edit your words: Blue denim jacket, size M' }),
  ).toBeVisible();

  await post(page);
  await expect(page.getByRole('heading', { name: 'What is it?' })).toBeVisible();
  await expectPosted(page, '1 of 2 posted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(/denim jacket/i);
  await expectPosted(page, '0 of 2 posted');
  expect(await ownListings(page)).toEqual([]);
  await expect.poll(() => filesOnDevice(page)).toBe(3);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(/denim jacket/i);
  await expect(page.getByRole('radio', { name: 'Fair', exact: true })).toBeChecked();
  await expect(page.getByLabel('Place')).toHaveValue('Sellwood');
  await post(page);

  await expect(page.getByRole('heading', { name: 'What is it?' })).toBeVisible();
  // From here the keys work.
  await expect(page.getByRole('group', { name: 'Item 2 of 2' })).toBeFocused();
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { name: "Pile's gone." })).toBeVisible();
  await expect(page.getByText(/^1 live, 1 for later\./)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Finish the last one' }).click();
  // What is missing is named, and Post moves to it.
  await postButton(page).click();
  await expect(page.getByRole('combobox', { name: 'What is it?' })).toBeFocused();
  await nameItem(page, 'Skateboard, hardly ridden, like new, $35');
  await post(page);
  await expect(page.getByText(/^2 live\./)).toBeVisible();
  // One for each that was posted since the page was reloaded.
  expect(await pulses()).toEqual([8, 8]);
  const posted = await ownListings(page);
  expect(posted.map(({ title }) => title.toLowerCase())).toEqual([
    expect.stringContaining('skateboard'),
    expect.stringContaining('denim jacket'),
  ]);
  const listing = await page.request.get(`/api/listings/${posted[1]?.id}`);
  expect(await listing.json()).toMatchObject({
    images: { length: 2 },
    aiGenerated: true,
    location: 'Sellwood',
  });
});

test('Photos of the same item are put together by their look and the time they were taken, and I drag one to another item or to a new one', {
  tag: '@desktop',
}, async ({ page, asGuest: _ }) => {
  await open(page, '/pile');
  // The second differs from the first as much as the third does, but was taken right after it.
  await page
    .getByLabel('Add photos')
    .setInputFiles([
      await photoFile('a.jpg', { background: ORANGE, takenAt: '2026:11:24 10:00:00' }),
      await photoFile('b.jpg', { background: ORANGE, side: TEAL, takenAt: '2026:11:24 10:00:06' }),
      await photoFile('c.jpg', { background: ORANGE, side: GRAY, takenAt: '2026:11:24 11:00:00' }),
      await photoFile('d.jpg', { background: GRAY, takenAt: '2026:11:24 11:30:00' }),
      await photoFile('e.jpg', { background: ORANGE }),
      await photoFile('f.jpg', { background: ORANGE }),
    ]);
  await expect(page.getByRole('heading', { name: '3 items, 6 photos' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Sorted. 3 items, 6 photos.' })).toBeAttached();
  await expect(itemList(page, 1).getByRole('button')).toHaveCount(4);
  // Only what was put together is a suggestion.
  await expect(page.getByText('suggestion', { exact: true })).toHaveCount(1);
  await axe(page);

  await page.getByRole('button', { name: 'Photo 1 of item 1' }).dragTo(itemList(page, 2));
  await expect(itemList(page, 1).getByRole('button')).toHaveCount(3);
  await page.getByRole('button', { name: 'Photo 1 of item 1' }).click();
  const newItem = page.getByRole('button', { name: 'New item', exact: true });
  await page.getByRole('button', { name: 'Photo 2 of item 1' }).dragTo(newItem);
  await expect(page.getByRole('heading', { name: '4 items, 6 photos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Photo 1 of item 4' })).toBeFocused();
});

test('I move a photo to another item or to a new one by tap or by keyboard, and a reload keeps it', {
  tag: '@phone',
}, async ({ page, asGuest: _ }) => {
  const expectStatus = (text: string) =>
    expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();
  await open(page, '/pile');
  await page
    .getByLabel('Add photos')
    .setInputFiles([
      await photoFile('a.jpg'),
      await photoFile('b.jpg'),
      await photoFile('c.jpg', { background: TEAL }),
    ]);
  await expect(page.getByRole('heading', { name: '2 items, 3 photos' })).toBeVisible();

  await page.getByRole('button', { name: 'Photo 2 of item 1' }).click();
  await axe(page);
  await page.getByRole('button', { name: 'New item', exact: true }).click();
  await expectStatus('Moved to a new item.');
  await expect(page.getByRole('heading', { name: '3 items, 3 photos' })).toBeVisible();
  await expect(page.getByText('suggestion', { exact: true })).toHaveCount(0);

  // The focus went with the photo, so the keys go on from there.
  await expect(page.getByRole('button', { name: 'Photo 1 of item 3' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectStatus('Photo selected.');
  await page.keyboard.press('2');
  await expectStatus('Moved to item 2.');
  await expect(page.getByRole('button', { name: 'Photo 2 of item 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await expectStatus('Moved to a new item.');
  await page.getByRole('button', { name: 'Photo 1 of item 1' }).click();
  await page.getByRole('button', { name: 'Move to item 3' }).click();
  // The first item is empty and gone, so the third is the second now.
  await expectStatus('Moved to item 2.');
  await expect(page.getByRole('heading', { name: '2 items, 3 photos' })).toBeVisible();

  await expect.poll(() => filesOnDevice(page)).toBe(3);
  await page.reload();
  await expect(itemList(page, 1).getByRole('button')).toHaveCount(1);
  await expect(itemList(page, 2).getByRole('button')).toHaveCount(2);
  await expect(page.getByText('suggestion', { exact: true })).toHaveCount(0);
});

test('Items that I leave for later are among my drafts', { tag: '@desktop' }, async ({
  page,
  asGuest: _,
}) => {
  await open(page, '/pile');
  await page
    .getByLabel('Add photos')
    .setInputFiles([await photoFile('a.jpg'), await photoFile('b.jpg', { background: TEAL })]);
  await page.getByRole('button', { name: 'Check 2 items' }).click();
  await nameItem(page, 'Blue denim jacket, good condition, $40');
  await post(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText(/^1 live, 1 for later\./)).toBeVisible();
  await open(page, '/create-listing');
  await page.getByRole('button', { name: '1 draft' }).click();
  await page.getByRole('menuitem', { name: 'Several items, 1 draft' }).click();
  await page.getByRole('button', { name: 'Finish the last one' }).click();
  await expect(page.getByRole('heading', { name: 'Item 2 of 2' })).toBeVisible();
  await expectPosted(page, '1 of 2 posted');
  await page.getByRole('button', { name: 'Sort photos' }).click();
  await expect(page.getByRole('heading', { name: '1 item, 1 photo' })).toBeVisible();
  await expect(itemList(page, 2).getByRole('button')).toHaveCount(1);
});

test('Photos that I sort in one tab are there when I continue in another', {
  tag: '@desktop',
}, async ({ page, context, asGuest: _ }) => {
  await open(page, '/pile');
  await page
    .getByLabel('Add photos')
    .setInputFiles([await photoFile('a.jpg'), await photoFile('b.jpg', { background: TEAL })]);
  await expect.poll(() => filesOnDevice(page)).toBe(2);
  const other = await context.newPage();
  await open(other, '/pile');
  await expect(other.getByRole('heading', { name: '2 items, 2 photos' })).toBeVisible();
  // Here every page believes to have the focus.
  await other.evaluate(() => Object.assign(document, { hasFocus: () => false }));
  await page.getByRole('button', { name: 'Photo 1 of item 2' }).click();
  await page.keyboard.press('1');
  await expect(other.getByRole('heading', { name: 'Open in another tab' })).toBeVisible();
  await axe(other);
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(other.getByRole('heading', { name: '1 item, 2 photos' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 item, 2 photos' })).toBeVisible();
});

const itemList = (page: Page, number: number) =>
  page.getByRole('list', { name: `Item ${number}`, exact: true });

/** How much of the pile is live, in the bar and for screen readers. */
async function expectPosted(page: Page, text: string) {
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Posted' })).toHaveAttribute('aria-valuetext', text);
}

async function post(page: Page) {
  await postButton(page).click();
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
