import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newMember, PASSWORD, signUpMember } from '../../../../../tests/support/factories.ts';
import { SoftwareAuthenticator } from '../../../../../tests/support/software-authenticator.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { PasskeyCreation, PasskeyRequest } from '../contract/passkey.ts';
import { removeExpired } from './accounts.feature.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const SUBJECT = 'New sign-in to your Offhand account';
const mailsTo = ({ details }: Member) =>
  app.mails.filter(({ to, subject }) => to === details.email && subject === SUBJECT);
async function expectTold(member: Member, times: number): Promise<void> {
  await app.settle();
  expect(mailsTo(member)).toHaveLength(times);
}

/** Creates a member with a confirmed address. */
async function newConfirmedMember(): Promise<Member> {
  const member = await signUpMember(app);
  const { link } = await app.mailTo(member.details.email);
  const token = new URL(link).searchParams.get('token');
  expect((await member.post('/api/accounts/confirm', { token })).status).toBe(204);
  return member;
}

async function signIn({ details }: Member, client: TestClient, password = PASSWORD): Promise<TestClient> {
  const answer = await client.post('/api/accounts/sign-in', { email: details.email, password });
  expect(answer.status).toBe(204);
  return client;
}

test('A login on a new device is mailed to me, with the device, the time and what to do', async () => {
  const me = await newConfirmedMember();
  const phone = app.client();
  phone.userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  await signIn(me, phone);
  await expectTold(me, 1);
  const [mail] = mailsTo(me);
  expect(mail?.text).toMatch(
    /a new device: Chrome on Android, on [A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\d UTC, from the network address 10\./,
  );
  expect(mail?.text).toContain(phone.address);
  expect(mail?.text).toContain("If it wasn't you, sign that device out");
  expect(mail?.link).toBe('http://offhand.test/settings/account#devices');
});

test('The browser I signed up on, and one I logged in on before, are not news, whatever became of the session', async () => {
  const me = await newConfirmedMember();
  await me.post('/api/accounts/sign-out');
  await signIn(me, me);
  const laptop = await signIn(me, app.client());
  await expectTold(me, 1);
  await sql`delete from sessions`.execute(app.db);
  await signIn(me, laptop);
  await laptop.post('/api/accounts/sign-out');
  await signIn(me, laptop);
  await signIn(me, me);
  await signIn(me, app.client());
  await expectTold(me, 2);
  const [cookie] = (
    await laptop.post('/api/accounts/sign-in', { email: me.details.email, password: PASSWORD })
  ).headers
    .getSetCookie()
    .filter((one) => one.startsWith('offhand.device='));
  expect(cookie).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('A browser that another account knows is new for mine', async () => {
  const [me, other] = [await newConfirmedMember(), await newConfirmedMember()];
  await signIn(me, other);
  await expectTold(me, 1);
  await signIn(other, other);
  await signIn(me, other);
  await signIn(me, app.client());
  await expectTold(me, 2);
  expect(mailsTo(other)).toEqual([]);
});

test('I am told too when a passkey, or a password chosen by mail, is used on a new device', async () => {
  const me = await newConfirmedMember();
  const authenticator = new SoftwareAuthenticator();
  const adding = await me.post<{ options: PasskeyCreation }>('/api/accounts/passkeys/options', {});
  const here = { origin: app.config.publicUrl };
  await me.post('/api/accounts/passkeys', authenticator.create(adding.body.options, here));
  const phone = app.client();
  for (const news of [1, 1]) {
    const { body } = await phone.post<{ options: PasskeyRequest }>('/api/accounts/sign-in/passkey/options');
    const answer = await phone.post('/api/accounts/sign-in/passkey', authenticator.get(body.options, here));
    expect(answer.status).toBe(204);
    await expectTold(me, news);
  }

  await me.post('/api/accounts/forgot-password', { email: me.details.email });
  await app.settle();
  expect((await app.mailTo(me.details.email)).subject).toContain('new password');
  const token = new URL((await app.mailTo(me.details.email)).link).searchParams.get('token');
  const password = 'another long one';
  expect((await app.client().post('/api/accounts/new-password', { token, password })).status).toBe(204);
  await signIn(me, app.client(), password);
  await expectTold(me, 2);
});

test('An address that is not confirmed gets no mail about devices', async () => {
  const [me, confirmed] = [await newMember(app), await newConfirmedMember()];
  await signIn(me, app.client());
  await signIn(confirmed, app.client());
  await expectTold(confirmed, 1);
  expect(mailsTo(me)).toEqual([]);
});

test('Many logins with new devices do not flood my mailbox', async () => {
  const me = await newConfirmedMember();
  for (let times = 0; times < 7; times++) await signIn(me, app.client());
  const other = await newConfirmedMember();
  await signIn(other, app.client());
  await expectTold(other, 1);
  // The device that signed the account up counts too.
  expect(mailsTo(me)).toHaveLength(4);
});

test('A device is forgotten 400 days after the last login there', async () => {
  const me = await newConfirmedMember();
  const known = async () => {
    const { rows } = await sql`
      select from known_devices join users on users.id = user_id where email = ${me.details.email}`.execute(
      app.db,
    );
    return rows.length;
  };
  await removeExpired(app.db);
  expect(await known()).toBe(1);
  await sql`update known_devices set last_seen_at = now() - interval '401 days'`.execute(app.db);
  await removeExpired(app.db);
  expect(await known()).toBe(0);
});
