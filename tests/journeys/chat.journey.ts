import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { attachmentErrors } from '../../src/features/talking/attachments/contract/errors.ts';
import { PDF } from '../support/sample-files.ts';
import { anotherMember, startConversation } from './chat-people.ts';
import { axe, expect, expectToast, newMember, open, PHONE, resize, test, WIDE } from './fixtures.ts';
import { photoFile, postListing } from './post-by-api.ts';

const bubble = (page: Page, text: string): Locator =>
  page.getByRole('log').locator('.bubble').getByText(text, { exact: true });
const bubbles = (page: Page): Locator => page.getByRole('log').locator('.bubble');
const field = (page: Page): Locator => page.getByRole('textbox', { name: /^Message / });
const inbox = (page: Page): Locator => page.getByRole('list', { name: 'Conversations' });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('Two people chat about a listing live, in two browsers side by side (MSG-01, MSG-12, MSG-20, MSG-21, MSG-24, MSG-32, MSG-36, MSG-37, MSG-38, DETAIL-12, NAV-47, NAV-62, PROD-01, PROD-08, PROD-18)', {
  tag: '@phone',
}, async ({ page, browser, asMember }) => {
  const seller = await anotherMember(browser, page);
  const listing = await postListing(seller.context.request, {
    title: `Chair of ${seller.username}`,
    photos: 1,
  });
  await open(seller.page, '/dashboard');

  await open(page, `/listing/${listing.id}`);
  await page.getByRole('region', { name: 'At a glance' }).getByRole('button', { name: 'Message' }).click();
  await expect(page).toHaveURL(`/messages/${seller.id}?listing=${listing.id}`);
  await expect(page).toHaveTitle(`Messages, ${seller.username}. Offhand`);
  await expect(page.getByText(`Say hello to ${seller.username}.`)).toBeVisible();
  const thread = page.getByRole('region', { name: `Conversation with ${seller.username}` });
  await expect(thread.getByRole('link', { name: listing.title })).toContainText('Available');
  await field(page).fill('Hello');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('there');
  await field(page).press('Enter');
  await expect(bubble(page, 'Hello there')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(thread.getByText('Delivered')).toBeVisible();

  await resize(seller.page, WIDE);
  const inTopBar = seller.page.getByRole('banner').getByRole('link', { name: 'Messages, 1 unread' });
  await expect(inTopBar).toContainText('1');
  await resize(seller.page, PHONE);
  const inDock = seller.page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: /Chat/ });
  await expect(inDock).toContainText('1');
  await inDock.click();
  await expect(seller.page).toHaveURL('/messages');
  const row = inbox(seller.page).getByRole('link', { name: asMember.username });
  await expect(row).toContainText('1 unread');
  await row.click();
  await expect(bubble(seller.page, 'Hello there')).toBeVisible();
  await expect(thread.getByText('Read', { exact: true })).toBeVisible();
  await expect(seller.page.getByText('1 unread')).toHaveCount(0);

  await field(seller.page).pressSequentially('It is');
  await expect(page.getByText(`${seller.username} is typing`)).toBeAttached();
  await say(seller.page, 'It is yours.');
  await expect(bubble(page, 'It is yours.')).toBeVisible();
  await page.reload();
  await expect(bubbles(page)).toHaveText(['Hello\nthere', 'It is yours.']);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await seller.context.close();
});

test('Two tabs of one person show the same, with markup and links of a message as plain text that loads nothing (MSG-20, MSG-21, MSG-23, MSG-38)', {
  tag: '@desktop',
}, async ({ page, context, browser, asMember }) => {
  expect(asMember.email).toBeTruthy();
  const { conversationId, seller, sellerSays } = await startConversation(browser, page);
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('elsewhere.example')) elsewhere.push(request.url());
  });
  const markup = '<img src="https://elsewhere.example/x.png" onerror="alert(1)"> https://elsewhere.example/a';
  await sellerSays(markup);
  const other = await page.context().newPage();
  await open(page, `/messages/${conversationId}`);
  await open(other, `/messages/${seller.id}`);
  await say(page, 'From the one');
  await expect(bubbles(other)).toHaveText([markup, 'From the one']);
  await say(other, 'From the other');
  await expect(bubbles(page)).toHaveText([markup, 'From the one', 'From the other']);
  await expect(bubbles(page).locator('img')).toHaveCount(0);
  const row = inbox(other).getByRole('link', { name: seller.username });
  await expect(row).toContainText('You: From the other');
  await expect(row).toHaveAttribute('aria-current', 'true');
  expect(elsewhere).toEqual([]);
  await seller.context.close();
});

