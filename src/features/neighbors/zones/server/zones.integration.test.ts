import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type Member,
  newGuest,
  newListing,
  newMember,
  newPhoto,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { newZone, ZONE } from '../../../../../tests/support/zones.ts';
import { HOUR_MS } from '../../../../shared/time.ts';
import type { NearbyZones, Zone, ZonePage } from '../contract/zone.ts';
import { countActivity } from './zones.ts';

let app: TestApp;
/** Shared accounts, because signing up is slower than everything else here. */
let creator: Member;
let other: Member;
beforeAll(async () => {
  app = await startTestApp();
  [creator, other] = await Promise.all([newMember(app), newMember(app)]);
});
afterAll(() => app?.close());

const get = async (client: TestClient, id: string) => (await client.get<Zone>(`/api/zones/${id}`)).body;
const list = async (client: TestClient, query: Record<string, string> = {}) =>
  (await client.get<ZonePage>(`/api/zones?${new URLSearchParams(query)}`)).body;
const join = (client: TestClient, id: string) => client.post<Zone>(`/api/zones/${id}/membership`);
const leave = (client: TestClient, id: string) => client.delete(`/api/zones/${id}/membership`);
const names = ({ zones }: ZonePage) => zones.map(({ name }) => name);
/** Returns a word that no other test uses, to find only the zones of the current test. */
const word = () => `z${randomUUID().slice(0, 8)}`;

test('The home page shows the three zones nearest to me, with what is new today, or else the most active ones', async () => {
  const mentioned = async (query: string) =>
    (await app.client().get<NearbyZones>(`/api/zones/nearby${query}`)).body.zones;
  const nora = await newMember(app);
  const at = (latitude: number) => ({ latitude, longitude: 12 });
  const [far, closest] = [
    await newZone(nora, { title: 'Across the bay', position: at(-60.3) }),
    await newZone(nora, { title: 'Around the corner', position: at(-60.01) }),
  ];
  const listing = await newListing(nora);
  await nora.post(`/api/zones/${closest}/listings`, { listingId: listing.id });
  expect(await mentioned('?near=-60,12')).toMatchObject([
    { id: closest, name: 'Around the corner', distance: 1.1, activeListings: 1, newToday: 1 },
    { id: far, newToday: 0 },
  ]);
  await app.db
    .updateTable('zone_listings')
    .set({ added_at: new Date(Date.now() - 25 * HOUR_MS) })
    .where('zone_id', '=', closest)
    .execute();
  expect((await mentioned('?near=-60,12'))[0]).toMatchObject({ id: closest, newToday: 0 });
  for (const query of ['', '?near=-70,-150']) {
    const zones = await mentioned(query);
    expect(zones.length).toBeGreaterThan(0);
    for (const { distance } of zones) expect(distance).toBeNull();
  }
  expect((await app.client().get('/api/zones/nearby?near=home')).status).toBe(422);
});

test('A member creates a zone and becomes its admin, and everyone sees it at its address (ZONE-11, ZONE-18, ZONE-27, DATA-14)', async () => {
  const first = await newZone(other, {
    title: '  Maple  &  4th ',
    type: 'campus',
    area: 'Old Town',
    position: { latitude: 45.5231, longitude: -122.6765 },
    rules: ['No shipping.', ' ', 'Be kind.'],
  });
  const second = await newZone(other, { title: 'Crate Diggers' });
  expect(await get(app.client(), first)).toMatchObject({
    id: first,
    name: 'Maple & 4th',
    description: ZONE.description,
    type: 'campus',
    location: 'Old Town',
    position: { latitude: 45.52, longitude: -122.68 },
    image: null,
    memberCount: 1,
    activeListings: 0,
    rules: ['No shipping.', 'Be kind.'],
    memberList: [{ role: 'admin', person: { name: other.details.username } }],
    events: [],
    membership: null,
    can: { join: true, post: false, edit: false, readLog: false },
  });
  expect((await get(app.client(), second)).name).toBe('Crate Diggers');
  expect(await get(other, first)).toMatchObject({
    membership: { role: 'admin', lastAdmin: true, notifications: true },
    can: { join: false, post: true, edit: true, moderate: true, manageMembers: true },
  });
  const row = await app.db.selectFrom('zones').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ title: 'Maple & 4th', photo_id: null, status: 'active' });
  expect(row.creator_id).not.toBeNull();
});

