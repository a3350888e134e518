import type { Locator, Page } from '@playwright/test';
import { blockErrors } from '../../src/features/trust/blocks/contract/errors.ts';
import { startConversation } from './chat-people.ts';
import { axe, expect, expectToast, newMember, open, test } from './fixtures.ts';

/** What browsers log without a connection, also when it is lost while they load the service worker. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|error occurred when fetching the script/;

const { CANNOT_MESSAGE } = blockErrors;

const bar = (page: Page): Locator => page.getByRole('status').filter({ hasText: "You're offline." });
const dock = (page: Page): Locator => page.getByRole('navigation', { name: 'Primary' });

test.use({ serviceWorkers: 'allow' });

/** Opens a page, and waits until the worker keeps what the pages one tap away need to open offline. */
async function openWithNeighbors(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('Without a connection every tap keeps frame, account and list, says so, and goes on by itself (MSG-17, MSG-19, DETAIL-16, PROFILE-13, DASH-13)', {
  tag: '@phone',
}, async ({ page, context, browser, asMember, expectComplaint }) => {
  expect(asMember.email).toBeTruthy();
  expectComplaint(OFFLINE);
  const { seller, listing, sellerSays } = await startConversation(browser, page);
  await sellerSays('Hello');
  await openWithNeighbors(page, '/messages');
  await open(page, `/listings?q=${encodeURIComponent(listing.title)}`);
  const card = page.getByRole('article').filter({ hasText: listing.title });
  await expect(card).toBeVisible();

  await context.setOffline(true);
  await expect(bar(page)).toContainText(/You see what loaded at \d+:\d\d [AP]M\./);
  await axe(page);

  // The card's data replaces the listing.
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: listing.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: "You're offline" })).toBeVisible();
  await expect(page.getByRole('main').getByText('$')).toBeVisible();
  await expect(bar(page)).toContainText("This page loads when you're back.");
  await axe(page);
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: "You're offline" })).toBeVisible();

  // The list and the account are still shown.
  await page.getByRole('button', { name: 'Back to listings' }).click();
  await expect(card).toBeVisible();
  await expect(bar(page)).toContainText('You see what loaded at');

  // The search text stays in its box.
  const box = page.getByRole('searchbox', { name: 'Search listings' });
  await box.fill('walnut lamp under 50');
  await box.press('Enter');
  await expect(page.getByRole('main').getByText('Your search is still here.')).toBeVisible();
  await expect(box).toHaveValue('walnut lamp under 50');

  await dock(page).getByRole('link', { name: /^Chat/ }).click();
  await expect(page.getByRole('list', { name: 'Conversations' })).toContainText(seller.username);

  // Kept ahead, though they were never open.
  await page.getByRole('link', { name: seller.username }).click();
  await expect(page.getByRole('log').getByText('Hello')).toBeVisible();
  // The bar says once why the deal is not there.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Could not load your deal')).toHaveCount(0);
  await page.goBack();
  await dock(page).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: asMember.username })).toBeVisible();
  await expect(bar(page)).toContainText('You see what loaded at');
  await context.setOffline(false);
  await expect(bar(page)).toHaveCount(0);

  // A person and a chat that were not open before.
  await open(page, `/listing/${listing.id}`);
  const link = page.getByRole('link', { name: seller.username });
  await context.setOffline(true);
  await link.click();
  await expectToast(page, 'Error loading profile', 'Could not load user profile data');
  await context.setOffline(false);
  // The page continues by itself, and removes its toast.
  await expect(page.getByRole('heading', { level: 1, name: seller.username })).toBeVisible();
  await expect(page.getByText('Error loading profile')).toHaveCount(0);

  const later = await startConversation(browser, page);
  await later.sellerSays('Hi');
  await open(page, '/messages');
  const row = page.getByRole('link', { name: later.seller.username });
  await expect(row).toBeVisible();
  await context.setOffline(true);
  await row.click();
  const chat = page.getByRole('region', { name: 'Chat' });
  await expect(chat.getByText('Failed to load messages. Please try refreshing the page.')).toBeVisible();
  await expect(bar(page)).toContainText("This page loads when you're back.");
  await context.setOffline(false);
  await expect(page.getByRole('log').getByText('Hi')).toBeVisible();
  await expect(page).toHaveURL(`/messages/${later.conversationId}`);
  await seller.context.close();
  await later.seller.context.close();
});

