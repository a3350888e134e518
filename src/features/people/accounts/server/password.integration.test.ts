import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newMember, newTokenClient, PASSWORD } from '../../../../../tests/support/factories.ts';
import { SoftwareAuthenticator } from '../../../../../tests/support/software-authenticator.ts';
import { connectDatabase } from '../../../../platform/server/db/database.ts';
import type { PasskeyCreation } from '../contract/passkey.ts';
import type { Viewer } from '../contract/viewer.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const forgot = (email: string) => app.client().post('/api/accounts/forgot-password', { email });
const signIn = (email: string, password: string, client = app.client()) =>
  client.post('/api/accounts/sign-in', { email, password });
const choose = (token: string, password: string) =>
  app.client().post('/api/accounts/new-password', { token, password });

const check = (token: string) => app.client().post('/api/accounts/new-password/check', { token });

async function resetToken(email: string): Promise<string> {
  app.mails.length = 0;
  expect((await forgot(email)).status).toBe(202);
  const { link, subject } = await app.mailTo(email, 'Choose a new password');
  expect(subject).toBe('Choose a new password for Offhand');
  expect(link).toContain('http://offhand.test/auth/new-password?token=');
  return new URL(link).searchParams.get('token') ?? '';
}

/** Adds a passkey, a token and a webhook. The account's device is recognized already. */
async function addWaysIn(member: Member): Promise<void> {
  await newTokenClient(app, member);
  const webhook = { url: 'https://example.com/hooks', events: ['listing.posted'] };
  expect((await member.post('/api/webhooks', webhook)).status).toBe(201);
  const { body } = await member.post<{ options: PasskeyCreation }>('/api/accounts/passkeys/options', {});
  const passkey = new SoftwareAuthenticator().create(body.options, { origin: app.config.publicUrl });
  expect((await member.post('/api/accounts/passkeys', passkey)).status).toBe(201);
}

