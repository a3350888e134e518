import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { LISTING, newGuest, newListing, newPhoto } from '../../../../../tests/support/factories.ts';
import type { Viewer } from '../../accounts/contract/viewer.ts';
import type { GuestCredentials } from '../contract/guest.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const comeBack = (guestId: string, pin: string, client = app.client()) =>
  client.post<{ code: string }>('/api/guests/return', { guestId, pin });

const stored = (guestId: string) =>
  app.db.selectFrom('guest_sessions').selectAll().where('guest_id', '=', guestId).executeTakeFirstOrThrow();

const otherPin = (pin: string): string => (pin === '9999' ? '1000' : String(Number(pin) + 1));

test('I become a guest with an ID and a PIN that is stored as an argon2id hash (GUEST-01, GUEST-04, DATA-03)', async () => {
  const client = app.client();
  const { status, body, headers } = await client.post<GuestCredentials>('/api/guests');
  expect(status).toBe(201);
  expect(body).toEqual({
    guestId: expect.stringMatching(/^Guest-[A-Z0-9]{5}$/),
    pin: expect.stringMatching(/^[1-9]\d{3}$/),
  });
  expect(headers.get('Cache-Control')).toBe('no-store');
  const row = await stored(body.guestId);
  expect(row.pin_hash).toMatch(/^\$argon2id\$/);
  expect(await verify(row.pin_hash, body.pin)).toBe(true);
  expect(JSON.stringify(row)).not.toContain(`"${body.pin}"`);
  expect((await client.get<Viewer>('/api/viewer')).body).toEqual({
    account: null,
    guest: { guestId: body.guestId },
  });
});

test('In another browser my Guest ID and PIN give me my listings back (GUEST-01, GUEST-12, PERM-05)', async () => {
  const guest = await newGuest(app);
  const { id } = await newListing(guest);
  const { guestId, pin } = guest.credentials;
  const other = app.client();
  expect((await comeBack(guestId, pin, other)).status).toBe(204);
  const ownListings = await other.get<{ listings: { id: string }[] }>('/api/listings/own');
  expect(ownListings.body.listings.map((listing) => listing.id)).toEqual([id]);
});

test('Returning is stored as my last visit (GUEST-13)', async () => {
  const { credentials } = await newGuest(app);
  const before = await stored(credentials.guestId);
  await comeBack(credentials.guestId, credentials.pin);
  const after = await stored(credentials.guestId);
  expect(after.last_accessed.getTime()).toBeGreaterThan(before.last_accessed.getTime());
  await comeBack(credentials.guestId, otherPin(credentials.pin));
  expect((await stored(credentials.guestId)).last_accessed).toEqual(after.last_accessed);
});

test.each([
  ['in small letters', (id: string) => id.toLowerCase()],
  ['without "Guest-"', (id: string) => id.replace('Guest-', '')],
  ['padded', (id: string) => `  ${id} `],
  ['with a space, in small letters', (id: string) => id.toLowerCase().replace('-', ' ')],
])('I can type my Guest ID %s (GUEST-12)', async (_how, typed) => {
  const { credentials } = await newGuest(app);
  expect((await comeBack(typed(credentials.guestId), ` ${credentials.pin} `)).status).toBe(204);
});

test('A wrong PIN and an unknown Guest ID get the same answer (GUEST-12, GUEST-16)', async () => {
  const { credentials } = await newGuest(app);
  const client = app.client();
  const tries = [
    [credentials.guestId, otherPin(credentials.pin)],
    ['Guest-00000', credentials.pin],
    ["' or true --", credentials.pin],
    [credentials.guestId, '%'],
  ] as const;
  for (const [guestId, pin] of tries) {
    expect(await comeBack(guestId, pin, client)).toMatchObject({
      status: 401,
      body: { title: 'Invalid credentials', detail: 'Guest ID or PIN is incorrect' },
    });
  }
  expect((await client.get<Viewer>('/api/viewer')).body.guest).toBeNull();
});

test.each([
  ['', '1234', ['guestId']],
  [' Guest- ', '1234', ['guestId']],
  ['Guest-ABCDE', ' ', ['pin']],
  ['', '', ['guestId', 'pin']],
])('Guest ID %j and PIN %j are not enough (GUEST-10)', async (guestId, pin, fields) => {
  expect(await comeBack(guestId, pin)).toMatchObject({
    status: 422,
    body: {
      title: 'Missing credentials',
      detail: 'Please enter both Guest ID and PIN',
      errors: fields.map((field) => ({ field })),
    },
  });
});

