import type { Locator, Page } from '@playwright/test';
import type { PriceHelp } from '../../src/features/finding/price-help/contract/price-help.ts';
import { countTaps } from './count-taps.ts';
import { addPhotosOf, expectPosted, fillListing, photoInput, postButton, viewPosted } from './create-form.ts';
import { axe, expect, expectToast, open, signUp, test } from './fixtures.ts';
import { photoFile } from './post-by-api.ts';

test('A new member signs up on a phone, posts an item with three photos and sees it in browse (CREATE-01, CREATE-21, CREATE-22, CREATE-24, CREATE-26, NAV-05, NAV-61)', {
  tag: '@phone',
}, async ({ page }) => {
  const { username } = await signUp(page);
  const title = `Floor lamp of ${username}`;
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Sell' }).click();
  await expect(page).toHaveURL('/create-listing');
  const photos = [await photoFile('front.jpg'), await photoFile('back.jpg'), await photoFile('top.jpg')];
  await addPhotosOf(page, 'floor lamp', photos);
  await fillListing(page, { title, price: '$1,200' });
  await page.getByLabel('Tags', { exact: true }).last().fill('brass');
  await page.getByLabel('Place').fill('Sellwood');
  await page.getByRole('button', { name: 'Add Tag' }).click();
  await expect(page.getByText('Cover', { exact: true })).toBeVisible();
  await axe(page);
  await postButton(page).click();
  await viewPosted(page);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('1 / 3')).toBeVisible();
  const facts = page.getByRole('region', { name: 'At a glance' });
  await expect(facts.getByText('Available')).toBeVisible();
  await expect(facts.getByText('$1,200')).toBeVisible();
  await expect(page.getByText('in Sellwood')).toBeVisible();

  // By its title, as another journey may post a whole page of newer ones meanwhile.
  await open(page, `/listings?q=${encodeURIComponent(title)}`);
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByRole('presentation').first()).toBeVisible();
  await card.getByRole('link', { name: title }).click();
  await expect(page.getByText('This is your listing')).toBeVisible();
});

