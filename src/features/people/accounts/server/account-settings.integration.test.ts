import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type Member,
  newGuest,
  newMember,
  PASSWORD,
  signUpMember,
} from '../../../../../tests/support/factories.ts';
import type { AccountSettings } from '../contract/account-settings.ts';
import type { Viewer } from '../contract/viewer.ts';
import { removeExpired } from './accounts.feature.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const settingsOf = async (member: Member) => (await member.get<AccountSettings>('/api/accounts/me')).body;
const signIn = (email: string, password: string, client = app.client()) =>
  client.post('/api/accounts/sign-in', { email, password });
const askFor = (member: Member, email: string, currentPassword = PASSWORD) =>
  member.put('/api/accounts/me/new-email', { email, currentPassword });
const open = (token: string) => app.client().post('/api/accounts/new-email', { token });
const check = (token: string) => app.client().post('/api/accounts/new-email/check', { token });

async function tokenFor(email: string): Promise<string> {
  const { link } = await app.mailTo(email, 'Confirm your new email for Offhand');
  expect(link).toContain('http://offhand.test/auth/new-email?token=');
  return new URL(link).searchParams.get('token') ?? '';
}

test('I see my address, whether it is confirmed, and my username; nobody else does (PERM-14)', async () => {
  const me = await signUpMember(app);
  const { email, username } = me.details;
  const mine = { email, emailConfirmed: false, newEmail: null, username, passwordChangedAt: null };
  expect(await settingsOf(me)).toEqual(mine);
  const { link } = await app.mailTo(email);
  await app.client().post('/api/accounts/confirm', { token: new URL(link).searchParams.get('token') });
  expect(await settingsOf(me)).toEqual({ ...mine, emailConfirmed: true });
  for (const client of [app.client(), await newGuest(app)])
    expect((await client.get('/api/accounts/me')).status).toBe(401);
});

test('An account without a password has settings too', async () => {
  const me = await newMember(app);
  const { email } = me.details;
  await app.db
    .deleteFrom('credentials')
    .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('email', '=', email))
    .execute();
  expect(await settingsOf(me)).toMatchObject({ email, passwordChangedAt: null });
});

test('My email changes when I open the link mailed to the new address; the old one is told (AUTH-30)', async () => {
  const me = await newMember(app);
  const { email: old, username } = me.details;
  expect((await askFor(me, ` ${username}@NEW.example `)).status).toBe(202);
  const email = `${username}@new.example`;
  const oldMail = await app.mailTo(old, 'Your Offhand email is about to change');
  expect(oldMail.text).toContain(email);
  expect(await settingsOf(me)).toMatchObject({ email: old, newEmail: email });
  expect((await signIn(email, PASSWORD)).status, 'not before the link is opened').toBe(401);

  const token = await tokenFor(email);
  expect(await check(token)).toMatchObject({ status: 200, body: { email } });
  expect((await open(token)).status).toBe(204);
  expect(await settingsOf(me)).toMatchObject({ email, emailConfirmed: true, newEmail: null });
  const viewer = await me.get<Viewer>('/api/viewer');
  expect(viewer.body.account).toMatchObject({ email, emailConfirmed: true });
  const profile = await app.db.selectFrom('profiles').select('username').where('email', '=', email).execute();
  expect(profile).toEqual([{ username }]);
  expect([(await signIn(old, PASSWORD)).status, (await signIn(email, PASSWORD)).status]).toEqual([401, 204]);
  const mail = await app.mailTo(old, 'Your Offhand email was changed');
  expect(mail.text).toContain(email);
  expect(await open(token), 'the link works once').toMatchObject({ status: 410 });
  expect(await check(token)).toMatchObject({ status: 410 });
});

test('Only somebody who knows my password changes my email', async () => {
  const me = await newMember(app);
  for (const [password, message] of [
    ['wrong words', 'That is not your current password.'],
    ['', 'Enter your current password.'],
  ] as const) {
    expect(await askFor(me, 'thief@example.com', password)).toMatchObject({
      status: 422,
      body: { code: 'PASSWORD_WRONG', errors: [{ field: 'currentPassword', message }] },
    });
  }
  expect((await settingsOf(me)).newEmail).toBeNull();
  expect(app.mails.filter(({ to }) => to === 'thief@example.com')).toEqual([]);
  const tries = await Promise.all(Array.from({ length: 10 }, () => askFor(me, 'a@b.co', 'guess words')));
  expect(
    tries.some(({ status }) => status === 429),
    'guessing is limited',
  ).toBe(true);
});

