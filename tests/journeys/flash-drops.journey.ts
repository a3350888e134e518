import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, devices, type Page, type Route } from '@playwright/test';
import { ask } from './ask-database.ts';
import { anotherMember, fromAnotherHome } from './chat-people.ts';
import { expectPosted, fillListing, postButton } from './create-form.ts';
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

/**
 * Moves the end of an event into the past, by more than the time in which the last points are counted, and queues the job
 * that decides who won, which would come within a minute.
 */
async function endEvent(id: string): Promise<void> {
  await ask(`update flash_drops set ends_at = now() - interval '3 minutes' where id = $1`, [id]);
  await ask(`insert into jobs.job (name) values ('flash-drops.finish')`, []);
}

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
  await expect(page.getByText('The leaderboard opens once three people have points.')).toBeVisible();
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
  const stranger = await asStranger(browser);
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
  await noSidewaysScroll(page);

  await endEvent(id);
  await open(maya.page, event);
  await expect(
    maya.page.getByText('Counting the last points').or(won(maya.page, 'Top Lister')),
  ).toBeVisible();
  await expect(won(maya.page, 'Top Lister')).toBeVisible();
  await expect(page.getByText('You finished')).toBeVisible();
  await expect(myPoints(page)).toContainText('1 sale');
  await expect(page.getByRole('region', { name: 'Winners' })).toContainText(maya.username);
  await axe(page);
  await open(maya.page, '/notifications');
  await expect(maya.page.getByRole('list', { name: 'Notifications' })).toContainText('You won Top Lister');
  await open(page, '/dashboard/flash-drops');
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('1st');
  for (const theirs of [sam.context, maya.context, stranger]) await theirs.close();
});

test('A join shows at once, and without a connection or after the end it is taken back with the reason', {
  tag: '@phone',
}, async ({ page, asMember, expectComplaint }) => {
  const id = await beginEvent(`Refused ${asMember.username.slice(-5)}`);
  await open(page, `/flash-drops/${id}`);
  const join = page.getByRole('button', { name: 'Join', exact: true });
  const joined = page.getByRole('button', { name: "You're in" });

  /** Joins, and decides what becomes of the request once the button shows it. */
  async function joinAndThen(refuse: (route: Route) => Promise<void>): Promise<void> {
    const { promise: shown, resolve } = Promise.withResolvers<void>();
    await page.route('**/participation', (route) => shown.then(() => refuse(route)), { times: 1 });
    await join.click();
    await expect(joined).toBeFocused();
    resolve();
    await expect(joined).toHaveCount(0);
  }

  expectComplaint(/ERR_FAILED/);
  await joinAndThen((route) => route.abort());
  await expectToast(page, 'No connection', 'Please check your connection and try again.');
  await expect(join).toBeFocused();

  await joinAndThen(async (route) => {
    await endEvent(id);
    await route.continue();
  });
  await expectToast(page, 'This Flash Drop is over', 'Look at the upcoming ones and set a reminder.');
  await expect(stage(page)).toContainText('Ended');
  await expect(join).toHaveCount(0);
});

test('Posted into a Flash Drop, a listing says what it earned and what sharing adds (FLASH-08)', {
  tag: '@phone',
}, async ({ page, asMember }) => {
  const title = `Clear-Out ${asMember.username.slice(-5)}`;
  const id = await beginEvent(title);
  await open(page, `/flash-drops/${id}`);
  await page.getByRole('link', { name: 'Post for +20' }).first().click();
  await expect(page).toHaveURL(`/create-listing?event=${id}`);
  await fillListing(page);
  await postButton(page).click();
  await expectPosted(page);
  const earned = page.locator('.on-night-ground').filter({ hasText: title });
  await expect(earned).toContainText('+20');
  await expect(earned).toContainText('Sharing adds 10.');
  await earned.getByRole('link', { name: 'See rank' }).click();
  await expect(myPlace(page)).toContainText('20 points');
  await endEvent(id);
});

