import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  LISTING,
  newListing,
  newMember,
  PASSWORD,
  signUpMember,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Viewer } from '../contract/viewer.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const signIn = (email: string, password: string, client = app.client()) =>
  client.post<{ code: string }>('/api/accounts/sign-in', { email, password });
const accountOf = async (client: TestClient) => (await client.get<Viewer>('/api/viewer')).body.account;

test('I log in with a padded address in capitals and a padded password (AUTH-05, AUTH-07, AUTH-16)', async () => {
  const { details } = await signUpMember(app, { password: ' padded pass ' });
  const client = app.client();
  expect((await signIn(`  ${details.email.toUpperCase()} `, 'padded pass', client)).status).toBe(204);
  expect(await accountOf(client)).toMatchObject({ email: details.email });
  expect((await signIn(details.email, '\tpadded pass ')).status).toBe(204);
});

test('A wrong password and an unknown address get the same answer (AUTH-17)', async () => {
  const { details } = await newMember(app);
  const client = app.client();
  const refusal = {
    status: 401,
    body: {
      code: 'SIGN_IN_REFUSED',
      title: 'Login failed',
      detail: "Double-check your login info or sign up again if you're new.",
    },
  };
  expect(await signIn(details.email, 'wrong words', client)).toMatchObject(refusal);
  expect(await signIn('nobody@example.com', PASSWORD, client)).toMatchObject(refusal);
  expect(await signIn('no address', PASSWORD, client)).toMatchObject(refusal);
  expect(await accountOf(client)).toBeNull();
});

test.each(['email', 'password'])('I cannot log in without %s (AUTH-15)', async (field) => {
  const body = { email: 'a@b.co', password: PASSWORD, [field]: ' ' };
  expect(await app.client().post('/api/accounts/sign-in', body)).toMatchObject({
    status: 422,
    body: {
      title: 'Missing information',
      detail: 'Please enter your email and password.',
      errors: [{ field }],
    },
  });
});

test('The site knows me from page to page until I log out (AUTH-20, AUTH-32, AUTH-33, AUTH-34)', async () => {
  const client = await newMember(app);
  const me = await accountOf(client);
  expect(me).toMatchObject({ email: client.details.email });
  const { id } = await newListing(client);
  const listing = await app.db.selectFrom('listings').select('seller_id').where('id', '=', id).execute();
  expect(listing).toEqual([{ seller_id: me?.id }]);
  expect((await client.post('/api/accounts/sign-out')).status).toBe(204);
  expect(await accountOf(client)).toBeNull();
  expect((await client.post('/api/listings', LISTING)).status).toBe(401);
  expect((await client.post('/api/accounts/sign-out')).status).toBe(204);
});

test('A session cookie copied before logging out no longer works afterwards (AUTH-34)', async () => {
  const client = await newMember(app);
  const copy = app.client();
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  await client.post('/api/accounts/sign-out');
  expect((await copy.post('/api/listings', LISTING)).status).toBe(401);
});

test('A forged session cookie does not work (AUTH-33)', async () => {
  const client = app.client();
  client.cookies.set('offhand.session_token', 'abc.def');
  client.cookies.set('offhand.guest', '%E0%A4%A');
  expect(await accountOf(client)).toBeNull();
  expect((await client.post('/api/listings', LISTING)).status).toBe(401);
});

const profileOf = (id: string | undefined) =>
  app.db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', id ?? '')
    .execute();

test('My profile gets the new address at the first login after my email was changed (AUTH-28, AUTH-30)', async () => {
  const client = await newMember(app);
  const id = (await accountOf(client))?.id;
  const [before] = await profileOf(id);
  await app.db
    .updateTable('profiles')
    .set({ email: 'stale@b.co' })
    .where('id', '=', id ?? '')
    .execute();
  expect((await signIn(client.details.email, PASSWORD)).status).toBe(204);
  const [after] = await profileOf(id);
  expect(after?.email).toBe(client.details.email);
  expect(after?.updated_at.getTime()).toBeGreaterThan(before?.updated_at.getTime() ?? Infinity);
  await signIn(client.details.email, PASSWORD);
  expect(await profileOf(id), 'a login without news changes nothing').toEqual([after]);
});

