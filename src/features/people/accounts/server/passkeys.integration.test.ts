import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newMember, PASSWORD } from '../../../../../tests/support/factories.ts';
import { SoftwareAuthenticator } from '../../../../../tests/support/software-authenticator.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { SignedInDevice } from '../contract/account.ts';
import type { Passkey, PasskeyCreation, PasskeyRequest, Passkeys } from '../contract/passkey.ts';
import type { Viewer } from '../contract/viewer.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const here = () => ({ origin: app.config.publicUrl });
const startAdding = (client: TestClient, currentPassword?: string) =>
  client.post<{ options: PasskeyCreation; code?: string }>('/api/accounts/passkeys/options', {
    currentPassword,
  });
const passkeysOf = async (client: TestClient) =>
  (await client.get<Passkeys>('/api/accounts/passkeys')).body.passkeys;
const startSignIn = async (client: TestClient) =>
  (await client.post<{ options: PasskeyRequest }>('/api/accounts/sign-in/passkey/options')).body.options;

/** Adds a passkey to a member's account. */
async function add(member: Member): Promise<{ passkey: Passkey; device: SoftwareAuthenticator }> {
  const device = new SoftwareAuthenticator();
  const { body } = await startAdding(member);
  const added = await member.post<Passkey>('/api/accounts/passkeys', device.create(body.options, here()));
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  return { passkey: added.body, device };
}

async function signIn(client: TestClient, device: SoftwareAuthenticator) {
  return client.post('/api/accounts/sign-in/passkey', device.get(await startSignIn(client), here()));
}

async function whoIs(client: TestClient): Promise<string | undefined> {
  return (await client.get<Viewer>('/api/viewer')).body.account?.email;
}

/** Ages all sessions of a member beyond a recent login. */
const ageSessions = (member: Member) =>
  sql`
  update sessions set created_at = sessions.created_at - interval '11 minutes'
  from users where users.id = user_id and email = ${member.details.email}`.execute(app.db);

test('I add a passkey, which is named after my device, and log in with it on any device', async () => {
  const me = await newMember(app);
  expect(await passkeysOf(me)).toEqual([]);
  const { passkey, device } = await add(me);
  expect(passkey).toMatchObject({ name: 'Chrome on Linux', lastUsedAt: null });
  expect(await passkeysOf(me)).toEqual([passkey]);

  for (const use of [1, 2]) {
    const other = app.client();
    expect((await signIn(other, device)).status, `use ${use}`).toBe(204);
    expect(await whoIs(other)).toBe(me.details.email);
  }
  const [used] = await passkeysOf(me);
  expect(Date.now() - Date.parse(used?.lastUsedAt ?? '')).toBeLessThan(60_000);
  const devices = await me.get<{ devices: SignedInDevice[] }>('/api/accounts/devices');
  expect(devices.body.devices.map((one) => one.device)).toEqual(Array(3).fill('Chrome on Linux'));
});

test('I rename my passkeys and remove them, the last one too; a removed one no longer logs in', async () => {
  const me = await newMember(app);
  const { passkey, device } = await add(me);
  const address = `/api/accounts/passkeys/${passkey.id}`;
  expect((await me.put(address, { name: '  My phone ' })).status).toBe(204);
  expect((await me.put(address, { name: ' ' })).status).toBe(422);
  expect((await me.put(address, { name: 'x'.repeat(61) })).status).toBe(422);
  expect((await passkeysOf(me)).map(({ name }) => name)).toEqual(['My phone']);

  expect((await me.delete(address)).status).toBe(204);
  expect((await me.delete(address)).status).toBe(404);
  expect(await passkeysOf(me)).toEqual([]);
  expect(await signIn(app.client(), device)).toMatchObject({
    status: 401,
    body: { code: 'PASSKEY_REFUSED' },
  });
});

test('Other people neither see nor change my passkeys, and visitors and guests have none', async () => {
  const [me, stranger] = await Promise.all([newMember(app), newMember(app)]);
  const { passkey } = await add(me);
  const address = `/api/accounts/passkeys/${passkey.id}`;
  expect(await passkeysOf(stranger)).toEqual([]);
  expect((await stranger.put(address, { name: 'Mine' })).status).toBe(404);
  expect((await stranger.delete(address)).status).toBe(404);
  expect(await passkeysOf(me)).toEqual([passkey]);
  for (const client of [app.client(), await newGuest(app)]) {
    expect((await client.get('/api/accounts/passkeys')).status).toBe(401);
    expect((await startAdding(client)).status).toBe(401);
    expect((await client.put(address, { name: 'Mine' })).status).toBe(401);
    expect((await client.delete(address)).status).toBe(401);
  }
});

test('Long after logging in, I add a passkey only with my password', async () => {
  const me = await newMember(app);
  await ageSessions(me);
  expect(await startAdding(me)).toMatchObject({ status: 403, body: { code: 'PASSWORD_NEEDED' } });
  expect(await startAdding(me, 'wrong words')).toMatchObject({
    status: 422,
    body: { code: 'PASSWORD_WRONG' },
  });
  const { status, body } = await startAdding(me, PASSWORD);
  expect(status).toBe(200);
  const device = new SoftwareAuthenticator();
  expect((await me.post('/api/accounts/passkeys', device.create(body.options, here()))).status).toBe(201);
});

