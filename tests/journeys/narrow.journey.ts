import type { Locator, Page } from '@playwright/test';
import { anotherMember } from './chat-people.ts';
import { expect, noSidewaysScroll, open, test } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

const MILLION = '1000000';

/** The narrowest phones, and a browser that is zoomed to 400 %. */
test.use({ viewport: { width: 320, height: 900 } });

test('At 320 pixels a price of a million covers nothing, and titles, wants, times and the Guest ID stay whole, in their own direction', {
  tag: '@phone',
}, async ({ page, context, browser, asMember, baseURL }) => {
  const title = `Grand piano with a stool and a lamp of ${asMember.username}`;
  const area = `Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio of ${asMember.username}`;
  const details = { title, area, price: MILLION, aiGenerated: true, photos: 2 };
  const { id } = await postListing(context.request, details);

  await open(page, `/listing/${id}`);
  const facts = page.getByRole('region', { name: 'At a glance' });
  const price = facts.getByText('$1,000,000');
  await expectApart(price, facts.getByText('AI Generated'));
  await expectApart(price, facts.getByText('Available'));
  await expectApart(price, page.getByText('1 / 2', { exact: true }));
  await expectOwnDirection(page, title, area);
  await noSidewaysScroll(page);
  await open(page, `/listings?q=${encodeURIComponent(asMember.username)}`);
  await expectOwnDirection(page, title);
  await noSidewaysScroll(page);

  const buyer = await anotherMember(browser, page);
  const headers = { Origin: baseURL ?? '' };
  const asked = { data: { listingId: id }, headers };
  const opened = await buyer.context.request.post('/api/conversations', asked);
  const conversation = (await opened.json()) as { id: string };
  const words = 'Is the stool included?';
  const said = { data: { clientId: crypto.randomUUID(), text: words }, headers };
  await buyer.context.request.post(`/api/conversations/${conversation.id}/messages`, said);
  await buyer.context.close();
  await open(page, `/messages/${conversation.id}`);
  const pinned = page.getByRole('link', { name: title });
  // A low chat has them on a line of text, which is hidden here.
  const shown = (text: string) => pinned.getByText(text).filter({ visible: true });
  await expectApart(shown('$1,000,000'), shown('Available'));
  await expectApart(shown('$1,000,000'), shown('Your listing'));
  await expectOwnDirection(page, title, words, buyer.username);
  await noSidewaysScroll(page);

  const sold = await context.request.post(`/api/listings/${id}/sold`, { headers });
  expect(sold.status(), await sold.text()).toBe(200);
  await open(page, '/dashboard');
  await expectOwnDirection(page, title, words, buyer.username);
  const stats = page.locator('dl > div');
  await expect(stats.filter({ hasText: 'Revenue' })).toContainText('$1,000,000');
  await expectInside(stats.getByText('$1,000,000'), stats.filter({ hasText: 'Revenue' }));
  const own = page.getByRole('link', { name: title, exact: true });
  const row = page.getByRole('listitem').filter({ has: own });
  const link = row.getByRole('link', { name: title, exact: true });
  expect((await boxOf(link)).height).toBeGreaterThan(32);
  await expectApart(link, row.getByText('$1,000,000'));
  await expectApart(row.getByText('Sold'), row.getByText('views'));
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

test('At 320 pixels a Guest ID stays on one line', { tag: '@phone' }, async ({ page, asGuest }) => {
  await open(page, '/dashboard');
  const id = page.getByRole('heading', { name: asGuest.guestId }).getByText(asGuest.guestId, { exact: true });
  expect(await id.evaluate((span) => span.getClientRects().length)).toBe(1);
  await noSidewaysScroll(page);
});

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(one: Locator): Promise<Box> {
  await expect(one).toBeVisible();
  const box = await one.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const apart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(apart, JSON.stringify([a, b])).toBe(true);
}

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

async function expectInside(inner: Locator, outer: Locator): Promise<void> {
  const [a, b] = [await boxOf(inner), await boxOf(outer)];
  expect(a.x, 'start').toBeGreaterThanOrEqual(b.x);
  expect(a.x + a.width, 'end').toBeLessThanOrEqual(b.x + b.width);
}