test('A lost profile is created again at the next login, once for two devices (AUTH-28, AUTH-29)', async () => {
  const client = await newMember(app);
  const id = (await accountOf(client))?.id;
  await app.db
    .deleteFrom('profiles')
    .where('id', '=', id ?? '')
    .execute();
  const answers = await Promise.all([1, 2].map(() => signIn(client.details.email, PASSWORD)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await profileOf(id)).toEqual([
    expect.objectContaining({ username: client.details.username, full_name: null, avatar_url: null }),
  ]);
});

test('A profile that cannot be updated does not keep me from logging in (AUTH-31)', async () => {
  const quiet = await startTestApp({ LOG_LEVEL: 'silent' });
  try {
    const { details } = await newMember(quiet);
    await quiet.db.schema.alterTable('profiles').renameTo('profiles_away').execute();
    const { email, password } = details;
    expect((await quiet.client().post('/api/accounts/sign-in', { email, password })).status).toBe(204);
  } finally {
    await quiet.close();
  }
});

test('After eight wrong passwords an address has to wait, even with the right one; other accounts do not (AUTH-17, AUTH-19)', async () => {
  const { details } = await newMember(app);
  const client = app.client();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => signIn(details.email, 'wrong words', client)),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(8);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(12);
  const refused = await signIn(details.email.toUpperCase(), PASSWORD, client);
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_SIGN_INS', title: 'Unable to sign in', retryAfter: expect.any(Number) },
  });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  const other = await newMember(app);
  expect((await signIn(other.details.email, PASSWORD, client)).status).toBe(204);
});

test("A stranger's wrong tries do not keep me out, and my logins give the stranger no more of them (AUTH-17)", async () => {
  const { details } = await newMember(app);
  const stranger = app.client();
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(Array.from({ length: 20 }, () => signIn(details.email, 'wrong words', stranger)));
    expect((await signIn(details.email, PASSWORD)).status).toBe(204);
  }
  expect((await signIn(details.email, PASSWORD, stranger)).status).toBe(429);
});

test('From however many addresses a hundred tries are free; then I wait five minutes at most (AUTH-17)', async () => {
  const { details } = await newMember(app);
  const tries = (times: number) =>
    Promise.all(Array.from({ length: times }, () => signIn(details.email, 'wrong words')));
  const checked = (answers: { status: number }[]) => answers.filter(({ status }) => status === 401).length;
  const change = (values: { count?: number; blocked_until?: Date }) =>
    app.db
      .updateTable('attempts')
      .set(values)
      .where('key', '=', `sign-in:account:${details.email}`)
      .execute();
  const endWait = () => change({ blocked_until: new Date(Date.now() - 1000) });
  expect(checked(await tries(1))).toBe(1);
  // Each checked attempt computes a hash, so most of the hundred are only counted.
  await change({ count: 95 });
  expect(checked(await tries(15))).toBe(5);
  for (let round = 0; round < 8; round += 1) {
    await endWait();
    expect(checked(await tries(3))).toBe(1);
  }
  const refused = await signIn(details.email, PASSWORD);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(240);
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(300);
  await endWait();
  expect((await signIn(details.email, PASSWORD)).status).toBe(204);
  expect(checked(await tries(3)), 'my login frees no more than one try').toBe(1);
});

test('The wait for login survives a restart of the site (AUTH-17)', async () => {
  const { details } = await newMember(app);
  const client = app.client();
  await Promise.all(Array.from({ length: 8 }, () => signIn(details.email, 'wrong words', client)));
  const restarted = await startTestApp({ DATABASE_URL: app.config.databaseUrl ?? '' });
  try {
    const sameAddress = await fetch(`${restarted.url}/api/accounts/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client.address },
      body: JSON.stringify({ email: details.email, password: PASSWORD }),
    });
    expect(sameAddress.status).toBe(429);
  } finally {
    await restarted.close();
  }
});

test('A successful login resets the count of wrong tries (AUTH-20)', async () => {
  const { details } = await newMember(app);
  const client = app.client();
  for (let round = 0; round < 2; round += 1) {
    const wrong = await Promise.all(
      Array.from({ length: 6 }, () => signIn(details.email, 'wrong words', client)),
    );
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await signIn(details.email, PASSWORD, client)).status).toBe(204);
  }
});

test('One network address cannot try one account after another (AUTH-17)', async () => {
  const client = app.client();
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_, i) => signIn(`victim.${i}@example.com`, 'guess words', client)),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(60);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});
