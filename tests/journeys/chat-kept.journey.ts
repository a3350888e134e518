import type { Page, Route } from '@playwright/test';
import { startConversation } from './chat-people.ts';
import { expect, open, test, whenReady } from './fixtures.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /^Message / });
const bubbles = (page: Page) => page.getByRole('log').locator('.bubble');

test('Unsent text is there again after a reload, in its own chat, until I sign out (MSG-27)', {
  tag: '@phone',
}, async ({ page, browser, asMember }) => {
  const { conversationId, seller, listing, buyerSays } = await startConversation(browser, page);
  await open(page, `/messages/${conversationId}`);
  await field(page).fill('Would you take');
  await page.reload();
  await expect(field(page)).toHaveValue('Would you take');
  // The same conversation at another address, and another conversation with the same person.
  await open(page, `/messages/${seller.id}?listing=${listing.id}`);
  await expect(field(page)).toHaveValue('Would you take');
  await buyerSays('Hello');
  await open(page, `/messages/${seller.id}`);
  await expect(bubbles(page)).toHaveText(['Hello']);
  await field(page).fill('');
  await field(page).fill('One more thing');
  await field(page).press('Enter');
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await page.reload();
  await expect(bubbles(page)).toHaveText(['Hello', 'One more thing']);
  await expect(field(page)).toHaveValue('');

  await field(page).fill('Secret');
  await open(page, '/about');
  await page.getByRole('button', { name: asMember.email }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Secret');
  await seller.context.close();
});

test('A message that was being sent when I left goes on when I am back, and is sent once (MSG-27, MSG-36)', {
  tag: '@desktop',
}, async ({ page: left, context, browser, asMember, expectComplaint }) => {
  expect(asMember.email).toBeTruthy();
  expectComplaint(/ERR_FAILED|ERR_CONNECTION/);
  const { conversationId, seller } = await startConversation(browser, left);
  await open(left, `/messages/${conversationId}`);
  // The first message arrives without its response, so the second is never sent.
  const { promise: sending, resolve: held } = Promise.withResolvers<Route>();
  await left.route('**/messages', (route) =>
    route.request().method() === 'POST' ? held(route) : route.continue(),
  );
  await field(left).fill('Still there?');
  await field(left).press('Enter');
  const first = await sending;
  // Only now, because the live update of a delivered message ends its 'Sending' state.
  await expect(left.getByText('Sending')).toBeVisible();
  await first.fetch();
  await field(left).fill('And the box?');
  await field(left).press('Enter');
  await expect(bubbles(left)).toHaveText(['Still there?', 'And the box?']);
  await left.close();

  const page = await context.newPage();
  await open(page, `/messages/${conversationId}`);
  await expect(bubbles(page)).toHaveText(['Still there?', 'And the box?']);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await page.reload();
  await expect(bubbles(page)).toHaveText(['Still there?', 'And the box?']);
  await open(seller.page, `/messages/${conversationId}`);
  await expect(bubbles(seller.page)).toHaveText(['Still there?', 'And the box?']);
  await seller.context.close();
});

test('A lost connection causes no errors on open pages (MSG-20)', { tag: '@phone' }, async ({
  page,
  context,
  browser,
  asMember,
  expectComplaint,
}) => {
  expect(asMember.email).toBeTruthy();
  expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  const { conversationId, seller, sellerSays } = await startConversation(browser, page);
  await sellerSays('Hello');
  await open(page, `/messages/${conversationId}`);
  await expect(bubbles(page)).toHaveText(['Hello']);
  await context.setOffline(true);
  await field(page).fill('One');
  await field(page).press('Enter');
  await expect(page.getByText('Waiting to send')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await page.getByRole('heading', { name: seller.username }).getByRole('link').click();
  await expect(page).toHaveURL(`/profile/${seller.id}`);
  await seller.context.close();
});

test('On phones a chat covers the whole screen while it opens (MSG-16)', { tag: '@phone' }, async ({
  page,
  browser,
  asMember,
}) => {
  expect(asMember.email).toBeTruthy();
  const { seller, sellerSays } = await startConversation(browser, page);
  await sellerSays('Hello');
  await open(page, '/messages');
  const row = page.getByRole('link', { name: seller.username });
  await expect(row).toBeVisible();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/messages/*.data*', async (route) => {
    await held;
    await route.continue();
  });
  await row.click();
  const opening = page.getByRole('region', { name: 'Chat' });
  await expect(opening).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  expect(await opening.evaluate((chat) => chat.contains(document.elementFromPoint(60, 30)))).toBe(true);
  letGo();
  await expect(bubbles(page)).toHaveText(['Hello']);
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0);
  await whenReady(page);
  await seller.context.close();
});

test('Markup and links in a message are shown as plain text, and load nothing (MSG-23)', {
  tag: '@desktop',
}, async ({ page, browser, asMember }) => {
  expect(asMember.email).toBeTruthy();
  const { conversationId, seller, sellerSays } = await startConversation(browser, page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('elsewhere.example')) elsewhere.push(request.url());
  });
  const text = '<img src="https://elsewhere.example/x.png" onerror="alert(1)"> https://elsewhere.example/a';
  await sellerSays(text);
  await open(page, `/messages/${conversationId}`);
  await expect(bubbles(page)).toHaveText([text]);
  await expect(bubbles(page).locator('img')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Conversations' }).getByText(text)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
  await seller.context.close();
});