test('I choose six photos, read that five fit, and pick the best or sort them into items (CREATE-09, CREATE-10)', {
  tag: '@phone',
}, async ({ page, asGuest: _ }) => {
  await open(page, '/create-listing');
  await expect(page.getByText('Up to 5 images, 10MB each.')).toBeVisible();
  const files = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => photoFile(`${number}.jpg`)));
  await photoInput(page).setInputFiles(files);
  await expectToast(page, 'Too many images', 'You can only upload up to 5 images');
  await expect(page.getByRole('heading', { name: 'One item or several?' })).toBeFocused();
  await expect(page.getByText('6 photos. A listing can have 5.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Photo \d/ })).toHaveCount(6);
  const toast = page.locator('.toast');
  await axe(page);
  await page.getByRole('button', { name: /^One item/ }).click();
  await expect(page.getByRole('heading', { name: 'Pick the 5 best photos' })).toBeFocused();
  await page.getByRole('button', { name: 'Photo 1', exact: true }).click();
  await page.getByRole('button', { name: 'Photo 6', exact: true }).click();
  await expect(page.getByText('5 of 5 picked.')).toBeVisible();
  await page.getByRole('button', { name: 'Use 5 photos' }).click();
  await expect(page.getByRole('group', { name: 'Photos, 5 of 5' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo 1: 2.jpg' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo 5: 6.jpg' })).toBeVisible();
  await expect(photoInput(page)).toHaveCount(0);
  await expect(page.getByText('Cover', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Options for photo 1' }).click();
  await page.getByRole('menuitem', { name: 'Remove photo 1' }).click();
  await expect(page.getByRole('group', { name: 'Photos, 4 of 5' })).toBeVisible();

  // Two more are one too many, and this time they are other items.
  await photoInput(page).setInputFiles(files.slice(0, 2));
  await expect(page.getByText('2 photos. This listing has room for 1 more.')).toBeVisible();
  await expectToast(page, 'Too many images', 'You can only upload up to 5 images');
  await page.getByRole('button', { name: /^Several items/ }).click();
  await expect(page.getByRole('heading', { name: '1 item, 2 photos' })).toBeVisible();
  // The message went with the question.
  expect(await toast.count()).toBe(0);
  await open(page, '/create-listing');
  await expect(page.getByRole('group', { name: 'Photos, 4 of 5' })).toBeVisible();
});

test('Photos that look different are asked about, and those that are alike are not', {
  tag: '@desktop',
}, async ({ page, asGuest: _ }) => {
  const alike = [await photoFile('a.jpg'), await photoFile('b.jpg')];
  const other = await photoFile('c.jpg', { background: '#1f8f8a' });
  await open(page, '/create-listing');
  await photoInput(page).setInputFiles([...alike, other]);
  await expect(page.getByRole('heading', { name: 'One item or several?' })).toBeVisible();
  await expect(page.getByText('3 photos. They look different.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Several items These look like 2\./ })).toBeVisible();
  await page.getByRole('button', { name: /^One item All 3 photos/ }).click();
  await expect(page.getByRole('group', { name: 'Photos, 3 of 5' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await open(page, '/create-listing');
  await photoInput(page).setInputFiles(alike);
  await expect(page.getByRole('combobox', { name: 'What is it?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'One item or several?' })).toHaveCount(0);
});

test('A file that is not a picture, or too big, is refused with the reason; a photo that was not uploaded is sent again, or the listing is posted without it (CREATE-11)', {
  tag: '@phone',
}, async ({ page, asMember, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/);
  await open(page, '/create-listing');
  const title = `Lamp of ${asMember.username}`;
  await fillListing(page, { title });
  const words = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('These are only words.') };
  await photoInput(page).setInputFiles(words);
  await expectToast(
    page,
    'Not an image we can read',
    'notes.jpg: Choose a JPEG, PNG, WebP, AVIF or HEIC picture.',
  );
  const big = { name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(11 * 1024 * 1024) };
  await photoInput(page).setInputFiles(big);
  await expectToast(page, 'Image too large', 'big.jpg: Each image can be up to 10 MB. Choose a smaller one.');
  await expect(page.getByRole('group', { name: 'Photos, 0 of 5' })).toBeVisible();

  await page.route('**/api/photos', (route) => route.abort(), { times: 2 });
  await photoInput(page).setInputFiles([await photoFile('a.jpg'), await photoFile('b.jpg')]);
  await expect(page.getByText("2 of 2 photos didn't upload")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post without photos' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Cover', { exact: true })).toBeVisible();
  await expect(page.getByText("didn't upload")).toHaveCount(0);

  await page.route('**/api/photos', (route) => route.abort(), { times: 1 });
  await photoInput(page).setInputFiles(await photoFile('c.jpg'));
  await expect(page.getByText("1 of 3 photos didn't upload")).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Post with 2 photos' }).click();
  await viewPosted(page);
  await expect(page.getByText('1 / 2')).toBeVisible();
});

test('The bar names missing fields, Post moves to the first, and an unreadable price is refused with the fix (CREATE-07, CREATE-08)', {
  tag: '@phone',
}, async ({ page, asMember: _ }) => {
  await open(page, '/create-listing');
  await postButton(page).click();
  await expectToast(page, 'Missing information', 'Please fill in all required fields');
  const fields = [
    [page.getByLabel('Title'), 'Give it a title, even a short one.'],
    [page.getByLabel('Price', { exact: true }), 'Enter a price. 0 means free.'],
    [page.getByRole('radio', { name: 'New', exact: true }), 'Choose a condition.'],
    [page.getByLabel('Category'), 'Choose a category.'],
    // Details have opened for it.
    [page.getByLabel('Description', { exact: true }), 'Add a few words about it.'],
  ] as const;
  await expect(fields[0][0]).toBeFocused();
  for (const [field, problem] of fields) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(problem)).toBeVisible();
  }
  await axe(page);
  await fields[0][0].fill('Desk lamp');
  await fields[1][0].fill('24');
  await postButton(page).click();
  await expect(fields[2][0]).toBeFocused();
  await fillListing(page, { price: '1.999' });
  await postButton(page).click();
  await expectToast(page, 'Error posting listing', 'Use at most two digits after the dot.');
  await expect(fields[1][0]).toHaveAttribute('aria-invalid', 'true');
  await expect(fields[1][0]).toHaveValue('1.999');
  const ownListings = await page.request.get('/api/listings/own');
  expect(await ownListings.json()).toMatchObject({ active: 0 });
});

test('A price that I am typing stays, with the cursor in it, when typical prices arrive (CREATE-08)', {
  tag: '@phone',
}, async ({ page, asMember }) => {
  const answer = Promise.withResolvers<PriceHelp>();
  await page.route('**/api/price-help*', async (route) => route.fulfill({ json: await answer.promise }));
  await open(page, '/create-listing');
  const request = page.waitForRequest('**/api/price-help*');
  await fillListing(page, { title: `Lamp of ${asMember.username}`, price: '' });
  await request;
  const price = page.getByLabel('Price', { exact: true });
  await price.pressSequentially('1');
  const range = { low: 1200, q1: 1500, median: 1800, q3: 2400, high: 2800 };
  answer.resolve({ sold: 8, active: 0, range, single: null, points: [], comparables: [] });
  await expect(page.getByRole('group', { name: 'Typical prices' })).toBeVisible();
  await expect(price).toBeFocused();
  await page.keyboard.type('9');
  await expect(price).toHaveValue('19');
});

test('Tags are added by Enter, a comma, a paste and a button; ten at most, without duplicates (CREATE-12, CREATE-13, CREATE-14, CREATE-15)', {
  tag: '@desktop',
}, async ({ page, context, asMember }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/create-listing');
  await fillListing(page, { title: `Tagged lamp of ${asMember.username}` });
  const input = page.getByRole('textbox', { name: 'Tags' });
  const tags = page.getByRole('list', { name: 'Tags' }).getByRole('listitem');
  await input.pressSequentially('  a  ');
  await input.press('Enter');
  await expect(tags).toHaveText(['a']);
  await expect(page).toHaveURL('/create-listing');
  await input.pressSequentially('a');
  await input.press('Enter');
  await input.pressSequentially('A,b,');
  await expect(tags).toHaveText(['a', 'b']);
  await input.fill('c');
  await page.getByRole('button', { name: 'Add Tag' }).click();
  await expect(tags).toHaveText(['a', 'b', 'c']);
  await page.evaluate(() => navigator.clipboard.writeText('d, e\nf\ng, h, i, j, k'));
  await input.press('ControlOrMeta+v');
  await expect(tags).toHaveText([...'abcdefghij']);
  await expect(page.getByRole('button', { name: 'Add Tag' })).toBeDisabled();
  await input.press('Backspace');
  await page.getByRole('button', { name: 'Remove tag b' }).click();
  await expect(tags).toHaveText([...'acdefghi']);
  await postButton(page).click();
  await viewPosted(page);
  await expect(page.getByRole('list').filter({ hasText: 'acdefghi' }).getByRole('listitem')).toHaveCount(8);
});

test('A visitor who wants to sell reads to sign in, and chooses how (BROWSE-01, CREATE-05)', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/create-listing');
  expect(new URL(page.url()).pathname).toBe('/auth');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Authentication RequiredPlease sign in to create a listing',
  );
  await axe(page);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Come on in.' })).toBeVisible();
  await page.goBack();
  await open(page, '/listings');
  await page.getByRole('link', { name: 'Create Listing' }).first().click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fcreate-listing/);
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Good to see you.' })).toBeVisible();
});

test('A newcomer posts a photo as a guest with one word and six taps, without a red message (GUEST-05, CREATE-04, CREATE-21)', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Post Something' }).first().click();
  await expect(page).toHaveURL(/\/auth/);
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page).toHaveURL('/create-listing');
  await expectToast(page, 'Guest access created!', 'Your Guest ID and PIN have been generated.');
  const card = page.getByRole('region', { name: 'Guest access' });
  await expect(card.getByRole('definition')).toHaveText([/^Guest-[A-Z0-9]{5}$/, /^\d{4}$/]);
  await axe(page);
  const { tap, takePhoto, total } = countTaps(page);
  await takePhoto(await photoFile('front.jpg'));
  await tap(page.getByRole('combobox', { name: 'What is it?' }));
  await page.getByRole('combobox', { name: 'What is it?' }).fill('bicy');
  await tap(page.getByRole('option', { name: /^Bicycle Sporting Goods/ }));
  await expect(page.getByLabel('Title')).toHaveValue('Bicycle');
  await expect(page.getByLabel('Category')).toHaveValue('sporting-goods');
  await fitsOneScreen(page);
  await tap(page.getByLabel('Price', { exact: true }));
  await page.getByLabel('Price', { exact: true }).fill('24');
  await tap(page.getByText('Good', { exact: true }));
  await tap(postButton(page));
  await expectPosted(page);
  expect(total()).toBeLessThanOrEqual(6);
  await expect(page.locator('.toast-error')).toHaveCount(0);
  // How to come back is still there, and an account is offered once.
  await expect(card).toBeVisible();
  await expect(page.getByText('Keep it with an account')).toBeVisible();
  await axe(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: "It's live." })).toBeVisible();
  await expect(page.getByText('Keep it with an account')).toHaveCount(0);
});

