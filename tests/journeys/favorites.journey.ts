import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { axe, expect, newMember, open, test, whenReady } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

const heart = (page: Page) => page.getByRole('button', { name: 'Favorite', exact: true });

/** Listings of a new member, with a unique word in their titles; the last is the newest. */
async function listingsOfAnother(browser: Browser, names: string[]) {
  const word = `f${randomBytes(4).toString('hex')}`;
  const headers = { Origin: process.env.JOURNEY_URL ?? '' };
  const context = await browser.newContext();
  const { request } = context;
  expect((await request.post('/api/accounts/sign-up', { data: newMember(), headers })).status()).toBe(201);
  const items: { id: string; title: string }[] = [];
  for (const name of names) {
    items.push(await postListing(request, { title: `${name} ${word}`, category: 'collectibles' }));
  }
  await context.close();
  return items as [{ id: string; title: string }, ...{ id: string; title: string }[]];
}

test('I save a listing with its heart, at the second try, find it among my favorites, and remove it again (DETAIL-14)', {
  tag: '@phone',
}, async ({ page, browser, asMember, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/);
  const [item] = await listingsOfAnother(browser, ['Tin robot']);
  await open(page, `/listing/${item.id}`);
  await page.route('**/api/favourites/*', (route) => route.abort(), { times: 1 });
  await heart(page).click();
  await expect(page.locator('.toaster').getByText('Not saved')).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  const notified = page.waitForResponse(`**/api/favourites/${item.id}`);
  await heart(page).focus();
  await page.keyboard.press('Enter');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  expect((await notified).status()).toBe(204);

  // On phones the photo takes the place of the bar with the menu.
  await open(page, '/dashboard');
  await page.getByRole('button', { name: asMember.email }).click();
  await page.getByRole('menuitem', { name: 'Favorites' }).click();
  await expect(page).toHaveURL('/favourites');
  await expect(page.getByRole('heading', { name: 'Favorites', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: item.title }).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');

  // It is removed even though I leave at once.
  await open(page, '/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'Browse' }).click();
  await expect(page).toHaveURL('/listings');
});

test('A visitor who presses the heart is asked to sign in, and returns to the listing (DETAIL-14)', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const [item] = await listingsOfAnother(browser, ['Tin robot']);
  await open(page, `/listing/${item.id}`);
  await heart(page).click();
  const dialog = page.getByRole('dialog', { name: 'Authentication Required' });
  await expect(dialog).toContainText('Please log in to save favorites');
  await expect(page).toHaveURL(`/listing/${item.id}`);
  await dialog.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`/auth?next=%2Flisting%2F${item.id}`);
  const member = newMember();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.locator('form').filter({ has: page.getByLabel('Username') });
  await form.getByLabel('Username').fill(member.username);
  await form.getByLabel('Email').fill(member.email);
  await form.getByLabel('Password', { exact: true }).fill(member.password);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(`/listing/${item.id}`);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('Below a listing I find more from its seller and similar items, and go from one to the next', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const [robot] = await listingsOfAnother(browser, ['Tin robot', 'Postcard album', 'Film camera']);
  const word = robot.title.split(' ').at(-1);
  const [twin] = await listingsOfAnother(browser, [`Tin robot ${word}`]);
  await open(page, `/listing/${robot.id}`);
  const fromSeller = page.getByRole('region', { name: 'More from this seller' });
  await expect(fromSeller.locator('.card-title')).toHaveText([
    `Film camera ${word}`,
    `Postcard album ${word}`,
  ]);
  const similar = page.getByRole('region', { name: 'Similar items' });
  await expect(similar.locator('.card-title').first()).toHaveText(twin.title);
  await fromSeller.getByRole('link', { name: `Film camera ${word}` }).click();
  await expect(page.getByRole('heading', { name: `Film camera ${word}`, level: 1 })).toBeVisible();
  await whenReady(page);
  await expect(fromSeller.locator('.card-title')).toHaveText([`Postcard album ${word}`, robot.title]);
});