test('A guest is notified of a question on the dashboard and answers it (MSG-03, MSG-20, A-13)', {
  tag: '@phone',
}, async ({ page, context, browser, asGuest }) => {
  const listing = await postListing(context.request, { title: `Stool of ${asGuest.guestId}` });
  await open(page, '/dashboard');
  const buyer = await anotherMember(browser, page);
  await open(buyer.page, `/listing/${listing.id}`);
  await buyer.page.getByRole('button', { name: 'Message' }).first().click();
  await expect(buyer.page.getByRole('heading', { name: 'Guest User' })).toBeVisible();
  await say(buyer.page, 'Does it wobble?');

  const owed = page.getByRole('region', { name: 'Waiting for your reply' });
  await expect(owed.getByRole('link', { name: /Does it wobble/ })).toContainText('1 unread');
  await owed.getByRole('link', { name: /Does it wobble/ }).click();
  await expect(bubble(page, 'Does it wobble?')).toBeVisible();
  await say(page, 'Not any more.');
  await expect(bubble(buyer.page, 'Not any more.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to messages' }).click();
  await expect(inbox(page).getByRole('link', { name: buyer.username })).toBeVisible();
  await expect(page.getByRole('search', { name: 'People' })).toHaveCount(0);
  await open(page, '/dashboard');
  const chats = page.getByRole('region', { name: 'Chats' });
  await expect(chats.getByRole('link', { name: /Not any more/ })).toBeVisible();
  await expect(owed).toHaveCount(0);
  await buyer.context.close();
});

test('Messages written without a connection are sent after it returns, in order and once (MSG-20, MSG-36)', {
  tag: '@phone',
}, async ({ page, context, browser, asMember, expectComplaint }) => {
  expect(asMember.email).toBeTruthy();
  expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  const { conversationId, seller, sellerSays } = await startConversation(browser, page);
  await sellerSays('Hello');
  await open(page, `/messages/${conversationId}`);
  await expect(bubble(page, 'Hello')).toBeVisible();
  await context.setOffline(true);
  await say(page, 'One');
  await say(page, 'Two');
  await expect(page.getByText('Waiting to send')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: "You're offline." })).toContainText(
    "Your messages go out when you're back.",
  );
  await axe(page);
  await sellerSays('Are you there?');
  await context.setOffline(false);
  await expect(bubbles(page)).toHaveText(['Hello', 'Are you there?', 'One', 'Two']);
  await expect(page.getByText('Waiting to send')).toHaveCount(0);
  await expect(page.getByText("You're offline.")).toHaveCount(0);
  await open(seller.page, `/messages/${conversationId}`);
  await expect(bubbles(seller.page)).toHaveText(['Hello', 'Are you there?', 'One', 'Two']);
  await seller.context.close();
});

