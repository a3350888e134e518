import type { APIRequestContext, Page } from '@playwright/test';
import { anotherMember, startConversation } from './chat-people.ts';
import {
  axe,
  axeOnScreens,
  expect,
  expectToast,
  noSidewaysScroll,
  open,
  test,
  whenReady,
} from './fixtures.ts';
import { postListing } from './post-by-api.ts';

const origin = (): string => process.env.JOURNEY_URL ?? '';
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** Returns the link to the notifications: the bell of the top bar, or the row above the dock. */
const entry = (page: Page) =>
  (isPhone(page) ? page.getByRole('navigation', { name: 'Shortcuts' }) : page.getByRole('banner')).getByRole(
    'link',
    { name: /^Notifications/ },
  );
const rows = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');

async function save(request: APIRequestContext, listingId: string): Promise<void> {
  const answer = await request.put(`/api/favourites/${listingId}`, { headers: { Origin: origin() } });
  expect(answer.status()).toBe(204);
}

test('A like shows at once, leads to the listing, and a tap marks it as read in every tab (NAV-35, NAV-46, NAV-65, NOTIF-01, NOTIF-02, NOTIF-03, NOTIF-06, NOTIF-07)', async ({
  browser,
  page,
  asMember,
  context,
}) => {
  expect(asMember.username).toBeTruthy();
  const listing = await postListing(context.request, { title: 'Brass reading lamp' });
  await open(page, '/listings');
  await expect(entry(page)).toHaveAccessibleName('Notifications');
  const fan = await anotherMember(browser, page);
  await save(fan.context.request, listing.id);
  await expect(entry(page)).toHaveAccessibleName(/1 unread/);

  await entry(page).click();
  await expect(page).toHaveURL('/notifications');
  await expect(rows(page)).toHaveCount(1);
  const like = rows(page).first();
  await expect(like).toContainText('Someone saved your listing');
  await expect(like).toContainText('Brass reading lamp');
  await expect(like.getByText('Just now')).toBeVisible();
  await expect(like.getByText('New', { exact: true })).toBeVisible();
  await axe(page);
  await noSidewaysScroll(page);

  // Another member saves it while the page is open.
  const second = await anotherMember(browser, page);
  await save(second.context.request, listing.id);
  await expect(rows(page).first()).toContainText('2 people saved your listing');
  await expect(rows(page)).toHaveCount(1);

  const otherTab = await context.newPage();
  await open(otherTab, '/listings');
  await expect(entry(otherTab)).toHaveAccessibleName(/1 unread/);
  await like.getByRole('link').click();
  await expect(page).toHaveURL(`/listing/${listing.id}`);
  await expect(entry(otherTab)).toHaveAccessibleName('Notifications');

  await open(page, '/notifications');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first().getByText('New', { exact: true })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('A message is an unread notification until its chat is read (NOTIF-03, NOTIF-08)', {
  tag: '@phone',
}, async ({ browser, page, asMember }) => {
  expect(asMember.username).toBeTruthy();
  const { sellerSays, conversationId, seller } = await startConversation(browser, page);
  await sellerSays('It is still here.', 'Come by at five?');
  await open(page, '/notifications');
  await expect(rows(page).first()).toContainText(`2 messages from ${seller.username}`);
  await expect(rows(page).first()).toContainText('Come by at five?');
  // Read it in the chat, which was not opened from a notification.
  await open(page, `/messages/${conversationId}`);
  await expect(page.getByText('Come by at five?').last()).toBeVisible();
  await open(page, '/notifications');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first().getByText('New', { exact: true })).toHaveCount(0);
});

test('All can be marked as read, and the list is empty before anything happened (NOTIF-02, NOTIF-05)', {
  tag: '@phone',
}, async ({ browser, page, asMember, context }) => {
  expect(asMember.username).toBeTruthy();
  await open(page, '/notifications');
  await expect(page.getByRole('heading', { name: 'No notifications' })).toBeVisible();
  await axe(page);
  const fan = await anotherMember(browser, page);
  for (const title of ['First lamp', 'Second lamp']) {
    await save(fan.context.request, (await postListing(context.request, { title })).id);
  }
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Second lamp');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
});

test('Older ones are loaded on demand (NOTIF-01, NOTIF-08)', { tag: '@desktop' }, async ({
  browser,
  page,
  asMember,
  context,
}) => {
  expect(asMember.username).toBeTruthy();
  const fan = await anotherMember(browser, page);
  for (let n = 1; n <= 21; n += 1) {
    await save(fan.context.request, (await postListing(context.request, { title: `Lamp ${n}` })).id);
  }
  const unread = async () => (await (await page.request.get('/api/notifications/unread')).json()) as unknown;
  await expect.poll(unread).toEqual({ unread: 21 });
  await open(page, '/notifications');
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows(page)).toHaveCount(21);
  await expect(rows(page).last()).toContainText('Lamp 1');
});

