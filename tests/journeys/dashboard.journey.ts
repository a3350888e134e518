import { devices, type Locator, type Page } from '@playwright/test';
import { anotherMember } from './chat-people.ts';
import { axe, expect, expectToast, open, test } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

const row = (page: Page, title: string): Locator => page.getByRole('listitem').filter({ hasText: title });
const stat = (page: Page, name: string): Locator => page.locator('dl > div').filter({ hasText: name });

test('The dashboard begins with what waits, then own listings, figures that count each viewer once but not me, and shortcuts (DASH-01, DASH-03, DASH-05, DASH-06, DASH-09, DASH-10, DASH-11, NAV-12)', {
  tag: '@phone',
}, async ({ page, context, browser, asMember }) => {
  const titles: string[] = [];
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const { title } = await postListing(context.request, {
      title: `Kite ${number} of ${asMember.username}`,
    });
    titles.unshift(title);
  }
  const { id, title } = await postListing(context.request, { title: `Lamp of ${asMember.username}` });
  titles.unshift(title);
  await open(page, '/dashboard');
  await expect(page.getByText('Nothing is waiting for you')).toBeVisible();

  const buyer = await anotherMember(browser, page);
  const headers = { Origin: process.env.JOURNEY_URL ?? '' };
  const opened = await buyer.context.request.post('/api/conversations', { data: { listingId: id }, headers });
  const { id: chat } = (await opened.json()) as { id: string };
  const data = { clientId: crypto.randomUUID(), text: 'Is it there?' };
  await buyer.context.request.post(`/api/conversations/${chat}/messages`, { data, headers });
  await buyer.context.close();
  await open(page, `/listing/${id}`);
  // The browser of tests identifies as a bot.
  const visitor = await browser.newContext({ userAgent: devices['Desktop Chrome'].userAgent });
  const theirs = await visitor.newPage();
  for (const time of ['once', 'and again']) {
    const notified = theirs.waitForResponse((answer) => answer.url().endsWith('/views'));
    await open(theirs, `/listing/${id}`);
    expect((await notified).status(), time).toBe(204);
  }
  await visitor.close();

  await open(page, '/dashboard');
  await expect(page.getByText('Nothing is waiting for you')).toBeHidden();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Waiting for your reply',
    'Recent Listings',
    'Your numbers',
    'Shortcuts',
  ]);
  await expect(headings.first()).toBeInViewport();
  await axe(page);
  await expect(page.locator('dl > div')).toHaveCount(4);
  await expect(stat(page, 'Active listings')).toContainText('7');
  await expect(stat(page, 'Total views')).toContainText('1');
  const recent = page.getByRole('region', { name: 'Recent Listings' });
  await expect(recent.getByRole('listitem').filter({ hasText: title })).toContainText('1 view');
  await expect(recent.getByRole('link', { name: /^(Lamp|Kite)/ })).toHaveText(titles.slice(0, 5));
  await recent.getByRole('link', { name: 'See all 7' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /^(Lamp|Kite)/ })).toHaveText(titles);
  await page.getByRole('link', { name: titles[3] }).click();
  await expect(page.getByRole('heading', { name: titles[3] })).toBeVisible();
  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Create Listing/ })
    .click();
  await expect(page).toHaveURL('/create-listing');
});

test('A seller marks a listing as sold and puts it back, selects several, lowers their prices, pauses and deletes them, and can undo (DASH-05, DASH-07, DASH-08, DETAIL-25)', {
  tag: '@phone',
}, async ({ page, context, asGuest }) => {
  const titles = ['Kite', 'Bell', 'Lamp'].map((item) => `${item} of ${asGuest.guestId}`);
  for (const title of titles) await postListing(context.request, { title, price: '20' });
  const [first = '', second = '', third = ''] = titles;
  await open(page, '/dashboard');
  const select = async (...names: string[]) => {
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const name of names) await page.getByRole('checkbox', { name }).check();
  };
  const act = (name: string) => page.getByRole('toolbar').getByRole('button', { name }).click();
  const manage = async (title: string, what: string) => {
    await page.getByRole('button', { name: `Manage ${title}` }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };

  await manage(first, 'Mark as sold');
  await expect(row(page, first).getByText('Sold', { exact: true })).toBeVisible();
  await expect(stat(page, 'Sold')).toContainText('1');
  await expect(stat(page, 'Revenue')).toContainText('$20.00');
  await manage(first, 'Put back for sale');
  await expect(row(page, first).getByText('Available')).toBeVisible();
  await expect(stat(page, 'Revenue')).toContainText('$0.00');

  await select(first, second);
  await expect(page.getByText('2 selected')).toBeVisible();
  await axe(page);
  await act('Price');
  await page.getByText('One price').click();
  await page.getByLabel('Price for each').fill('-1');
  await page.getByRole('button', { name: 'Change price' }).click();
  await expect(page.getByText("Price can't be below 0.")).toBeVisible();
  await expect(page.getByLabel('Price for each')).toHaveValue('-1');
  await page.getByText('20% off').click();
  await page.getByRole('button', { name: 'Change price' }).click();
  await expectToast(page, '2 listings with a new price', 'All selected listings changed.');
  await expect(row(page, first)).toContainText('$16');
  await expect(row(page, third)).toContainText('$20');

  await select(first, second);
  await act('Pause');
  await expect(row(page, first).getByText('Paused')).toBeVisible();
  await expect(stat(page, 'Active listings')).toContainText('2 paused');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, first).getByText('Available')).toBeVisible();

  await select(first);
  await page.getByRole('button', { name: 'Select all' }).click();
  await act('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing listed yet')).toBeVisible();
  // Until then, the last Undo belongs to the previous change.
  await expectToast(page, '3 listings deleted', 'All selected listings changed.');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row(page, third)).toBeVisible();
  await expect(row(page, second)).toBeVisible();
});
