import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { LISTING, newGuest, newMember, PASSWORD } from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { SignedInDevice } from '../contract/account.ts';
import { removeExpired } from './accounts.feature.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const CHROME = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

/** Logs the same account in on another device. */
async function signInOnAnotherDevice(email: string, userAgent: string): Promise<TestClient> {
  const client = app.client();
  const request = new Request(`${app.url}/api/accounts/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect((await client.fetch(request)).status).toBe(204);
  return client;
}

async function devicesOf(client: TestClient): Promise<SignedInDevice[]> {
  const { status, body } = await client.get<{ devices: SignedInDevice[] }>('/api/accounts/devices');
  expect(status).toBe(200);
  return body.devices;
}

/** Returns whether a session can read and write. */
async function isValid(client: TestClient): Promise<boolean> {
  const read = (await client.get('/api/accounts/devices')).status === 200;
  const wrote = (await client.post('/api/listings', LISTING)).status === 201;
  expect(read).toBe(wrote);
  return wrote;
}

test('I see where I am signed in, this device first (AUTH-32)', async () => {
  const laptop = await newMember(app);
  const phone = await signInOnAnotherDevice(laptop.details.email, CHROME);
  const devices = await devicesOf(phone);
  expect(devices).toHaveLength(2);
  expect(devices[0]).toMatchObject({ device: 'Chrome on Android', current: true });
  expect(devices[1]).toMatchObject({ current: false });
  expect((await devicesOf(laptop))[0]).toMatchObject({ id: devices[1]?.id, current: true });
});

test('I sign out one other device; it can no longer read or post, and I can (AUTH-34)', async () => {
  const laptop = await newMember(app);
  const phone = await signInOnAnotherDevice(laptop.details.email, CHROME);
  expect(await isValid(phone)).toBe(true);
  const lost = (await devicesOf(laptop)).find(({ current }) => !current);
  expect((await laptop.delete(`/api/accounts/devices/${lost?.id}`)).status).toBe(204);
  expect([await isValid(phone), await isValid(laptop)]).toEqual([false, true]);
  expect(await devicesOf(laptop)).toHaveLength(1);
  expect((await laptop.delete(`/api/accounts/devices/${lost?.id}`)).status).toBe(404);
});

test('I sign out everywhere else and stay signed in here (AUTH-34)', async () => {
  const laptop = await newMember(app);
  const others = [
    await signInOnAnotherDevice(laptop.details.email, CHROME),
    await signInOnAnotherDevice(laptop.details.email, ''),
  ];
  expect((await laptop.delete('/api/accounts/devices')).status).toBe(204);
  expect(await Promise.all([...others, laptop].map(isValid))).toEqual([false, false, true]);
  expect(await devicesOf(laptop)).toHaveLength(1);
});

test('Other people can neither sign out nor list my devices (AUTH-34, PERM-14)', async () => {
  const [me, stranger] = await Promise.all([newMember(app), newMember(app)]);
  const [mine] = await devicesOf(me);
  expect((await stranger.delete(`/api/accounts/devices/${mine?.id}`)).status).toBe(404);
  expect((await stranger.delete(`/api/accounts/devices/${randomUUID()}`)).status).toBe(404);
  expect((await stranger.delete('/api/accounts/devices')).status).toBe(204);
  expect(await isValid(me)).toBe(true);
  expect((await devicesOf(stranger)).map(({ id }) => id)).not.toContain(mine?.id);
});

test('Visitors and guests have no devices (AUTH-33, PERM-14)', async () => {
  for (const client of [app.client(), await newGuest(app)]) {
    expect((await client.get('/api/accounts/devices')).status).toBe(401);
    expect((await client.delete('/api/accounts/devices')).status).toBe(401);
    expect((await client.delete(`/api/accounts/devices/${randomUUID()}`)).status).toBe(401);
  }
});

test('A device I use stays signed in: once a day its session and its cookie are renewed (AUTH-33)', async () => {
  const me = await newMember(app);
  const renewed = async () => (await me.get('/api/viewer')).headers.getSetCookie();
  const daysLeft = async () => {
    const { left } = await app.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(sql<number>`extract(epoch from expires_at - now()) / 86400`.as('left'))
      .where('email', '=', me.details.email)
      .executeTakeFirstOrThrow();
    return Math.round(left);
  };
  expect([await renewed(), await daysLeft()]).toEqual([[], 30]);
  await app.db.updateTable('sessions').set({ expires_at: sql`expires_at - interval '25 hours'` }).execute();
  const [cookie] = await renewed();
  expect(cookie).toMatch(/^offhand\.session_token=.*Max-Age=2592000/);
  expect([await renewed(), await daysLeft()]).toEqual([[], 30]);
});

test('A name changed on one device shows on the other at once (AUTH-33)', async () => {
  const laptop = await newMember(app);
  const phone = await signInOnAnotherDevice(laptop.details.email, CHROME);
  const name = async () => (await phone.get<{ account: { name: string } }>('/api/viewer')).body.account.name;
  expect(await name()).toBe(laptop.details.username);
  await laptop.put('/api/profiles/me', { fullName: 'Ada Lovelace', bio: '' });
  expect(await name()).toBe('Ada Lovelace');
});

test('The device and address of a session are deleted once it has expired', async () => {
  const client = await newMember(app);
  const sessions = async () => {
    const { rows } = await sql`
      select from sessions join users on users.id = user_id where email = ${client.details.email}`.execute(
      app.db,
    );
    return rows.length;
  };
  await removeExpired(app.db);
  expect(await sessions()).toBe(1);
  await app.db.updateTable('sessions').set({ expires_at: sql`now() - interval '1 second'` }).execute();
  await removeExpired(app.db);
  expect(await sessions()).toBe(0);
});
