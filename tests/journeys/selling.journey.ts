import type { Locator, Page } from '@playwright/test';
import { fillListing, postButton } from './create-form.ts';
import { axe, expect, expectToast, expectUncovered, open, signUp, test } from './fixtures.ts';
import { photoFile, postListing } from './post-by-api.ts';

test('A new member signs up on a phone, posts an item with three photos and sees it in browse (CREATE-01, CREATE-21, CREATE-22, CREATE-24, CREATE-26, NAV-05, NAV-61)', {
  tag: '@phone',
}, async ({ page }) => {
  const { username } = await signUp(page);
  const title = `Floor lamp of ${username}`;
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Sell' }).click();
  await expect(page).toHaveURL('/create-listing');
  await photoInput(page).setInputFiles([
    await photoFile('front.jpg'),
    await photoFile('back.jpg'),
    await photoFile('top.jpg'),
  ]);
  await fillListing(page, { title, price: '$1,200' });
  await page.getByLabel('Tags', { exact: true }).last().fill('brass');
  await page.getByLabel('Area').fill('Sellwood');
  await page.getByRole('button', { name: 'Add Tag' }).click();
  await expect(page.getByText('Cover', { exact: true })).toBeVisible();
  await axe(page);
  await postButton(page).click();
  await expectToast(page, 'Listing posted', "It's live, at the top of Browse.");
  await expect(page).toHaveURL(/\/listing\//);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('1 / 3')).toBeVisible();
  await expect(page.getByText('Available')).toBeVisible();
  await expect(page.getByText('$1,200')).toBeVisible();
  await expect(page.getByText('in Sellwood')).toBeVisible();

  await open(page, '/listings');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByRole('presentation').first()).toBeVisible();
  await card.getByRole('link', { name: title }).click();
  await expect(page.getByText('This is your listing')).toBeVisible();
});

test('Pressing Post during an upload waits for the photo and posts it too', {
  tag: '@phone',
}, async ({ page, asMember }) => {
  await open(page, '/create-listing');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/photos', async (route) => {
    await held;
    await route.continue();
  });
  await photoInput(page).setInputFiles(await photoFile());
  await fillListing(page, { title: `Slow lamp of ${asMember.username}` });
  await postButton(page).click();
  await expect(page.getByRole('button', { name: 'Waiting for photos...' })).toBeVisible();
  letThrough();
  await expect(page).toHaveURL(/\/listing\//);
  const photo = page.getByRole('img', { name: 'Slow lamp' });
  await expect(photo).toBeVisible();
});

test('Only five photos fit, and a message says that the sixth was left out (CREATE-09, CREATE-10)', {
  tag: '@desktop',
}, async ({ page, asGuest: _ }) => {
  await open(page, '/create-listing');
  await expect(page.getByText('Up to 5 images, 10MB each.')).toBeVisible();
  const files = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => photoFile(`${number}.jpg`)));
  await photoInput(page).setInputFiles(files);
  await expectToast(page, 'Too many images', 'You can only upload up to 5 images');
  await expect(page.getByRole('img', { name: /^Photo \d: / })).toHaveCount(5);
  await expect(page.getByText('5 of 5')).toBeVisible();
  await expect(photoInput(page)).toHaveCount(0);
  await expect(page.getByText('Cover', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Options for photo 1' }).click();
  await page.getByRole('menuitem', { name: 'Remove photo 1' }).click();
  await expect(page.getByText('4 of 5')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo 1: 2.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Several things?' }).click();
  await expect(page.getByRole('heading', { name: 'Six things, one go' })).toBeVisible();
});

test('A file that is not a picture, or too big, is refused with the reason, and nothing typed is lost (CREATE-11)', {
  tag: '@phone',
}, async ({ page, asMember }) => {
  await open(page, '/create-listing');
  const title = `Lamp of ${asMember.username}`;
  await fillListing(page, { title });
  await photoInput(page).setInputFiles({
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('These are only words.'),
  });
  await expectToast(
    page,
    'Not an image we can read',
    'notes.jpg: Choose a JPEG, PNG, WebP, AVIF or HEIC picture.',
  );
  await expect(page.getByText('0 of 5')).toBeVisible();

  const big = Buffer.alloc(11 * 1024 * 1024);
  await photoInput(page).setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: big });
  await expectToast(
    page,
    'Image too large',
    'big.jpg: Each image can have up to 10MB. Choose a smaller one.',
  );
  await expect(page.getByText('0 of 5')).toBeVisible();

  await expect(page.getByLabel('Title')).toHaveValue(title);
  await postButton(page).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('No images available')).toBeVisible();
});

