import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { anotherMember, beginTalk } from './chat-people.ts';
import { axe, expect, expectToast, noSidewaysScroll, open, test } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

const log = (page: Page): Locator => page.getByRole('log');
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Deal' });
const card = (page: Page, title: string): Locator =>
  log(page)
    .locator('.deal-card')
    .filter({ has: page.getByText(title, { exact: true }) });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const act = (page: Page, name: string): Promise<void> => bar(page).getByRole('button', { name }).click();

async function offer(page: Page, price: string, send: string): Promise<void> {
  await dialog(page).getByLabel(/^Your/).fill(price);
  await dialog(page).getByRole('button', { name: send }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('From "Is this still available?" to a sale, live on both sides (MSG-13, A-39, A-76)', async ({
  page,
  browser,
  asMember,
}) => {
  const { seller, listing, conversationId } = await beginTalk(browser, page);
  const buyer = asMember.username;
  const theirs = seller.page;
  await open(theirs, `/messages/${conversationId}`);
  await open(page, `/messages/${conversationId}`);
  const pinned = (side: Page) =>
    side.getByRole('region', { name: /^Conversation with/ }).getByRole('link', { name: listing.title });

  // The quick reply is answered at once, and says by whom.
  await page.getByRole('button', { name: 'Is this still available?' }).click();
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Yes, it is still available.')).toBeVisible();
  await expect(log(page).getByText('Automatic answer')).toBeVisible();
  await expect(log(theirs).getByRole('button', { name: 'Turn automatic answers off' })).toBeVisible();

  // An offer, with a slip first.
  await act(page, 'Make an offer');
  await dialog(page).getByLabel('Your offer').fill('none');
  await dialog(page).getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog(page).getByText('Use digits, with a dot before the cents')).toBeVisible();
  await dialog(page).getByLabel('Your offer').fill('99999');
  await dialog(page).getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog(page).getByText(/^The price is \$\d+\. Offer that or less\.$/)).toBeVisible();
  await axe(page);
  await offer(page, '20', 'Send offer');
  await expect(card(page, 'You offered $20')).toContainText('Expires in 24 h');
  await expect(bar(page)).toContainText('Your offer: $20. Expires in 24 h');

  // Countered, accepted: reserved on both sides without a reload.
  const offered = card(theirs, `${buyer} offered $20`);
  await axe(theirs);
  await offered.getByRole('button', { name: 'Counter' }).click();
  await offer(theirs, '22', 'Send counter-offer');
  await expect(offered.getByRole('button')).toHaveCount(0);
  await card(page, `${seller.username} countered with $22`).getByRole('button', { name: 'Accept' }).click();
  await expect(card(page, 'You accepted $22')).toBeVisible();
  await expect(card(theirs, `${buyer} accepted $22`)).toBeVisible();
  for (const side of [page, theirs]) await expect(pinned(side)).toContainText('Reserved');
  await expect(bar(page)).toContainText('Reserved for you: $22, until');
  await expect(bar(theirs)).toContainText(`Reserved for ${buyer}: $22, until`);

  // Where and when.
  await act(page, 'Meet up');
  await dialog(page).getByRole('button', { name: 'Propose' }).click();
  await expect(dialog(page).getByText('Say where you meet.')).toBeVisible();
  await expect(dialog(page).getByText('Choose a day and a time.')).toBeVisible();
  await dialog(page).getByLabel('Place').fill('Cafe at the library');
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  const day = `${tomorrow.getFullYear()}-${String(tomorrow.getMonth() + 1).padStart(2, '0')}-${String(tomorrow.getDate()).padStart(2, '0')}`;
  await dialog(page).getByLabel('Day').fill(day);
  await dialog(page).getByLabel('Time').fill('17:30');
  await axe(page);
  await dialog(page).getByRole('button', { name: 'Propose' }).click();
  const proposed = card(theirs, `${buyer} proposes to meet`);
  await expect(proposed).toContainText('Cafe at the library');
  await expect(proposed).toContainText('Tomorrow at 5:30 PM');
  await proposed.getByRole('button', { name: 'Confirm' }).click();
  const confirmed = card(page, `${seller.username} confirmed the meet-up`);
  const download = page.waitForEvent('download');
  await confirmed.getByRole('link', { name: 'Add to calendar' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('LOCATION:Cafe at the library');
  await axe(page);
  await noSidewaysScroll(page);

  // Sold, for the price they agreed on.
  await act(theirs, 'Mark as sold');
  await expect(dialog(theirs).getByLabel('Sold for')).toHaveValue('22');
  await axe(theirs);
  await dialog(theirs).getByRole('button', { name: 'Mark as sold' }).click();
  await expect(card(theirs, `Sold to ${buyer} for $22`)).toBeVisible();
  await expect(card(page, 'Sold to you for $22')).toBeVisible();
  for (const side of [page, theirs]) await expect(pinned(side)).toContainText('Sold');
  await expect(bar(page)).toContainText('You bought it for $22');
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, `/messages/${conversationId}`);
  await expect(card(page, 'Sold to you for $22')).toBeVisible();
  await axe(page);
  await seller.context.close();
});

test('An offer begins on the listing; who sold it says to whom, and tells the others (A-39, A-76, DETAIL-25)', async ({
  page,
  browser,
  asMember,
}) => {
  const seller = await anotherMember(browser, page);
  const other = await anotherMember(browser, page);
  const listing = await postListing(seller.context.request, { title: `Clock of ${seller.username}` });
  await open(page, `/listing/${listing.id}`);
  await page.getByRole('button', { name: 'Make an offer' }).click();
  await expect(dialog(page)).toContainText('Make an offer');
  await offer(page, '11', 'Send offer');
  await expect(card(page, 'You offered $11')).toBeVisible();
  await expect(page).not.toHaveURL(/offer=/);
  await card(page, 'You offered $11').getByRole('button', { name: 'Take back' }).click();
  await expect(card(page, 'You took the offer of $11 back')).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Make an offer' })).toBeVisible();

  await open(other.page, `/messages/${seller.id}?listing=${listing.id}`);
  await other.page.getByRole('textbox', { name: /^Message / }).fill('I would like it');
  await other.page.keyboard.press('Enter');
  await expect(log(other.page).getByText('Delivered').or(log(other.page).getByText('Sent'))).toBeVisible();

  await open(seller.page, `/listing/${listing.id}`);
  await seller.page.getByRole('button', { name: 'Mark as sold' }).click();
  const choice = dialog(seller.page);
  await expect(choice.getByRole('radio')).toHaveCount(3);
  await axe(seller.page);
  await choice.getByRole('radio', { name: asMember.username }).check();
  await expect(choice.getByText('to the other one who asked')).toBeVisible();
  await choice.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(choice).toHaveCount(0);
  await expect(seller.page.getByRole('button', { name: 'Put back for sale' })).toBeVisible();
  await expect(card(page, 'Sold to you for $24')).toBeVisible();
  await expect(log(other.page).getByText('It is sold now. Thank you for your interest!')).toBeVisible();
  await expect(bar(other.page)).toContainText('It was sold to somebody else');
  for (const { context } of [seller, other]) await context.close();
});

test('A seller switches automatic answers off where they see one (MSG-13)', { tag: '@desktop' }, async ({
  page,
  browser,
  asMember,
}) => {
  expect(asMember.email).toBeTruthy();
  const { seller, conversationId, buyerSays } = await beginTalk(browser, page);
  await buyerSays('Is this still available?');
  await open(seller.page, `/messages/${conversationId}`);
  await log(seller.page).getByRole('button', { name: 'Turn automatic answers off' }).click();
  await expectToast(
    seller.page,
    'Automatic answers are off',
    '“Is this still available?” waits for you, for all of your listings.',
  );
  await expect(log(seller.page).getByRole('button', { name: 'Turn automatic answers on' })).toBeVisible();
  await axe(seller.page);
  await seller.context.close();
});