/** Counts what lets a person or program use an account besides its password. */
async function waysInto(email: string): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*)::int from passkeys where user_id = users.id) as passkeys,
      (select count(*)::int from api_tokens where user_id = users.id) as api_tokens,
      (select count(*)::int from webhooks where user_id = users.id) as webhooks,
      (select count(*)::int from known_devices where user_id = users.id) as known_devices
    from users where email = ${email}`.execute(app.db);
  return rows[0] ?? {};
}

test('I choose a new password by the mailed link; the old one no longer works (AUTH-04)', async () => {
  const { details } = await newMember(app);
  const token = await resetToken(details.email);
  expect((await choose(token, ' fresh words ')).status).toBe(204);
  expect((await signIn(details.email, PASSWORD)).status).toBe(401);
  expect((await signIn(details.email, 'fresh words')).status).toBe(204);
});

test('The link to a new password works once, even if used twice at the same time (AUTH-04)', async () => {
  const { details } = await newMember(app);
  const token = await resetToken(details.email);
  const answers = await Promise.all([choose(token, 'first words'), choose(token, 'second words')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  expect(await choose(token, 'third words')).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
});

test('Using one link to a new password ends all others of the account, also two at the same time (AUTH-04)', async () => {
  const [mine, other] = await Promise.all([newMember(app), newMember(app)]);
  const elses = await resetToken(other.details.email);
  const [first, second, third] = [
    await resetToken(mine.details.email),
    await resetToken(mine.details.email),
    await resetToken(mine.details.email),
  ];
  const opened = await Promise.all([first, second, third].map(check));
  expect(opened.map(({ status }) => status)).toEqual([204, 204, 204]);
  const answers = await Promise.all([choose(second, 'fresh words'), choose(third, 'other words')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  expect(await choose(first, 'third words')).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
  expect((await choose(elses, 'fresh words')).status, 'the link of somebody else').toBe(204);
});

test('A used, expired or made-up link to a new password says so when it opens; opening one does not use it (AUTH-04)', async () => {
  const { details } = await newMember(app);
  const refusal = { status: 410, body: { title: 'This link no longer works' } };
  for (const token of ['', 'x', '%', "' or 1=1 --"]) expect(await check(token)).toMatchObject(refusal);
  const used = await resetToken(details.email);
  expect([(await check(used)).status, (await check(used)).status]).toEqual([204, 204]);
  await choose(used, 'fresh words');
  expect(await check(used)).toMatchObject(refusal);
  const [expired, current] = [await resetToken(details.email), await resetToken(details.email)];
  await app.db
    .updateTable('verifications')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('identifier', '=', `reset-password:${expired}`)
    .execute();
  expect(await check(expired)).toMatchObject(refusal);
  expect((await choose(expired, 'other words')).status).toBe(410);
  expect((await check(current)).status, 'an expired link ends no other').toBe(204);
});

test('A new password signs out every browser that was signed in (AUTH-04, AUTH-34)', async () => {
  const thief = await newMember(app);
  const token = await resetToken(thief.details.email);
  await choose(token, 'fresh words');
  const write = await thief.post('/api/listings', {
    title: 'Stolen',
    description: 'Not mine',
    price: '1',
    category: 'other',
    condition: 'good',
  });
  expect(write.status).toBe(401);
  const sessions = await app.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('users.email', '=', thief.details.email)
    .execute();
  expect(sessions).toEqual([]);
});

test('Asking for a new password gets the same answer for every address (AUTH-04)', async () => {
  const { details } = await newMember(app);
  const addresses = [details.email, 'nobody@example.com', 'no address'];
  const answers = await Promise.all(addresses.map(forgot));
  for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 202 });
  expect(await forgot('  ')).toMatchObject({
    status: 422,
    body: { title: 'Missing information', detail: 'Please enter your email.' },
  });
});

test.each(['forgot-password', 'resend-confirmation'])(
  'The answer to %s does not wait for anything that depends on the account, so its time tells nothing (AUTH-04)',
  async (path) => {
    const { details } = await newMember(app);
    app.mails.length = 0;
    const other = connectDatabase({ connectionString: app.config.databaseUrl }, () => undefined);
    try {
      await other.db.transaction().execute(async (trx) => {
        await sql`lock table users, verifications in access exclusive mode`.execute(trx);
        for (const email of [details.email, 'nobody.at.all@example.com']) {
          expect((await app.client().post(`/api/accounts/${path}`, { email })).status).toBe(202);
        }
      });
    } finally {
      await other.close();
    }
    const subject = path === 'forgot-password' ? 'Choose a new password' : 'Confirm your email';
    expect((await app.mailTo(details.email, subject)).link).toContain('token=');
  },
);

test('Nobody can stop my mail with a new password by requesting mails that I do not get (AUTH-04)', async () => {
  const { details } = await newMember(app);
  await app.db
    .updateTable('users')
    .set({ email_verified: true })
    .where('email', '=', details.email)
    .execute();
  const resend = () => app.client().post('/api/accounts/resend-confirmation', { email: details.email });
  for (const status of [202, 202, 202, 202, 429]) expect((await resend()).status).toBe(status);
  expect((await choose(await resetToken(details.email), 'fresh words')).status).toBe(204);
});

test('A link older than an hour does not set a password (AUTH-04)', async () => {
  const { details } = await newMember(app);
  const token = await resetToken(details.email);
  await app.db
    .updateTable('verifications')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('identifier', 'like', 'reset-password:%')
    .execute();
  expect((await choose(token, 'fresh words')).status).toBe(410);
  expect((await signIn(details.email, PASSWORD)).status).toBe(204);
});

test('A made-up link does not set a password, and a refused password leaves the link usable (AUTH-04, AUTH-08)', async () => {
  const { details } = await newMember(app);
  for (const token of ['', 'x', '%', "' or 1=1 --"]) {
    expect((await choose(token, 'fresh words')).status).toBe(410);
  }
  const token = await resetToken(details.email);
  expect(await choose(token, ' 12345 ')).toMatchObject({ status: 422, body: { code: 'PASSWORD_TOO_SHORT' } });
  expect(await choose(token, '123456')).toMatchObject({ status: 422, body: { code: 'PASSWORD_TOO_COMMON' } });
  expect(await choose(token, details.username)).toMatchObject({
    status: 422,
    body: { code: 'PASSWORD_IS_KNOWN' },
  });
  expect((await choose(token, 'qzm7kd')).status).toBe(204);
});

test('After too many tries a new password lets me log in again (AUTH-04)', async () => {
  const { details } = await newMember(app);
  const client = app.client();
  await Promise.all(Array.from({ length: 8 }, () => signIn(details.email, 'wrong words', client)));
  expect((await signIn(details.email, PASSWORD, client)).status).toBe(429);
  await choose(await resetToken(details.email), 'fresh words');
  expect((await signIn(details.email, 'fresh words', client)).status).toBe(204);
});

test('If someone signed up with my address, my new password also ends their passkeys, tokens and webhooks (AUTH-04)', async () => {
  const squatter = await newMember(app);
  await addWaysIn(squatter);
  await choose(await resetToken(squatter.details.email), 'fresh words');
  expect(await waysInto(squatter.details.email)).toEqual({
    passkeys: 0,
    api_tokens: 0,
    webhooks: 0,
    known_devices: 0,
  });
});

test('Once my address is confirmed, a new password leaves my passkeys, tokens and webhooks (AUTH-04)', async () => {
  const me = await newMember(app);
  const { email } = me.details;
  await app.db.updateTable('users').set({ email_verified: true }).where('email', '=', email).execute();
  await addWaysIn(me);
  await choose(await resetToken(email), 'fresh words');
  expect(await waysInto(email)).toEqual({ passkeys: 1, api_tokens: 1, webhooks: 1, known_devices: 1 });
});

test('A new password changes nothing else about me, but confirms the address it was mailed to (AUTH-04)', async () => {
  const { details } = await newMember(app);
  await choose(await resetToken(details.email), 'fresh words');
  const client = app.client();
  await client.post('/api/accounts/sign-in', { email: details.email, password: 'fresh words' });
  const { body } = await client.get<Viewer>('/api/viewer');
  expect(body.account).toMatchObject({
    email: details.email,
    name: details.username,
    emailConfirmed: true,
  });
});