test('A message that fails says so, gives its text back, and is sent once by Retry (MSG-27)', {
  tag: '@desktop',
}, async ({ page, browser, asMember, expectComplaint }) => {
  expect(asMember.email).toBeTruthy();
  expectComplaint(/500|ERR_FAILED/);
  const { conversationId, seller } = await startConversation(browser, page);
  await open(page, `/messages/${conversationId}`);
  await page.route('**/messages', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await say(page, 'Is it heavy?');
  await expectToast(page, 'Message Failed', 'Could not send your message. Please try again.');
  await expect(page.getByText('Not sent')).toBeVisible();
  await expect(field(page)).toHaveValue('Is it heavy?');
  await axe(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Not sent')).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();

  // If only the response is lost, the message exists once, and nothing is left to send.
  await page.route(
    '**/messages',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await say(page, 'And how old?');
  await expect(bubbles(page)).toHaveText(['Is it heavy?', 'And how old?']);
  await expect(page.getByText('Not sent')).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await expect(bubbles(page)).toHaveText(['Is it heavy?', 'And how old?']);
  await seller.context.close();
});

test('A visitor or guest who wants to write reads the same everywhere, and signing up leads to the chat (MSG-02, MSG-03, DETAIL-28, PERM-06)', {
  tag: '@phone',
}, async ({ page, context, browser }) => {
  const seller = await anotherMember(browser, page);
  const listing = await postListing(seller.context.request, { title: 'Tin box' });
  const begin = () => page.getByRole('button', { name: 'Message' }).first().click();
  const chat = `/messages/${seller.id}?listing=${listing.id}`;
  const dialog = page.getByRole('dialog', { name: 'Authentication required' });
  const expectAsked = async (next: string) => {
    await expect(dialog).toContainText('Please sign in to send messages');
    const address = `/auth?next=${encodeURIComponent(next)}`;
    await expect(dialog.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', address);
    await expect(dialog.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      `${address}&tab=sign-up`,
    );
  };
  await open(page, `/listing/${listing.id}`);
  await begin();
  await expectAsked(chat);
  await dialog.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(chat)}`);
  for (const address of ['/messages', chat]) {
    await open(page, address);
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(address)}`);
  }
  const headers = { Origin: process.env.JOURNEY_URL ?? '' };
  expect((await context.request.post('/api/guests', { headers })).status()).toBe(201);
  for (const [address, next] of [
    [`/listing/${listing.id}`, chat],
    [`/profile/${seller.id}`, `/messages/${seller.id}`],
  ] as const) {
    await open(page, address);
    await begin();
    await expectAsked(next);
  }
  await open(page, chat);
  await expectAsked(chat);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/messages');

  await open(page, `/listing/${listing.id}`);
  await begin();
  await dialog.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByText(/^Your listings as Guest-\w+ move to your account\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toHaveCount(0);
  const { username, email, password } = newMember();
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(chat);
  await seller.context.close();
});

test('I find people by name in the inbox, and read when there are none, the search fails or the person is nobody or me (MSG-04, MSG-05, MSG-06, MSG-08, MSG-10, MSG-11, MSG-25, MSG-26)', {
  tag: '@desktop',
}, async ({ page, browser, asMember, expectComplaint }) => {
  expectComplaint(/500/);
  const other = await anotherMember(browser, page);
  await open(page, '/messages');
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search people' });
  await search.fill('   ');
  await search.press('Enter');
  await expect(page.getByRole('tab', { name: 'Messages' })).toHaveAttribute('aria-selected', 'true');
  for (const term of ['xqzqx nobody', asMember.username]) {
    await search.fill(term);
    await search.press('Enter');
    await expectToast(page, 'No users found', 'Try another search term');
    await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  }
  await page.route('**/api/people*', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await search.press('Enter');
  await expectToast(page, 'Search failed', 'Could not complete your search');
  await search.fill(other.username.toUpperCase());
  await search.press('Enter');
  await page.getByRole('list', { name: 'People' }).getByRole('link', { name: other.username }).click();
  await expect(page).toHaveURL(`/messages/${other.id}`);
  await expect(field(page)).toBeVisible();
  await other.context.close();

  const viewer = (await (await page.request.get('/api/viewer')).json()) as { account: { id: string } };
  await open(page, `/messages/${viewer.account.id}`);
  await expectToast(page, "Can't message yourself", 'This is your own listing');
  await expect(page.getByRole('heading', { name: "Can't message yourself" })).toBeVisible();
  await open(page, '/messages/nobody');
  await expect(page.getByRole('heading', { name: 'No recipient specified' })).toBeVisible();
});

test('Inbox and chat show when they are loading, on phones over the whole screen, and can be retried when that fails (MSG-16, MSG-17, MSG-18, MSG-19)', {
  tag: '@phone',
}, async ({ page, browser, asMember, expectComplaint }) => {
  expect(asMember.email).toBeTruthy();
  expectComplaint(/500/);
  const { sellerSays, conversationId, seller } = await startConversation(browser, page);
  await sellerSays('Hello');
  await open(page, '/dashboard');
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/conversations', async (route) => {
    await gate;
    await route.fulfill({ status: 500 });
  });
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: /Chat/ }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).locator('[data-skeleton]')).toHaveCount(6);
  letGo();
  await expect(page.getByText('Failed to load conversations. Please try again.')).toBeVisible();
  await page.unroute('**/api/conversations');
  await page.getByRole('button', { name: 'Try Again' }).click();
  const row = inbox(page).getByRole('link', { name: seller.username });
  await expect(row).toBeVisible();

  const opening = Promise.withResolvers<void>();
  await page.route(`**/messages/${conversationId}.data*`, async (route) => {
    await opening.promise;
    await route.continue();
  });
  await row.click();
  await expect(page.getByText('Loading messages')).toBeAttached();
  const chat = page.getByRole('region', { name: 'Chat' });
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const at of [[60, 30] as const, [width / 2, height - 30] as const])
    expect(await chat.evaluate((one, [x, y]) => one.contains(document.elementFromPoint(x, y)), at)).toBe(
      true,
    );
  const name = page.getByRole('heading', { name: seller.username });
  const { y: nameY } = (await name.boundingBox()) ?? {};
  const box = await chat.locator('.control').boundingBox();
  opening.resolve();
  await expect(bubble(page, 'Hello')).toBeVisible();
  // The parts of the chat are where the placeholder showed them.
  expect(await name.boundingBox()).toMatchObject({ y: nameY });
  expect(await page.getByRole('form', { name: 'New message' }).boundingBox()).toEqual(box);
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0);
  await seller.context.close();
});

