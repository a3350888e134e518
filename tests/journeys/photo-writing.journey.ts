import { barsOf } from '../photo-reader/bars-of.ts';
import { itemPhoto } from '../support/item-photo.ts';
import { countTaps } from './count-taps.ts';
import { expectPosted, openDetails, photoInput, postButton } from './create-form.ts';
import { axe, expect, open, test } from './fixtures.ts';
import { photoFile } from './post-by-api.ts';

// A new installation: no model, and the built-in reader.
// In one worker, which starts the site once.
test.describe.configure({ mode: 'default' });
test.use({
  baseURL: async ({ freshSite }, use) => use(freshSite.url),
});

const fileOf = async (...item: Parameters<typeof itemPhoto>) => ({
  name: 'item.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await itemPhoto(...item)),
});

test('Without a model, a photo is a listing in six taps and one word: what is written on the item is a tap (CREATE-02, AI-02)', {
  tag: '@phone',
}, async ({ page, asGuest: _ }) => {
  await open(page, '/create-listing');
  const { tap, takePhoto, total } = countTaps(page);
  await takePhoto(await fileOf(['KODAK', 'DATA TANK']));
  const question = page.getByRole('combobox', { name: 'What is it?' });
  const read = page.getByRole('group', { name: 'Read on the item' });
  // As long as the site itself waits for a reader on a busy machine.
  await expect(read.getByRole('button')).toHaveText(['KODAK', 'DATA TANK', 'blue'], { timeout: 25_000 });
  await expect(
    page.getByRole('status').filter({ hasText: 'Read on the item: KODAK, DATA TANK, blue' }),
  ).toHaveCount(1);
  // Nothing is used without a tap.
  await expect(question).toHaveValue('');
  await axe(page);
  await tap(read.getByRole('button', { name: 'KODAK' }));
  await expect(question).toHaveValue('KODAK');
  await expect(read.getByRole('button', { name: 'KODAK' })).toHaveAttribute('aria-pressed', 'true');
  await tap(question);
  await question.press('End');
  await question.pressSequentially(' camera');
  await question.press('Enter');
  await expect(page.getByLabel('Title')).toHaveValue('KODAK camera');
  await expect(page.getByLabel('Category')).toHaveValue('electronics');
  await expect(read).toHaveCount(0);
  const price = page.getByLabel('Price', { exact: true });
  await tap(price);
  await price.fill('24');
  await tap(page.getByText('Good', { exact: true }));
  await tap(postButton(page));
  await expectPosted(page);
  expect(total()).toBeLessThanOrEqual(6);
});

test('A second tap takes a word back out, and a barcode becomes a tag when I tap it (CREATE-12)', {
  tag: '@phone',
}, async ({ page, asGuest: _ }) => {
  await open(page, '/create-listing');
  const label = await barsOf('9780306406157');
  await photoInput(page).setInputFiles(await fileOf(['KODAK'], { label }));
  const question = page.getByRole('combobox', { name: 'What is it?' });
  const read = page.getByRole('group', { name: 'Read on the item' });
  const word = read.getByRole('button', { name: 'KODAK' });
  await word.click();
  await read.getByRole('button', { name: 'blue' }).click();
  await expect(question).toHaveValue('KODAK blue');
  await word.click();
  await expect(question).toHaveValue('blue');
  await read.getByRole('button', { name: 'Tag: isbn 9780306406157' }).click();
  await word.click();
  await page.getByRole('button', { name: 'Use “blue KODAK”' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Blue KODAK');
  await openDetails(page);
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('isbn 9780306406157');
});

test('A photo without writing asks what it is, and so does a reader that fails', { tag: '@phone' }, async ({
  page,
  asGuest: _,
  expectComplaint,
}) => {
  expectComplaint(/503/);
  const question = page.getByRole('combobox', { name: 'What is it?' });
  const read = page.getByRole('group', { name: 'Read on the item' });
  await open(page, '/create-listing');
  const answered = page.waitForResponse('**/api/photos/*/writing');
  await photoInput(page).setInputFiles(await photoFile('plain.jpg'));
  expect((await answered).status()).toBe(200);
  await expect(question).toBeVisible();
  await expect(read).toHaveCount(0);

  await page.getByRole('button', { name: /^Options for photo 1/ }).click();
  await page.getByRole('menuitem', { name: 'Remove photo 1' }).click();
  await page.route('**/api/photos/*/writing', (route) => route.fulfill({ status: 503, json: {} }));
  const failed = page.waitForResponse('**/api/photos/*/writing');
  await photoInput(page).setInputFiles(await fileOf(['KODAK']));
  await failed;
  await expect(read).toHaveCount(0);
  await question.fill('lamp');
  await question.press('Enter');
  await expect(page.getByLabel('Title')).toHaveValue('Lamp');
});
