import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { fillListing, nameItem, openDetails, photoInput, postButton, viewPosted } from './create-form.ts';
import { axe, expect, expectToast, open, test } from './fixtures.ts';
import { photoFile, postListing } from './post-by-api.ts';

test('Photos are reordered by the menu, by arrow keys and by dragging, and every move is announced (CREATE-26)', {
  tag: '@desktop',
}, async ({ page, asMember }) => {
  expect(asMember.username).not.toBe('');
  await open(page, '/create-listing');
  await addPhotos(page, 'a.jpg', 'b.jpg', 'c.jpg');
  await choose(page, 3, 'Make cover');
  await expectOrder(page, 'c.jpg', 'a.jpg', 'b.jpg');
  await expect(page.getByText('Photo 3 is now the cover, photo 1 of 3.')).toBeAttached();
  await choose(page, 1, 'Move photo 1 later');
  await expectOrder(page, 'a.jpg', 'c.jpg', 'b.jpg');
  await choose(page, 3, 'Move photo 3 earlier');
  await expectOrder(page, 'a.jpg', 'b.jpg', 'c.jpg');
  await options(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await expectOrder(page, 'b.jpg', 'a.jpg', 'c.jpg');
  await expect(options(page, 2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectOrder(page, 'b.jpg', 'c.jpg', 'a.jpg');
  await expect(options(page, 3)).toBeFocused();
  await options(page, 2).click();
  await axe(page);
  await page.keyboard.press('Escape');

  const [first, third] = [await middleOf(tile(page, 1)), await middleOf(tile(page, 3))];
  await page.mouse.move(third.x, third.y);
  await page.mouse.down();
  await page.mouse.move(first.x, first.y, { steps: 5 });
  await expect(page.locator('[data-drop-target]')).toHaveCount(1);
  await page.mouse.up();
  await expectOrder(page, 'a.jpg', 'b.jpg', 'c.jpg');
  // Escape leaves it where it was.
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(third.x, third.y, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectOrder(page, 'a.jpg', 'b.jpg', 'c.jpg');
});

test('A long press on a photo moves it to another place, and a HEIC photo of a phone shows once it is stored (CREATE-11, CREATE-26)', {
  tag: '@phone',
}, async ({ page, asMember }) => {
  expect(asMember.username).not.toBe('');
  await open(page, '/create-listing');
  await addPhotos(page, 'a.jpg', 'b.jpg');
  await tile(page, 1).scrollIntoViewIfNeeded();
  const [from, to] = [await middleOf(tile(page, 2)), await middleOf(tile(page, 1))];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  // Away from the button in the corner.
  await touch('touchStart', { x: from.x - 15, y: from.y + 20 });
  await expect(page.locator('[data-lifted]')).toHaveCount(1);
  for (const share of [0.3, 0.6, 1])
    await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await touch('touchEnd');
  await expectOrder(page, 'b.jpg', 'a.jpg');

  const buffer = await readFile(new URL('../support/phone-photo.heic', import.meta.url));
  await photoInput(page).setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  await expect(options(page, 3)).toBeVisible();
  await expect(tile(page, 3).getByRole('img')).toHaveJSProperty('naturalWidth', 64);
});

test('A photo is rotated and described, and the listing shows both (CREATE-26, DETAIL-01)', {
  tag: '@phone',
}, async ({ page, asMember }) => {
  await open(page, '/create-listing');
  await addPhotos(page, 'a.jpg');
  await rotateAndDescribe(page, 'a.jpg', 'The lamp, with its switch');
  await fillListing(page, { title: `Lamp of ${asMember.username}` });
  await postButton(page).click();
  await viewPosted(page);
  await expectRotated(page, 'The lamp, with its switch');
});

test('A draft has my description and rotation of a photo that the site no longer has (CREATE-26, CREATE-28)', {
  tag: '@phone',
}, async ({ page, asMember }) => {
  await open(page, '/create-listing');
  await addPhotos(page, 'a.jpg');
  await rotateAndDescribe(page, 'a.jpg', 'The lamp, with its switch');
  await fillListing(page, { title: `Lamp of ${asMember.username}` });
  await expect.poll(() => shapesOnDevice(page)).toEqual(['tall']);
  // The site deletes unused uploads after a day.
  await page.route('**/api/photos?ids=*', (route) => route.fulfill({ json: { photos: [] } }));
  await open(page, '/create-listing');
  await expect(page.getByRole('img', { name: 'Photo 1: The lamp, with its switch' })).toBeVisible();
  await postButton(page).click();
  await viewPosted(page);
  await expectRotated(page, 'The lamp, with its switch');
});

test('A photo of a pile has my description and rotation after I undo its post and post it again (CREATE-26)', {
  tag: '@phone',
}, async ({ page, asGuest: _ }) => {
  await open(page, '/pile');
  await page.getByLabel('Add photos').setInputFiles(await photoFile('a.jpg'));
  await page.getByRole('button', { name: 'Check the item' }).click();
  await nameItem(page, 'Blue denim jacket, good condition, $40');
  await openDetails(page);
  await rotateAndDescribe(page, 'a.jpg', 'The jacket, with its zipper');
  await postButton(page).click();
  await expect(page.getByText(/^1 live\./)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await postButton(page).click();
  await expect(page.getByText(/^1 live\./)).toBeVisible();
  const own = await page.request.get('/api/listings/own');
  const [{ id }] = ((await own.json()) as { listings: [{ id: string }] }).listings;
  const listing = await page.request.get(`/api/listings/${id}`);
  expect(await listing.json()).toMatchObject({
    images: [{ alt: 'The jacket, with its zipper', width: 600, height: 800 }],
  });
});

test('Photos are dropped and pasted anywhere, but pasted text stays text (CREATE-09)', {
  tag: '@desktop',
}, async ({ page, asGuest }) => {
  expect(asGuest.pin).toMatch(/^\d{4}$/);
  await open(page, '/create-listing');
  const { buffer } = await photoFile();
  const bytes = [...buffer];
  const bring = (type: 'drop' | 'paste' | 'dragenter', selector: string, text?: string) =>
    page.evaluate(
      (how) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(how.bytes)], `${how.type}.jpg`, { type: 'image/jpeg' }));
        if (how.text) transfer.setData('text/plain', how.text);
        const init = { bubbles: true, cancelable: true };
        const event =
          how.type === 'paste'
            ? new ClipboardEvent(how.type, { ...init, clipboardData: transfer })
            : new DragEvent(how.type, { ...init, dataTransfer: transfer });
        document.querySelector(how.selector)?.dispatchEvent(event);
      },
      { type, selector, text, bytes },
    );
  await bring('dragenter', 'h1');
  await expect(page.locator('form[data-photo-drop]')).toBeVisible();
  await bring('drop', 'h1');
  await expect(page.locator('form[data-photo-drop]')).toHaveCount(0);
  await expect(options(page, 1)).toBeVisible();
  await bring('paste', 'body');
  await expect(options(page, 2)).toBeVisible();
  await bring('paste', '#title', 'Only words');
  await expectOrder(page, 'drop.jpg', 'paste.jpg');
});

test('A draft is there on the next visit, with its photos, can be reset, and belongs to the person who typed it (CREATE-28)', {
  tag: '@desktop',
}, async ({ page, asMember, browser, baseURL }) => {
  await open(page, '/create-listing');
  await addPhotos(page, 'a.jpg');
  await choose(page, 1, 'Describe photo 1');
  await page.getByRole('dialog').getByLabel('Description').fill('From above');
  await page.getByRole('button', { name: 'Save description' }).click();
  const title = `Lamp of ${asMember.username}`;
  await fillListing(page, { title });
  await open(page, '/create-listing');
  await expectToast(page, 'Draft restored', 'Pick up where you left off.');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Category')).toHaveValue('home-garden');
  await expect(page.getByRole('radio', { name: 'Good' })).toBeChecked();
  await expect(page.getByRole('img', { name: 'Photo 1: From above' })).toBeVisible();

  const device = await page.context().storageState();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByRole('group', { name: 'Photos, 0 of 5' })).toBeVisible();
  await open(page, '/create-listing');
  await expect(page.getByLabel('Title')).toHaveValue('');

  // Another person on the same device, while the draft was there.
  const other = await browser.newContext({ baseURL, storageState: { ...device, cookies: [] } });
  await other.request.post('/api/guests', { headers: { Origin: baseURL ?? '' } });
  const theirs = await other.newPage();
  await open(theirs, '/create-listing');
  await expect(theirs.getByLabel('Title')).toHaveValue('');
  await other.close();
});

