import type { APIRequestContext, Page } from '@playwright/test';
import { ask } from './ask-database.ts';
import { anotherMember } from './chat-people.ts';
import { axe, expect, expectToast, open, test, whenReady } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

const origin = (): string => process.env.JOURNEY_URL ?? '';
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const rows = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');

async function save(request: APIRequestContext, listingId: string): Promise<void> {
  const answer = await request.put(`/api/favourites/${listingId}`, { headers: { Origin: origin() } });
  expect(answer.status()).toBe(204);
}

test('A like shows at once, leads to the listing, and a tap or a button marks it as read in every tab (NAV-35, NAV-46, NAV-65, NOTIF-01, NOTIF-02, NOTIF-03, NOTIF-05, NOTIF-06, NOTIF-07, NOTIF-08)', {
  tag: '@desktop',
}, async ({ browser, page, asMember, context }) => {
  expect(asMember.username).toBeTruthy();
  const listing = await postListing(context.request, { title: 'Brass reading lamp' });
  await open(page, '/listings');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await bell(page).click();
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByRole('heading', { name: 'No notifications' })).toBeVisible();
  await axe(page);

  const fan = await anotherMember(browser, page);
  await save(fan.context.request, listing.id);
  await expect(bell(page)).toHaveAccessibleName(/1 unread/);
  await expect(rows(page)).toHaveCount(1);
  const like = rows(page).first();
  await expect(like).toContainText('Someone saved your listing');
  await expect(like).toContainText('Brass reading lamp');
  await expect(like.getByText('Just now')).toBeVisible();
  await expect(like.getByText('New', { exact: true })).toBeVisible();

  // Another member saves it while the page is open.
  const second = await anotherMember(browser, page);
  await save(second.context.request, listing.id);
  await expect(rows(page).first()).toContainText('2 people saved your listing');
  await expect(rows(page)).toHaveCount(1);

  const otherTab = await context.newPage();
  await open(otherTab, '/listings');
  await expect(bell(otherTab)).toHaveAccessibleName(/1 unread/);
  await like.getByRole('link').click();
  await expect(page).toHaveURL(`/listing/${listing.id}`);
  await expect(bell(otherTab)).toHaveAccessibleName('Notifications');

  const other = await postListing(context.request, { title: 'Second lamp' });
  await save(fan.context.request, other.id);
  await open(page, '/notifications');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Second lamp');
  await expect(rows(page).last().getByText('New', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('When they cannot be loaded, the page says so and tries again; when one cannot be marked as read, that is logged and nobody sees an error (NOTIF-10, NOTIF-11)', {
  tag: '@desktop',
}, async ({ browser, page, asMember, context, expectComplaint }) => {
  expect(asMember.username).toBeTruthy();
  expectComplaint(/500/);
  const listing = await postListing(context.request, { title: 'Lamp' });
  const fan = await anotherMember(browser, page);
  await save(fan.context.request, listing.id);
  await open(page, '/listings');
  await page.route('**/api/notifications', (route) => route.fulfill({ status: 500, body: 'no' }));
  await bell(page).click();
  await expectToast(page, 'Error loading notifications', 'Could not load your notifications');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Could not load your notifications');
  await page.unroute('**/api/notifications');
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.locator('.toast').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator('.toast')).toHaveCount(0);

  await page.route('**/api/notifications/*/read', (route) => route.fulfill({ status: 500, body: 'no' }));
  const noted = page.waitForEvent('console', (message) =>
    message.text().startsWith('Notification not marked'),
  );
  await rows(page).first().getByRole('link').click();
  expect((await noted).type()).toBe('warning');
  await expect(page).toHaveURL(`/listing/${listing.id}`);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('I choose what to be notified of, how and when, and the choice is saved, or restored with the reason', {
  tag: '@phone',
}, async ({ page, asMember, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/);
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: asMember.email }).click();
  await page.getByRole('menuitem', { name: 'Notification settings' }).click();
  await expect(page).toHaveURL('/settings/notifications');
  const box = (name: string) => page.getByRole('checkbox', { name, exact: false });
  await expect(box('Messages: Email')).toBeChecked();
  await expect(box('Likes: Email')).not.toBeChecked();
  await page.route('**/api/notifications/settings', (route) => route.abort(), { times: 1 });
  // `uncheck` would expect it to stay unchecked.
  await box('Likes: Push').click();
  await expectToast(page, 'Not saved', 'Please check your connection and try again.');
  await expect(box('Likes: Push')).toBeChecked();

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

  const storedSettings = async () =>
    (await (await page.request.get('/api/notifications/settings')).json()) as {
      quiet: unknown;
      digestHour: unknown;
    };
  await expect.poll(storedSettings).toMatchObject({ quiet: { from: 1290, until: 375 }, digestHour: 18 });
  await page.reload();
  await whenReady(page);
  await expect(box('Messages: Email')).not.toBeChecked();
  await expect(box('Likes: Email')).toBeChecked();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30');
  await expect(page.getByLabel('Sent at')).toHaveValue('18');
  await expect(box('Answer “Is this still available?” for me')).not.toBeChecked();
});

test('Back returns me to the notification I opened, also far down the list', { tag: '@phone' }, async ({
  page,
  context,
  asMember,
}) => {
  expect(asMember.username).toBeTruthy();
  const viewer = await context.request.get('/api/viewer');
  const { account } = (await viewer.json()) as { account: { id: string } };
  await ask(
    `insert into notifications (profile_id, kind, type, title, message, link, group_key, created_at)
     select $1, 'system', 'other', 'Note ' || number, '', '/about', 'note:' || number, now() - number * interval '1 hour'
     from generate_series(1, 60) as number`,
    [account.id],
  );
  await open(page, '/');
  await page
    .getByRole('link', { name: /^Notifications/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Load more' }).click();
  // The whole title: with its time, "Note 3" can read "Note 35 hours ago".
  const far = rows(page).filter({ has: page.getByText('Note 35', { exact: true }) });
  await far.scrollIntoViewIfNeeded();
  await far.getByRole('link').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/notifications');
  await expect(far).toBeInViewport();
  await expect(far.getByText('New', { exact: true })).toHaveCount(0);
});