test('A dialog whose scripts were never loaded says that I am offline and opens at the next press, a page opens by itself once the connection is back (MATCH-01)', {
  tag: '@phone',
}, async ({ page, context, baseURL, expectComplaint }) => {
  expectComplaint(OFFLINE);
  expectComplaint(/Error loading route module|Failed to fetch dynamically imported module/);
  await open(page, '/');
  await context.setOffline(true);
  const guest = page.getByRole('button', { name: 'Continue as Guest' });
  await guest.click();
  await expectToast(page, 'No connection', 'Please check your connection and try again.');
  await context.setOffline(false);
  await guest.click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const headers = { Origin: baseURL ?? '' };
  await context.request.post('/api/accounts/sign-up', { data: newMember(), headers });
  await open(page, '/match-me/wants');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Find', exact: true }).click();
  await expect(bar(page)).toContainText("This page loads when you're back.");
  await context.setOffline(false);
  await expect(page).toHaveURL('/match-me');
  await expect(page.getByLabel('What are you looking for?')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('Words written offline wait in the inbox, and the next page I open sends them after the tab was closed (MSG-27, MSG-36)', {
  tag: '@phone',
}, async ({ page: left, context, browser, asMember, expectComplaint }) => {
  expect(asMember.email).toBeTruthy();
  expectComplaint(OFFLINE);
  const { conversationId, seller, sellerSays } = await startConversation(browser, left);
  await sellerSays('Any time after six.');
  await open(left, '/messages');
  await left.getByRole('link', { name: seller.username }).click();
  await expect(left.getByRole('log').getByText('Any time after six.')).toBeVisible();
  await context.setOffline(true);
  const field = left.getByRole('textbox', { name: /^Message / });
  for (const words of ['I can come at 6:30.', 'Is that fine?']) {
    await field.fill(words);
    await field.press('Enter');
    await expect(left.getByRole('log').getByText(words)).toBeVisible();
  }
  await expect(left.getByText('Waiting to send')).toBeVisible();
  await left.getByRole('link', { name: 'Back to messages' }).click();
  const row = left.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: seller.username });
  await expect(row).toContainText('Waiting: Is that fine?');
  await left.close();
  await context.setOffline(false);

  const [page, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([page.goto('/about'), other.goto('/about')]);
  const sent = (one: Page) => one.locator('.toaster').getByText('2 messages sent I can come at 6:30.');
  const sentCount = async () => (await sent(page).count()) + (await sent(other).count());
  await expect.poll(sentCount, { message: 'tabs that sent it' }).toBe(1);
  await other.close();
  await open(seller.page, `/messages/${conversationId}`);
  await expect(seller.page.getByRole('log').locator('.bubble')).toHaveText([
    'Any time after six.',
    'I can come at 6:30.',
    'Is that fine?',
  ]);
  await open(page, '/messages');
  await expect(page.getByRole('link', { name: seller.username })).toContainText('You: Is that fine?');

  // Blocked meanwhile: a toast says so, and so does the message.
  await page.getByRole('link', { name: seller.username }).click();
  await expect(page.getByRole('log').getByText('Is that fine?')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: /^Message / }).fill('Hello?');
  await page.getByRole('textbox', { name: /^Message / }).press('Enter');
  await expect(page.getByText('Waiting to send')).toBeVisible();
  await page.getByRole('link', { name: 'Back to messages' }).click();
  const blocked = await seller.context.request.put(`/api/blocks/profile/${await idOf(context.request)}`, {
    headers: { Origin: new URL(seller.page.url()).origin },
  });
  expect(blocked.ok(), await blocked.text()).toBe(true);
  await context.setOffline(false);
  await expectToast(page, 'Message Failed', CANNOT_MESSAGE.detail);
  await open(page, `/messages/${conversationId}`);
  await expect(page.getByText(`Not sent. ${CANNOT_MESSAGE.detail}`)).toBeVisible();
  await page.getByRole('button', { name: 'Discard message' }).click();
  await expect(page.getByText('Hello?')).toHaveCount(0);
  await seller.context.close();
});

async function idOf(request: { get: (url: string) => Promise<{ json: () => Promise<unknown> }> }) {
  const viewer = (await (await request.get('/api/viewer')).json()) as { account: { id: string } };
  return viewer.account.id;
}