test('The list shows zones as cards, and the viewer’s zones separately (ZONE-01, ZONE-02, ZONE-07, ZONE-25)', async () => {
  const tag = word();
  const lister = await newMember(app);
  const mine = await newZone(lister, { title: `${tag} mine` });
  await newZone(other, { title: `${tag} theirs` });
  const listing = await newListing(lister, { title: 'Moka pot', price: '18' });
  await lister.post(`/api/zones/${mine}/listings`, { listingId: listing.id });

  expect(await list(lister)).toMatchObject({ tab: 'my-zones', mine: 1, nextCursor: null });
  expect(names(await list(lister))).toEqual([`${tag} mine`]);
  const all = await list(lister, { tab: 'explore', q: tag });
  expect(names(all).toSorted()).toEqual([`${tag} mine`, `${tag} theirs`]);
  expect(all.zones.find(({ id }) => id === mine)).toMatchObject({
    name: `${tag} mine`,
    location: null,
    type: 'neighbourhood',
    image: null,
    members: 1,
    activeListings: 1,
    distance: null,
    featuredListings: [{ id: listing.id, title: 'Moka pot', priceCents: 1800 }],
    role: 'admin',
  });
  const visitor = await list(app.client(), { q: tag });
  expect(visitor).toMatchObject({ tab: 'explore', mine: 0 });
  expect(visitor.zones.map(({ role }) => role)).toEqual([null, null]);
  expect(await list(app.client(), { tab: 'my-zones' })).toMatchObject({ zones: [], mine: 0 });
});

test('Search looks in names and descriptions, whatever the accents, and one type shows only that (ZONE-04, ZONE-26)', async () => {
  const tag = word();
  await newZone(creator, { title: `${tag} Café`, type: 'campus' });
  await newZone(creator, { title: `${tag} Records`, description: 'A café for vinyl.', type: 'interest' });
  await newZone(creator, { title: `${tag} 100% Street`, type: 'neighbourhood' });
  const foundNames = async (query: Record<string, string>) =>
    names(await list(app.client(), { tab: 'explore', ...query })).filter((name) => name.startsWith(tag));
  expect((await foundNames({ q: 'cafe' })).toSorted()).toEqual([`${tag} Café`, `${tag} Records`]);
  expect(await foundNames({ q: `${tag} 100%` })).toEqual([`${tag} 100% Street`]);
  expect(await foundNames({ q: `${tag}_` })).toEqual([]);
  expect(await foundNames({ q: tag, type: 'interest' })).toEqual([`${tag} Records`]);
  expect((await app.client().get('/api/zones?type=club')).status).toBe(422);
});

test('Every zone is listed once, in pages, the most recently active first', async () => {
  const tag = word();
  for (let n = 0; n < 5; n += 1) {
    const id = await newZone(creator, { title: `${tag} ${n}` });
    const at = new Date(Date.now() - n * 60_000);
    await app.db.updateTable('zones').set({ last_active_at: at }).where('id', '=', id).execute();
  }
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: ZonePage = await list(app.client(), {
      tab: 'explore',
      q: tag,
      limit: '2',
      ...(cursor && { cursor }),
    });
    seen.push(...names(page));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual([0, 1, 2, 3, 4].map((n) => `${tag} ${n}`));
  expect((await app.client().get('/api/zones?cursor=nonsense')).status).toBe(422);
});

test('A new zone is not first: the most active zone had the most posts, listings and new members in 30 days', async () => {
  const tag = word();
  const founder = await newMember(app);
  const [busy, quiet, closed] = [
    await newZone(founder, { title: `${tag} busy` }),
    await newZone(founder, { title: `${tag} quiet` }),
    await newZone(founder, { title: `${tag} closed` }),
  ];
  await founder.put(`/api/zones/${closed}`, { ...ZONE, title: `${tag} closed`, discussion: 'members' });
  const post = (zone: string) =>
    founder.post(`/api/zones/${zone}/posts`, { clientId: randomUUID(), text: 'Anyone here?' });
  for (const zone of [closed, closed, quiet, busy]) expect((await post(zone)).status).toBe(201);
  await join(other, busy);
  await newZone(founder, { title: `${tag} new` });
  await countActivity(app);
  const counted = await app.db
    .selectFrom('zones')
    .select(['title', 'activity'])
    .where('title', 'like', `${tag}%`)
    .orderBy('activity', 'desc')
    .execute();
  expect(counted.map(({ activity }) => activity)).toEqual([2, 1, 0, 0]);
  const first = await list(app.client(), { tab: 'explore', q: tag, limit: '2' });
  expect(names(first)).toEqual([`${tag} busy`, `${tag} quiet`]);
  const next = await list(app.client(), { tab: 'explore', q: tag, cursor: first.nextCursor ?? '' });
  expect(names(next)).toEqual([`${tag} new`, `${tag} closed`]);
});

test('Nearby are the three nearest zones, with their distance, or the most active three without a position (ZONE-03)', async () => {
  const tag = word();
  for (const latitude of [10.4, 10.1, 10.3, 10.2, 10.5]) {
    await newZone(other, {
      title: `${tag} ${latitude}`,
      area: 'Here',
      position: { latitude, longitude: 20 },
    });
  }
  const near = await list(app.client(), { tab: 'nearby', near: '10,20', q: tag });
  expect(names(near)).toEqual([`${tag} 10.1`, `${tag} 10.2`, `${tag} 10.3`]);
  expect(near.zones[0]?.distance).toBeCloseTo(11.1, 0);
  expect(near.nextCursor).toBeNull();
  const anywhere = await list(app.client(), { tab: 'nearby', q: tag });
  expect(names(anywhere)).toEqual([`${tag} 10.5`, `${tag} 10.2`, `${tag} 10.3`]);
});

