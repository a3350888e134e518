import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { compare, threePhones } from '../../../../../tests/support/comparisons.ts';
import {
  type Member,
  newGuest,
  newListing,
  newMember,
  PASSWORD,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import type { ComparableListing } from '../contract/comparable-listing.ts';
import type { Comparison } from '../contract/comparison.ts';
import type { ComparisonHistory } from '../contract/comparison-history.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import type { SharedComparison, VisitorShare } from '../contract/shared-comparison.ts';
import { dropExpiredShares } from './shared-comparisons.ts';

let app: TestApp;
let seller: Member;
beforeAll(async () => {
  app = await startTestApp();
  seller = await newMember(app);
});
afterAll(() => app?.close());
// The seller of these tests posts more than the rate limit allows.
beforeEach(() => app.db.deleteFrom('attempts').execute());

const history = async (client: TestClient, list: 'recent' | 'saved') =>
  (await client.get<ComparisonHistory>(`/api/comparisons?list=${list}`)).body.comparisons;

const find = (client: TestClient, query: string) =>
  client.get<{ listings: ComparableListing[]; code: string }>(`/api/comparisons/listings?${query}`);

test('After six comparisons, Recent has the last 5, for members and guests, and only for their owner (ASSIST-27, ASSIST-28)', async () => {
  const lamps = [];
  for (let made = 0; made < 7; made += 1) lamps.push(await newListing(seller));
  for (const viewer of [await newMember(app), await newGuest(app)]) {
    const ids = [];
    for (let index = 0; index < 6; index += 1) {
      ids.push((await compare(viewer, lamps.slice(index, index + 2))).body.id);
    }
    expect((await history(viewer, 'recent')).map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
    // Comparing the same items again updates the existing comparison.
    expect((await compare(viewer, lamps.slice(2, 4))).body.id).toBe(ids[2]);
    expect((await history(viewer, 'recent'))[0]).toMatchObject({
      id: ids[2],
      subject: 'lamps',
      saved: false,
    });
  }
  expect(await history(app.client(), 'recent')).toEqual([]);
});

test('A saved comparison stays until it is removed from Saved (ASSIST-25)', async () => {
  const viewer = await newMember(app);
  const lamps = [];
  for (let made = 0; made < 7; made += 1) lamps.push(await newListing(seller));
  const { id } = (await compare(viewer, lamps.slice(0, 2))).body;
  expect((await viewer.put(`/api/comparisons/${id}/saved`)).status).toBe(204);
  for (let index = 1; index < 6; index += 1) await compare(viewer, lamps.slice(index, index + 2));
  expect((await history(viewer, 'saved')).map((one) => one.id)).toEqual([id]);
  expect(await history(viewer, 'recent')).toHaveLength(5);
  expect((await viewer.delete(`/api/comparisons/${id}/saved`)).status).toBe(204);
  expect(await history(viewer, 'saved')).toEqual([]);
  expect((await viewer.get(`/api/comparisons/${id}`)).status).toBe(404);
});

test('The same items in another order are one entry, even in concurrent requests (ASSIST-28)', async () => {
  const [first, second, third] = await threePhones(seller);
  if (!first || !second || !third) throw new Error('no phones');
  for (const viewer of [await newMember(app), await newGuest(app)]) {
    const orders = [
      [first, second, third],
      [third, first, second],
      [second, third, first],
    ];
    const answers = await Promise.all(orders.map((order) => compare(viewer, order)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    for (const [index, { body }] of answers.entries()) {
      expect(body.items.map(({ listing }) => listing?.id)).toEqual(orders[index]?.map(({ id }) => id));
    }
    const entries = await history(viewer, 'recent');
    expect(entries).toHaveLength(1);
    const best = entries[0]?.items.find(({ item }) => item === entries[0]?.recommendation);
    expect(best?.listing?.id).toBe(second.id);
  }
});

test('Visitors and guests share a comparison by a link that expires, and that only its stop key ends earlier (ASSIST-29, ASSIST-30)', async () => {
  const listings = await threePhones(seller);
  const items = listings.map(({ id }) => id);
  for (const sharer of [app.client(), await newGuest(app)]) {
    const { status, body } = await sharer.post<VisitorShare>('/api/shared-comparisons', { items });
    expect(status).toBe(201);
    expect(body.path).toMatch(/^\/compare\/shared-[0-9a-f]{32}$/);
    const days = (Date.parse(body.expiresAt) - Date.parse(body.sharedAt)) / DAY_MS;
    expect(days).toBe(COMPARISON_LIMITS.shareDays);
    const address = body.path.replace('/compare/shared-', '/api/shared-comparisons/');
    const read = await app.client().get<SharedComparison>(address);
    expect(read.body).toMatchObject({ sharedBy: null, recommendation: { item: 2 } });
    expect(read.body.value.every(({ distance }) => distance === null)).toBe(true);
    expect(JSON.stringify(read.body)).not.toContain(body.stopKey);
    const refused = await app.client().post(`${address}/stop`, { stopKey: 'guess' });
    expect(refused.body).toMatchObject({ status: 404, code: 'COMPARISON_NOT_SHARED' });
    expect((await app.client().post(`${address}/stop`, { stopKey: body.stopKey })).status).toBe(204);
    expect((await app.client().get(address)).status).toBe(404);
  }
});

test('An expired link made without an account stops working and is then deleted', async () => {
  const items = (await threePhones(seller)).map(({ id }) => id);
  const { path } = (await app.client().post<VisitorShare>('/api/shared-comparisons', { items })).body;
  const token = path.replace('/compare/shared-', '');
  const stored = app.db.selectFrom('comparisons').select('id').where('share_token', '=', token);
  await app.db
    .updateTable('comparisons')
    .set({ expires_at: new Date() })
    .where('share_token', '=', token)
    .execute();
  expect((await app.client().get(`/api/shared-comparisons/${token}`)).status).toBe(404);
  expect(await stored.execute()).toHaveLength(1);
  await dropExpiredShares(app);
  expect(await stored.execute()).toHaveLength(0);
});

test('Someone who shares too often without an account is asked to wait', async () => {
  const items = (await threePhones(seller)).map(({ id }) => id);
  const visitor = app.client();
  const share = () => visitor.post('/api/shared-comparisons', { items });
  await share();
  await app.db
    .updateTable('attempts')
    .set({ blocked_until: new Date(Date.now() + 60_000) })
    .where('key', 'like', 'comparison-share:address:%')
    .execute();
  expect((await share()).body).toMatchObject({ status: 429, code: 'TOO_MANY_SHARED_COMPARISONS' });
});

test("Visitors and guests are asked to log in to save a comparison or to share a member's (ASSIST-26)", async () => {
  const member = await newMember(app);
  const { id } = (await compare(member, await threePhones(seller))).body;
  for (const viewer of [app.client(), await newGuest(app)]) {
    expect((await viewer.put(`/api/comparisons/${id}/saved`)).body).toMatchObject({
      status: 401,
      title: 'Login Required',
      detail: 'Please sign in to save comparisons',
    });
    expect((await viewer.put(`/api/comparisons/${id}/share`)).body).toMatchObject({
      status: 401,
      title: 'Login Required',
    });
  }
});

test("A person cannot open, save, share or remove another person's comparison", async () => {
  const { id } = (await compare(await newMember(app), await threePhones(seller))).body;
  const other = await newMember(app);
  for (const answer of [
    await other.get(`/api/comparisons/${id}`),
    await other.put(`/api/comparisons/${id}/saved`),
    await other.put(`/api/comparisons/${id}/share`),
    await other.delete(`/api/comparisons/${id}/share`),
    await other.delete(`/api/comparisons/${id}`),
  ]) {
    expect(answer.body).toMatchObject({ status: 404, code: 'COMPARISON_NOT_FOUND' });
  }
});

test('A stored comparison opens with its listings as they are now, and shows what changed (ASSIST-27)', async () => {
  const viewer = await newMember(app);
  const listings = await threePhones(seller);
  const [first, second, third] = listings;
  const { id } = (await compare(viewer, listings)).body;
  await app.db
    .updateTable('listings')
    .set({ price_cents: 30_000 })
    .where('id', '=', first?.id ?? '')
    .execute();
  await seller.post(`/api/listings/${second?.id}/sold`);
  await seller.delete(`/api/listings/${third?.id}`);
  const { body } = await viewer.get<Comparison>(`/api/comparisons/${id}`);
  expect(body.items).toMatchObject([
    { state: 'for-sale', priceCents: 30000, priceBeforeCents: 34500 },
    { state: 'sold', priceCents: 28300, priceBeforeCents: null, soldAt: expect.any(String) },
    { state: 'gone', listing: null, priceCents: null },
  ]);
  expect(body.recommendation).toBeNull();
  expect(body.features[0]?.values).toHaveLength(2);
  expect((await history(viewer, 'recent'))[0]?.items.map(({ state }) => state)).toEqual([
    'for-sale',
    'sold',
    'gone',
  ]);
});

test('Anyone with the link can read a shared comparison as it was that day, until sharing is stopped (ASSIST-29, ASSIST-30, NAV-37, PROD-12)', async () => {
  const sharer = await newMember(app);
  const listings = await threePhones(seller);
  const { id } = (await compare(sharer, listings, '45.52,-122.68')).body;
  const share = (await sharer.put<{ path: string }>(`/api/comparisons/${id}/share`)).body;
  expect(share.path).toMatch(/^\/compare\/shared-[0-9a-f]{32}$/);
  expect((await sharer.put<{ path: string }>(`/api/comparisons/${id}/share`)).body).toEqual(share);
  const address = share.path.replace('/compare/shared-', '/api/shared-comparisons/');

  await app.db
    .updateTable('listings')
    .set({ price_cents: 20_000 })
    .where('id', '=', listings[0]?.id ?? '')
    .execute();
  await seller.post(`/api/listings/${listings[2]?.id}/sold`);
  const { headers, body } = await app.client().get<SharedComparison>(address);
  expect(headers.get('Cache-Control')).toBe('private, max-age=30');
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
  expect(body.sharedBy).toMatchObject({ kind: 'member', username: sharer.details.username });
  expect(body.items).toMatchObject([
    { state: 'for-sale', priceCents: 34500, priceBeforeCents: 34500, listing: { priceCents: 20000 } },
    { state: 'for-sale', priceBeforeCents: null },
    { state: 'sold' },
  ]);
  expect(body.recommendation?.item).toBe(2);
  expect(body.value.every(({ distance }) => distance === null)).toBe(true);
  expect(body.features.flatMap(({ values }) => values.map(({ question }) => question))).not.toContain(
    expect.any(String),
  );
  expect(JSON.stringify(body)).not.toContain(sharer.details.email);

  await sharer.delete(`/api/comparisons/${id}/share`);
  const unknown = { status: 404, title: 'This comparison is not shared' };
  const stopped = await app.client().get(address);
  expect(stopped.body).toMatchObject(unknown);
  for (const guess of ['x', 'A'.repeat(22), encodeURIComponent("' or true --"), id ?? '']) {
    const { body: answer } = await app.client().get(`/api/shared-comparisons/${guess}`);
    expect({ ...(answer as object), requestId: '' }).toEqual({ ...(stopped.body as object), requestId: '' });
  }
  expect((await sharer.put<{ path: string }>(`/api/comparisons/${id}/share`)).body.path).not.toBe(share.path);
});

test('A permanently deleted listing disappears from shared comparisons', async () => {
  const sharer = await newMember(app);
  const listings = await threePhones(seller);
  const { id } = (await compare(sharer, listings)).body;
  const { path } = (await sharer.put<{ path: string }>(`/api/comparisons/${id}/share`)).body;
  await app.db
    .deleteFrom('listings')
    .where('id', '=', listings[1]?.id ?? '')
    .execute();
  const { body } = await app
    .client()
    .get<SharedComparison>(path.replace('/compare/shared-', '/api/shared-comparisons/'));
  expect(body.items[1]).toMatchObject({ state: 'gone', listing: null, priceCents: null });
  expect(body.recommendation).toBeNull();
  expect(JSON.stringify(body)).not.toContain('93%');
});

test("People who blocked each other see neither each other's shared comparisons nor items", async () => {
  const sharer = await newMember(app);
  const listings = await threePhones(seller);
  const { id } = (await compare(sharer, listings)).body;
  const { path } = (await sharer.put<{ path: string }>(`/api/comparisons/${id}/share`)).body;
  const address = path.replace('/compare/shared-', '/api/shared-comparisons/');
  const reader = await newMember(app);
  expect((await reader.put(`/api/blocks/listing/${listings[0]?.id}`)).status).toBe(204);
  const seen = (await reader.get<SharedComparison>(address)).body;
  expect(seen.items.map(({ state }) => state)).toEqual(['gone', 'gone', 'gone']);
  expect((await find(reader, 'q=iphone%2013')).body.listings).toEqual([]);
  expect((await compare(reader, listings)).body.code).toBe('ITEMS_GONE');
  const ownListing = await newListing(reader);
  expect((await sharer.put(`/api/blocks/listing/${ownListing.id}`)).status).toBe(204);
  expect((await reader.get(address)).body).toMatchObject({ code: 'COMPARISON_NOT_SHARED' });
});

test("A guest's comparisons move to their new account", async () => {
  const guest = await newGuest(app);
  const { id } = (await compare(guest, await threePhones(seller))).body;
  const { credentials } = guest;
  const username = `settled.${credentials.guestId.toLowerCase().slice(-6)}`.replaceAll(/[^a-z0-9.]/g, '');
  const account = { email: `${username}@b.co`, password: PASSWORD, username };
  expect((await guest.post('/api/accounts/sign-up', account)).status).toBe(201);
  expect((await history(guest, 'recent')).map((one) => one.id)).toEqual([id]);
});

test('After a guest logs in, duplicate comparisons are merged and the last 5 remain (ASSIST-28)', async () => {
  const lamps = [];
  for (let made = 0; made < 7; made += 1) lamps.push(await newListing(seller));
  const member = await newMember(app);
  const { id: own } = (await compare(member, lamps.slice(0, 2))).body;
  await compare(member, lamps.slice(1, 3));
  const guest = await newGuest(app);
  await compare(guest, lamps.slice(0, 2));
  const asGuest = [];
  for (let index = 2; index < 6; index += 1)
    asGuest.push((await compare(guest, lamps.slice(index, index + 2))).body.id);
  const { email } = member.details;
  expect((await guest.post('/api/accounts/sign-in', { email, password: PASSWORD })).status).toBe(204);
  expect((await guest.post('/api/guests/claim')).status).toBe(200);
  const recent = (await history(guest, 'recent')).map(({ id }) => id);
  expect(recent.slice(0, 4)).toEqual(asGuest.toReversed());
  expect(recent).toHaveLength(5);
  // The member's own comparison is older than the last 5.
  expect((await guest.get(`/api/comparisons/${own}`)).status).toBe(404);
});

test('A shared comparison disappears when the member who shared it leaves', async () => {
  const sharer = await newMember(app);
  const { id } = (await compare(sharer, await threePhones(seller))).body;
  const { path } = (await sharer.put<{ path: string }>(`/api/comparisons/${id}/share`)).body;
  const address = path.replace('/compare/shared-', '/api/shared-comparisons/');
  expect((await app.client().get(address)).status).toBe(200);
  await sharer.post('/api/accounts/me/deletion', { currentPassword: PASSWORD });
  expect((await app.client().get(address)).body).toMatchObject({ code: 'COMPARISON_NOT_SHARED' });
});

test('A member saves at most 500 comparisons, and an already saved one stays saved (ASSIST-25)', async () => {
  const member = await newMember(app);
  const { id } = (await compare(member, await threePhones(seller))).body;
  await sql`
    insert into comparisons (profile_id, listing_ids, subject, saved_at)
    select profile_id, array[gen_random_uuid(), gen_random_uuid()], 'lamps', now()
    from comparisons, generate_series(1, ${COMPARISON_LIMITS.saved}) where id = ${id}`.execute(app.db);
  const full = await member.put(`/api/comparisons/${id}/saved`);
  expect(full.body).toMatchObject({ code: 'TOO_MANY_SAVED_COMPARISONS' });
  const [saved] = await history(member, 'saved');
  expect((await member.put(`/api/comparisons/${saved?.id}/saved`)).status).toBe(204);
});
