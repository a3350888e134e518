import type { APIRequestContext, Page } from '@playwright/test';
import { addPhotosOf, openDetails, photoInput, postButton, viewPosted } from './create-form.ts';
import { axe, expect, expectToast, noSidewaysScroll, open, test } from './fixtures.ts';
import { photoFile } from './post-by-api.ts';

const WORDS = 'Moka pot, 6 cup, like new, $18';

/** Says what it is in one line, and adds a photo, which is uploaded when this returns. */
async function begin(page: Page): Promise<void> {
  await open(page, '/create-listing');
  const uploaded = photoUploaded(page);
  await addPhotosOf(page, WORDS, await photoFile('front.jpg'));
  await uploaded;
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('18');
}

/** Types on, and adds another photo. */
async function goOn(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await openDetails(page);
  await page.getByLabel('Description', { exact: true }).fill('Makes good coffee.');
  await photoInput(page).setInputFiles(await photoFile('back.jpg'));
}

/** The next photo that the site takes; its picture is shown before. */
const photoUploaded = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/photos') && answer.status() === 201);

/** How many photos the listing on the screen has. */
const photosOf = async (page: Page): Promise<number> => {
  const listing = await page.request.get(`/api/listings/${page.url().split('/').at(-1)}`);
  return ((await listing.json()) as { images: unknown[] }).images.length;
};

test('A guest whose cookie ends while writing types on, adds a photo and posts, and nothing is lost (GUEST-21, CREATE-28)', {
  tag: '@phone',
}, async ({ page, context, asGuest, expectComplaint }) => {
  expectComplaint(/\/api\/live' failed|401/);
  await begin(page);
  await context.clearCookies();
  const uploaded = photoUploaded(page);
  await goOn(page, `Moka pot of ${asGuest.guestId}`);
  await uploaded;
  await expect(page.getByText("didn't upload")).toHaveCount(0);
  await context.clearCookies();
  await postButton(page).click();
  await viewPosted(page);
  await expect(page.getByRole('heading', { name: `Moka pot of ${asGuest.guestId}` })).toBeVisible();
  await expect(page.getByText('Makes good coffee.').first()).toBeVisible();
  expect(await photosOf(page)).toBe(2);
});

test('A guest who can no longer come back is asked who is posting, and posts all of it as a new guest', {
  tag: '@phone',
}, async ({ page, context, asGuest, expectComplaint }) => {
  expectComplaint(/\/api\/live' failed|401/);
  const pin = asGuest.pin === '1111' ? '2222' : '1111';
  await page.addInitScript(
    (stored) => localStorage.setItem('guest_credentials', stored),
    JSON.stringify({ ...asGuest, pin }),
  );
  await begin(page);
  await context.clearCookies();
  await goOn(page, `Moka pot after ${asGuest.guestId}`);
  // The photo stays, and so does the way on.
  await expect(page.getByText("1 of 2 photos didn't upload")).toBeVisible();
  await page.getByRole('button', { name: /post with 1 photo$/i }).click();
  const dialog = page.getByRole('dialog', { name: "Who's posting?" });
  await expect(dialog.getByText(`Moka pot after ${asGuest.guestId}`)).toBeVisible();
  await axe(page);
  await noSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Continue as Guest' }).click();
  await viewPosted(page);
  expect(await photosOf(page)).toBe(2);
});

test('A member signed out on another device while writing logs in again and goes on with all of it (CREATE-28)', {
  tag: '@phone',
}, async ({ page, asMember, playwright, baseURL, expectComplaint }) => {
  expectComplaint(/\/api\/live' failed|401/);
  await begin(page);
  const uploaded = photoUploaded(page);
  await goOn(page, `Moka pot of ${asMember.username}`);
  await uploaded;

  const elsewhere = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Origin: baseURL ?? '' },
  });
  await signOutOthers(elsewhere, asMember);
  await elsewhere.dispose();
  await expect(page).toHaveURL(/\/auth\?next=%2Fcreate-listing/);
  await expectToast(page, "You're signed out", 'Your draft is kept on this device. Log in to continue it.');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, asMember);
  await expect(page).toHaveURL('/create-listing');
  await expect(page.getByLabel('Title')).toHaveValue(`Moka pot of ${asMember.username}`);
  await expect(page.getByRole('button', { name: `Edit your words: ${WORDS}` })).toBeVisible();
  await postButton(page).click();
  await viewPosted(page);
  expect(await photosOf(page)).toBe(2);
});

interface Credentials {
  email: string;
  password: string;
}

async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}

/** As "Sign out everywhere else" does. */
async function signOutOthers(request: APIRequestContext, { email, password }: Credentials): Promise<void> {
  await request.post('/api/accounts/sign-in', { data: { email, password } });
  const answer = await request.delete('/api/accounts/devices');
  expect(answer.ok(), await answer.text()).toBe(true);
}
