import type { Page } from '@playwright/test';
import { anotherMember } from './chat-people.ts';
import { bar } from './deal-page.ts';
import { expect, noSidewaysScroll, open, test } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

const MILLION = '1000000';

/** The narrowest phones, and a browser that is zoomed to 400 %. */
test.use({ viewport: { width: 320, height: 900 } });

test('At 320 pixels a price of a million, long titles, areas and wants, and times fit, each in its own direction', {
  tag: '@phone',
}, async ({ page, context, browser, asMember, baseURL }) => {
  const title = `Grand piano with a stool and a lamp of ${asMember.username}`;
  const area = `Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio of ${asMember.username}`;
  const details = { title, area, price: MILLION, aiGenerated: true, photos: 2 };
  const { id } = await postListing(context.request, details);

  await open(page, `/listing/${id}`);
  const facts = page.getByRole('region', { name: 'At a glance' });
  await expect(facts.getByText('$1,000,000')).toBeInViewport({ ratio: 1 });
  await expectOwnDirection(page, title, area);
  await noSidewaysScroll(page);
  await open(page, `/listings?q=${encodeURIComponent(asMember.username)}`);
  await expectOwnDirection(page, title);
  await noSidewaysScroll(page);

  const buyer = await anotherMember(browser, page);
  const headers = { Origin: baseURL ?? '' };
  const request = { data: { listingId: id }, headers };
  const opened = await buyer.context.request.post('/api/conversations', request);
  const conversation = (await opened.json()) as { id: string };
  const words = 'Is the stool included?';
  const message = { data: { clientId: crypto.randomUUID(), text: words }, headers };
  await buyer.context.request.post(`/api/conversations/${conversation.id}/messages`, message);
  await buyer.context.close();
  await open(page, `/messages/${conversation.id}`);
  await expectOwnDirection(page, title, words, buyer.username);
  await noSidewaysScroll(page);

  const sold = await context.request.post(`/api/listings/${id}/sold`, { headers });
  expect(sold.status(), await sold.text()).toBe(200);
  await open(page, '/dashboard');
  await expectOwnDirection(page, title, words, buyer.username);
  await expect(page.locator('dl > div').filter({ hasText: 'Revenue' })).toContainText('$1,000,000');
  await noSidewaysScroll(page);

  const want = `${'unpronounceable'.repeat(5)} دراجة 🚲 under ${MILLION}`;
  await open(page, `/match-me?q=${encodeURIComponent(want)}`);
  await expect(page.getByRole('button', { name: 'Change price: Up to $1,000,000' })).toBeVisible();
  await noSidewaysScroll(page);

  await open(page, '/settings/notifications');
  await page.getByRole('checkbox', { name: 'Quiet hours' }).check();
  for (const name of ['From', 'Until']) {
    const time = page.getByLabel(name, { exact: true });
    // What does not fit into the field, of its text and the clock beside it.
    expect(await time.evaluate((field) => field.scrollWidth - field.clientWidth), name).toBeLessThanOrEqual(
      0,
    );
  }
  await noSidewaysScroll(page);
});

test('At 320 pixels the next step of a deal about a million is in view beside a long title, and my text above the keyboard', {
  tag: '@phone',
}, async ({ page, context, browser, asMember, baseURL }) => {
  const details = {
    title: `${'unpronounceable'.repeat(5)} ${asMember.username}`.slice(0, 80),
    price: MILLION,
  };
  const { id } = await postListing(context.request, { ...details, photos: 1 });
  const buyer = await anotherMember(browser, page);
  const headers = { Origin: baseURL ?? '' };
  const { request } = buyer.context;
  const opened = await request.post('/api/conversations', { data: { listingId: id }, headers });
  const conversation = (await opened.json()) as { id: string };
  const offered = { data: { id: crypto.randomUUID(), priceCents: 100 * Number(MILLION) }, headers };
  const made = await request.post(`/api/conversations/${conversation.id}/offers`, offered);
  expect(made.ok(), await made.text()).toBe(true);
  await open(page, `/messages/${conversation.id}`);
  for (const height of [568, 330]) {
    await page.setViewportSize({ width: 320, height });
    await expect(bar(page).getByRole('button', { name: 'Accept $1,000,000' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: /^Message / })).toBeInViewport({ ratio: 1 });
    await noSidewaysScroll(page);
  }
  // With text of double size, too.
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  for (const height of [568, 330]) {
    await page.setViewportSize({ width: 320, height });
    await expect(page.getByRole('textbox', { name: /^Message / })).toBeInViewport({ ratio: 1 });
    await expect(bar(page).getByRole('button', { name: 'Accept $1,000,000' })).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  await expectOwnDirection(page, details.title, buyer.username);
  await buyer.context.close();
});

/** Each text that people wrote is laid out in the direction of its own words, wherever the page shows it. */
async function expectOwnDirection(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    const shown = page.locator('main').getByText(text).filter({ visible: true });
    await expect(shown.first(), text).toBeVisible();
    const inherited = await shown.evaluateAll((elements) =>
      elements
        .filter((one) => !one.closest('bdi, [dir=auto], .sr-only'))
        .map((one) => one.outerHTML.slice(0, 200)),
    );
    expect(inherited, text).toEqual([]);
  }
}

test('At 320 pixels all settings are in view', { tag: '@phone' }, async ({ page, asMember }) => {
  expect(asMember.email).toBeTruthy();
  await open(page, '/settings/blocked');
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await noSidewaysScroll(page);
});
