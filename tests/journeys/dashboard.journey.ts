import { devices, type Locator, type Page } from '@playwright/test';
import { axe, axeOnScreens, expect, expectToast, open, test } from './fixtures.ts';
import { anotherMember } from './chat-people.ts';
import { postListing } from './post-by-api.ts';

const row = (page: Page, title: string): Locator => page.getByRole('listitem').filter({ hasText: title });
const stat = (page: Page, name: string): Locator => page.locator('dl > div').filter({ hasText: name });

test("Each viewer of a listing counts once on its seller's dashboard, the seller does not (DASH-05, DASH-06)", {
  tag: '@desktop',
}, async ({ page, context, browser, asMember }) => {
  const title = `Kite of ${asMember.username}`;
  const { id } = await postListing(context.request, { title });
  await open(page, `/listing/${id}`);
  // The browser of tests identifies as a bot.
  const { userAgent } = devices['Desktop Chrome'];
  const visitor = await browser.newContext({ userAgent });
  const theirs = await visitor.newPage();
  const look = async () => {
    const notified = theirs.waitForResponse((answer) => answer.url().endsWith('/views'));
    await open(theirs, `/listing/${id}`);
    expect((await notified).status()).toBe(204);
  };
  await look();
  await look();
  await visitor.close();
  await open(page, '/dashboard');
  await expect(page.locator('dl > div')).toHaveCount(4);
  await expect(stat(page, 'Total views')).toContainText('1');
  await expect(row(page, title)).toContainText('1 view');
});

test('On a phone the dashboard begins with what waits, then own listings, figures and shortcuts (DASH-01)', {
  tag: '@phone',
}, async ({ page, context, browser, asMember }) => {
  const { id } = await postListing(context.request, { title: `Kite of ${asMember.username}` });
  await open(page, '/dashboard');
  await expect(page.getByText('Nothing is waiting for you')).toBeVisible();
  await axe(page);
  const buyer = await anotherMember(browser, page);
  const headers = { Origin: process.env.JOURNEY_URL ?? '' };
  const opened = await buyer.context.request.post('/api/conversations', { data: { listingId: id }, headers });
  const { id: chat } = (await opened.json()) as { id: string };
  const data = { clientId: crypto.randomUUID(), text: 'Is it there?' };
  await buyer.context.request.post(`/api/conversations/${chat}/messages`, { data, headers });
  await buyer.context.close();
  await open(page, '/dashboard');
  await expect(page.getByText('Nothing is waiting for you')).toBeHidden();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Waiting for your reply', 'Recent Listings', 'Figures', 'Shortcuts']);
  const [waiting] = await headings.all();
  expect((await waiting?.boundingBox())?.y, 'in the first third of the screen').toBeLessThan(280);
  await axe(page);
});

test('A seller selects several listings, lowers their prices, pauses and deletes them, and can undo (DASH-05, DASH-07)', {
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

  await select(first, second);
  await expect(page.getByText('2 selected')).toBeVisible();
  await axeOnScreens(page);
  await act('Price');
  await axe(page);
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
