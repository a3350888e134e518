import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { dealer } from '../../../../../tests/support/deals.ts';
import { deleteForGood } from '../../../../../tests/support/delete-for-good.ts';
import {
  type Member,
  newConversation,
  newGuest,
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
import { connectLive } from '../../../../../tests/support/live-client.ts';
import { personOf } from '../../../../../tests/support/sales.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { FlashDropListings } from '../contract/flash-drop.ts';
import { FLASH_DROP_UPDATES } from '../contract/flash-drop-updates.ts';
import type { Invitation, Share } from '../contract/points.ts';

let app: TestApp;
let event: string;
let seller: Member;
beforeAll(async () => {
  app = await startTestApp();
  await stopSchedules(app);
  event = await newFlashDrop(app);
  seller = await newMember(app);
});
afterAll(() => app?.close());

const pointsOf = (client: TestClient, of = event) => pointsIn(of, client);
/** Checks that the background job has counted these points. */
async function earns(client: TestClient, points: number): Promise<void> {
  await app.settle();
  expect((await pointsOf(client)).points).toBe(points);
}
const join = (client: TestClient) => joinFlashDrop(client, event);
const post = (client: TestClient, eventId = event) => newListing(client, { eventId });

test('A listing posted into an event is shown there, earns 20 points, and joins its seller (FLASH-08, FLASH-16)', async () => {
  const page = await connectLive(app.url, app.client(), {}, '/api/live?as=visitor');
  page.socket.send(JSON.stringify({ subscribe: `flash-drop:${event}` }));
  await page.receive('live.subscribed');
  const listing = await post(seller);
  expect(await pointsOf(seller)).toMatchObject({
    points: 20,
    total: 1,
    entries: [{ act: 'post', state: 'earned', points: 20, listingId: listing.id, itemTitle: 'Desk lamp' }],
  });
  const { body } = await app.client().get<FlashDropListings>(`/api/flash-drops/${event}/listings`);
  expect(body).toMatchObject({ total: 1, listings: [{ listing: { id: listing.id }, likes: 0, shares: 0 }] });
  const { ids } = await page.receive(FLASH_DROP_UPDATES.standings);
  expect(ids).toEqual([event]);
  page.socket.terminate();
});

test('A listing for a past, upcoming or unknown event is posted without earning points (FLASH-08)', async () => {
  const nora = await newMember(app);
  const over = await newFlashDrop(app, { startsIn: -9, endsIn: -1 });
  const soon = await newFlashDrop(app, { startsIn: 1, endsIn: 9 });
  for (const id of [over, soon, '00000000-0000-4000-8000-000000000000']) {
    await post(nora, id);
    expect((await pointsOf(nora, id)).points).toBe(0);
  }
  const guest = await newGuest(app);
  await post(guest);
  expect(
    await app.db
      .selectFrom('flash_drop_participants')
      .select('profile_id')
      .where('flash_drop_id', 'in', [over, soon])
      .execute(),
  ).toEqual([]);
});

test('The first reply in a conversation earns 5 points, further ones and the first message nothing (FLASH-16)', async () => {
  const [nora, buyer] = await Promise.all([newMember(app), newMember(app)]);
  await Promise.all([join(nora), join(buyer)]);
  const listing = await newListing(nora);
  const chat = await newConversation(buyer, listing);
  await newMessage(buyer, chat, 'Hello');
  await newMessage(nora, chat, 'Hi there');
  await newMessage(buyer, chat, 'Nice');
  await newMessage(nora, chat, 'Thanks');
  await earns(nora, 5);
  const { entries } = await pointsOf(nora);
  expect(entries).toMatchObject([{ act: 'reply', person: { id: (await personOf(app, buyer)).profileId } }]);
  expect((await pointsOf(buyer)).points).toBe(0);
});

test('A shared listing earns 10 points once someone else opens it: not the sharer, the seller, the same browser or a crawler (FLASH-16)', async () => {
  const [sharer, friend] = await Promise.all([newMember(app), newMember(app)]);
  const listing = await post(seller);
  expect((await sharer.post(`/api/flash-drops/${event}/shares`, { listingId: listing.id })).status).toBe(409);
  await join(sharer);
  const share = async () =>
    (await sharer.post<Share>(`/api/flash-drops/${event}/shares`, { listingId: listing.id })).body;
  const { token, path, opened } = await share();
  expect(path).toBe(`/listing/${listing.id}?share=${token}`);
  expect(opened).toBe(false);
  expect((await share()).token).toBe(token);
  expect((await pointsOf(sharer)).waiting).toMatchObject([{ state: 'waiting', listingId: listing.id }]);

  const open = (client: TestClient, of = token) => client.post(`/api/flash-drop-shares/${of}/opened`);
  const crawler = app.client();
  crawler.userAgent = 'Googlebot/2.1 (+http://www.google.com/bot.html)';
  const signedOut = onNetworkOf(app.client(), sharer);
  for (const client of [sharer, seller, crawler, signedOut]) expect((await open(client)).status).toBe(204);
  expect((await pointsOf(sharer)).points).toBe(0);

  await Promise.all([open(friend), open(app.client()), open(friend)]);
  expect(await pointsOf(sharer)).toMatchObject({
    points: 10,
    waiting: [],
    entries: [
      { state: 'earned', points: 10 },
      { state: 'not-counted', reason: 'same-person', points: 0 },
    ],
  });
  expect((await open(friend, 'guessed')).status).toBe(404);
});

test('A sale to a named buyer earns 50 points, and undoing it takes them back (FLASH-16)', async () => {
  const [nora, buyer] = await Promise.all([newMember(app), newMember(app)]);
  await ageAccounts(app, 8, buyer);
  await join(nora);
  const chat = await sellTo(nora, buyer);
  await earns(nora, 50);
  expect((await pointsOf(nora)).entries).toMatchObject([{ act: 'sale', itemTitle: 'Desk lamp' }]);
  await dealer(nora, chat).undoSale();
  await earns(nora, 0);
  expect((await pointsOf(nora)).entries).toMatchObject([
    { state: 'taken-back', points: -50 },
    { points: 50 },
  ]);
});

test('Removing a listing takes its points back, unless it was sold (FLASH-16)', async () => {
  const [nora, buyer] = await Promise.all([newMember(app), newMember(app)]);
  await ageAccounts(app, 8, buyer);
  const [removed, sold] = [await post(nora), await post(nora)];
  const chat = await newConversation(buyer, sold);
  await newMessage(buyer, chat, 'I take it');
  await dealer(nora, chat).sell();
  await earns(nora, 90);
  for (const { id } of [removed, sold]) await nora.delete(`/api/listings/${id}`);
  await deleteForGood(app);
  await earns(nora, 70);
  expect((await pointsOf(nora)).entries[0]).toMatchObject({
    state: 'taken-back',
    points: -20,
    listingId: null,
  });
});

test('A friend who signs up with a participant’s link earns them 15 points, and an unknown code changes nothing (FLASH-16)', async () => {
  const nora = await newMember(app);
  await join(nora);
  const { code, url } = (await nora.get<Invitation>('/api/invitation')).body;
  expect(url).toBe(`http://offhand.test/auth?tab=sign-up&invite=${code}`);
  const signUp = (name: string, invite: string) =>
    app.client().post('/api/accounts/sign-up', {
      email: `${name}@example.com`,
      password: PASSWORD,
      username: name,
      invite,
    });
  expect((await signUp('stranger', 'unknown')).status).toBe(201);
  expect((await signUp('friend', code)).status).toBe(201);
  await earns(nora, 15);
  expect((await nora.get<Invitation>('/api/invitation')).body.joined).toBe(1);
  expect((await pointsOf(nora)).entries).toMatchObject([{ act: 'invite', person: { username: 'friend' } }]);
});

test('A sale counts once per buyer, even if two are reported at the same time, and My points says why (FLASH-16)', async () => {
  const [nora, buyer] = await Promise.all([newMember(app), newMember(app)]);
  await ageAccounts(app, 8, buyer);
  await join(nora);
  await Promise.all([sellTo(nora, buyer), sellTo(nora, buyer)]);
  await app.settle();
  expect((await pointsOf(nora)).total).toBe(2);
  const { points, entries } = await pointsOf(nora);
  expect(points).toBe(50);
  expect(entries).toMatchObject([
    { state: 'not-counted', reason: 'same-buyer', points: 0 },
    { state: 'earned', reason: null, points: 50 },
  ]);
});

test('A sale to a new account counts only when both confirmed the meet-up (FLASH-16)', async () => {
  const [nora, stranger, neighbor] = await Promise.all([newMember(app), newMember(app), newMember(app)]);
  await ageAccounts(app, 0, stranger, neighbor);
  await join(nora);
  await sellTo(nora, stranger);
  await app.settle();
  expect((await pointsOf(nora)).entries).toMatchObject([{ reason: 'new-buyer', points: 0 }]);
  const chat = await newConversation(neighbor, await newListing(nora));
  await newMessage(neighbor, chat, 'Tomorrow?');
  const meetup = randomUUID();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect((await dealer(neighbor, chat).meet('The library', tomorrow, meetup)).status).toBe(200);
  expect((await dealer(nora, chat).confirm(meetup)).status).toBe(200);
  await dealer(nora, chat).sell();
  await earns(nora, 50);
});
