import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { eraseForGood } from '../../../../../tests/support/erase-for-good.ts';
import { type Member, newListing, newMember, PASSWORD } from '../../../../../tests/support/factories.ts';
import { newFlashDrop, stopSchedules } from '../../../../../tests/support/flash-drops.ts';
import type { FlashDrop, FlashDropListings } from '../contract/flash-drop.ts';
import type { Share } from '../contract/points.ts';

let app: TestApp;
let seller: Member;
let fans: Member[];
beforeAll(async () => {
  app = await startTestApp();
  await stopSchedules(app);
  seller = await newMember(app);
  fans = await Promise.all(Array.from({ length: 6 }, () => newMember(app)));
});
afterAll(() => app?.close());

const post = async (eventId: string) => (await newListing(seller, { eventId })).id;
const like = (fan: Member, id: string) => fan.put(`/api/favourites/${id}`);
const unlike = (fan: Member, id: string) => fan.delete(`/api/favourites/${id}`);
const featuredIn = async (event: string) =>
  (await app.client().get<FlashDrop>(`/api/flash-drops/${event}`)).body.featuredListings.map(
    ({ listing, likes, shares }) => ({ id: listing.id, likes, shares }),
  );
const listed = async (event: string) =>
  (await seller.get<FlashDropListings>(`/api/flash-drops/${event}/listings`)).body;

test('Concurrent likes, unlikes and erasures leave the right counts (FLASH-07, FLASH-12)', async () => {
  const event = await newFlashDrop(app);
  const [first, second] = [await post(event), await post(event)];
  await Promise.all(fans.flatMap((fan) => [like(fan, first), like(fan, second)]));
  await Promise.all([
    ...fans.slice(0, 3).map((fan) => unlike(fan, second)),
    ...fans.slice(0, 2).map((fan) => unlike(fan, first)),
    ...fans.slice(3).flatMap((fan) => [like(fan, first), like(fan, second)]),
  ]);
  expect(await featuredIn(event)).toEqual([
    { id: first, likes: 4, shares: 0 },
    { id: second, likes: 3, shares: 0 },
  ]);

  await fans[5]?.post('/api/accounts/me/deletion', { currentPassword: PASSWORD });
  await eraseForGood(app);
  expect(await featuredIn(event)).toMatchObject([{ likes: 3 }, { likes: 2 }]);
});

test('A link counts from when it is opened, and moves its listing up (FLASH-07, FLASH-12)', async () => {
  const event = await newFlashDrop(app);
  const [shared, liked] = [await post(event), await post(event)];
  await like(fans[0] as Member, liked);
  expect(await featuredIn(event)).toMatchObject([{ id: liked }, { id: shared, shares: 0 }]);
  const sharer = fans[1] as Member;
  await sharer.post(`/api/flash-drops/${event}/participation`);
  const { body } = await sharer.post<Share>(`/api/flash-drops/${event}/shares`, { listingId: shared });
  expect(await featuredIn(event)).toMatchObject([{ id: liked }, { id: shared, shares: 0 }]);
  await fans[2]?.post(`/api/flash-drop-shares/${body.token}/opened`);
  expect(await featuredIn(event)).toMatchObject([{ id: shared, shares: 1 }, { id: liked }]);
});

test('Paused and deleted listings are neither shown nor counted in an event until they are back (FLASH-12)', async () => {
  const event = await newFlashDrop(app);
  const [paused, deleted, remaining] = [await post(event), await post(event), await post(event)];
  expect(await listed(event)).toMatchObject({ total: 3, mine: 3 });
  await seller.post(`/api/listings/${paused}/pause`);
  await seller.delete(`/api/listings/${deleted}`);
  expect(await listed(event)).toMatchObject({
    total: 1,
    mine: 1,
    listings: [{ listing: { id: remaining } }],
  });
  expect(await featuredIn(event)).toMatchObject([{ id: remaining }]);
  await seller.delete(`/api/listings/${paused}/pause`);
  await seller.post(`/api/listings/${deleted}/restore`);
  expect(await listed(event)).toMatchObject({ total: 3, mine: 3 });
  expect(await featuredIn(event)).toHaveLength(3);
});

test('Likes count until the end of an event, even if the end is moved (FLASH-12, FLASH-17)', async () => {
  const event = await newFlashDrop(app);
  const id = await post(event);
  const end = (hours: number) =>
    sql`update flash_drops set ends_at = now() + make_interval(hours => ${hours}) where id = ${event}`.execute(
      app.db,
    );
  await like(fans[0] as Member, id);
  await sql`update flash_drops set ends_at = now() where id = ${event}`.execute(app.db);
  await like(fans[1] as Member, id);
  expect(await featuredIn(event)).toMatchObject([{ likes: 1 }]);
  await end(1);
  expect(await featuredIn(event)).toMatchObject([{ likes: 2 }]);
  await end(2);
  expect(await featuredIn(event)).toMatchObject([{ likes: 2 }]);
});

test('The member with the most likes across listings leads; in a tie, the first to reach them leads (FLASH-07, FLASH-17)', async () => {
  const event = await newFlashDrop(app);
  const [other, leaves, buyer] = [await newMember(app), await newMember(app), await newMember(app)];
  const of = async (member: Member) => (await newListing(member, { eventId: event })).id;
  const [first, second, one, most] = [
    await post(event),
    await post(event),
    await of(other),
    await of(leaves),
  ];
  const leader = async () => {
    const { body } = await app.client().get<FlashDrop>(`/api/flash-drops/${event}`);
    const prize = body.prizes.find(({ id }) => id === 'community-favorite');
    return [prize?.leader?.person.name, prize?.leader?.amount];
  };
  expect(await leader()).toEqual([undefined, undefined]);
  for (const fan of [buyer, other, ...fans.slice(0, 1)]) await like(fan, most);
  expect(await leader()).toEqual([leaves.details.username, 3]);
  await leaves.delete(`/api/flash-drops/${event}/participation`);
  expect(await leader()).toEqual([undefined, undefined]);
  for (const fan of fans.slice(0, 2)) await like(fan, one);
  for (const id of [first, second]) await like(buyer, id);
  expect(await leader()).toEqual([other.details.username, 2]);
  await unlike(buyer, first);
  for (const fan of [other, leaves]) await like(fan, first);
  expect(await leader()).toEqual([seller.details.username, 3]);
});
