import { randomBytes } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { cardTitles } from './cards.ts';
import { fillListing, postButton, viewPosted } from './create-form.ts';
import { axe, expect, expectToast, newMember, noSidewaysScroll, open, test, whenReady } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

/** In the demo's town, and 0.1 degrees (11 km, 7 miles) and 1 degree (69 miles) north of it. */
const HERE = { latitude: 45.52, longitude: -122.68 };
const FARTHER = { ...HERE, latitude: 45.62 };
const FAR = { ...HERE, latitude: 46.52 };

/**
 * Posts three listings at different distances, the newest farthest away; their titles contain a unique word.
 */
async function stockPlaces(browser: Browser): Promise<string> {
  const word = `n${randomBytes(4).toString('hex')}`;
  const context = await browser.newContext();
  const headers = { Origin: process.env.JOURNEY_URL ?? '' };
  const signedUp = await context.request.post('/api/accounts/sign-up', { data: newMember(), headers });
  expect(signedUp.status()).toBe(201);
  await postListing(context.request, { title: `Here ${word}`, position: HERE });
  await postListing(context.request, { title: `Farther ${word}`, position: FARTHER });
  await postListing(context.request, { title: `Far ${word}`, position: FAR });
  await context.close();
  return word;
}

/** In the search box, on phones the first pill. */
const placeButton = (page: Page): Locator => page.getByRole('button', { name: /^Where to look/ });

async function sortByNearest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sort By' }).click();
  await page.getByRole('menuitemradio', { name: 'Nearest' }).click();
}

test.describe('with a browser that shares its position', () => {
  test.use({ geolocation: HERE, permissions: ['geolocation'] });

  test('A buyer gives a position, sees the nearest first with distances, and removes the position again; an address with a distance asks for it', {
    tag: '@phone',
  }, async ({ page, browser }) => {
    const word = await stockPlaces(browser);
    await open(page, `/listings?q=${word}`);
    const place = placeButton(page);
    await expect(place).toHaveAccessibleName('Where to look: Anywhere');
    await place.click();
    const sheet = page.getByRole('dialog', { name: 'Where to look' });
    await sheet.getByRole('button', { name: 'Use my location' }).click();
    await expect(sheet.getByText('Near you, to about a mile')).toBeVisible();
    await expect(sheet.getByRole('radio', { name: '10 mi' })).toBeChecked();
    await noSidewaysScroll(page);
    await sheet.getByRole('button', { name: 'Show listings' }).click();
    await expect(page).toHaveURL(`/listings?q=${word}&within=10`);
    await expect(place).toHaveAccessibleName('Where to look: Near you, 10 mi');
    await expect(place).toBeFocused();
    await sortByNearest(page);
    await expect(page).toHaveURL(`/listings?q=${word}&within=10&sort=nearest`);
    await expect(cardTitles(page)).toHaveText([`Here ${word}`, `Farther ${word}`]);
    await expect(page.getByRole('article').nth(0)).toContainText('<1 mi');
    await expect(page.getByRole('article').nth(1)).toContainText('7 mi');
    await cardTitles(page).nth(1).click();
    await expect(page.getByText('7 mi away')).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Remove filter Within 10 mi' }).click();
    await expect(cardTitles(page)).toHaveText([`Here ${word}`, `Farther ${word}`, `Far ${word}`]);

    await page.reload();
    await whenReady(page);
    await expect(page.getByRole('article').nth(2)).toContainText('69 mi');
    await place.click();
    await sheet.getByRole('button', { name: 'Look anywhere' }).click();
    await expect(page).toHaveURL(`/listings?q=${word}`);
    await expect(page.getByRole('article').nth(0)).not.toContainText(' mi');

    await open(page, `/listings?q=${word}&within=25&sort=nearest`);
    await expect(cardTitles(page)).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Where is “near me”?' })).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Use where I am' }).click();
    await expect(cardTitles(page)).toHaveText([`Here ${word}`, `Farther ${word}`]);
  });

  test('A seller adds the position while posting, and removes it later (CREATE-25)', {
    tag: '@phone',
  }, async ({ page, asMember: _ }) => {
    await open(page, '/create-listing');
    await fillListing(page);
    await page.getByRole('button', { name: 'Add my location' }).click();
    await expect(page.getByText('Added, to within about a mile.', { exact: false })).toBeVisible();
    await postButton(page).click();
    await viewPosted(page);
    const address = page.url();
    const stored = async () => {
      const answer = await page.request.get(`/api/listings/${address.split('/').at(-1)}`);
      return ((await answer.json()) as { position: unknown }).position;
    };
    expect(await stored()).toEqual(HERE);
    await open(page, `${address}/edit`);
    await page.getByRole('button', { name: 'Remove location' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Listing saved', 'Your changes are live.');
    expect(await stored()).toBeNull();
  });
});

