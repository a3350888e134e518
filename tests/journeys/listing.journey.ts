import type { Page } from '@playwright/test';
import { shortDate } from '../../src/shared/dates.ts';
import { demoListing } from './demo.ts';
import { axe, clearSession, expect, expectToast, open, test } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

test('A listing shows everything about an item, with price and Message in view while scrolling (DETAIL-02, DETAIL-03, DETAIL-04, DETAIL-05, DETAIL-06, DETAIL-07, DETAIL-08, DETAIL-09, DETAIL-10, DETAIL-11, DETAIL-12, DETAIL-27, NAV-09, PERM-01)', {
  tag: '@phone',
}, async ({ page, context, asMember }) => {
  const { id, title } = await postListing(context.request, {
    title: `Bookshelf of ${asMember.username}`,
    description: `Oak, five boards.\n\nOne scratch on the left side.${'\n\nLong.'.repeat(40)}`,
    price: '1234.50',
    category: 'collectibles',
    condition: 'fair',
    tags: ['oak', 'mid-century'],
    aiGenerated: true,
  });
  await clearSession(page);
  await open(page, `/listing/${id}`);
  const facts = page.getByRole('region', { name: 'At a glance' });
  await expect(facts.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  for (const text of ['Available', 'AI Generated', '$1,235', '$1,234.50', 'Fair', 'Collectibles'])
    await expect(facts.getByText(text, { exact: true }).last()).toBeVisible();
  await expect(facts.getByText(asMember.username, { exact: true }).last()).toBeVisible();
  const { createdAt } = (await (await context.request.get(`/api/listings/${id}`)).json()) as {
    createdAt: string;
  };
  await expect(facts.getByText(`Posted ${shortDate(createdAt)}`)).toBeVisible();
  for (const text of ['Oak, five boards.', 'One scratch on the left side.', 'oak', 'mid-century'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText('No images available')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete listing' })).toHaveCount(0);
  await expect(page.getByText('This is your listing')).toHaveCount(0);

  await expect(page.getByRole('button', { name: 'Message' })).toHaveCount(1);
  await page.getByRole('heading', { name: 'Description' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect(page.locator('[data-shown]').getByRole('button', { name: 'Message' })).toBeVisible();
  await axe(page);

  expect((await context.request.post('/api/guests', { headers: headers() })).status()).toBe(201);
  const { id: theirs } = await postListing(context.request, { title: 'Tin box' });
  await clearSession(page);
  await open(page, `/listing/${theirs}`);
  await expect(facts.getByText('Guest User', { exact: true }).last()).toBeVisible();
  await expect(facts.getByText('AI Generated')).toHaveCount(0);
});

test('A seller marks an item as sold, buyers see similar items first, and it goes back up for sale (DETAIL-03, DETAIL-25)', {
  tag: '@desktop',
}, async ({ page, context, browser, asMember, baseURL }) => {
  const { id, title } = await postListing(context.request, {
    title: `Kite of ${asMember.username}`,
    photos: 1,
  });
  await open(page, `/listing/${id}`);
  const facts = (within: Page) => within.getByRole('region', { name: 'At a glance' });
  await page.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(facts(page).getByText('Sold', { exact: true })).toBeVisible();
  await expect(facts(page).getByText('Available')).toHaveCount(0);

  const buyers = await browser.newContext({ baseURL });
  const theirs = await buyers.newPage();
  await open(theirs, `/listing/${id}`);
  await expect(facts(theirs).getByText('Sold', { exact: true })).toBeVisible();
  const headings = theirs.getByRole('article').first().getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Similar items');
  const photos = theirs.getByRole('region', { name: `Photos of ${title}` });
  await expect(photos.getByRole('img').first()).toHaveCSS('filter', 'grayscale(1)');
  await axe(theirs);
  await buyers.close();

  await page.getByRole('button', { name: 'Put back for sale' }).click();
  await expect(facts(page).getByText('Available')).toBeVisible();
});

test('Sellers see that a listing is theirs and delete it after a confirmation, at the second try (DETAIL-14, DETAIL-18, DETAIL-19, DETAIL-21, DETAIL-22)', {
  tag: '@desktop',
}, async ({ page, context, asMember, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/);
  const { id, title } = await postListing(context.request, {
    title: `Rug of ${asMember.username}`,
    photos: 1,
  });
  await open(page, `/listing/${id}`);
  await expect(page.getByText('This is your listing')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Message' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Favorite', exact: true })).toHaveCount(0);
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance.getByRole('link', { name: asMember.username })).toHaveCount(0);
  const remove = page.getByRole('button', { name: 'Delete listing' });
  const ask = page.getByRole('dialog', { name: 'Delete this listing?' });
  await remove.click();
  await expect(ask.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await ask.getByRole('button', { name: 'Keep it' }).click();
  await expect(ask).toHaveCount(0);
  await remove.click();
  await page.keyboard.press('Escape');
  await expect(ask).toHaveCount(0);

  await page.route(`**/api/listings/${id}`, (route) => route.abort(), { times: 1 });
  await remove.click();
  await ask.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'Delete failed', 'Could not delete the listing. Please try again.');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await remove.click();
  await ask.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'Listing deleted', `“${title}” is gone.`);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await open(page, `/listing/${id}`);
  await expect(page.getByRole('heading', { name: 'Listing Not Found' })).toBeVisible();
});

test('The address of a listing is copied for sharing; where the device has a share sheet, it opens, and closing it is not an error (DETAIL-13, DETAIL-23)', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await demoListing(page.request);
  const shared = new URL(address, process.env.JOURNEY_URL).href;
  const share = page.getByRole('button', { name: 'Share' }).filter({ visible: true });
  await open(page, `${address}?from=mail`);
  await share.click();
  await expectToast(page, 'Link copied', 'Paste it wherever you like.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await share.click();
  await expectToast(page, 'Sharing failed', 'Could not share this listing');

  await page.addInitScript(() => {
    const answers = [new DOMException('closed', 'AbortError'), new DOMException('broken', 'DataError')];
    navigator.share = (data) => {
      document.documentElement.dataset.shared = data?.url;
      return Promise.reject(answers.shift());
    };
  });
  await open(page, address);
  await share.click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', shared);
  await expect(page.locator('.toast')).toHaveCount(0);
  await share.click();
  await expectToast(page, 'Sharing failed', 'Could not share this listing');
});

test('A missing listing leads to others, and one that fails to load is there on the next try (DETAIL-16, DETAIL-17, DETAIL-24)', {
  tag: '@phone',
}, async ({ page, expectComplaint }) => {
  expectComplaint(/500/);
  for (const id of ['00000000-0000-4000-8000-000000000000', 'not-an-id']) {
    const answer = await page.goto(`/listing/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Listing Not Found' })).toBeVisible();
    await expect(page).toHaveTitle('Listing Not Found. Offhand');
  }
  await axe(page);
  await page.getByRole('link', { name: 'Browse Other Listings' }).click();
  await expect(page).toHaveURL('/listings');
  // The most viewed are the demo's, which no other journey deletes.
  await open(page, '/listings?sort=popular');
  await page.route('**/listing/*.data*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Listing Not Found', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Listing Not Found. Offhand');
  await expect(page.getByRole('link', { name: 'Browse Other Listings' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('region', { name: 'At a glance' }).getByText(/^Posted /)).toBeVisible();
});

test('Going back returns to the page before, or to browse (DETAIL-15)', {
  tag: '@phone',
}, async ({ page }) => {
  const back = page.getByRole('button', { name: 'Back to listings' });
  await open(page, await demoListing(page.request));
  await back.click();
  await expect(page).toHaveURL('/listings');
  await open(page, '/listings?category=electronics&sort=price_low');
  await page.getByRole('article').getByRole('link').nth(3).click();
  await back.click();
  await expect(page).toHaveURL('/listings?category=electronics&sort=price_low');
  await open(page, '/');
  // Unlike the newest listings, no journey deletes these.
  const free = page.getByRole('region', { name: 'Up for grabs' });
  await free.getByRole('article').getByRole('link').first().click();
  await back.click();
  await expect(page).toHaveURL('/');
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

const headers = () => ({ Origin: process.env.JOURNEY_URL ?? '' });
