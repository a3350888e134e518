import type { Locator, Page } from '@playwright/test';
import { shortDate } from '../../src/shared/dates.ts';
import { demoListing } from './demo.ts';
import { axe, expect, expectToast, noSidewaysScroll, open, test, whenReady } from './fixtures.ts';
import { postListing } from './post-by-api.ts';
import { stockShelf } from './stock-shelf.ts';

const SOLD = 'iPhone 13, 128 GB, blue, unlocked';

test('On desktop the description begins where its photo does, and a sold item fills both halves (DETAIL-07)', {
  tag: '@desktop',
}, async ({ page, context, browser, asMember, baseURL }) => {
  const left = async (one: Locator) => Math.round((await one.boundingBox())?.x ?? -1);
  const description = page.getByRole('heading', { name: 'Description' });
  for (const photos of [0, 1, 2]) {
    const { id } = await postListing(context.request, {
      title: `Jug ${photos} of ${asMember.username}`,
      photos,
    });
    await open(page, `/listing/${id}`);
    const photo =
      photos === 0
        ? page.getByText('No images available')
        : page
            .getByRole('list')
            .filter({ has: page.getByRole('img') })
            .first();
    expect(await left(description), `${photos} photos`).toBe(await left(photo));
    if (photos < 2) continue;
    const headers = { Origin: baseURL ?? '' };
    expect((await context.request.post(`/api/listings/${id}/sold`, { headers })).status()).toBe(200);
    const visitor = await browser.newContext({ baseURL, viewport: page.viewportSize() });
    const theirs = await visitor.newPage();
    await open(theirs, `/listing/${id}`);
    const about = theirs.getByRole('region', { name: 'About the sold item' });
    expect(await left(about.getByText('Condition'))).toBeGreaterThan(640);
    expect(await left(about.getByRole('heading', { name: 'Description' }))).toBeLessThan(100);
    await visitor.close();
  }
});