test('A photo whose upload failed is sent again with Retry, which no toast covers', {
  tag: '@phone',
}, async ({ page, asMember, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/);
  await open(page, '/create-listing');
  await page.route('**/api/photos', (route) => route.abort(), { times: 1 });
  await photoInput(page).setInputFiles(await photoFile());
  await expectToast(page, 'No connection', 'Please check your connection and try again.');
  await axe(page);
  await expectUncovered(page, page.getByRole('button', { name: 'Retry' }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Cover', { exact: true })).toBeVisible();
  await fillListing(page, { title: `Lamp of ${asMember.username}` });
  await postButton(page).click();
  await expect(page).toHaveURL(/\/listing\//);
  await expect(page.getByText('No images available')).toHaveCount(0);
});

test('Everything missing is named in one list, each entry linking to its field (CREATE-07)', {
  tag: '@phone',
}, async ({ page, asMember: _ }) => {
  await open(page, '/create-listing');
  await postButton(page).click();
  await expectToast(page, 'Missing information', 'Please fill in all required fields');
  const summary = summaryOf(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Give it a title, even a short one.',
    'Add a few words about it.',
    'Enter a price. 0 means free.',
    'Choose a category.',
    'Choose a condition.',
  ]);
  await axe(page);
  const fields = [
    page.getByLabel('Title'),
    page.getByLabel('Description', { exact: true }),
    page.getByLabel('Price', { exact: true }),
    page.getByLabel('Category'),
    page.getByRole('radio', { name: 'New', exact: true }),
  ];
  for (const [index, field] of fields.entries()) {
    await summary.getByRole('link').nth(index).click();
    await expect(field).toBeFocused();
  }
  const own = await page.request.get('/api/listings/own');
  expect(await own.json()).toMatchObject({ active: 0 });
});

test('Each required field alone left blank is asked for, and the others stay as typed (CREATE-07)', {
  tag: '@desktop',
}, async ({ page, asGuest }) => {
  await open(page, '/create-listing');
  for (const blank of ['title', 'description', 'price', 'category', 'condition'] as const) {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('own:draft:')) localStorage.removeItem(key);
    });
    await open(page, '/create-listing');
    await fillListing(page, { [blank]: '' });
    await postButton(page).click();
    await expectToast(page, 'Missing information', 'Please fill in all required fields');
    await expect(summaryOf(page).getByRole('link')).toHaveCount(1);
    if (blank !== 'title') await expect(page.getByLabel('Title')).toHaveValue('Desk lamp');
    if (blank !== 'price') await expect(page.getByLabel('Price', { exact: true })).toHaveValue('24');
  }
  const own = await page.request.get('/api/listings/own');
  expect(await own.json(), asGuest.guestId).toMatchObject({ active: 0 });
});