test('A buyer who keeps the position private types an area and a radius instead, which apply together', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/listings');
  await placeButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Where to look' });
  await sheet.getByRole('button', { name: 'Use my location' }).click();
  await expectToast(
    page,
    'No location',
    'Allow this site to see your location in the browser, or type an area instead.',
  );
  await sheet.getByRole('button', { name: 'Show listings' }).click();
  await expect(sheet.getByText('Type the name of an area, or use your location.')).toBeVisible();
  await sheet.getByLabel('Near').fill('Atlantis');
  await sheet.getByRole('button', { name: 'Show listings' }).click();
  await expect(sheet.getByText('No seller uses that name yet. Try a nearby area.')).toBeVisible();
  await sheet.getByLabel('Near').fill('sellw');
  await sheet.getByLabel('Near').press('Enter');
  await expect(placeButton(page)).toHaveAccessibleName('Where to look: Near Sellwood, 10 mi');
  await expect(page).toHaveURL('/listings?within=10');

  // An area and a radius apply together.
  await placeButton(page).click();
  await sheet.getByLabel('Near').fill('Kenton');
  await sheet.getByText('5 mi', { exact: true }).click();
  await expect(page).toHaveURL('/listings?within=10');
  await sheet.getByRole('button', { name: 'Show listings' }).click();
  await expect(page).toHaveURL('/listings?within=5');
  await expect(placeButton(page)).toHaveAccessibleName('Where to look: Near Kenton, 5 mi');
  await sortByNearest(page);
  await expect(page).toHaveURL('/listings?within=5&sort=nearest');
});

test('A search with a typo finds what was meant, and what almost matches with what is off about it (BROWSE-25)', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const context = await browser.newContext();
  const headers = { Origin: process.env.JOURNEY_URL ?? '' };
  await context.request.post('/api/accounts/sign-up', { data: newMember(), headers });
  await postListing(context.request, { title: 'Clarinet reed box', price: '20' });
  await context.close();
  await open(page, '/listings?q=clarinett+reed+box+under+18');
  await expect(page.getByText('Showing results for clarinet.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('0 listings');
  await expect(page.getByRole('heading', { name: 'Close matches' })).toBeVisible();
  const first = page.getByRole('article').first();
  await expect(first).toContainText('$2 over');
  await axe(page);
  await page.getByRole('button', { name: 'Remove filter Up to $18' }).click();
  await expect(page).toHaveURL('/listings?q=clarinet+reed+box');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clarinet reed box1 listing');
  await expect(first).not.toContainText('over');
  await page.goBack();
  await page.getByRole('link', { name: 'Search for “clarinett” instead' }).click();
  await expect(page).toHaveURL('/listings?q=clarinett+reed+box+under+18&exact=1');
  await expect(page.getByText('Showing results for')).toHaveCount(0);
});

test('After going back from a listing, the list is as long as before, at the same position', {
  tag: '@phone',
}, async ({ page }) => {
  // The most viewed are the demo's, which no other journey deletes.
  await open(page, '/listings?sort=popular');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cardTitles(page)).toHaveCount(48);
  const fortieth = cardTitles(page).nth(40);
  await fortieth.scrollIntoViewIfNeeded();
  const title = await fortieth.textContent();
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  await fortieth.click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await page.goBack();
  await expect(cardTitles(page)).toHaveCount(48);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(40);
});
