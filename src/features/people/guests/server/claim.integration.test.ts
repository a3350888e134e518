import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type GuestClient,
  LISTING,
  newGuest,
  newListing,
  newMember,
  newPhoto,
  PASSWORD,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Viewer } from '../../accounts/contract/viewer.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const viewer = async (client: TestClient) => (await client.get<Viewer>('/api/viewer')).body;

const ownersOf = (where: TestApp, listingId: string) =>
  where.db
    .selectFrom('listings')
    .select(['seller_id', 'guest_key'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();

/** Creates a signed-in browser that still has guest credentials. */
async function signedInGuest(): Promise<{ guest: GuestClient; id: string }> {
  const guest = await newGuest(app);
  const { details } = await newMember(app);
  const { email, password } = details;
  expect((await guest.post('/api/accounts/sign-in', { email, password })).status).toBe(204);
  return { guest, id: (await viewer(guest)).account?.id ?? '' };
}

const signUp = (client: TestClient, username: string) =>
  client.post('/api/accounts/sign-up', { email: `${username}@b.co`, password: PASSWORD, username });

test('Signing up as a guest moves my listings and photos to my account at once (GUEST-01, DETAIL-27)', async () => {
  const guest = await newGuest(app);
  const { id: photoId } = await newPhoto(guest);
  const unused = await newPhoto(guest);
  const listing = await newListing(guest, { photos: [{ id: photoId }] });
  expect((await signUp(guest, 'settled')).status).toBe(201);
  const { account, guest: left } = await viewer(guest);
  expect(left).toBeNull();
  expect(await ownersOf(app, listing.id)).toEqual({ seller_id: account?.id, guest_key: null });
  const shown = await app.client().get(`/api/listings/${listing.id}`);
  expect(shown.body).toMatchObject({
    seller: { kind: 'member', name: 'settled' },
    images: [{ id: photoId }],
  });
  await newListing(guest, { photos: [{ id: unused.id }] });
  const { guestId, pin } = guest.credentials;
  expect((await app.client().post('/api/guests/return', { guestId, pin })).status).toBe(401);
});

test('If the address has to be confirmed, my listings move at the first login, from any browser (GUEST-01)', async () => {
  const strict = await startTestApp({ EMAIL_CONFIRMATION: 'required' });
  try {
    const guest = await newGuest(strict);
    const listing = await newListing(guest);
    expect((await signUp(guest, 'later')).status).toBe(201);
    expect((await viewer(guest)).guest).not.toBeNull();
    const second = await newListing(guest);
    const { link } = await strict.mailTo('later@b.co');
    const phone = strict.client();
    await phone.post('/api/accounts/confirm', { token: new URL(link).searchParams.get('token') });
    expect((await ownersOf(strict, listing.id)).seller_id).toBeNull();
    await phone.post('/api/accounts/sign-in', { email: 'later@b.co', password: PASSWORD });
    const id = (await viewer(phone)).account?.id;
    for (const posted of [listing, second]) {
      expect(await ownersOf(strict, posted.id)).toEqual({ seller_id: id, guest_key: null });
    }
    expect((await viewer(guest)).guest).toBeNull();
    expect((await guest.post('/api/listings', LISTING)).status).toBe(401);
  } finally {
    await strict.close();
  }
});

test('While I am signed in I post as my account, even with guest credentials (CREATE-22)', async () => {
  const { guest, id } = await signedInGuest();
  const listing = await newListing(guest);
  expect(await ownersOf(app, listing.id)).toEqual({ seller_id: id, guest_key: null });
  expect((await viewer(guest)).guest).toEqual({ guestId: guest.credentials.guestId });
});

test('Signing in to an existing account leaves my guest listings until I move them, once (GUEST-01, CREATE-22)', async () => {
  const guest = await newGuest(app);
  const listings = [await newListing(guest), await newListing(guest)];
  const { details } = await newMember(app);
  await guest.post('/api/accounts/sign-in', { email: details.email, password: PASSWORD });
  const id = (await viewer(guest)).account?.id;
  expect((await ownersOf(app, listings[0]?.id ?? '')).seller_id).toBeNull();
  const cookies = new Map(guest.cookies);
  expect(await guest.post('/api/guests/claim')).toMatchObject({ status: 200, body: { listings: 2 } });
  for (const listing of listings) expect((await ownersOf(app, listing.id)).seller_id).toBe(id);
  expect((await viewer(guest)).guest).toBeNull();
  for (const [name, value] of cookies) guest.cookies.set(name, value);
  expect(await guest.post('/api/guests/claim')).toMatchObject({
    status: 409,
    body: { code: 'NOTHING_TO_CLAIM' },
  });
});

test('If I sign up with a wrong address, I can still move my listings to my other account (GUEST-01, CREATE-22)', async () => {
  const strict = await startTestApp({ EMAIL_CONFIRMATION: 'required' });
  try {
    const guest = await newGuest(strict);
    const listing = await newListing(guest);
    expect((await signUp(guest, 'mistyped')).status).toBe(201);
    const confirmByMail = async (client: TestClient, username: string) => {
      const { link } = await strict.mailTo(`${username}@b.co`);
      await client.post('/api/accounts/confirm', { token: new URL(link).searchParams.get('token') });
    };
    const other = strict.client();
    expect((await signUp(other, 'other')).status).toBe(201);
    await confirmByMail(other, 'other');
    const login = { email: 'other@b.co', password: PASSWORD };
    expect((await guest.post('/api/accounts/sign-in', login)).status).toBe(204);
    const id = (await viewer(guest)).account?.id;
    expect(await guest.post('/api/guests/claim')).toMatchObject({ status: 200, body: { listings: 1 } });
    expect(await ownersOf(strict, listing.id)).toEqual({ seller_id: id, guest_key: null });

    const stranger = strict.client();
    await confirmByMail(stranger, 'mistyped');
    await stranger.post('/api/accounts/sign-in', { email: 'mistyped@b.co', password: PASSWORD });
    expect((await viewer(stranger)).account).not.toBeNull();
    expect(await ownersOf(strict, listing.id)).toEqual({ seller_id: id, guest_key: null });
  } finally {
    await strict.close();
  }
});

test('Ten moves at once move my listings once (GUEST-01)', async () => {
  const { guest } = await signedInGuest();
  const { credentials } = guest;
  const poster = app.client();
  await poster.post('/api/guests/return', credentials);
  await newListing(poster);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => guest.post<{ listings?: number }>('/api/guests/claim')),
  );
  expect(answers.reduce((sum, { body }) => sum + (body.listings ?? 0), 0)).toBe(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
});

test('A listing posted during the move belongs to me or is refused, and never has no owner (GUEST-01, CREATE-23)', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { guest, id } = await signedInGuest();
    const poster = app.client();
    await poster.post('/api/guests/return', guest.credentials);
    const [claim, ...posts] = await Promise.all([
      guest.post('/api/guests/claim'),
      ...Array.from({ length: 4 }, () => poster.post<{ id: string }>('/api/listings', LISTING)),
    ]);
    expect(claim.status).toBe(200);
    for (const { status } of posts) expect([201, 401]).toContain(status);
    const posted = posts.filter(({ status }) => status === 201);
    const owners = await Promise.all(posted.map(({ body }) => ownersOf(app, body.id)));
    expect(owners.map(({ seller_id }) => seller_id)).toEqual(posted.map(() => id));
  }
});

test('Nobody can move my guest listings without my credentials (PERM-14)', async () => {
  const victim = await newGuest(app);
  const listing = await newListing(victim);
  const member = await newMember(app);
  expect((await app.client().post('/api/guests/claim')).status).toBe(401);
  expect((await victim.post('/api/guests/claim')).status).toBe(401);
  expect((await member.post('/api/guests/claim')).status).toBe(409);
  member.cookies.set('offhand.guest', 'made.up');
  expect((await member.post('/api/guests/claim')).status).toBe(409);
  expect((await ownersOf(app, listing.id)).seller_id).toBeNull();
});
