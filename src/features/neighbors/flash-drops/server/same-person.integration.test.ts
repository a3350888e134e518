import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { dealer } from '../../../../../tests/support/deals.ts';
import {
  LISTING,
  type Member,
  newConversation,
  newListing,
  newMember,
  newMessage,
  PASSWORD,
} from '../../../../../tests/support/factories.ts';
import {
  ageAccounts,
  joinFlashDrop,
  newFlashDrop,
  onNetworkOf,
  pointsIn,
  sellTo,
  stopSchedules,
} from '../../../../../tests/support/flash-drops.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Invitation, PointEntry, Share } from '../contract/points.ts';

let app: TestApp;
let event: string;
/** Sells the listings that others share. */
let seller: Member;
beforeAll(async () => {
  app = await startTestApp();
  await stopSchedules(app);
  event = await newFlashDrop(app);
  seller = await newMember(app);
});
afterAll(() => app?.close());

const join = (client: TestClient) => joinFlashDrop(client, event);
const pointsOf = (client: TestClient) => pointsIn(event, client);
/** Returns a client's ledger, which has this many entries. Newest first. */
async function entriesOf(client: TestClient, count: number): Promise<PointEntry[]> {
  await app.settle();
  const { entries } = await pointsOf(client);
  expect(entries).toHaveLength(count);
  return entries;
}
const SAME_PERSON = { state: 'not-counted', reason: 'same-person', points: 0 } as const;

let accounts = 0;
/** Signs up in this browser. */
async function signUp(client: TestClient, invite?: string): Promise<TestClient> {
  accounts += 1;
  const username = `second.${accounts}`;
  const details = { email: `${username}@example.com`, password: PASSWORD, username, invite };
  expect((await client.post('/api/accounts/sign-up', details)).status).toBe(201);
  return client;
}
const newParticipant = async () => {
  const member = await newMember(app);
  await join(member);
  return member;
};
/** Creates a new browser on another client's network. */
const besides = (other: TestClient) => onNetworkOf(app.client(), other);
/** Creates a signed-out client in another client's browser, on its own network. */
function signedOutIn(browser: TestClient): TestClient {
  const client = app.client();
  client.cookies.set('offhand.device', browser.cookies.get('offhand.device') ?? '');
  return client;
}

/** Asks the seller about a new listing as a buyer, and answers as the seller. */
async function answer(owner: TestClient, asks: TestClient): Promise<string> {
  const chat = await newConversation(asks, await newListing(owner));
  await newMessage(asks, chat, 'Is it there?');
  await newMessage(owner, chat, 'It is.');
  return chat;
}
/** Shares a link to a listing of the event. */
async function share(client: TestClient): Promise<(visitor: TestClient) => Promise<void>> {
  const listing = await newListing(seller, { ...LISTING, eventId: event } as typeof LISTING);
  const what = { listingId: listing.id };
  const { body } = await client.post<Share>(`/api/flash-drops/${event}/shares`, what);
  return async (visitor) => {
    const { status } = await visitor.post(`/api/flash-drop-shares/${body.token}/opened`);
    expect(status).toBe(204);
  };
}

test('Two accounts of one browser earn nothing from each other (FLASH-16)', async () => {
  const nora = await newParticipant();
  const second = await signUp(signedOutIn(nora));
  await dealer(nora, await answer(nora, second)).sell();
  await app.settle();
  expect((await pointsOf(nora)).entries.map(({ act, reason }) => [act, reason]).toSorted()).toEqual([
    ['reply', 'same-person'],
    ['sale', 'same-person'],
  ]);
  expect((await pointsOf(nora)).points).toBe(0);
});

test('A first reply on one network earns nothing, one to a stranger and one between old accounts of neighbors does (FLASH-16)', async () => {
  const nora = await newParticipant();
  const neighbor = await signUp(besides(nora));
  await answer(nora, neighbor);
  expect(await entriesOf(nora, 1)).toMatchObject([{ act: 'reply', ...SAME_PERSON }]);
  await answer(nora, await newMember(app));
  expect(await entriesOf(nora, 2)).toMatchObject([{ act: 'reply', state: 'earned', points: 5 }, SAME_PERSON]);
  // One old account is not enough.
  await ageAccounts(app, 31, nora);
  await answer(nora, neighbor);
  expect(await entriesOf(nora, 3)).toMatchObject([SAME_PERSON, { points: 5 }, SAME_PERSON]);
  await ageAccounts(app, 31, neighbor);
  await answer(nora, neighbor);
  expect(await entriesOf(nora, 4)).toMatchObject([
    { act: 'reply', state: 'earned', points: 5 },
    SAME_PERSON,
    { points: 5 },
    SAME_PERSON,
  ]);
});