test('A device that has a passkey of mine is told so, and one passkey belongs to one account', async () => {
  const [me, other] = await Promise.all([newMember(app), newMember(app)]);
  const { device } = await add(me);
  const { options } = (await startAdding(me)).body;
  expect(options.excludeCredentials).toEqual([
    { id: device.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
  ]);
  expect(options).toMatchObject({
    rp: { id: 'offhand.test', name: 'Offhand' },
    user: { name: me.details.email },
  });

  const stolen = device.create((await startAdding(other)).body.options, here());
  expect(await other.post('/api/accounts/passkeys', stolen)).toMatchObject({
    status: 422,
    body: { code: 'PASSKEY_NOT_ADDED' },
  });
  expect(await passkeysOf(other)).toEqual([]);
});

test('A passkey is added only on this site, by the browser that asked, once, and after the screen lock', async () => {
  const me = await newMember(app);
  const device = new SoftwareAuthenticator();
  const refused = { status: 422, body: { code: 'PASSKEY_NOT_ADDED' } };
  const send = (body: object, client: TestClient = me) => client.post('/api/accounts/passkeys', body);
  const options = async () => (await startAdding(me)).body.options;

  expect(await send(device.create(await options(), { origin: 'https://evil.example' }))).toMatchObject(
    refused,
  );
  expect(await send(device.create(await options(), { ...here(), verifiesUser: false }))).toMatchObject(
    refused,
  );
  const made = device.create(await options(), here());
  expect(await send(made, await newMember(app)), 'on another account').toMatchObject(refused);
  expect(await send({ ...made, response: { ...made.response, attestationObject: 'AAAA' } })).toMatchObject(
    refused,
  );
  expect(await send(made), 'the challenge was used').toMatchObject(refused);
  expect(await passkeysOf(me)).toEqual([]);
});

test('Nobody logs in with a passkey of another site, without the screen lock, or with what somebody sent before', async () => {
  const me = await newMember(app);
  const { device } = await add(me);
  const client = app.client();
  const send = (body: object, from = client) => from.post('/api/accounts/sign-in/passkey', body);
  const refused = { status: 401, body: { code: 'PASSKEY_REFUSED' } };

  expect(await send(device.get(await startSignIn(client), { origin: 'https://evil.example' }))).toMatchObject(
    refused,
  );
  expect(await send(device.get(await startSignIn(client), { ...here(), verifiesUser: false }))).toMatchObject(
    refused,
  );
  expect(await signIn(client, new SoftwareAuthenticator()), 'unknown').toMatchObject(refused);
  const forged = new SoftwareAuthenticator().get(await startSignIn(client), here());
  expect(await send({ ...forged, id: device.id.toString('base64url') })).toMatchObject(refused);

  const signed = device.get(await startSignIn(client), here());
  expect(await send(signed, app.client()), 'from another browser').toMatchObject(refused);
  expect(await whoIs(client)).toBeUndefined();
  expect((await send(signed)).status).toBe(204);
  const { cookies } = client;
  const again = app.client();
  again.cookies.set('offhand.passkey_challenge', cookies.get('offhand.passkey_challenge') ?? '');
  expect(await send(signed, again), 'the same once more').toMatchObject(refused);
});

test('A malformed passkey is refused with a message, not a server error', async () => {
  const me = await newMember(app);
  for (const body of [{}, { id: 'a', rawId: 'a', type: 'public-key', response: {} }, { id: '../../..' }]) {
    expect((await me.post('/api/accounts/passkeys', body)).status).toBe(422);
    expect((await app.client().post('/api/accounts/sign-in/passkey', body)).status).toBe(422);
  }
});

test('An account has at most 20 passkeys', async () => {
  const me = await newMember(app);
  await add(me);
  await sql`
    insert into passkeys (id, user_id, name, credential_id, public_key, counter, device_type, backed_up)
    select gen_random_uuid(), user_id, name, credential_id || n, public_key, 0, device_type, backed_up
    from passkeys cross join generate_series(1, 19) as n
    where user_id = (select id from users where email = ${me.details.email})`.execute(app.db);
  expect(await startAdding(me)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_PASSKEYS' } });
});

test('Without a confirmed email, where one is needed, a passkey does not log in either (AUTH-09)', async () => {
  const strict = await startTestApp({ EMAIL_CONFIRMATION: 'required' });
  try {
    const me = strict.client();
    const details = { email: 'sam@example.com', username: 'sam.key', password: PASSWORD };
    await me.post('/api/accounts/sign-up', details);
    const { link } = await strict.mailTo(details.email);
    await me.post('/api/accounts/confirm', { token: new URL(link).searchParams.get('token') });
    await me.post('/api/accounts/sign-in', details);
    const device = new SoftwareAuthenticator();
    const behavior = { origin: strict.config.publicUrl };
    const { options } = (await startAdding(me)).body;
    expect((await me.post('/api/accounts/passkeys', device.create(options, behavior))).status).toBe(201);
    await strict.db.updateTable('users').set({ email_verified: false }).execute();
    const client = strict.client();
    const attempt = device.get(await startSignIn(client), behavior);
    expect(await client.post('/api/accounts/sign-in/passkey', attempt)).toMatchObject({
      status: 401,
      body: { code: 'PASSKEY_REFUSED' },
    });
  } finally {
    await strict.close();
  }
});

test('A site that has only an IP address says that it cannot have passkeys', async () => {
  const bare = await startTestApp({ PUBLIC_URL: 'http://127.0.0.1:3000' });
  try {
    const me = await newMember(bare);
    expect((await me.get<Passkeys>('/api/accounts/passkeys')).body.available).toBe(false);
    const options = await me.get<{ passkeys: boolean }>('/api/accounts/sign-in-options');
    expect(options.body.passkeys).toBe(false);
    expect(
      (await app.client().get<{ passkeys: boolean }>('/api/accounts/sign-in-options')).body.passkeys,
    ).toBe(true);
  } finally {
    await bare.close();
  }
});