test('A sentence is a listing in three taps, and all of it fits one phone screen (CREATE-03, CREATE-20)', {
  tag: '@phone',
}, async ({ page, asMember }) => {
  await open(page, '/create-listing');
  const { tap, total } = countTaps(page);
  const line = page.getByLabel('Describe it in one line');
  await tap(line);
  await line.fill(`Moka pot of ${asMember.username}, 6 cup, like new, $18`);
  await tap(page.getByRole('button', { name: 'Fill in the listing' }));
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('18');
  await fitsOneScreen(page);
  await tap(postButton(page));
  await expectPosted(page);
  expect(total()).toBe(3);
});

test('A photo, voice and one line come before the form, and voice says that it comes with Premium (CREATE-01, CREATE-02, CREATE-03, CREATE-06, CREATE-10, CREATE-16, CREATE-17, NAV-05)', {
  tag: '@phone',
}, async ({ page, asMember: _ }) => {
  await open(page, '/create-listing');
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/pricing');
  const parts = [
    page.getByRole('button', { name: /^(Take|Choose) photos/ }).first(),
    page.getByLabel('Describe it in one line'),
    page.getByLabel('Title'),
  ];
  // All ways to begin are on the first screen, also of a phone.
  for (const part of parts.slice(0, 2)) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Up to 5 images, 10MB each.')).toBeVisible();
  await expect(page.getByLabel('Category').getByRole('option')).toHaveText([
    'Choose one',
    'Electronics',
    'Home & Garden',
    'Vehicles',
    'Clothing',
    'Sporting Goods',
    'Collectibles',
    'Musical Instruments',
    'Jewelry & Watches',
    'Other',
  ]);
  await expect(page.getByRole('group', { name: 'Condition' }).getByRole('radio')).toHaveCount(5);
  for (const name of ['New', 'Like New', 'Good', 'Fair', 'Poor'])
    await expect(page.getByRole('radio', { name, exact: true })).toBeAttached();
});

