import type { Page, Route } from '@playwright/test';
import { startConversation } from './chat-people.ts';
import { expect, open, test } from './fixtures.ts';

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
  const { promise: sending, resolve: hold } = Promise.withResolvers<Route>();
  await left.route('**/messages', (route) =>
    route.request().method() === 'POST' ? hold(route) : route.continue(),
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
