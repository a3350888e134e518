import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tests/support/app.ts';
import { LISTING, newGuest, newListing } from '../../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../../tests/support/test-client.ts';
import { idOf, joinZone, ZONE, zoneOfTwo } from '../../../../../../tests/support/zones.ts';
import type { Problem } from '../../../../../platform/server/http/problem.ts';
import type { Zone } from '../../contract/zone.ts';
import type { ZoneEvent } from '../../contract/zone-event.ts';
import type { ZoneListing } from '../../contract/zone-listing.ts';
import { zoneSubject } from '../report-subjects.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

interface Page {
  listings: ZoneListing[];
  nextCursor: string | null;
}
const shown = async (client: TestClient, id: string, query = '') =>
  (await client.get<Page>(`/api/zones/${id}/listings${query}`)).body;
const titles = ({ listings }: Page) => listings.map(({ listing }) => listing.title);
const add = (client: TestClient, id: string, listingId: string) =>
  client.post<Problem>(`/api/zones/${id}/listings`, { listingId });
const pin = (client: TestClient, id: string, listingId: string, pinned = true) =>
  client.api.PATCH('/api/zones/{id}/listings/{listingId}', {
    params: { path: { id, listingId } },
    body: { pinned },
  });
const removalOf = (id: string, listingId: string) => `/api/zones/${id}/listings/${listingId}/removal`;
const activeListings = async (id: string) =>
  (await app.client().get<Zone>(`/api/zones/${id}`)).body.activeListings;
const setStatus = (client: TestClient, id: string, change: string) =>
  client.post('/api/listings/own/changes', { ids: [id], change });

test('Members show own listings that are for sale, and count and list follow their sale', async () => {
  const { id, admin, member } = await zoneOfTwo(app);
  const older = await newListing(member, { title: 'Older' });
  const newer = await newListing(admin, { title: 'Newer' });
  for (let times = 0; times < 2; times += 1) expect((await add(member, id, older.id)).status).toBe(204);
  expect((await add(admin, id, newer.id)).status).toBe(204);
  expect(titles(await shown(app.client(), id))).toEqual(['Newer', 'Older']);
  expect((await shown(member, id)).listings.map(({ own, pinned }) => [own, pinned])).toEqual([
    [false, false],
    [true, false],
  ]);
  const first = await shown(app.client(), id, '?limit=1');
  expect(titles(first)).toEqual(['Newer']);
  expect(titles(await shown(app.client(), id, `?limit=1&cursor=${first.nextCursor}`))).toEqual(['Older']);

  expect((await add(admin, id, older.id)).body.code).toBe('NOT_YOUR_LISTING');
  expect((await add(admin, id, randomUUID())).body.code).toBe('LISTING_NOT_FOUND');
  expect(await activeListings(id)).toBe(2);
  expect((await setStatus(member, older.id, 'pause')).status).toBeLessThan(300);
  expect(await activeListings(id)).toBe(1);
  expect((await add(member, id, older.id)).body.code).toBe('LISTING_NOT_FOR_SALE');
  expect(titles(await shown(member, id))).toEqual(['Newer']);
  await setStatus(member, older.id, 'resume');
  expect(await activeListings(id)).toBe(2);
  await admin.delete(`/api/listings/${newer.id}`);
  expect(titles(await shown(app.client(), id))).toEqual(['Older']);
  expect(await activeListings(id)).toBe(1);
  for (let times = 0; times < 2; times += 1) {
    expect((await member.delete(`/api/zones/${id}/listings/${older.id}`)).status).toBe(204);
  }
  expect(await activeListings(id)).toBe(0);
});

test('A new listing is added to the zone of its form if that exists; non-members are asked to join (NAV-07)', async () => {
  const { id, member, outsider: stranger } = await zoneOfTwo(app);
  const post = (client: TestClient, zoneId: string) =>
    client.post<Problem & { id: string }>('/api/listings', { ...LISTING, title: 'Into the zone', zoneId });
  expect((await post(member, id)).status).toBe(201);
  expect(titles(await shown(app.client(), id))).toEqual(['Into the zone']);
  expect((await post(member, randomUUID())).status).toBe(201);
  for (const outsider of [stranger, await newGuest(app)]) {
    expect((await post(outsider, id)).body).toMatchObject({ status: 403, code: 'NOT_IN_ZONE' });
    const ownListings = await outsider.get<{ listings: { title: string }[] }>('/api/listings/own');
    expect(ownListings.body.listings.map(({ title }) => title)).not.toContain('Into the zone');
  }
});

