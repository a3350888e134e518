import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { PASSWORD } from '../../../../../tests/support/factories.ts';
import type { Viewer } from '../contract/viewer.ts';
import { createLinkToken } from './link-token.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ EMAIL_CONFIRMATION: 'required' });
});
afterAll(() => app?.close());

async function signUp(username: string): Promise<string> {
  const email = `${username}@example.com`;
  const { status } = await app
    .client()
    .post('/api/accounts/sign-up', { email, password: PASSWORD, username });
  expect(status).toBe(201);
  return email;
}

const tokenFor = async (email: string) =>
  new URL((await app.mailTo(email)).link).searchParams.get('token') ?? '';
const confirm = (token: string) =>
  app.client().post<{ code: string; title: string }>('/api/accounts/confirm', { token });
const signIn = (email: string, client = app.client()) =>
  client.post('/api/accounts/sign-in', { email, password: PASSWORD });
const resend = (email: string, next?: string) =>
  app.client().post('/api/accounts/resend-confirmation', { email, next });
const forgot = (email: string, next?: string) =>
  app.client().post('/api/accounts/forgot-password', { email, next });
const accountOf = (email: string) =>
  app.db
    .selectFrom('users')
    .select(['id as userId', 'email'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

test('The mailed link confirms my address; then I can log in and have a profile (AUTH-11, AUTH-12)', async () => {
  const email = await signUp('linus');
  expect((await confirm(await tokenFor(email))).status).toBe(204);
  const client = app.client();
  expect((await signIn(email, client)).status).toBe(204);
  const viewer = await client.get<Viewer>('/api/viewer');
  expect(viewer.body.account).toMatchObject({ email, name: 'linus', emailConfirmed: true });
  const profiles = await app.db.selectFrom('profiles').select('id').where('email', '=', email).execute();
  expect(profiles).toEqual([{ id: viewer.body.account?.id }]);
});

test('Logging in before confirming gets the same answer as a wrong password and sends no further mail (AUTH-11, AUTH-18)', async () => {
  const email = await signUp('early');
  await app.mailTo(email);
  const client = app.client();
  expect(await signIn(email, client)).toMatchObject({
    status: 401,
    body: {
      title: 'Login failed',
      detail: "Double-check your login info or sign up again if you're new.",
    },
  });
  expect((await client.get<Viewer>('/api/viewer')).body.account).toBeNull();
  expect(app.mails.filter(({ to }) => to === email)).toHaveLength(1);
});

test('Opening the link a second time is no error (AUTH-11)', async () => {
  const email = await signUp('again');
  const token = await tokenFor(email);
  expect([(await confirm(token)).status, (await confirm(token)).status]).toEqual([204, 204]);
});

test('A link that is a day old no longer works (AUTH-11)', async () => {
  const email = await signUp('late');
  const { authSecret } = app.config;
  const account = await accountOf(email);
  const expired = await createLinkToken(authSecret, 'confirm-email', account, -1);
  expect(await confirm(expired)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
  expect((await signIn(email)).status).toBe(401);
  const valid = await createLinkToken(authSecret, 'confirm-email', account, 60);
  expect((await confirm(valid)).status).toBe(204);
});

test('A made-up link does not work (AUTH-11)', async () => {
  const email = await signUp('forged');
  const forged = await createLinkToken(
    'not the secret of this site, at all',
    'confirm-email',
    await accountOf(email),
  );
  for (const token of ['', 'x', 'a.b.c', `${await tokenFor(email)}x`, forged]) {
    expect(await confirm(token)).toMatchObject({ status: 410, body: { title: 'This link no longer works' } });
  }
  expect((await signIn(email)).status).toBe(401);
});

test('I can have the link mailed again, and it works (AUTH-11)', async () => {
  const email = await signUp('lost');
  await app.mailTo(email);
  app.mails.length = 0;
  expect((await resend(` ${email.toUpperCase()}`)).status).toBe(202);
  expect((await confirm(await tokenFor(email))).status).toBe(204);
});

test('Asking for the link again does not reveal whether an account exists, and mails nobody else (AUTH-11)', async () => {
  const email = await signUp('known');
  await confirm(await tokenFor(email));
  app.mails.length = 0;
  const answers = [await resend(email), await resend('nobody@example.com'), await resend('no address')];
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(answers.map(() => ({ status: 202 })));
  expect(app.mails).toEqual([]);
  expect(await resend(' ')).toMatchObject({ status: 422, body: { code: 'EMAIL_MISSING' } });
});

test('Nobody can flood my mailbox: four mails an hour, also with parallel requests (AUTH-11)', async () => {
  const email = await signUp('mailbox');
  await app.mailTo(email);
  const answers = await Promise.all(Array.from({ length: 12 }, () => resend(email)));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
  await app.settle();
  expect(app.mails.filter(({ to }) => to === email)).toHaveLength(5);
});

test('A link confirms the account it was mailed for, and no later one with the same address (AUTH-11)', async () => {
  const email = await signUp('earlier');
  const token = await tokenFor(email);
  await app.db.deleteFrom('users').where('email', '=', email).execute();
  await signUp('earlier');
  expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
  expect((await signIn(email)).status).toBe(401);
});

test('Somebody who lost the mail gets in by choosing a new password, which confirms the address (AUTH-04, AUTH-11)', async () => {
  const email = await signUp('no.mail');
  await app.mailTo(email);
  app.mails.length = 0;
  await forgot(email);
  const token = new URL((await app.mailTo(email)).link).searchParams.get('token') ?? '';
  const chosen = await app.client().post('/api/accounts/new-password', { token, password: PASSWORD });
  expect(chosen.status).toBe(204);
  const client = app.client();
  expect((await signIn(email, client)).status).toBe(204);
  expect((await client.get<Viewer>('/api/viewer')).body.account).toMatchObject({
    email,
    emailConfirmed: true,
  });
});

test('Mailed links lead back to the page that asked for an account (AUTH-20)', async () => {
  const email = 'way.back@example.com';
  const next = '/create-listing?event=abc';
  const details = { email, password: PASSWORD, username: 'way.back', next };
  const leadsTo = async () => {
    const { link } = await app.mailTo(email);
    app.mails.length = 0;
    return new URL(link).searchParams.get('next');
  };
  expect((await app.client().post('/api/accounts/sign-up', details)).status).toBe(201);
  expect(await leadsTo()).toBe(next);
  await resend(email, next);
  expect(await leadsTo()).toBe(next);
  await forgot(email, next);
  expect(await leadsTo()).toBe(next);
  await resend(email);
  expect(await leadsTo()).toBeNull();
});

test('Pages know whether an unconfirmed address may be why a login is refused (AUTH-18)', async () => {
  const options = await app.client().get('/api/accounts/sign-in-options');
  expect(options).toMatchObject({ status: 200, body: { confirmsEmail: true } });
});
