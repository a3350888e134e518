import type { Locator, Page } from '@playwright/test';
import { viewPosted } from './create-form.ts';
import { axe, expect, expectToast, open, test } from './fixtures.ts';
import { photoFile, postListing } from './post-by-api.ts';

const row = (page: Page, title: string): Locator => page.getByRole('listitem').filter({ hasText: title });
const photo = (page: Page, number: number): Locator =>
  page.getByRole('img', { name: new RegExp(`^Photo ${number}\\b`) });

test('A press on a button whose scripts are still loading takes effect when they are there', {
  tag: '@phone',
}, async ({ page, context, asMember }) => {
  const { id } = await postListing(context.request, { title: `Stool of ${asMember.username}`, photos: 1 });
  const loading = Promise.withResolvers<void>();
  await page.route(/manage-listing-/, async (route) => {
    await loading.promise;
    await route.continue();
  });
  const isAsked = page.waitForRequest(/manage-listing-/);
  await page.goto(`/listing/${id}`);
  await isAsked;
  await page.getByRole('button', { name: 'Mark as sold' }).click();
  loading.resolve();
  const facts = page.getByRole('region', { name: 'At a glance' });
  await expect(facts.getByText('Sold', { exact: true })).toBeVisible();
});

test('Leaving an edited listing asks first; words and photos wait as a draft, which says when the listing is newer', {
  tag: '@phone',
}, async ({ page, context, asMember }) => {
  const title = `Kite of ${asMember.username}`;
  const { id } = await postListing(context.request, { title, photos: 2 });
  await open(page, `/listing/${id}/edit`);
  const cover = photo(page, 1);
  const before = await cover.getAttribute('src');
  await page.getByLabel('Title').fill(`${title}, red`);
  await page.getByRole('button', { name: 'Options for photo 1' }).click();
  await page.getByRole('menuitem', { name: 'Remove photo 1' }).click();
  await page.getByLabel('Add photos').setInputFiles(await photoFile('side.jpg'));
  await expect(photo(page, 2)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Options for photo 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
  await ask.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`${title}, red`);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await ask.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`/listing/${id}`);
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();

  await open(page, `/listing/${id}/edit`);
  await expectToast(page, 'Draft restored', 'Pick up where you left off.');
  await expect(page.getByLabel('Title')).toHaveValue(`${title}, red`);
  await expect(cover).not.toHaveAttribute('src', before ?? '');
  await expect(photo(page, 2)).toBeVisible();

  await context.request.post('/api/listings/own/changes', {
    data: { ids: [id], change: 'price', price: '9' },
    headers: { Origin: new URL(page.url()).origin },
  });
  await page.reload();
  const newer = page.getByRole('dialog', { name: 'Your draft is older than the listing' });
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('9');
  await page.reload();
  await newer.getByRole('button', { name: 'Use my draft' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`${title}, red`);
  await expect(page.getByLabel('Price', { exact: true })).not.toHaveValue('9');

  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('9');
  await expect(cover).toHaveAttribute('src', before ?? '');
  await expect(photo(page, 2)).toBeVisible();

  // A page that closes before the photos are back keeps the draft.
  await page.getByLabel('Add photos').setInputFiles(await photoFile('front.jpg'));
  await expect(page.getByRole('button', { name: 'Options for photo 3' })).toBeVisible();
  const uploaded = /\/api\/photos\?/;
  await page.route(uploaded, () => undefined);
  const isAsked = page.waitForRequest(uploaded);
  await page.reload();
  await isAsked;
  await expectToast(page, 'Draft restored', 'Pick up where you left off.');
  await page.unroute(uploaded);
  await page.reload();
  await expect(photo(page, 3)).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(photo(page, 3)).toHaveCount(0);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/listing/${id}`);
});

test('A seller edits every field of a listing; its former price stays visible', {
  tag: '@phone',
}, async ({ page, context, asMember }) => {
  const title = `Kite of ${asMember.username}`;
  const { id } = await postListing(context.request, { title, price: '180', photos: 2, tags: ['old'] });
  const other = await postListing(context.request, { title: `Stool of ${asMember.username}` });
  await open(page, `/listing/${id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(`/listing/${id}/edit`);

  // Going straight back from another edited listing shows this one.
  await page.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('button', { name: `Manage ${other.title}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(other.title);
  await page.evaluate(() => window.history.go(-2));
  await expect(page).toHaveURL(`/listing/${id}/edit`);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('180');
  await expect(photo(page, 2)).toBeVisible();

  await page.getByRole('button', { name: 'Options for photo 1' }).click();
  await page.getByRole('menuitem', { name: 'Remove photo 1' }).click();
  await expect(photo(page, 2)).toHaveCount(0);
  await page.getByLabel('Add photos').setInputFiles(await photoFile('side.jpg'));
  await expect(photo(page, 2)).toBeVisible();
  await page.getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Missing information', 'Please fill in all required fields');
  await page.getByLabel('Title').fill(`${title}, the blue one`);
  await page.getByLabel('Price', { exact: true }).fill('150');
  await page.getByRole('radio', { name: 'Fair', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Save changes' }).click();

  await expectToast(page, 'Listing saved', 'Your changes are live.');
  await expect(page).toHaveURL(`/listing/${id}`);
  await expect(page.getByRole('heading', { name: `${title}, the blue one` })).toBeVisible();
  await expect(page.getByText(/^Was \$180 until [A-Z][a-z]{2} \d+, \d{4}$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'At a glance' }).getByText('Fair')).toBeVisible();
});

test("Nobody edits someone else's listing", { tag: '@desktop' }, async ({
  context,
  browser,
  asMember,
  baseURL,
}) => {
  const { id } = await postListing(context.request, { title: `Kite of ${asMember.username}` });
  const address = `/listing/${id}/edit`;
  const visitor = await browser.newContext({ baseURL });
  const stranger = visitor.request;
  expect((await stranger.get(address)).url()).toContain('/auth?next=');
  await stranger.post('/api/guests', { headers: { Origin: baseURL ?? '' } });
  expect((await stranger.get(address)).url()).toBe(`${baseURL}/listing/${id}`);
  expect((await context.request.get(address)).url()).toBe(`${baseURL}${address}`);
  await visitor.close();
});

test('A seller posts another listing like an existing one, with its own photos', { tag: '@desktop' }, async ({
  page,
  context,
  asGuest,
}) => {
  const title = `Kite of ${asGuest.guestId}`;
  const { id } = await postListing(context.request, {
    title,
    price: '12.50',
    tags: ['red'],
    area: 'Old Town',
    photos: 1,
  });
  await open(page, `/listing/${id}`);
  await page.getByRole('link', { name: 'Post another like this' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('12.50');
  await expect(page.getByLabel('Place')).toHaveValue('Old Town');
  await expect(photo(page, 1)).toHaveCount(0);
  await page.getByRole('button', { name: 'Post listing' }).click();
  await viewPosted(page);
  await expect(page).not.toHaveURL(`/listing/${id}`);
  await open(page, '/dashboard');
  await expect(row(page, title)).toHaveCount(2);
});
