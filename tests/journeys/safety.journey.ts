import type { Page } from '@playwright/test';
import { anotherMember, startConversation } from './chat-people.ts';
import { axe, clearSession, expect, expectToast, open, test } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

const more = (page: Page) =>
  page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const notice = (page: Page) => page.getByRole('heading', { name: 'You blocked this person' });

test('I block a seller from the listing in two taps, undo it from the toast, and from the list', {
  tag: '@phone',
}, async ({ page, browser, asMember }) => {
  const seller = await anotherMember(browser, page);
  const title = `Lamp of ${seller.username}`;
  const listing = await postListing(seller.context.request, { title, photos: 1 });
  await open(page, `/listing/${listing.id}`);
  await more(page).click();
  await expect(item(page, 'Report listing')).toBeVisible();
  await item(page, `Block ${seller.username}`).click();
  await expectToast(page, `${seller.username} is blocked`, "You can't see each other anymore.");
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

  await more(page).click();
  await item(page, `Block ${seller.username}`).click();
  await expect(notice(page)).toBeVisible();
  await axe(page);
  await open(page, `/listings?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await open(page, `/profile/${seller.id}`);
  await expect(notice(page)).toBeVisible();
  // The blocked person finds nobody.
  const viewer = await page.context().request.get('/api/viewer');
  const me = ((await viewer.json()) as { account: { id: string } }).account;
  await open(seller.page, `/profile/${me.id}`);
  await expect(seller.page.getByRole('heading', { name: 'User not found' })).toBeVisible();

  await page.getByRole('button', { name: asMember.email }).click();
  await item(page, 'Blocked people').click();
  await expect(page.getByRole('heading', { name: 'Blocked people' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: `Unblock ${seller.username}` }).click();
  await expect(page.getByText("You haven't blocked anyone")).toBeVisible();
  await open(page, `/listing/${listing.id}`);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await seller.context.close();
});

test('I block and unblock from a chat, and both see at once that nothing can be sent', {
  tag: '@desktop',
}, async ({ page, browser, asMember }) => {
  expect(asMember.email).toBeTruthy();
  const { seller, conversationId, sellerSays } = await startConversation(browser, page);
  await sellerSays('Send me money');
  await open(page, `/messages/${conversationId}`);
  await open(seller.page, `/messages/${conversationId}`);
  await expect(seller.page.getByLabel(`Message ${asMember.username}`)).toBeVisible();
  await more(page).click();
  await item(page, `Block ${seller.username}`).click();
  await expect(page.getByText(`You blocked ${seller.username}.`)).toBeVisible();
  await expect(seller.page.getByText("You can't message this person.")).toBeVisible();
  await expect(seller.page.getByLabel(`Message ${asMember.username}`)).toHaveCount(0);
  await open(seller.page, '/messages');
  await expect(seller.page.getByText('No messages yet')).toBeVisible();

  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByLabel(`Message ${seller.username}`)).toBeVisible();
  await expect(seller.page.getByRole('link', { name: asMember.username })).toBeVisible();
  await seller.context.close();
});

test('I report a listing and block its seller with the same form', { tag: '@desktop' }, async ({
  page,
  browser,
  asMember,
}) => {
  expect(asMember.email).toBeTruthy();
  const seller = await anotherMember(browser, page);
  const listing = await postListing(seller.context.request, { title: `Watch of ${seller.username}` });
  await open(page, `/listing/${listing.id}`);
  await more(page).click();
  await item(page, 'Report listing').click();
  const dialog = page.getByRole('dialog', { name: 'Report listing' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText("Choose what's wrong.")).toBeVisible();
  await dialog.getByRole('radio', { name: 'Something else' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText("Tell us what's wrong.")).toBeVisible();
  await dialog.getByLabel('Details').fill('It is mine, and was stolen.');
  await dialog.getByRole('checkbox', { name: `Also block ${seller.username}` }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expectToast(page, 'Report sent', 'A person will read it and tell you the outcome.');
  await expectToast(page, `${seller.username} is blocked`, "You can't see each other anymore.");
  await expect(notice(page)).toBeVisible();
  await seller.context.close();
});

test('From a profile I write, report and block; a visitor is asked to sign in and comes back (MSG-02)', {
  tag: '@desktop',
}, async ({ page, browser, asMember }) => {
  expect(asMember.email).toBeTruthy();
  const seller = await anotherMember(browser, page);
  const profile = `/profile/${seller.id}`;
  await open(page, profile);
  await more(page).click();
  await item(page, 'Report profile').click();
  const dialog = page.getByRole('dialog', { name: 'Report profile' });
  await dialog.getByRole('radio', { name: 'Harassment' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('dialog', { name: 'Report sent' }).getByRole('button', { name: 'Done' }).click();
  const field = page.getByLabel(`Message ${seller.username}`);
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  await expect(page).toHaveURL(`/messages/${seller.id}`);
  await expect(field).toBeVisible();
  await expect(field).not.toBeFocused();
  await page.goBack();
  // With a keyboard the next thing is to write.
  await page.getByRole('button', { name: 'Message', exact: true }).press('Enter');
  await expect(field).toBeFocused();
  await field.fill('Hello');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await page.getByRole('heading', { name: seller.username }).getByRole('link').click();
  await expect(page).toHaveURL(profile);
  // My own profile offers neither.
  await open(seller.page, profile);
  await expect(seller.page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
  await expect(seller.page.getByRole('button', { name: 'Message', exact: true })).toHaveCount(0);
  await expect(more(seller.page)).toHaveCount(0);

  await clearSession(page);
  const expectAsked = async (act: () => Promise<void>, text: string, next: string) => {
    await open(page, profile);
    await act();
    await expectToast(page, 'Authentication required', text);
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(next)}`);
  };
  const fromMenu = (name: string) => async () => {
    await more(page).click();
    await item(page, name).click();
  };
  // Reporting needs no account.
  await open(page, profile);
  await fromMenu('Report profile')();
  await dialog.getByRole('radio', { name: 'Spam' }).check();
  await dialog.getByLabel('Your email').fill('stranger');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Enter an address like name@example.com.')).toBeVisible();
  await dialog.getByLabel('Your email').fill('stranger@example.com');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('dialog', { name: 'Report sent' }).getByRole('button', { name: 'Done' }).click();
  await expectAsked(fromMenu(`Block ${seller.username}`), 'Please log in to block someone', profile);
  await seller.context.close();
});