test('A negative price or one in words is refused with the fix; zero and one cent are accepted (CREATE-08)', {
  tag: '@desktop',
}, async ({ page, asMember }) => {
  await open(page, '/create-listing');
  const title = `Cheap lamp of ${asMember.username}`;
  for (const [price, problem] of [
    ['-1', "Price can't be below 0."],
    ['abc', 'Use digits, with a dot before the cents, like 40 or 19.99.'],
    ['1.999', 'Use at most two digits after the dot.'],
  ] as const) {
    await fillListing(page, { title, price });
    await postButton(page).click();
    await expectToast(page, 'Error posting listing', problem);
    await expect(summaryOf(page).getByRole('link')).toHaveText(problem);
    await expect(page.getByLabel('Price', { exact: true })).toHaveValue(price);
    await expect(page.getByLabel('Price', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  for (const [price, shown] of [
    ['0', '$0Free'],
    ['0.01', '$0'],
  ] as const) {
    await open(page, '/create-listing');
    await fillListing(page, { title, price });
    await postButton(page).click();
    await expect(page).toHaveURL(/\/listing\//);
    const glance = page.getByRole('region', { name: 'At a glance' });
    await expect(glance.getByText('$0').first()).toHaveText(shown);
    await expect(glance.getByText('$0.01')).toHaveCount(price === '0.01' ? 1 : 0);
  }
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
  await expect(page).toHaveURL(/\/listing\//);
  await expect(page.getByRole('list').filter({ hasText: 'acdefghi' }).getByRole('listitem')).toHaveCount(8);
});

test('A visitor who wants to sell reads to sign in, and chooses how (CREATE-05)', {
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

test('A newcomer posts a listing with two photos as a guest in eight taps, without a red message (GUEST-05, CREATE-04, CREATE-21)', {
  tag: '@phone',
}, async ({ page }) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await open(page, '/');
  await tap(page.getByRole('main').getByRole('link', { name: 'Post Something' }).first());
  await expect(page).toHaveURL(/\/auth/);
  await tap(page.getByRole('button', { name: 'Continue as Guest' }));
  await expect(page).toHaveURL('/create-listing');
  await expectToast(page, 'Guest access created!', 'Your Guest ID and PIN have been generated.');
  const card = page.getByRole('region', { name: 'Guest access' });
  await expect(card.getByRole('definition')).toHaveText([/^Guest-[A-Z0-9]{5}$/, /^\d{4}$/]);
  await axe(page);
  // Opens the file picker.
  taps += 1;
  await photoInput(page).setInputFiles([await photoFile('front.jpg'), await photoFile('back.jpg')]);
  // From here the keyboard of the phone goes from field to field.
  await page.getByLabel('Title').fill('Desk lamp of a newcomer');
  await page.getByLabel('Description', { exact: true }).fill('Warm light.');
  await page.getByLabel('Price', { exact: true }).fill('24');
  taps += 1;
  await page.getByLabel('Category').selectOption({ label: 'Home & Garden' });
  taps += 1;
  await page.getByRole('radio', { name: 'Good', exact: true }).check({ force: true });
  await tap(postButton(page));
  await expectToast(page, 'Listing posted', "It's live, at the top of Browse.");
  await expect(page).toHaveURL(/\/listing\//);
  await expect(page.locator('.toast-error')).toHaveCount(0);
  expect(taps).toBeLessThanOrEqual(8);
});

test('Voice and quick text are above the form, and voice says that it comes with Premium (CREATE-01, CREATE-02, CREATE-03, CREATE-06, CREATE-16, CREATE-17, NAV-05)', async ({
  page,
  asMember: _,
}) => {
  await open(page, '/create-listing');
  const voice = page.getByRole('link', { name: 'Upgrade to Premium' });
  await expect(voice).toHaveAttribute('href', '/pricing');
  const places = await Promise.all(
    [voice, page.getByLabel('Quick text description'), page.getByLabel('Title')].map(
      async (part) => (await part.boundingBox())?.y ?? 0,
    ),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  // Photos are on the first screen, also of a phone.
  await expect(page.locator('label', { hasText: 'Add photos' })).toBeInViewport({ ratio: 1 });
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
  await photoInput(page).setInputFiles(await photoFile());
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
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const own = await page.request.get('/api/listings/own');
  expect(await own.json()).toMatchObject({ active: 1 });
});

test('A double click posts one listing', { tag: '@phone' }, async ({ page, asMember }) => {
  const title = `Lamp of impatient ${asMember.username}`;
  await open(page, '/create-listing');
  await fillListing(page, { title });
  await postButton(page).dblclick();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const own = await page.request.get('/api/listings/own');
  expect(await own.json()).toMatchObject({ active: 1 });
});

test('The dashboard shows what I have, with links (DASH-03, DASH-09, DASH-10, DASH-11, NAV-12)', {
  tag: '@desktop',
}, async ({ page, context, asMember }) => {
  const titles: string[] = [];
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const { title } = await postListing(context.request, {
      title: `Chair ${number} of ${asMember.username}`,
    });
    titles.unshift(title);
  }
  await open(page, '/dashboard');
  const recent = page.getByRole('region', { name: 'Recent Listings' });
  await expect(recent.getByRole('link', { name: /^Chair/ })).toHaveText(titles.slice(0, 5));
  await expect(page.getByText('Active listings').locator('xpath=..')).toContainText('6');
  await recent.getByRole('link', { name: 'See all 6' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /^Chair/ })).toHaveText(titles);
  await page.getByRole('link', { name: titles[3] }).click();
  await expect(page.getByRole('heading', { name: titles[3] })).toBeVisible();
  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Create Listing/ })
    .click();
  await expect(page).toHaveURL('/create-listing');
});

const photoInput = (page: Page): Locator => page.locator('input[type=file]');
const summaryOf = (page: Page): Locator => page.locator('.error-summary');