test('Five of a hundred guesses at once are checked, and then even the right PIN has to wait (GUEST-16, GUEST-17)', async () => {
  const { credentials } = await newGuest(app);
  const { guestId, pin } = credentials;
  const client = app.client();
  const typed = guestId.toLowerCase();
  // A network address has forty attempts per hour across all Guest IDs.
  const answers = await Promise.all(Array.from({ length: 30 }, () => comeBack(typed, otherPin(pin), client)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  expect(await comeBack(guestId, pin, client)).toMatchObject({
    status: 429,
    body: { title: 'Error validating guest', retryAfter: expect.any(Number) },
  });
});

const endWait = (key: string) =>
  app.db
    .updateTable('attempts')
    .set({ blocked_until: new Date(Date.now() - 1000) })
    .where('key', '=', key)
    .execute();

test('Each wrong PIN after the fifth doubles the wait, and the right one after it ends it (GUEST-16)', async () => {
  const { credentials } = await newGuest(app);
  const { guestId, pin } = credentials;
  const client = app.client();
  const wrong = () => comeBack(guestId, otherPin(pin), client);
  for (let tries = 0; tries < 4; tries += 1) await wrong();
  for (const seconds of [30, 60, 120, 240]) {
    expect((await wrong()).status).toBe(401);
    const { headers, status } = await comeBack(guestId, pin, client);
    expect(status).toBe(429);
    const wait = Number(headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(seconds - 10);
    expect(wait).toBeLessThanOrEqual(seconds);
    await endWait(`guest-pin:pair:${guestId} ${client.address}`);
  }
  expect((await comeBack(guestId, pin, client)).status).toBe(204);
  expect((await wrong()).status).toBe(401);
});

test("A stranger's wrong PINs do not keep me out, and my visits give the stranger no more of them (GUEST-16)", async () => {
  const { credentials } = await newGuest(app);
  const { guestId, pin } = credentials;
  const stranger = app.client();
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(Array.from({ length: 10 }, () => comeBack(guestId, otherPin(pin), stranger)));
    expect((await comeBack(guestId, pin)).status).toBe(204);
  }
  expect((await comeBack(guestId, pin, stranger)).status).toBe(429);
});

test('From however many addresses 25 PINs are free; then I wait half an hour at most (GUEST-16)', async () => {
  const { credentials } = await newGuest(app);
  const { guestId, pin } = credentials;
  const tries = (times: number) =>
    Promise.all(Array.from({ length: times }, () => comeBack(guestId, otherPin(pin))));
  const checked = (answers: { status: number }[]) => answers.filter(({ status }) => status === 401).length;
  const endWaitOfAll = () => endWait(`guest-pin:account:${guestId}`);
  expect(checked(await tries(40))).toBe(25);
  for (let round = 0; round < 8; round += 1) {
    await endWaitOfAll();
    expect(checked(await tries(3))).toBe(1);
  }
  const refused = await comeBack(guestId, pin);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(1700);
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(1800);
  await endWaitOfAll();
  expect((await comeBack(guestId, pin)).status).toBe(204);
  expect(checked(await tries(3)), 'my visit frees no more than one try').toBe(1);
});

test('One network address cannot try one Guest ID after another (GUEST-16)', async () => {
  const client = app.client();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => comeBack(`Guest-Z${1000 + i}`, '1234', client)),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(40);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});

test('One network address cannot create unlimited guests (GUEST-06)', async () => {
  const client = app.client();
  const answers = await Promise.all(Array.from({ length: 24 }, () => client.post('/api/guests')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  expect(refused[0]?.body).toMatchObject({ title: 'Error creating guest session' });
});

test('I can stop being a guest in this browser and find my listings when I return (GUEST-20)', async () => {
  const guest = await newGuest(app);
  const { id } = await newListing(guest);
  expect((await guest.delete('/api/guests/current')).status).toBe(204);
  expect((await guest.get<Viewer>('/api/viewer')).body.guest).toBeNull();
  expect((await guest.post('/api/listings', LISTING)).status).toBe(401);
  expect((await app.client().get(`/api/listings/${id}`)).status).toBe(200);
});

test('A forged guest cookie does not work (GUEST-12, PERM-14)', async () => {
  const guest = await newGuest(app);
  const { key } = await stored(guest.credentials.guestId);
  const forger = app.client();
  for (const forged of [key, `${key}.x`, `${key}.${Buffer.from('x'.repeat(32)).toString('base64')}`]) {
    forger.cookies.set('offhand.guest', encodeURIComponent(forged));
    expect((await forger.get<Viewer>('/api/viewer')).body.guest).toBeNull();
    expect((await forger.post('/api/listings', LISTING)).status).toBe(401);
  }
});

test('My Guest ID and PIN are in no response to others (GUEST-01, DETAIL-27, PERM-14)', async () => {
  const guest = await newGuest(app);
  const { guestId, pin } = guest.credentials;
  const photo = await newPhoto(guest);
  const { id } = await newListing(guest, { title: 'Secretive chair', photos: [{ id: photo.id }] });
  const { key, pin_hash } = await stored(guestId);
  const visitor = app.client();
  const answers = await Promise.all([
    visitor.get(`/api/listings/${id}`),
    visitor.get('/api/listings?q=secretive'),
    visitor.get('/api/viewer'),
  ]);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    for (const secret of [guestId, guestId.slice(-5), `"${pin}"`, pin_hash, key])
      expect(text).not.toContain(secret);
  }
  expect(answers[0]?.body).toMatchObject({ seller: { kind: 'guest', name: 'Guest User' }, own: false });
});