test('Members are notified of new listings in one notification, except the seller and those who muted the zone', async () => {
  const { id, admin, member, outsider: quiet } = await zoneOfTwo(app);
  await joinZone(id, quiet);
  const off = { params: { path: { id } }, body: { notifications: false } };
  expect((await quiet.api.PATCH('/api/zones/{id}/membership', off)).response.status).toBe(204);
  for (const title of ['Desk', 'Chair']) await add(member, id, (await newListing(member, { title })).id);
  const notificationsOf = async (client: TestClient) =>
    (
      await client.get<{ notifications: { title: string; link: string }[] }>('/api/notifications')
    ).body.notifications.filter(({ link }) => link.includes(id));
  await app.settle();
  expect(await notificationsOf(admin)).toMatchObject([{ title: `2 new listings in ${ZONE.title}` }]);
  expect(await notificationsOf(member)).toEqual([]);
  expect(await notificationsOf(quiet)).toEqual([]);
});

test('An admin pins three listings above the others, and never a fourth, even in parallel', async () => {
  const { id, admin, member } = await zoneOfTwo(app);
  const ids: string[] = [];
  for (const title of ['A', 'B', 'C', 'D', 'E']) {
    const listing = await newListing(member, { title });
    await add(member, id, listing.id);
    ids.push(listing.id);
  }
  const pinned = await Promise.all(ids.map((listing) => pin(admin, id, listing)));
  expect(pinned.map(({ response }) => response.status).toSorted()).toEqual([204, 204, 204, 409, 409]);
  const { listings } = await shown(app.client(), id);
  expect(listings.map((one) => one.pinned)).toEqual([true, true, true, false, false]);
  expect(new Set(listings.map(({ listing }) => listing.id)).size).toBe(5);
  const [first] = listings;
  expect((await pin(admin, id, first?.listing.id ?? '', false)).response.status).toBe(204);
  expect((await pin(admin, id, listings[4]?.listing.id ?? '')).response.status).toBe(204);
  expect((await pin(admin, id, randomUUID())).error).toMatchObject({ code: 'ZONE_LISTING_NOT_FOUND' });
});

test('A pinned listing that is sold or deleted frees its pin, and is not pinned once it is for sale again', async () => {
  const { id, admin, member } = await zoneOfTwo(app);
  const ids: string[] = [];
  for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) {
    const listing = await newListing(member, { title });
    await add(member, id, listing.id);
    ids.push(listing.id);
  }
  const [sold = '', deleted = '', paused = '', ...others] = ids;
  for (const listing of [sold, deleted, paused]) await pin(admin, id, listing);
  expect((await pin(admin, id, others[0] ?? '')).error).toMatchObject({ code: 'TOO_MANY_PINNED' });
  await member.post(`/api/listings/${sold}/sold`);
  await member.delete(`/api/listings/${deleted}`);
  await setStatus(member, paused, 'pause');
  for (const listing of others) expect((await pin(admin, id, listing)).response.status).toBe(204);
  await setStatus(member, paused, 'resume');
  const { listings } = await shown(app.client(), id);
  expect(listings.map(({ listing, pinned }) => [listing.title, pinned])).toEqual([
    ['D', true],
    ['E', true],
    ['F', true],
    ['C', false],
  ]);
});

test('A removed listing is hidden from others, its seller is notified, and it can be put back within 7 days', async () => {
  const { id, admin, member } = await zoneOfTwo(app);
  const { id: listing } = await newListing(member, { title: 'Tickets' });
  await add(member, id, listing);
  const removal = { reason: 'not-local', note: 'Another city.' };
  for (let times = 0; times < 2; times += 1) {
    expect((await admin.put(removalOf(id, listing), removal)).status).toBe(204);
  }
  expect(await activeListings(id)).toBe(0);
  expect((await shown(app.client(), id)).listings).toEqual([]);
  const removed = { reason: 'Not local', by: admin.details.username };
  expect((await shown(member, id)).listings).toMatchObject([{ removed: { ...removed, canPutBack: false } }]);
  expect((await shown(admin, id)).listings).toMatchObject([{ removed: { ...removed, canPutBack: true } }]);
  expect((await add(member, id, listing)).body.code).toBe('ZONE_LISTING_REMOVED');
  // Neither withdrawing the listing nor rejoining the zone gets around the removal.
  await member.delete(`/api/zones/${id}/listings/${listing}`);
  await member.delete(`/api/zones/${id}/membership`);
  expect((await admin.delete(removalOf(id, listing))).status).toBe(404);
  await joinZone(id, member);
  expect((await add(member, id, listing)).body.code).toBe('ZONE_LISTING_REMOVED');

  await app.settle();
  const { body } = await member.get<{ notifications: { title: string; message: string }[] }>(
    '/api/notifications',
  );
  expect(body.notifications[0]?.title).toBe(`Your listing was removed from ${ZONE.title}`);
  expect(body.notifications[0]?.message).toContain('Another city.');

  for (let times = 0; times < 2; times += 1) {
    expect((await admin.delete(removalOf(id, listing))).status).toBe(204);
  }
  expect(titles(await shown(app.client(), id))).toEqual(['Tickets']);

  await admin.put(removalOf(id, listing), removal);
  await app.db
    .updateTable('zone_listings')
    .set({ removed_at: sql`now() - interval '8 days'` })
    .where('listing_id', '=', listing)
    .execute();
  expect((await admin.delete(removalOf(id, listing))).status).toBe(410);
});

