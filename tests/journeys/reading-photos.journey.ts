import { SEEN_BIKE } from '../support/ai-server.ts';
import { countTaps } from './count-taps.ts';
import { expectPosted, fillListing, photoInput, postButton, viewPosted } from './create-form.ts';
import { axe, expect, open, test } from './fixtures.ts';
import { photoFile } from './post-by-api.ts';

// In one worker, which starts the site once.
test.describe.configure({ mode: 'default' });
test.use({
  baseURL: async ({ seeingSite }, use) => use(seeingSite.url),
});
test.beforeEach(({ seeingSite: { model } }) => {
  model.behave('normal');
  model.answer(() => SEEN_BIKE);
});

test('A photo that the site reads is a listing in four taps (CREATE-02, AI-02)', { tag: '@phone' }, async ({
  page,
  asGuest: _,
}) => {
  await open(page, '/create-listing');
  const { tap, takePhoto, total } = countTaps(page);
  await takePhoto(await photoFile('bike.jpg'));
  await expect(page.getByLabel('Title')).toHaveValue('Teal road bike');
  await expect(page.getByLabel('Category')).toHaveValue('sporting-goods');
  // Nobody gave a price, so there is none.
  const price = page.getByLabel('Price', { exact: true });
  await expect(price).toHaveValue('');
  await tap(price);
  await price.fill('120');
  await tap(page.getByRole('button', { name: 'Accept 1 suggestion and post' }));
  await expectPosted(page);
  expect(total()).toBeLessThanOrEqual(4);
});

test('A model that is down leaves my photo and what I typed, and I read what to do (AI-09, CREATE-18)', {
  tag: '@phone',
}, async ({ page, asGuest: _, seeingSite: { model }, expectComplaint }) => {
  expectComplaint(/503/);
  model.behave('down');
  await open(page, '/create-listing');
  await photoInput(page).setInputFiles(await photoFile('bike.jpg'));
  // Nothing waits for the model.
  await page.getByLabel('Price', { exact: true }).fill('120');
  const alert = page.getByRole('alert').filter({ hasText: "Your photo couldn't be read" });
  await expect(alert).toContainText('Nothing you typed is lost.');
  const question = page.getByRole('combobox', { name: 'What is it?' });
  await expect(question).toBeVisible();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('120');
  await expect(page.getByRole('img', { name: /^Photo 1/ })).toBeVisible();
  await axe(page);
  // Without the model it takes one word, which does not wait for it again.
  const chatCount = model.chats.length;
  await question.fill('bike');
  await question.press('Enter');
  await expect(page.getByLabel('Title')).toHaveValue('Bike');
  expect(model.chats).toHaveLength(chatCount);

  model.behave('normal');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Teal road bike');
  await expect(alert).toHaveCount(0);
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('120');
  await postButton(page).click();
  await expectPosted(page);
});

test('A photo of a person or a screen fills in nothing, and is posted with the word I give (AI-09)', {
  tag: '@phone',
}, async ({ page, asGuest: _, seeingSite: { model }, expectComplaint }) => {
  // The built-in reader, asked next, may still be starting.
  expectComplaint(/422|503/);
  model.answer(() => ({
    ...SEEN_BIKE,
    title: 'Person Smiling',
    description: 'A person smiling at the camera.',
    tags: [],
  }));
  await open(page, '/create-listing');
  await photoInput(page).setInputFiles(await photoFile('me.jpg'));
  const question = page.getByRole('combobox', { name: 'What is it?' });
  await expect(question).toBeVisible();
  await expect(page.getByLabel('Category')).toHaveValue('');
  await expect(page.getByText("couldn't be read")).toHaveCount(0);
  await expect(page.locator('.toast-error')).toHaveCount(0);
  await fillListing(page, { title: 'Hand-knit scarf' });
  await postButton(page).click();
  await viewPosted(page);
  const listing = await page.request.get(`/api/listings/${page.url().split('/').at(-1)}`);
  expect(await listing.json()).toMatchObject({ title: 'Hand-knit scarf', images: { length: 1 } });
});

test('A HEIC photo, which this browser cannot show, is read once it is stored (CREATE-11, AI-02)', {
  tag: '@phone',
}, async ({ page, asGuest: _ }) => {
  await open(page, '/create-listing');
  await photoInput(page).setInputFiles('tests/support/phone-photo.heic');
  await expect(page.getByLabel('Title')).toHaveValue('Teal road bike');
  await expect(page.getByRole('img', { name: /^Photo 1/ })).toBeVisible();
});

test('Pressing Post while my photo is being read posts what I see, with the photo, whatever is read later', {
  tag: '@phone',
}, async ({ page, asGuest: _ }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/functions/generate-listing', async (route) => {
    const response = await route.fetch();
    await answered;
    // Gone where the page asks no more.
    await route.fulfill({ response }).catch(() => undefined);
  });
  const { promise: uploaded, resolve: upload } = Promise.withResolvers<void>();
  await page.route('**/api/photos', async (route) => {
    await uploaded;
    await route.continue();
  });
  await open(page, '/create-listing');
  await photoInput(page).setInputFiles(await photoFile('bike.jpg'));
  await expect(page.getByText('Reading your photo')).toBeVisible();
  await fillListing(page, { title: 'Grandpa rode it', category: 'Collectibles' });
  await postButton(page).click();
  await expect(page.getByRole('button', { name: 'Waiting for photos...' })).toBeVisible();
  await expect(page.getByText('Reading your photo')).toHaveCount(0);
  answer();
  upload();
  await viewPosted(page);
  await expect(page.getByRole('heading', { name: 'Grandpa rode it' })).toBeVisible();
  const listing = await page.request.get(`/api/listings/${page.url().split('/').at(-1)}`);
  expect(await listing.json()).toMatchObject({
    title: 'Grandpa rode it',
    category: 'collectibles',
    images: { length: 1 },
  });
});

test('I skip the reading and write the listing myself, and a late answer overwrites nothing (AI-09)', {
  tag: '@phone',
}, async ({ page, asGuest: _, seeingSite: { model } }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/functions/generate-listing', async (route) => {
    await answered;
    await route.continue();
  });
  await open(page, '/create-listing');
  await photoInput(page).setInputFiles(await photoFile('bike.jpg'));
  await expect(page.getByText('Reading your photo')).toBeVisible();
  await page.getByLabel('Title').fill('Grandpa rode it');
  answer();
  await expect(page.getByLabel('Category')).toHaveValue('sporting-goods');
  await expect(page.getByLabel('Title')).toHaveValue('Grandpa rode it');

  await page.unroute('**/api/functions/generate-listing');
  model.behave('slow');
  await page.getByRole('button', { name: /^Options for photo 1/ }).click();
  await page.getByRole('menuitem', { name: 'Remove photo 1' }).click();
  await photoInput(page).setInputFiles(await photoFile('other.jpg'));
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Reading your photo')).toHaveCount(0);
  await expect(page.getByLabel('Title')).toHaveValue('Grandpa rode it');
});