test('A sale on one network earns nothing, until both accounts are older than a month (FLASH-16)', async () => {
  const nora = await newParticipant();
  const neighbor = await signUp(besides(nora));
  await ageAccounts(app, 8, neighbor);
  await sellTo(nora, neighbor);
  expect(await entriesOf(nora, 1)).toMatchObject([{ act: 'sale', ...SAME_PERSON }]);
  await ageAccounts(app, 31, nora, neighbor);
  await sellTo(nora, neighbor);
  expect(await entriesOf(nora, 2)).toMatchObject([{ act: 'sale', state: 'earned', points: 50 }, SAME_PERSON]);
});

test('An invited account on the same network earns nothing, a friend elsewhere does (FLASH-16)', async () => {
  const nora = await newParticipant();
  const { code } = (await nora.get<Invitation>('/api/invitation')).body;
  await signUp(besides(nora), code);
  expect(await entriesOf(nora, 1)).toMatchObject([{ act: 'invite', ...SAME_PERSON }]);
  await signUp(app.client(), code);
  expect(await entriesOf(nora, 2)).toMatchObject([
    { act: 'invite', state: 'earned', reason: null, points: 15 },
    SAME_PERSON,
  ]);
  expect((await nora.get<Invitation>('/api/invitation')).body.joined).toBe(2);
});

test('The network where I join an event or post into it counts, even if I logged in elsewhere (FLASH-16)', async () => {
  const atHome = async (takePart: (client: TestClient) => Promise<unknown>) => {
    const nora = await newMember(app);
    const home = await signUp(app.client());
    await takePart(onNetworkOf(nora, home));
    // The requests that follow come from another network.
    onNetworkOf(nora, app.client());
    await answer(nora, home);
    return nora;
  };
  const joined = await atHome(join);
  expect(await entriesOf(joined, 1)).toMatchObject([{ act: 'reply', ...SAME_PERSON }]);
  const posted = await atHome((nora) => newListing(nora, { ...LISTING, eventId: event } as typeof LISTING));
  expect(await entriesOf(posted, 2)).toMatchObject([
    { act: 'reply', ...SAME_PERSON },
    { act: 'post', points: 20 },
  ]);
});

test('A link opened in my own browser earns nothing, also when I am signed out and on another network (FLASH-16)', async () => {
  const nora = await newParticipant();
  const open = await share(nora);
  await open(signedOutIn(nora));
  // A second account of mine in this browser.
  const second = await signUp(besides(nora));
  await open(signedOutIn(second));
  expect(await pointsOf(nora)).toMatchObject({ points: 0, entries: [{ act: 'share', ...SAME_PERSON }] });
  await open(signedOutIn(seller));
  expect(await pointsOf(nora)).toMatchObject({ points: 10, waiting: [] });
});

test('A link opened in a second browser on my network earns nothing, in the browser of an old account of a neighbor it does (FLASH-16)', async () => {
  const nora = await newParticipant();
  const open = await share(nora);
  const neighbor = await newMember(app);
  await ageAccounts(app, 0, nora, neighbor);
  const theirBrowser = onNetworkOf(signedOutIn(neighbor), nora);
  await open(besides(nora));
  await open(theirBrowser);
  await ageAccounts(app, 31, nora);
  await open(theirBrowser);
  expect(await pointsOf(nora)).toMatchObject({ points: 0, entries: [{ act: 'share', ...SAME_PERSON }] });
  await ageAccounts(app, 31, neighbor);
  await open(besides(nora));
  expect((await pointsOf(nora)).points).toBe(0);
  await open(theirBrowser);
  expect(await pointsOf(nora)).toMatchObject({ points: 10, waiting: [] });
});

test('A link opened by a member on my network earns nothing, until both accounts are older than a month (FLASH-16)', async () => {
  const nora = await newParticipant();
  const open = await share(nora);
  const neighbor = await signUp(besides(nora));
  await open(neighbor);
  expect(await pointsOf(nora)).toMatchObject({ points: 0, entries: [{ act: 'share', ...SAME_PERSON }] });
  await ageAccounts(app, 31, nora, neighbor);
  await open(neighbor);
  expect((await pointsOf(nora)).points).toBe(10);
});
