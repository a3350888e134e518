import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { OwnListings } from '../contract/own-listings.ts';
import { forgetViewers } from './views.routes.ts';

let app: TestApp;
let seller: Member;

beforeAll(async () => {
  app = await startTestApp();
  seller = await newMember(app);
});
afterAll(() => app?.close());

const look = (client: TestClient, id: string) => client.post(`/api/listings/${id}/views`);
const ownListings = async (client: TestClient) => (await client.get<OwnListings>('/api/listings/own')).body;
const viewsOf = async (id: string) =>
  (await ownListings(seller)).listings.find((listing) => listing.id === id)?.views;

test('A listing counts views of members, guests and visitors, each once a day (DASH-06)', async () => {
  const { id } = await newListing(seller);
  const viewers = [app.client(), app.client(), await newMember(app), await newGuest(app)];
  expect(await viewsOf(id)).toBe(0);
  for (const viewer of [...viewers, ...viewers]) expect((await look(viewer, id)).status).toBe(204);
  expect(await viewsOf(id)).toBe(4);

  await app.db.updateTable('listing_views').set({ day: sql`day - 1` }).where('listing_id', '=', id).execute();
  await app.db.deleteFrom('attempts').where('key', 'like', `view:${id}:%`).execute();
  for (const viewer of viewers) await look(viewer, id);
  expect(await viewsOf(id)).toBe(8);
});

test('A view sent twenty times at once counts once (DASH-06)', async () => {
  const { id } = await newListing(seller);
  const viewer = await newMember(app);
  await Promise.all(Array.from({ length: 20 }, () => look(viewer, id)));
  expect(await viewsOf(id)).toBe(1);
});

test('Views of the owner and of bots do not count (DASH-06)', async () => {
  const guest = await newGuest(app);
  const ofGuest = await newListing(guest);
  const ofMember = await newListing(seller);
  await look(guest, ofGuest.id);
  await look(seller, ofMember.id);
  const bot = app.client();
  for (const name of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', '']) {
    bot.userAgent = name;
    await look(bot, ofMember.id);
  }
  expect(await viewsOf(ofMember.id)).toBe(0);
  expect((await ownListings(guest)).views).toBe(0);
});

test('Faked browsers soon stop counting; a household counts (DASH-06)', async () => {
  const { id } = await newListing(seller);
  const viewer = app.client();
  const { userAgent } = viewer;
  for (let made = 0; made < 30; made += 1) {
    viewer.userAgent = `${userAgent} Made/${made}`;
    expect((await look(viewer, id)).status).toBe(204);
  }
  expect(await viewsOf(id)).toBe(6);
});

test('My dashboard adds up the views of all my listings, and shows how many members saved each (DASH-06)', async () => {
  const guest = await newGuest(app);
  const [first, second] = [await newListing(guest), await newListing(guest)];
  const viewer = await newMember(app);
  await look(viewer, first.id);
  await look(viewer, second.id);
  await look(app.client(), second.id);
  await viewer.put(`/api/favourites/${second.id}`);
  const { views, listings } = await ownListings(guest);
  expect(views).toBe(3);
  expect(listings.map((listing) => [listing.views, listing.favourites])).toEqual([
    [2, 1],
    [1, 0],
  ]);
});

test('Viewers are forgotten when the day is over; the number stays (DASH-06)', async () => {
  const { id } = await newListing(seller);
  await look(await newMember(app), id);
  await forgetViewers(app.db);
  const viewers = () => app.db.selectFrom('listing_views').selectAll().where('listing_id', '=', id).execute();
  expect(await viewers()).toHaveLength(1);
  await app.db.updateTable('listing_views').set({ day: sql`day - 1` }).where('listing_id', '=', id).execute();
  await forgetViewers(app.db);
  expect(await viewers()).toHaveLength(0);
  expect(await viewsOf(id)).toBe(1);
});

test('A view of a missing listing counts nothing and causes no error', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await look(app.client(), nobody)).status).toBe(204);
  expect((await look(app.client(), 'nothing')).status).toBe(422);
});
