import { randomUUID } from 'node:crypto';
import { type APIRequestContext, devices, type Page } from '@playwright/test';
import { ask } from './ask-database.ts';
import { anotherMember, fromAnotherHome } from './chat-people.ts';
import { axe, expect, expectToast, noSidewaysScroll, open, test } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

const headers = { Origin: process.env.JOURNEY_URL ?? '' };

const stage = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
const myPlace = (page: Page) => page.getByRole('region', { name: 'Your place' });
const myPoints = (page: Page) => page.getByRole('region', { name: 'My points' });
const ranks = (page: Page) => page.getByRole('table', { name: /^Leaderboard of/ }).locator('tbody tr');

/** Makes an event that began two hours ago, as waiting for a weekend would take days. */
async function beginEvent(title: string): Promise<string> {
  const id = randomUUID();
  await ask(
    `insert into flash_drops (id, title, description, theme, starts_at, ends_at)
     values ($1, $2, 'A whole event in one journey.', 'clear-out', now() - interval '2 hours', now() + interval '2 hours')`,
    [id, title],
  );
  return id;
}

/** Moves the end of an event into the past, by more than the time in which the last points are counted. */
const endEvent = (id: string) =>
  ask(`update flash_drops set ends_at = now() - interval '3 minutes' where id = $1`, [id]);

test('Three members play a whole Flash Drop: they join, post, share, reply and sell, see ranks move, and read who won (FLASH-05, FLASH-06, FLASH-07, FLASH-08, FLASH-11, FLASH-13, FLASH-15, FLASH-16, FLASH-17, NAV-27, NAV-28, PROD-11, A-08, A-83)', {
  tag: '@desktop',
}, async ({ page, context, browser, asMember }) => {
  test.slow();
  const nora = { page, name: asMember.username, request: context.request };
  const sam = await anotherMember(browser, page);
  const maya = await anotherMember(browser, page);
  const title = `Clear-Out ${asMember.username.slice(-5)}`;
  const id = await beginEvent(title);
  const event = `/flash-drops/${id}`;

  await open(page, event);
  await expect(stage(page).getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('The board opens when three people have points.')).toBeVisible();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expectToast(page, `You joined ${title}`, 'You earn points from now on.');
  await expect(myPlace(page)).toContainText('Your first listing earns 20 points.');
  await expect(page.getByRole('link', { name: 'Post for +20' }).first()).toHaveAttribute(
    'href',
    `/create-listing?event=${id}`,
  );

  // Posting into an event takes part in it, too.
  const lamp = await postListing(nora.request, { title: 'Lamp of the weekend', photos: 1, eventId: id });
  await expect(myPlace(page)).toContainText('20 points');
  await expect(myPoints(page)).toContainText('Posted “Lamp of the weekend”');
  await postListing(sam.context.request, { title: 'Chair of the weekend', eventId: id });
  await postListing(maya.context.request, { title: 'Desk of the weekend', eventId: id });
  await postListing(maya.context.request, { title: 'Shelf of the weekend', eventId: id });
  await expect(ranks(page)).toHaveCount(3);
  await expect(ranks(page).first()).toContainText(maya.username);

  // A shared link waits until somebody else opens it, in another browser.
  await sam.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(sam.page, event);
  await sam.page.getByRole('button', { name: 'Share for +10' }).click();
  await sam.page.getByRole('button', { name: 'Share Desk of the weekend' }).click();
  await expectToast(sam.page, 'Link copied', 'Paste it wherever you like.');
  await sam.page.keyboard.press('Escape');
  await expect(myPoints(sam.page)).toContainText('Waiting for someone to open it');
  const shared = await sam.page.evaluate(() => navigator.clipboard.readText());
  // The browsers of journeys say that they are robots, which do not count.
  const { userAgent } = devices['Desktop Chrome'];
  const stranger = await browser.newContext({
    baseURL: process.env.JOURNEY_URL,
    userAgent,
    extraHTTPHeaders: fromAnotherHome(),
  });
  await open(await stranger.newPage(), shared);
  await expect(myPoints(sam.page)).toContainText('Someone opened “Desk of the weekend”');
  await expect(myPlace(sam.page)).toContainText('30 points');

  // The first reply in a conversation, and a sale.
  const chat = await conversationAbout(maya.context.request, lamp.id);
  await say(maya.context.request, chat, 'Is it as bright as it looks?');
  await say(nora.request, chat, 'Brighter.');
  await expect(myPoints(page)).toContainText(`First reply to ${maya.username}`);
  // Sales to new accounts earn nothing.
  await ask(`update users set created_at = now() - interval '8 days' where id = $1`, [maya.id]);
  const sold = await nora.request.put(`/api/conversations/${chat}/sale`, { data: {}, headers });
  expect(sold.status(), await sold.text()).toBe(200);
  await expect(myPoints(page)).toContainText(`Sold “Lamp of the weekend” to ${maya.username}`);

  // Everybody sees the ranks move, without a reload.
  for (const theirs of [page, sam.page]) await expect(ranks(theirs).first()).toContainText(nora.name);
  await expect(ranks(sam.page).first()).toContainText('75');
  await expect(myPlace(page)).toContainText("You're in the lead.");
  await axe(page);
  await noSidewaysScroll(page);

  await endEvent(id);
  await open(maya.page, event);
  await expect(
    maya.page.getByText('Counting the last points').or(won(maya.page, 'Top Lister')),
  ).toBeVisible();
  // A job decides once a minute.
  await expect(won(maya.page, 'Top Lister')).toBeVisible({ timeout: 100_000 });
  await expect(page.getByText('You finished')).toBeVisible();
  await expect(myPoints(page)).toContainText('1 sale');
  await expect(page.getByRole('region', { name: 'Winners' })).toContainText(maya.username);
  await axe(page);
  await open(maya.page, '/notifications');
  await expect(maya.page.getByRole('list', { name: 'Notifications' })).toContainText('You won Top Lister');
  await open(page, '/dashboard/flash-drops');
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('1st');
  await axe(page);
  for (const theirs of [sam.context, maya.context, stranger]) await theirs.close();
});

const won = (page: Page, prize: string) => page.getByText(`You won ${prize}`);

async function conversationAbout(request: APIRequestContext, listingId: string): Promise<string> {
  const answer = await request.post('/api/conversations', { data: { listingId }, headers });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

async function say(request: APIRequestContext, conversationId: string, text: string): Promise<void> {
  const data = { clientId: randomUUID(), text };
  const answer = await request.post(`/api/conversations/${conversationId}/messages`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(201);
}