test('Photos are stepped through by buttons, arrow keys and thumbnails (DETAIL-01)', {
  tag: '@desktop',
}, async ({ page, context, asMember }) => {
  const { id } = await postListing(context.request, { title: `Vase of ${asMember.username}`, photos: 3 });
  await open(page, `/listing/${id}`);
  const count = page.getByRole('region', { name: 'Photos of Vase' }).getByRole('status');
  await expect(count).toHaveText('1 / 3');
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(count).toHaveText('2 / 3');
  await page.getByRole('button', { name: 'Previous photo' }).click();
  await page.getByRole('button', { name: 'Previous photo' }).click();
  await expect(count).toHaveText('3 / 3');
  await page.getByRole('button', { name: 'Photo 2 of 3' }).click();
  await expect(count).toHaveText('2 / 3');
  await expect(page.getByRole('button', { name: 'Photo 2 of 3' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText('3 / 3');
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText('1 / 3');
  await expect(page.getByRole('img', { name: `Vase of ${asMember.username}`, exact: true })).toBeInViewport();
});

test('Photos are swiped on a phone (DETAIL-01)', { tag: '@phone' }, async ({ page, context, asMember }) => {
  const { id } = await postListing(context.request, { title: `Vase of ${asMember.username}`, photos: 3 });
  await open(page, `/listing/${id}`);
  const count = page.getByRole('region', { name: 'Photos of Vase' }).getByRole('status');
  await expect(count).toHaveText('1 / 3');
  await swipe(page, 340, 40);
  await expect(count).toHaveText('2 / 3');
  await swipe(page, 40, 340);
  await expect(count).toHaveText('1 / 3');
});

test('A listing shows everything about an item (DETAIL-03, DETAIL-05, DETAIL-06, DETAIL-07, DETAIL-08, DETAIL-09, DETAIL-10, DETAIL-11, NAV-09, PERM-01)', async ({
  page,
  context,
  asMember,
}) => {
  const { id, title } = await postListing(context.request, {
    title: `Bookshelf of ${asMember.username}`,
    description: 'Oak, five boards.\n\nOne scratch on the left side.',
    price: '1234.50',
    category: 'collectibles',
    condition: 'fair',
    tags: ['oak', 'mid-century'],
  });
  await context.clearCookies();
  await open(page, `/listing/${id}`);
  const facts = page.getByRole('region', { name: 'At a glance' });
  await expect(facts.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  for (const text of ['Available', '$1,235', '$1,234.50', 'Fair', 'Collectibles', asMember.username])
    await expect(facts.getByText(text, { exact: true }).last()).toBeVisible();
  await expect(facts.getByText('AI Generated')).toHaveCount(0);
  const { createdAt } = (await (await context.request.get(`/api/listings/${id}`)).json()) as {
    createdAt: string;
  };
  await expect(facts.getByText(`Posted ${shortDate(createdAt)}`)).toBeVisible();
  for (const text of ['Oak, five boards.', 'One scratch on the left side.', 'oak', 'mid-century'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText('No images available')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete listing' })).toHaveCount(0);
  await expect(page.getByText('This is your listing')).toHaveCount(0);
  await noSidewaysScroll(page);
  await axe(page);
});

test("A generated listing, a guest's and one without photos are marked as such (DETAIL-02, DETAIL-04, DETAIL-27)", {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const { word, titles } = await stockShelf(browser);
  await open(page, `/listings?q=${word}`);
  await page.getByRole('link', { name: titles.coat }).click();
  const facts = page.getByRole('region', { name: 'At a glance' });
  await expect(facts.getByText('AI Generated')).toBeVisible();
  await expect(page.getByText('No images available')).toBeVisible();
  await page.getByRole('button', { name: 'Back to listings' }).click();
  await page.getByRole('link', { name: titles.giveaway }).click();
  await expect(facts.getByText('Guest User', { exact: true }).last()).toBeVisible();
});

test('A sold item is marked as sold, and its seller sees the revenue (DETAIL-03, DASH-07, DASH-08)', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  const logIn = await context.request.post('/api/accounts/sign-in', {
    data: { email: 'sam@example.com', password: 'offhand-demo' },
    headers: { Origin: baseURL ?? '' },
  });
  expect(logIn.status()).toBe(204);
  await open(page, '/dashboard?all=1');
  const stat = (name: string) => page.locator('dl > div').filter({ hasText: name });
  await expect(stat('Active listings')).toContainText('4');
  await expect(stat('Sold')).toContainText('9');
  await expect(stat('Revenue')).toContainText('$1,048.00');
  await page.getByRole('link', { name: SOLD }).click();
  const facts = page.getByRole('region', { name: 'At a glance' });
  await expect(facts.getByText('Sold', { exact: true })).toBeVisible();
  await expect(facts.getByText('Available')).toHaveCount(0);

  // Who comes for it as a buyer sees what is like it first.
  await context.clearCookies();
  await page.reload();
  await expect(facts.getByText('Sold', { exact: true })).toBeVisible();
  const headings = page.getByRole('article').first().getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Similar items');
  const photos = page.getByRole('region', { name: `Photos of ${SOLD}` });
  await expect(photos.getByRole('img').first()).toHaveCSS('filter', 'grayscale(1)');
  await expect(page.getByRole('button', { name: 'Message' })).toHaveClass(/btn-line/);
});

test('Sellers see that a listing is theirs and delete it after a confirmation (DETAIL-18, DETAIL-19, DETAIL-21)', async ({
  page,
  context,
  asMember,
}) => {
  const { id, title } = await postListing(context.request, {
    title: `Rug of ${asMember.username}`,
    photos: 1,
  });
  await open(page, `/listing/${id}`);
  await expect(page.getByText('This is your listing')).toBeVisible();
  const message = page.getByRole('button', { name: 'Message' });
  await expect(message).toBeDisabled();
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance.getByRole('link', { name: asMember.username })).toHaveCount(0);
  const places = await Promise.all(
    [
      glance.getByRole('button', { name: 'Mark as sold' }),
      glance.getByRole('link', { name: 'Edit' }),
      message,
    ].map((part) => part.boundingBox()),
  );
  const [sold, edit, disabled] = places.map((box) => ({ top: box?.y ?? 0, height: box?.height ?? 0 }));
  expect(sold?.top).toBe(edit?.top);
  expect(disabled?.top).toBeGreaterThan(edit?.top ?? 0);
  expect(disabled?.height).toBeLessThan(sold?.height ?? 0);
  await page.getByRole('button', { name: 'Delete listing' }).click();
  const ask = page.getByRole('dialog', { name: 'Delete this listing?' });
  await expect(ask.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await axe(page);
  await ask.getByRole('button', { name: 'Keep it' }).click();
  await expect(ask).toHaveCount(0);
  await page.reload();
  await whenReady(page);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Delete listing' }).click();
  await page.keyboard.press('Escape');
  await expect(ask).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete listing' }).click();
  await ask.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'Listing deleted', `“${title}” is gone.`);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await open(page, `/listing/${id}`);
  await expect(page.getByRole('heading', { name: 'Listing Not Found' })).toBeVisible();
});

test('A listing that could not be deleted is still there, and the next try works (DETAIL-22)', {
  tag: '@desktop',
}, async ({ page, context, asMember, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/);
  const { id, title } = await postListing(context.request, { title: `Rug of ${asMember.username}` });
  await open(page, `/listing/${id}`);
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete listing' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await page.route(`**/api/listings/${id}`, (route) => route.abort(), { times: 1 });
  await remove();
  await expectToast(page, 'Delete failed', 'Could not delete the listing. Please try again.');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await remove();
  await expect(page).toHaveURL('/dashboard');
});

test('The address of a listing is copied for sharing (DETAIL-13, DETAIL-23)', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await demoListing(page.request);
  await open(page, `${address}?from=mail`);
  await shareButton(page).click();
  await expectToast(page, 'Link copied', 'Paste it wherever you like.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(address, page.url()).href);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await shareButton(page).click();
  await expectToast(page, 'Sharing failed', 'Could not share this listing');
});

test('Where the device has a share sheet, it opens; closing it is not an error (DETAIL-13, DETAIL-23)', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const answers = [new DOMException('closed', 'AbortError'), new DOMException('broken', 'DataError')];
    navigator.share = (data) => {
      document.documentElement.dataset.shared = data?.url;
      return Promise.reject(answers.shift());
    };
  });
  const address = await demoListing(page.request);
  await open(page, address);
  await shareButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', new URL(address, page.url()).href);
  await expect(page.locator('.toast')).toHaveCount(0);
  await shareButton(page).click();
  await expectToast(page, 'Sharing failed', 'Could not share this listing');
});

test('A missing listing leads to others (DETAIL-16, DETAIL-17, DETAIL-24)', { tag: '@phone' }, async ({
  page,
}) => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'not-an-id']) {
    const answer = await page.goto(`/listing/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Listing Not Found' })).toBeVisible();
    await expect(page).toHaveTitle('Listing Not Found. Offhand');
  }
  await axe(page);
  await page.getByRole('link', { name: 'Browse Other Listings' }).click();
  await expect(page).toHaveURL('/listings');
});

test('A listing that fails to load is not found either, and is there on the next try (DETAIL-16)', {
  tag: '@desktop',
}, async ({ page, expectComplaint }) => {
  expectComplaint(/500/);
  await open(page, '/listings?category=vehicles');
  await page.route('**/listing/*.data*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Listing Not Found', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Listing Not Found. Offhand');
  await expect(page.getByRole('link', { name: 'Browse Other Listings' })).toBeVisible();
  await axe(page);
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('region', { name: 'At a glance' }).getByText(/^Posted /)).toBeVisible();
});

test('Where a listing cannot be loaded, what its card knew is shown, and the rest on the next try', {
  tag: '@desktop',
}, async ({ page, expectComplaint }) => {
  expectComplaint(/ERR_FAILED|Failed to fetch/);
  // Otherwise the page goes on by itself, and may do so before the button is pressed.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await open(page, '/listings?category=vehicles');
  await page.route('**/listing/*.data*', (route) => route.abort());
  const link = page.getByRole('article').getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
  await axe(page);
  await page.unroute('**/listing/*.data*');
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('region', { name: 'At a glance' }).getByText(/^Posted /)).toBeVisible();
});

test('Going back returns to the previous page (DETAIL-15)', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/listings?category=electronics&sort=price_low');
  await page.getByRole('article').getByRole('link').nth(3).click();
  await page.getByRole('button', { name: 'Back to listings' }).click();
  await expect(page).toHaveURL('/listings?category=electronics&sort=price_low');
  await open(page, '/');
  // Unlike the newest listings, no journey deletes these.
  const free = page.getByRole('region', { name: 'Up for grabs' });
  await free.getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Back to listings' }).click();
  await expect(page).toHaveURL('/');
});

test('From a listing opened by its address, going back returns to the page before, or to browse (DETAIL-15)', {
  tag: '@phone',
}, async ({ page }) => {
  const address = await demoListing(page.request);
  await open(page, address);
  await page.getByRole('button', { name: 'Back to listings' }).click();
  await expect(page).toHaveURL('/listings');
  await open(page, '/pricing');
  await open(page, address);
  await page.getByRole('button', { name: 'Back to listings' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('A link preview of a listing has its title, price, text and picture (DETAIL-29)', {
  tag: '@desktop',
}, async ({ context, asMember, baseURL }) => {
  const description = `Say "hello" & <look>. ${'A long story about a lamp. '.repeat(20)}`;
  const { id, title } = await postListing(context.request, {
    title: `Lamp of ${asMember.username}`,
    description,
    photos: 1,
  });
  const html = await (await context.request.get(`/listing/${id}`)).text();
  const notified = (attribute: string, name: string) =>
    new RegExp(`<meta ${attribute}="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(html).toContain(`<title>${title}, $24. Offhand</title>`);
  const text = notified('name', 'description').replaceAll(/&(?:quot|amp|lt|gt|#x27);|>/g, '_');
  expect(text).toMatch(/^Say _hello_ _ _look_\. A long story .*…$/);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(notified('property', 'og:url')).toBe(`${baseURL}/listing/${id}`);
  const picture = notified('property', 'og:image');
  expect(picture.startsWith(`${baseURL}/`)).toBe(true);
  const answer = await context.request.get(picture);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
});

const shareButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Share' }).filter({ visible: true });

/** Swipes over the photos, from one x to another. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + ((to - from) * step) / 10);
  await touch('touchEnd');
}