test('A listing says which Flash Drop it is in, and its Share button earns a participant the points (FLASH-08, FLASH-16, A-83)', {
  tag: '@phone',
}, async ({ page, context, browser, asMember }) => {
  const sam = await anotherMember(browser, page);
  const title = `Clear-Out ${asMember.username.slice(-5)}`;
  const id = await beginEvent(title);
  const desk = await postListing(sam.context.request, { title: 'Desk to share', photos: 1, eventId: id });
  const inEvent = page.getByRole('region', { name: 'Flash Drop' });

  await open(page, `/listing/${desk.id}`);
  await expect(inEvent).toContainText(/Flash Drop\. Ends \w+day at \d/);
  await expect(inEvent.getByRole('button')).toHaveCount(0);
  await inEvent.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(myPlace(page)).toBeVisible();

  await open(page, `/listing/${desk.id}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await inEvent.getByRole('button', { name: 'Share for +10' }).click();
  await expectToast(page, 'Link copied', 'Paste it wherever you like.');
  const link = await copied();
  expect(link).toContain(`/listing/${desk.id}?share=`);
  // The button that every listing has passes on the same link.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(copied).toBe(link);

  const stranger = await asStranger(browser);
  await open(await stranger.newPage(), link);
  await open(page, `/flash-drops/${id}`);
  await expect(myPoints(page)).toContainText('Someone opened “Desk to share”');
  await expect(myPlace(page)).toContainText('10 points');

  await endEvent(id);
  await open(page, `/listing/${desk.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desk to share');
  await expect(inEvent).toHaveCount(0);
  for (const theirs of [sam.context, stranger]) await theirs.close();
});

/** A browser of someone else, from another home. */
const asStranger = (browser: Browser) =>
  browser.newContext({
    baseURL: process.env.JOURNEY_URL,
    // The browsers of journeys say that they are robots, which do not count.
    userAgent: devices['Desktop Chrome'].userAgent,
    extraHTTPHeaders: fromAnotherHome(),
  });

test('An operator who makes an event is warned of one at the same time, and can make it all the same', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const data = { email: 'nora@example.com', password: 'offhand-demo' };
  expect((await context.request.post('/api/accounts/sign-in', { headers, data })).status()).toBe(204);
  const name = randomUUID().slice(0, 8);
  const year = new Date().getUTCFullYear() + 2;
  await ask(
    `insert into flash_drops (title, description, theme, starts_at, ends_at)
     values ($1, 'Planned long before.', 'tech', $2, $3)`,
    [`Planned ${name}`, `${year}-05-10T12:00Z`, `${year}-05-12T12:00Z`],
  );

  await open(page, '/operator/events');
  await page.getByRole('button', { name: 'Create an event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an event' });
  await dialog.getByLabel('Title').fill(`Beside ${name}`);
  await dialog.getByLabel('Description').fill('On the same days as another.');
  await dialog.getByLabel('Starts', { exact: true }).fill(`${year}-05-11`);
  await dialog.getByLabel('Starts at').fill('09:00');
  await dialog.getByLabel('Ends', { exact: true }).fill(`${year}-05-14`);
  await dialog.getByLabel('Ends at').fill('18:00');
  const warning = dialog.getByText(`Planned ${name} is on at the same time.`);
  await expect(warning).toBeVisible();
  await dialog.getByLabel('Starts', { exact: true }).fill(`${year}-05-13`);
  await expect(warning).toHaveCount(0);
  await dialog.getByLabel('Starts', { exact: true }).fill(`${year}-05-11`);
  await expect(warning).toBeVisible();
  await dialog.getByRole('button', { name: 'Create event' }).click();
  await expectToast(page, 'Event made', `Beside ${name}`);

  const upcoming = page.getByRole('region', { name: 'Coming up' });
  const row = upcoming.getByRole('listitem').filter({ hasText: `Beside ${name}` });
  await row.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit event' });
  await expect(edit.getByText(`Planned ${name} is on at the same time.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel event' }).click();
  await expectToast(page, 'Event canceled', `Beside ${name}`);
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Canceled' })).toContainText(`Beside ${name}`);
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