test('When posting fails, everything typed is still there and the next try posts it once (CREATE-28)', {
  tag: '@desktop',
}, async ({ page, asMember, expectComplaint }) => {
  expectComplaint(/ERR_FAILED|500/);
  const title = `Stubborn lamp of ${asMember.username}`;
  const refusal = ['Error posting listing', 'Failed to post listing. Please try again.'] as const;
  await open(page, '/create-listing');
  await addPhotosOf(page, 'lamp', await photoFile());
  await fillListing(page, { title });
  await expect(page.getByText('Cover', { exact: true })).toBeVisible();
  // The listing arrives, but the answer is lost: the worst case.
  await page.route(
    '**/api/listings',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await postButton(page).click();
  await expectToast(page, ...refusal);
  await expect(summaryOf(page)).toBeFocused();
  await page.route('**/api/listings', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await postButton(page).click();
  await expectToast(page, ...refusal);
  const problem = { status: 429, code: 'TOO_MANY', title: 'Error posting listing', detail: 'Wait a little.' };
  await page.route('**/api/listings', (route) => route.fulfill({ status: 429, json: problem }), { times: 1 });
  await postButton(page).click();
  await expectToast(page, 'Error posting listing', 'Wait a little.');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Category')).toHaveValue('home-garden');
  await expect(page.getByText('Cover', { exact: true })).toBeVisible();

  await postButton(page).click();
  await expectPosted(page);
  const ownListings = await page.request.get('/api/listings/own');
  expect(await ownListings.json()).toMatchObject({ active: 1 });
});

test('Offline in every step, I keep what I gave, and the listing posts itself once I am back (CREATE-28)', {
  tag: '@phone',
}, async ({ page, context, asMember, expectComplaint }) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED|api\/live/);
  const words = `Moka pot of ${asMember.username}, 6 cup, like new, $18`;
  await open(page, '/create-listing');
  await page.getByLabel('Describe it in one line').fill(words);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Fill in the listing' }).click();
  await expectToast(page, 'Error Processing Description', 'Please check your connection and try again.');
  await expect(page.getByLabel('Describe it in one line')).toHaveValue(words);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Fill in the listing' }).click();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('18');

  await context.setOffline(true);
  await expect(page.getByText("You're offline", { exact: true }).first()).toBeVisible();
  await page.getByLabel('Place').fill('Sellwood');
  await axe(page);
  await page.getByRole('button', { name: "Post when I'm back online" }).click();
  await expect(page.getByRole('button', { name: "Waiting until you're online" })).toBeVisible();
  await context.setOffline(false);
  await expectPosted(page);
  const ownListings = await page.request.get('/api/listings/own');
  expect(await ownListings.json()).toMatchObject({ active: 1 });
});

test('In two tabs I write one draft, and posting it in both posts one listing', { tag: '@desktop' }, async ({
  page,
  context,
  asMember,
}) => {
  const title = `Lamp of ${asMember.username} in two tabs`;
  await open(page, '/create-listing');
  await fillListing(page, { title });
  const other = await context.newPage();
  await open(other, '/create-listing');
  await expect(other.getByLabel('Title')).toHaveValue(title);
  await other.getByLabel('Price', { exact: true }).fill('31');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('31');
  await postButton(page).click();
  await expectPosted(page);
  await postButton(other).click();
  await expectPosted(other);
  const ownListings = await page.request.get('/api/listings/own');
  expect(await ownListings.json()).toMatchObject({ active: 1 });
});

/** Nothing has to be scrolled to check and post. */
async function fitsOneScreen(page: Page): Promise<void> {
  const below = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect.poll(below).toBeLessThanOrEqual(0);
}

const summaryOf = (page: Page): Locator => page.locator('.error-summary');