test('A form with blank or too long fields is refused with a message for each field (ZONE-14, ZONE-19)', async () => {
  expect((await creator.post('/api/zones', { title: ' ', description: '' })).body).toMatchObject({
    code: 'ZONE_INCOMPLETE',
    title: 'Missing Information',
    detail: 'Please fill in all required fields',
    errors: [{ field: 'title' }, { field: 'description' }],
  });
  const long = {
    title: 'x'.repeat(61),
    description: 'x'.repeat(501),
    area: 'x'.repeat(81),
    rules: Array.from({ length: 9 }, (_, n) => `Rule ${n}`),
  };
  const { status, body } = await creator.post<{ errors: { field: string }[] }>('/api/zones', long);
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'ZONE_REFUSED', title: 'Error' });
  expect(body.errors.map(({ field }) => field)).toEqual(['title', 'description', 'area', 'rules']);
});

test('Visitors and guests are asked to sign in before they create a zone, join one or do anything in it (ZONE-17, ZONE-20)', async () => {
  const id = await newZone(other);
  for (const client of [app.client(), await newGuest(app)]) {
    expect((await client.post('/api/zones', ZONE)).body).toMatchObject({
      status: 401,
      title: 'Authentication Required',
      detail: 'Please sign in to create a drop zone',
    });
    expect((await join(client, id)).body).toMatchObject({
      status: 401,
      title: 'Login Required',
      detail: 'Please log in to join a drop zone',
    });
    expect((await leave(client, id)).status).toBe(401);
    expect((await client.get(`/api/zones/${id}/log`)).status).toBe(401);
    expect((await client.post(`/api/zones/${id}/invite`, {})).status).toBe(401);
  }
});

test('Sending the form twice creates one zone', async () => {
  const sender = await newMember(app);
  const zone = { ...ZONE, submissionId: randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => sender.post<{ id: string }>('/api/zones', zone)));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await list(sender)).mine).toBe(1);
  // A submission id of someone else doesn't return their zone.
  expect((await other.post('/api/zones', zone)).status).toBe(422);
});

test('A member joins and leaves, repeatedly and in parallel, and the count stays right (ZONE-21, ZONE-22)', async () => {
  const id = await newZone(creator);
  const member = other;
  const joins = await Promise.all(Array.from({ length: 6 }, () => join(member, id)));
  expect(joins.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(joins[0]?.body).toMatchObject({ memberCount: 2, membership: { role: 'member', lastAdmin: false } });
  expect(await get(app.client(), id)).toMatchObject({ memberCount: 2 });
  const leaves = await Promise.all(Array.from({ length: 6 }, () => leave(member, id)));
  expect(leaves.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 204]);
  expect(await get(member, id)).toMatchObject({ memberCount: 1, membership: null });
});

test('An address without a zone is not found (ZONE-23)', async () => {
  const member = other;
  for (const id of [randomUUID(), '00000000-0000-0000-0000-000000000000']) {
    expect((await member.get(`/api/zones/${id}`)).body).toMatchObject({ code: 'ZONE_NOT_FOUND' });
    expect((await join(member, id)).body).toMatchObject({ code: 'ZONE_NOT_FOUND' });
    expect((await leave(member, id)).body).toMatchObject({ code: 'ZONE_NOT_FOUND' });
  }
  expect((await member.get('/api/zones/1')).status).toBe(422);
});

test('An uploaded picture becomes the zone’s picture, and an admin can change or remove it (ZONE-13)', async () => {
  const admin = await newMember(app);
  const photo = await newPhoto(admin);
  const id = await newZone(admin, { photoId: photo.id });
  expect((await get(app.client(), id)).image?.id).toBe(photo.id);
  const again = await admin.post('/api/zones', { ...ZONE, photoId: photo.id });
  expect(again.body).toMatchObject({ code: 'ZONE_PICTURE_GONE' });
  const stolen = await newPhoto(other);
  expect((await admin.post('/api/zones', { ...ZONE, photoId: stolen.id })).status).toBe(422);
  const refusal = await admin.post('/api/zones', { ...ZONE, photoId: randomUUID() });
  expect(refusal).toMatchObject({ status: 422, body: { code: 'ZONE_PICTURE_GONE' } });

  const edit = (more: object) => admin.put<Zone>(`/api/zones/${id}`, { ...ZONE, ...more });
  expect((await edit({ title: 'Renamed' })).body).toMatchObject({ name: 'Renamed', image: { id: photo.id } });
  const next = await newPhoto(admin);
  expect((await edit({ photoId: next.id })).body.image?.id).toBe(next.id);
  expect((await edit({ photoId: next.id })).body.image?.id).toBe(next.id);
  expect((await edit({ photoId: null })).body.image).toBeNull();
});