test('An address that is none, is mine already or belongs to somebody else is refused', async () => {
  const [me, other] = await Promise.all([newMember(app), newMember(app)]);
  for (const email of ['', 'no address', me.details.email.toUpperCase()]) {
    expect(await askFor(me, email)).toMatchObject({
      status: 422,
      body: { code: 'EMAIL_REFUSED', errors: [{ field: 'email' }] },
    });
  }
  expect(await askFor(me, other.details.email)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
});

test('If two accounts ask for one address, the first to open its link gets it', async () => {
  const people = await Promise.all([newMember(app), newMember(app)]);
  const tokens: string[] = [];
  for (const person of people) {
    app.mails.length = 0;
    await askFor(person, 'both@example.com');
    tokens.push(await tokenFor('both@example.com'));
  }
  const answers = await Promise.all(tokens.map(open));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await Promise.all(people.map(async (person) => (await settingsOf(person)).email))).toContain(
    'both@example.com',
  );
});

test('I have the link to my new address mailed again, or keep the old address after all', async () => {
  const me = await newMember(app);
  const email = `${me.details.username}@second.example`;
  expect((await me.post('/api/accounts/me/new-email/resend')).status).toBe(404);
  await askFor(me, email);
  const first = await tokenFor(email);
  app.mails.length = 0;
  expect((await me.post('/api/accounts/me/new-email/resend')).status).toBe(202);
  expect(await check(await tokenFor(email))).toMatchObject({ status: 200, body: { email } });
  expect((await me.delete('/api/accounts/me/new-email')).status).toBe(204);
  expect(await open(first)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
  expect(await settingsOf(me)).toMatchObject({ email: me.details.email, newEmail: null });
});

test('A link to a new address works for a day, and one to confirm an address sets none', async () => {
  const me = await signUpMember(app);
  const confirmation = new URL((await app.mailTo(me.details.email)).link).searchParams.get('token') ?? '';
  const email = `${me.details.username}@late.example`;
  await askFor(me, email);
  for (const token of ['', 'x', confirmation]) expect((await open(token)).status).toBe(410);
  const token = await tokenFor(email);
  await app.db
    .updateTable('email_changes')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('email', '=', email)
    .execute();
  expect((await settingsOf(me)).newEmail).toBeNull();
  expect((await open(token)).status).toBe(410);
  await removeExpired(app.db);
  const left = await app.db.selectFrom('email_changes').select('email').where('email', '=', email).execute();
  expect(left).toEqual([]);
});

test('Links to a new password that were mailed to my old address end with it, and a new password stops a change of address (AUTH-04)', async () => {
  const me = await newMember(app);
  const { email: old, username } = me.details;
  const resetToken = async (to: string) => {
    app.mails.length = 0;
    await app.client().post('/api/accounts/forgot-password', { email: to });
    const { link } = await app.mailTo(to, 'Choose a new password');
    return new URL(link).searchParams.get('token') ?? '';
  };
  const choose = (token: string) =>
    app.client().post('/api/accounts/new-password', { token, password: PASSWORD });
  const early = await resetToken(old);
  const email = `${username}@moved.example`;
  await askFor(me, email);
  await open(await tokenFor(email));
  expect((await choose(early)).status).toBe(410);

  await askFor(me, `${username}@thief.example`);
  const stolen = await tokenFor(`${username}@thief.example`);
  expect((await choose(await resetToken(email))).status).toBe(204);
  expect((await open(stolen)).status).toBe(410);
});

const changePassword = (member: Member, body: object) =>
  member.put('/api/accounts/me/password', {
    currentPassword: PASSWORD,
    newPassword: 'fresh words',
    signOutElsewhere: false,
    ...body,
  });

test('Changing my password stops a change of address that a thief asked for (AUTH-07)', async () => {
  const me = await newMember(app);
  const { email, username } = me.details;
  await askFor(me, `${username}@thief.example`);
  const stolen = await tokenFor(`${username}@thief.example`);
  expect((await changePassword(me, {})).status).toBe(204);
  expect(await open(stolen)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
  expect(await settingsOf(me)).toMatchObject({ email, newEmail: null });
});

test('I change my password, and stay signed in here (AUTH-07)', async () => {
  const me = await newMember(app);
  const { email } = me.details;
  const phone = app.client();
  await signIn(email, PASSWORD, phone);
  const isSignedIn = async (client: typeof phone) => (await client.get('/api/accounts/me')).status === 200;
  expect((await changePassword(me, { newPassword: ' fresh words ' })).status).toBe(204);
  expect([(await signIn(email, PASSWORD)).status, (await signIn(email, 'fresh words')).status]).toEqual([
    401, 204,
  ]);
  expect(await Promise.all([me, phone].map(isSignedIn))).toEqual([true, true]);
  expect(Date.parse((await settingsOf(me)).passwordChangedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);

  const again = { currentPassword: 'fresh words', newPassword: 'other words', signOutElsewhere: true };
  expect((await changePassword(me, again)).status).toBe(204);
  expect(await Promise.all([me, phone].map(isSignedIn))).toEqual([true, false]);
});

test('A wrong current password, or a new one that is too short or easy to guess, changes nothing (AUTH-08)', async () => {
  const me = await newMember(app);
  expect(await changePassword(me, { currentPassword: 'wrong words' })).toMatchObject({
    status: 422,
    body: { code: 'PASSWORD_WRONG', errors: [{ field: 'currentPassword' }] },
  });
  expect(await changePassword(me, { newPassword: ' 12345 ' })).toMatchObject({
    status: 422,
    body: { code: 'PASSWORD_TOO_SHORT', errors: [{ field: 'newPassword' }] },
  });
  expect(await changePassword(me, { newPassword: 'iloveyou' })).toMatchObject({
    status: 422,
    body: { code: 'PASSWORD_TOO_COMMON', errors: [{ field: 'newPassword' }] },
  });
  expect(await changePassword(me, { newPassword: me.details.email })).toMatchObject({
    status: 422,
    body: { code: 'PASSWORD_IS_KNOWN', errors: [{ field: 'newPassword' }] },
  });
  expect((await signIn(me.details.email, PASSWORD)).status).toBe(204);
});

test('Changing my password ends links to a new one that were mailed before (AUTH-04)', async () => {
  const me = await newMember(app);
  app.mails.length = 0;
  await app.client().post('/api/accounts/forgot-password', { email: me.details.email });
  const { link } = await app.mailTo(me.details.email, 'Choose a new password');
  const token = new URL(link).searchParams.get('token');
  await changePassword(me, {});
  const chosen = await app.client().post('/api/accounts/new-password', { token, password: 'third words' });
  expect(chosen.status).toBe(410);
});

const rename = (member: Member, username: string) =>
  member.put<{ errors?: { field: string }[] }>('/api/accounts/me/username', { username });

test('I change my username everywhere; the address of my profile stays (AUTH-29, PROFILE-01)', async () => {
  const me = await newMember(app);
  const { id = '' } = (await me.get<Viewer>('/api/viewer')).body.account ?? {};
  const profile = async () => (await app.client().get<{ name: string }>(`/api/profiles/${id}`)).body.name;
  expect(await profile()).toBe(me.details.username);
  expect((await rename(me, ' New.Name-1 ')).status).toBe(204);
  expect(await profile()).toBe('New.Name-1');
  expect((await me.get<Viewer>('/api/viewer')).body.account?.name).toBe('New.Name-1');
  expect((await settingsOf(me)).username).toBe('New.Name-1');
  expect((await rename(me, 'new.name-1')).status, 'in another case').toBe(204);
});

test('A username that is taken, in any case, or unfit is refused, also for two people at once (AUTH-14)', async () => {
  const [me, other] = await Promise.all([newMember(app), newMember(app)]);
  for (const username of ['', 'x', 'with space', '<b>', other.details.username.toUpperCase()]) {
    expect(await rename(me, username), username).toMatchObject({
      status: 422,
      body: { code: 'USERNAME_REFUSED', errors: [{ field: 'username' }] },
    });
  }
  const answers = await Promise.all([rename(me, 'Wanted.Name'), rename(other, 'wanted.name')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
});