test('A restored draft is posted with its photo, also when I press Post before the photo is back (CREATE-28)', {
  tag: '@phone',
}, async ({ page, asMember }) => {
  await open(page, '/create-listing');
  await addPhotos(page, 'a.jpg');
  const title = `Lamp of ${asMember.username}`;
  await fillListing(page, { title });
  const requested = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/photos?ids=*', async (route) => {
    requested.resolve();
    await answered.promise;
    await route.continue();
  });
  await open(page, '/create-listing');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await requested.promise;
  await postButton(page).click();
  answered.resolve();
  await viewPosted(page);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const listing = await page.request.get(`/api/listings/${page.url().split('/').at(-1)}`);
  expect(await listing.json()).toMatchObject({ images: [{}] });
  await open(page, '/create-listing');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('Photos are stepped through by buttons, arrow keys and thumbnails; their viewer zooms, and returns to where it was opened (DETAIL-01)', {
  tag: '@desktop',
}, async ({ page, context, asMember }) => {
  const { id } = await postListing(context.request, { title: `Vase of ${asMember.username}`, photos: 3 });
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(request.url()));
  await open(page, `/listing/${id}`);
  expect(chunks.filter((url) => url.includes('/assets/photo-viewer'))).toEqual([]);
  const shown = page.getByRole('region', { name: 'Photos of Vase' }).getByRole('status');
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(shown).toHaveText('2 / 3');
  await page.getByRole('button', { name: 'Previous photo' }).click();
  await page.getByRole('button', { name: 'Previous photo' }).click();
  await expect(shown).toHaveText('3 / 3');
  await page.getByRole('button', { name: 'Photo 2 of 3' }).click();
  await expect(shown).toHaveText('2 / 3');
  await expect(page.getByRole('button', { name: 'Photo 2 of 3' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveText('3 / 3');
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveText('1 / 3');
  await page.getByRole('button', { name: 'Enlarge photo' }).click();
  const viewer = page.getByRole('dialog', { name: /^Photos of Vase/ });
  await expect(viewer).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  const count = viewer.getByRole('status');
  await expect(count).toContainText('Photo 1 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(count).toContainText('Photo 2 of 3');
  await viewer.getByRole('button', { name: 'Next photo' }).click();
  await expect(count).toContainText('Photo 3 of 3');
  await axe(page);

  const photo = viewer.getByRole('img').first();
  const frame = await middleOf(photo);
  await page.mouse.dblclick(frame.x, frame.y);
  await expect(photo).toHaveCSS('transform', 'matrix(2.5, 0, 0, 2.5, 0, 0)');
  await viewer.getByRole('button', { name: 'Zoom out' }).click();
  await expect(photo).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
  await page.mouse.move(frame.x, frame.y);
  await page.mouse.wheel(0, -2000);
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await viewer.getByRole('button', { name: 'Zoom out' }).click();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enlarge photo' })).toBeFocused();
  await expect(shown).toHaveText('3 / 3');

  await page.keyboard.press('Enter');
  await expect(count).toContainText('Photo 3 of 3');
  // From the page: the browser itself may not know its new entry yet.
  await page.evaluate(() => window.history.back());
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(`/listing/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Fingers swipe through photos, on the page and enlarged, pinch and swipe down to close (DETAIL-01)', {
  tag: '@phone',
}, async ({ page, context, asMember }) => {
  const { id } = await postListing(context.request, { title: `Vase of ${asMember.username}`, photos: 2 });
  await open(page, `/listing/${id}`);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const shown = page.getByRole('region', { name: 'Photos of Vase' }).getByRole('status');
  const swipe = async (from: number, to: number) => {
    await touch('touchStart', { x: from, y: 300 });
    for (let step = 1; step <= 10; step += 1)
      await touch('touchMove', { x: from + ((to - from) * step) / 10, y: 300 });
    await touch('touchEnd');
  };
  await expect(shown).toHaveText('1 / 2');
  await swipe(340, 40);
  await expect(shown).toHaveText('2 / 2');
  await swipe(40, 340);
  await expect(shown).toHaveText('1 / 2');
  await page.getByRole('img', { name: 'Vase' }).first().tap();
  const viewer = page.getByRole('dialog', { name: /^Photos of Vase/ });
  const count = viewer.getByRole('status');
  await expect(count).toContainText('Photo 1 of 2');
  await touch('touchStart', { x: 300, y: 400 });
  for (const x of [250, 180, 100]) await touch('touchMove', { x, y: 400 });
  await touch('touchEnd');
  await expect(count).toContainText('Photo 2 of 2');

  const photo = viewer.getByRole('img').first();
  await touch('touchStart', { x: 180, y: 420 }, { x: 210, y: 420 });
  for (const apart of [30, 60, 90])
    await touch('touchMove', { x: 180 - apart, y: 420 }, { x: 210 + apart, y: 420 });
  await touch('touchEnd');
  await expect.poll(async () => (await photo.boundingBox())?.width ?? 0).toBeGreaterThan(700);
  await viewer.getByRole('button', { name: 'Zoom out' }).tap();
  await touch('touchStart', { x: 200, y: 300 });
  for (const y of [360, 420, 480]) await touch('touchMove', { x: 200, y });
  await touch('touchEnd');
  await expect(viewer).toHaveCount(0);
  await expect(shown).toHaveText('2 / 2');
});

const tile = (page: Page, number: number): Locator => page.locator('[data-drag-item]').nth(number - 1);
const options = (page: Page, number: number): Locator =>
  page.getByRole('button', { name: `Options for photo ${number}` });

/** Chooses pictures and waits until all of them are uploaded. */
async function addPhotos(page: Page, ...names: string[]): Promise<void> {
  await photoInput(page).setInputFiles(await Promise.all(names.map((name) => photoFile(name))));
  await expect(page.getByRole('button', { name: /^Options for photo/ })).toHaveCount(names.length);
}

async function choose(page: Page, number: number, item: string): Promise<void> {
  await options(page, number).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Rotates and describes the only photo of a listing. */
async function rotateAndDescribe(page: Page, name: string, description: string): Promise<void> {
  const picture = page.getByRole('img', { name: `Photo 1: ${name}` });
  await expect.poll(() => shapeOf(picture)).toBe('wide');
  await choose(page, 1, 'Rotate photo 1');
  await expect.poll(() => shapeOf(picture)).toBe('tall');
  await choose(page, 1, 'Describe photo 1');
  const dialog = page.getByRole('dialog', { name: 'Describe this photo' });
  await expect(dialog.getByLabel('Description')).toBeFocused();
  await dialog.getByLabel('Description').fill(description);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('img', { name: `Photo 1: ${description}` })).toBeVisible();
}

async function expectRotated(page: Page, description: string): Promise<void> {
  const picture = page.getByRole('img', { name: description });
  await expect(picture).toBeVisible();
  expect(await shapeOf(picture)).toBe('tall');
}

async function expectOrder(page: Page, ...names: string[]): Promise<void> {
  await expect(page.getByRole('img', { name: /^Photo \d: / })).toHaveCount(names.length);
  for (const [index, name] of names.entries())
    await expect(
      tile(page, index + 1).getByRole('img', { name: `Photo ${index + 1}: ${name}` }),
    ).toBeVisible();
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** The shape of the picture itself, however its tile crops it. */
const shapeOf = (picture: Locator): Promise<'wide' | 'tall'> =>
  picture.evaluate((image: HTMLImageElement) => (image.naturalWidth > image.naturalHeight ? 'wide' : 'tall'));

/** The shapes of the photos that the device has. */
const shapesOnDevice = (page: Page): Promise<('wide' | 'tall')[]> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('own-files'));
    const files = await settled(database.transaction('files').objectStore('files').getAll());
    database.close();
    const pictures = await Promise.all(files.map((file: File) => createImageBitmap(file)));
    return pictures.map(({ width, height }) => (width > height ? 'wide' : 'tall'));
  });