test('I see no listings of a person I blocked in a zone', async () => {
  const { id, admin, member } = await zoneOfTwo(app);
  await add(member, id, (await newListing(member)).id);
  await admin.put(`/api/blocks/profile/${await idOf(member)}`);
  expect((await shown(admin, id)).listings).toEqual([]);
  expect((await shown(app.client(), id)).listings).toHaveLength(1);
  await admin.delete(`/api/blocks/profile/${await idOf(member)}`);
});

test('Admins announce events, which are shown until they are over, soonest first (ZONE-27)', async () => {
  const { id, admin } = await zoneOfTwo(app);
  const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();
  const announce = (title: string, from: number, to: number) =>
    admin.post<ZoneEvent & Problem>(`/api/zones/${id}/events`, {
      title,
      place: 'Maple St',
      startsAt: hours(from),
      endsAt: hours(to),
    });
  const second = (await announce('Second', 5, 6)).body;
  await announce('First', 1, 2);
  const third = (await announce('Third', 8, 9)).body;
  const { events } = (await app.client().get<Zone>(`/api/zones/${id}`)).body;
  expect(events.map(({ title }) => title)).toEqual(['First', 'Second']);
  const all = async () =>
    (await app.client().get<{ events: ZoneEvent[] }>(`/api/zones/${id}/events`)).body.events;
  expect((await all()).map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
  for (const [title, from, to, field] of [
    ['', 1, 2, 'title'],
    ['Backwards', 2, 1, 'endsAt'],
    ['Over', -3, -2, 'endsAt'],
    ['Endless', 1, 24 * 15, 'endsAt'],
  ] as const) {
    expect((await announce(title, from, to)).body).toMatchObject({
      code: 'ZONE_EVENT_REFUSED',
      errors: [{ field }],
    });
  }
  const changed = { title: 'Now third', startsAt: third.startsAt, endsAt: third.endsAt };
  await admin.put(`/api/zones/${id}/events/${third.id}`, changed);
  await admin.delete(`/api/zones/${id}/events/${second.id}`);
  await app.db
    .updateTable('zone_events')
    .set({ starts_at: hours(-2), ends_at: hours(-1) })
    .where('title', '=', 'First')
    .execute();
  expect((await all()).map(({ title, place }) => [title, place])).toEqual([['Now third', null]]);
  const missing = await admin.put<Problem>(`/api/zones/${id}/events/${second.id}`, changed);
  expect(missing.body.code).toBe('ZONE_EVENT_NOT_FOUND');
});

test('A zone can be reported, and one that was taken down is hidden from everyone until it is restored', async () => {
  const { id, admin, outsider } = await zoneOfTwo(app);
  const mine = async () => (await admin.get<{ mine: number }>('/api/zones')).body.mine;
  const before = await mine();
  const report = { kind: 'zone', id, reason: 'spam' };
  expect((await outsider.post('/api/reports', report)).status).toBeLessThan(300);
  const setState = (state: 'taken-down' | 'shown') =>
    app.db.transaction().execute((trx) => zoneSubject.setState?.(trx, id, 0, state) ?? Promise.resolve());
  await setState('taken-down');
  for (const client of [admin, app.client()]) {
    expect((await client.get<Problem>(`/api/zones/${id}`)).body.code).toBe('ZONE_GONE');
    expect((await client.get(`/api/zones/${id}/listings`)).status).toBe(410);
    expect((await client.get(`/api/zones/${id}/members`)).status).toBe(410);
  }
  expect(await mine()).toBe(before - 1);
  await setState('shown');
  expect(await mine()).toBe(before);
});

test('The picture of a zone is never fetched from this machine or an internal network', async () => {
  const { admin: creator, id } = await zoneOfTwo(app);
  for (const imageUrl of [
    app.url,
    'http://localhost/a.png',
    'http://169.254.169.254/',
    'file:///etc/passwd',
  ]) {
    expect((await creator.put<Problem>(`/api/zones/${id}`, { ...ZONE, imageUrl })).body.code).toBe(
      'ADDRESS_WITHOUT_PHOTO',
    );
  }
  expect((await creator.get<Zone>(`/api/zones/${id}`)).body.image).toBeNull();
});