test('A long chat opens at its end, keeps its position while older messages load, and announces new ones below (MSG-20, MSG-34)', {
  tag: '@phone',
}, async ({ page, browser, asMember }) => {
  expect(asMember.email).toBeTruthy();
  const { buyerSays, sellerSays, conversationId, seller } = await startConversation(browser, page);
  await buyerSays(...Array.from({ length: 35 }, (_, number) => `Line ${number + 1}`));
  await sellerSays(...Array.from({ length: 35 }, (_, number) => `Line ${number + 36}`));
  await open(page, `/messages/${conversationId}`);
  await expect(bubble(page, 'Line 70')).toBeInViewport();
  await expect(bubbles(page)).toHaveCount(50);

  const twentyFirst = bubble(page, 'Line 21');
  await twentyFirst.scrollIntoViewIfNeeded();
  await expect(bubbles(page)).toHaveCount(70);
  await expect(twentyFirst).toBeInViewport();
  await sellerSays('And one more');
  const pill = page.getByRole('button', { name: '1 new message' });
  await expect(pill).toBeVisible();
  await expect(twentyFirst).toBeInViewport();
  await pill.click();
  await expect(bubble(page, 'And one more')).toBeInViewport();
  await expect(pill).toHaveCount(0);
  await seller.context.close();
});

test('Quick replies fill the input, and photos are sent with text (MSG-13, MSG-14, MSG-15, MSG-23)', {
  tag: '@desktop',
}, async ({ page, browser, asMember }) => {
  expect(asMember.email).toBeTruthy();
  const { conversationId, seller } = await startConversation(browser, page);
  await open(seller.page, `/messages/${conversationId}`);
  await open(page, `/messages/${conversationId}`);
  const replies = page.getByRole('group', { name: 'Quick replies' }).getByRole('button');
  await expect(replies).toHaveCount(6);
  await replies.first().click();
  await expect(field(page)).toHaveValue('Is this still available?');
  await expect(bubbles(page)).toHaveCount(0);
  await page.getByLabel('Add photos').setInputFiles([await photoFile('lamp.jpg')]);
  const waiting = page.getByRole('list', { name: 'Photos to send' });
  await expect(waiting.getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(bubble(seller.page, 'Is this still available?')).toBeVisible();
  const photo = seller.page.getByRole('log').getByRole('button', { name: 'Photo 1' });
  await photo.click();
  await expect(seller.page.getByRole('dialog')).toBeVisible();
  await seller.page.keyboard.press('Escape');
  await expect(seller.page.getByRole('dialog')).toHaveCount(0);

  await sendFiles(page, seller.page);
  await field(page).fill('   ');
  await field(page).press('Enter');
  await expect(bubbles(page)).toHaveCount(3);
  await seller.context.close();
});

/** Sends a PDF and a text, and downloads the first on the other side. */
async function sendFiles(page: Page, otherSide: Page): Promise<void> {
  const upload = Promise.withResolvers<void>();
  await page.route('**/api/attachments?*', async (route) => {
    await upload.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Attach' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Files' }).click();
  const name = 'Manual of the lamp from my grandmother.pdf';
  await (await chooser).setFiles([
    { name, mimeType: 'application/pdf', buffer: PDF },
    { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<!doctype html><p>Hello') },
    { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from('item,price\nlamp,20\n') },
  ]);
  const waiting = page.getByRole('list', { name: 'Files to send' });
  await expect(waiting.getByRole('progressbar', { name: `Uploading ${name}` })).toBeVisible();
  await axe(page);
  upload.resolve();
  const { title, detail } = attachmentErrors.ATTACHMENT_REFUSED;
  await expectToast(page, title, `page.html: ${detail}`);
  await expect(waiting.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(waiting).toHaveCount(0);

  const link = otherSide.getByRole('link', { name: `Download ${name} PDF, ${PDF.length} bytes` });
  await axe(otherSide);
  const downloaded = otherSide.waitForEvent('download');
  await link.click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe(name);
  expect((await readFile(await download.path())).equals(PDF)).toBe(true);
}
