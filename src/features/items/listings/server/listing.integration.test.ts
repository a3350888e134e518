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
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Listing, ListingPage } from '../contract/listing.ts';

type OwnListings = ListingPage & { active: number; sold: number; revenueCents: number };

let app: TestApp;
let seller: Member;

beforeAll(async () => {
  app = await startTestApp();
  seller = await newMember(app);
});
afterAll(() => app?.close());

const setProfile = (change: { full_name?: string; username?: string | null; phone?: string }) =>
  app.db.updateTable('profiles').set(change).where('email', '=', seller.details.email).execute();

const show = async (id: string, client = app.client()) =>
  (await client.get<Listing>(`/api/listings/${id}`)).body;

test('A visitor sees all of a listing; only the owner sees it as their own (DETAIL-03, DETAIL-06, DETAIL-08, DETAIL-09, DETAIL-18, DETAIL-19, DETAIL-24, PERM-01)', async () => {
  const { id } = await newListing(seller, { tags: ['warm'] });
  const visitor = await show(id);
  expect(visitor).toEqual({
    id,
    title: 'Desk lamp',
    description: 'A warm lamp for a small desk.',
    priceCents: 2400,
    category: 'home-garden',
    condition: 'good',
    status: 'active',
    reserved: false,
    reservedUntil: null,
    aiGenerated: false,
    tags: ['warm'],
    images: null,
    location: null,
    pickupHours: null,
    position: null,
    seller: expect.objectContaining({ kind: 'member', name: seller.details.username }),
    createdAt: expect.any(String),
    can: {
      edit: false,
      delete: false,
      markSold: false,
      relist: false,
      pause: false,
      resume: false,
      renew: false,
    },
    renewedAt: null,
    pastPrices: [],
    own: false,
    notice: null,
    sellerBadges: [],
  });
  expect(await show(id, seller)).toEqual({
    ...visitor,
    can: {
      edit: true,
      delete: true,
      markSold: true,
      relist: false,
      pause: true,
      resume: false,
      renew: false,
    },
    own: true,
  });
  expect(await show(id, await newMember(app))).toEqual(visitor);
  expect(await show(id, await newGuest(app))).toEqual(visitor);
});

test('A sold listing is still shown at its address, as sold (DETAIL-03, DETAIL-25)', async () => {
  const { id } = await newListing(seller);
  await app.db.updateTable('listings').set({ status: 'sold' }).where('id', '=', id).execute();
  expect(await show(id)).toMatchObject({ status: 'sold' });
});

test('An address that names no listing answers Listing Not Found (DETAIL-16)', async () => {
  const missing = await app.client().get(`/api/listings/${randomUUID()}`);
  expect(missing).toMatchObject({ status: 404, body: { title: 'Listing Not Found' } });
  expect((await app.client().get('/api/listings/not-an-id')).status).toBe(422);
});

test('The seller is shown by full name, else username, else as User (DETAIL-11, DETAIL-26)', async () => {
  const { id } = await newListing(seller);
  await setProfile({ full_name: 'Ada Lovelace' });
  expect((await show(id)).seller.name).toBe('Ada Lovelace');
  await app.db
    .updateTable('profiles')
    .set({ full_name: null, username: null })
    .where('email', '=', seller.details.email)
    .execute();
  expect((await show(id)).seller.name).toBe('User');
  await setProfile({ username: seller.details.username });
});

test('No answer about listings contains private data (DETAIL-11, DATA-01, PERM-13, PERM-14)', async () => {
  await setProfile({ phone: '+15550100777' });
  const photo = await newPhoto(seller);
  const { id } = await newListing(seller, { title: 'Discreet lamp', photos: [{ id: photo.id }] });
  const other = await newMember(app);
  const answers = await Promise.all([
    app.client().get(`/api/listings/${id}`),
    other.get(`/api/listings/${id}`),
    other.get('/api/listings?q=discreet'),
    seller.get('/api/listings/own'),
  ]);
  for (const { body } of answers) {
    for (const [path, value] of leaves(body)) {
      expect(path).not.toMatch(/e-?mail|phone|pin|guest_?(id|key)|password|submission/i);
      expect(String(value)).not.toContain(seller.details.email);
      expect(String(value)).not.toContain('5550100');
    }
  }
  expect(answers[2]?.body).toMatchObject({ listings: [{ id }] });
});

/** Every value in an answer, with its path. */
function leaves(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}.${key}`));
}

test('My own list contains all my listings, sold ones included, with its numbers (PERM-05, DETAIL-25)', async () => {
  const owner = await newMember(app);
  const ids: string[] = [];
  for (const price of ['10', '20.50', '30']) ids.unshift((await newListing(owner, { price })).id);
  await app.db
    .updateTable('listings')
    .set({ status: 'sold' })
    .where('id', '=', anyOf(ids.slice(0, 2)))
    .execute();
  const { body } = await owner.get<OwnListings>('/api/listings/own?limit=2');
  expect(body).toMatchObject({ active: 1, sold: 2, revenueCents: 5050 });
  const rest = await owner.get<OwnListings>(`/api/listings/own?limit=2&cursor=${body.nextCursor}`);
  expect([...body.listings, ...rest.body.listings].map(({ id }) => id)).toEqual(ids);
  expect(rest.body.nextCursor).toBeNull();
});

test('Nobody else sees my own list (PERM-14)', async () => {
  expect((await app.client().get('/api/listings/own')).status).toBe(401);
  const { body } = await (await newMember(app)).get<OwnListings>('/api/listings/own');
  expect(body).toEqual({
    listings: [],
    nextCursor: null,
    views: 0,
    active: 0,
    paused: 0,
    sold: 0,
    revenueCents: 0,
  });
});

test('A seller with good ratings and a confirmed address has badges, a guest has none (PROFILE-08, PROFILE-10)', async () => {
  const rated = await newMember(app);
  const { id } = await newListing(rated);
  const badges = async (of: string) =>
    (await app.client().get<Listing>(`/api/listings/${of}`)).body.sellerBadges;
  expect(await badges(id)).toEqual([]);
  const { email } = rated.details;
  await app.db.updateTable('users').set({ email_verified: true }).where('email', '=', email).execute();
  const rating = { ratings_by_star: [0, 0, 0, 1, 1] };
  await app.db.updateTable('profiles').set(rating).where('email', '=', email).execute();
  expect(await badges(id)).toEqual(['trusted-seller', 'verified-email']);
  const guests = await newListing(await newGuest(app));
  expect(await badges(guests.id)).toEqual([]);
});