test('A visitor is asked to sign in, and comes back (NOTIF-09)', { tag: '@desktop' }, async ({
  page,
  asGuest,
}) => {
  await open(page, '/notifications');
  expect(new URL(page.url()).pathname).toBe('/auth');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/notifications');
  expect(asGuest.guestId).toMatch(/^Guest-/);
});

test('A visitor has no bell, and signs in to see or choose notifications (NAV-46, NOTIF-09)', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('link', { name: /^Notifications/ })).toHaveCount(0);
  for (const address of ['/notifications', '/settings/notifications']) {
    await open(page, address);
    expect(new URL(page.url()).pathname).toBe('/auth');
    expect(new URL(page.url()).searchParams.get('next')).toBe(address);
  }
});

test('A truncated link from an email says so', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/unsubscribe?token=cut-off');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await axe(page);
});

test('When they cannot be loaded, the page says so and tries again (NOTIF-10)', { tag: '@desktop' }, async ({
  page,
  asMember,
  expectComplaint,
}) => {
  expect(asMember.username).toBeTruthy();
  expectComplaint(/500/);
  await open(page, '/listings');
  await page.route('**/api/notifications', (route) => route.fulfill({ status: 500, body: 'no' }));
  await entry(page).click();
  await expectToast(page, 'Error loading notifications', 'Could not load your notifications');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Could not load your notifications');
  await axe(page);
  await page.unroute('**/api/notifications');
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'No notifications' })).toBeVisible();
});

test('When marking one as read fails, that is logged and nobody sees an error (NOTIF-11)', {
  tag: '@phone',
}, async ({ browser, page, asMember, context, expectComplaint }) => {
  expect(asMember.username).toBeTruthy();
  expectComplaint(/500/);
  const listing = await postListing(context.request, { title: 'Lamp' });
  const fan = await anotherMember(browser, page);
  await save(fan.context.request, listing.id);
  await open(page, '/notifications');
  await page.route('**/api/notifications/*/read', (route) => route.fulfill({ status: 500, body: 'no' }));
  const noted = page.waitForEvent('console', (message) =>
    message.text().startsWith('Notification not marked'),
  );
  await rows(page).first().getByRole('link').click();
  expect((await noted).type()).toBe('warning');
  await expect(page).toHaveURL(`/listing/${listing.id}`);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('I choose what to be notified of, how and when, and the choice is saved', { tag: '@phone' }, async ({
  page,
  asMember,
}) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: asMember.email }).click();
  await page.getByRole('menuitem', { name: 'Notification settings' }).click();
  await expect(page).toHaveURL('/settings/notifications');
  const box = (name: string) => page.getByRole('checkbox', { name, exact: false });
  await expect(box('Messages: Email')).toBeChecked();
  await expect(box('Likes: Email')).not.toBeChecked();
  await axeOnScreens(page);

  await box('Messages: Email').uncheck();
  await box('Likes: Email').check();
  await expectToast(page, 'Saved');
  await box('Quiet hours').check();
  await page.getByLabel('From', { exact: true }).fill('21:30');
  await page.getByLabel('Until', { exact: true }).fill('06:15');
  await box('One email a day').check();
  await page.getByLabel('Sent at').selectOption('6 PM');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await axe(page);

  await box('Answer “Is this still available?” for me').uncheck();
  await expectToast(page, 'Automatic answers are off', "You'll answer “Is this still available?” yourself.");

  const kept = async () =>
    (await (await page.request.get('/api/notifications/settings')).json()) as {
      quiet: unknown;
      digestHour: unknown;
    };
  await expect.poll(kept).toMatchObject({ quiet: { from: 1290, until: 375 }, digestHour: 18 });
  await page.reload();
  await whenReady(page);
  await expect(box('Messages: Email')).not.toBeChecked();
  await expect(box('Likes: Email')).toBeChecked();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30');
  await expect(page.getByLabel('Sent at')).toHaveValue('18');
  await expect(box('Answer “Is this still available?” for me')).not.toBeChecked();
});

test('A setting that could not be saved is restored, and a message says why', { tag: '@desktop' }, async ({
  page,
  asMember,
  expectComplaint,
}) => {
  expect(asMember.username).toBeTruthy();
  expectComplaint(/ERR_FAILED/);
  await open(page, '/settings/notifications');
  await page.route('**/api/notifications/settings', (route) => route.abort());
  const likes = page.getByRole('checkbox', { name: 'Likes: Push' });
  // `uncheck` would expect it to stay unchecked.
  await likes.click();
  await expectToast(page, 'Not saved', 'Please check your connection and try again.');
  await expect(likes).toBeChecked();
});
