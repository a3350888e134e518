import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  LISTING,
  type Member,
  newGuest,
  newListing,
  newMember,
  newTokenClient,
  PASSWORD,
} from '../../../../../tests/support/factories.ts';
import { newOperator } from '../../../../../tests/support/operators.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { ApiToken, CreatedApiToken } from '../contract/token.ts';
import type { Viewer } from '../contract/viewer.ts';
import { removeExpired } from './accounts.feature.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const NEW = { name: 'Shop stock', scopes: ['listings:write', 'profile:read'], days: 30 };
const DAY_MS = 86_400_000;

const tokensOf = async (member: TestClient) =>
  (await member.get<{ tokens: ApiToken[] }>('/api/accounts/tokens')).body.tokens;
const idOf = async (member: Member) =>
  (await member.get<Viewer>('/api/viewer')).body.account?.id ?? 'signed out';
const viewer = (client: TestClient) => client.get<Viewer>('/api/viewer');
const REFUSED = { status: 401, body: { code: 'TOKEN_REFUSED', title: 'Token not accepted' } };

test('A token that I made lets a program act as me, and I see when it was last used', async () => {
  const me = await newMember(app);
  const made = await me.post<CreatedApiToken>('/api/accounts/tokens', NEW);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ name: NEW.name, scopes: NEW.scopes, expired: false, lastUsedAt: null });
  expect(made.body.token).toMatch(/^offhand_pat_[0-9a-f]{64}$/);
  const days = (Date.parse(made.body.expiresAt) - Date.now()) / DAY_MS;
  expect(days).toBeCloseTo(30, 2);

  const program = Object.assign(app.client(), { token: made.body.token });
  const { body } = await viewer(program);
  expect(body.account).toMatchObject({ id: await idOf(me), email: me.details.email });
  expect(body.guest).toBeNull();
  const { id } = await newListing(program);
  expect((await me.put(`/api/listings/${id}`, { ...LISTING, title: 'Mine' })).status).toBe(200);
  const [listed] = await tokensOf(me);
  expect(Date.now() - Date.parse(listed?.lastUsedAt ?? '')).toBeLessThan(60_000);
  expect(listed).not.toHaveProperty('token');
});

test('The database has only the hash of a token', async () => {
  const me = await newMember(app);
  const { token } = await newTokenClient(app, me);
  const { rows } = await sql<{ row: string; length: number }>`
    select row_to_json(api_tokens)::text as row, octet_length(token_hash) as length from api_tokens`.execute(
    app.db,
  );
  expect(rows.map(({ row }) => row).join()).not.toContain(token.slice('offhand_pat_'.length));
  expect(rows.every(({ length }) => length === 32)).toBe(true);
});

test('The use of a token is written at most once a minute', async () => {
  const me = await newMember(app);
  const program = await newTokenClient(app, me);
  const usedAt = async () => (await tokensOf(me))[0]?.lastUsedAt;
  const setUsed = (seconds: number) =>
    sql`update api_tokens set last_used_at = now() - make_interval(secs => ${seconds})
      where id = ${program.tokenId}`.execute(app.db);
  await setUsed(50);
  const before = await usedAt();
  await viewer(program);
  expect(await usedAt()).toBe(before);
  await setUsed(70);
  const old = await usedAt();
  await viewer(program);
  expect(await usedAt()).not.toBe(old);
});

test('A token that is revoked, expired, altered or invented is refused, even where visitors are served', async () => {
  const me = await newMember(app);
  const [revoked, expired] = [await newTokenClient(app, me), await newTokenClient(app, me)];
  expect((await me.delete(`/api/accounts/tokens/${revoked.tokenId}`)).status).toBe(204);
  await sql`update api_tokens set created_at = now() - interval '2 days', expires_at = now() - interval '1 second'
    where id = ${expired.tokenId}`.execute(app.db);
  expect(await tokensOf(me)).toMatchObject([{ id: expired.tokenId, expired: true }]);
  const last = expired.token.at(-1) === '0' ? '1' : '0';
  for (const token of [
    revoked.token,
    expired.token,
    expired.token.slice(0, -1) + last,
    'x',
    '',
    'two words',
  ]) {
    const program = Object.assign(app.client(), { token });
    const answer = await program.get('/api/listings');
    expect(answer, token).toMatchObject(REFUSED);
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
  }
});

test('A token works only in the Authorization header, never in the address', async () => {
  const { token } = await newTokenClient(app, await newMember(app));
  for (const name of ['token', 'access_token', 'authorization']) {
    const { body } = await app.client().get<Viewer>(`/api/viewer?${name}=${token}`);
    expect(body.account).toBeNull();
  }
});

test('With a token, the cookies of someone else beside it do not count', async () => {
  const [me, other] = await Promise.all([newMember(app), newMember(app)]);
  const { token } = await newTokenClient(app, me);
  other.token = token;
  expect((await viewer(other)).body.account?.email).toBe(me.details.email);
  other.token = 'x';
  expect(await viewer(other)).toMatchObject(REFUSED);
});

test('My tokens stop while my account is suspended or being deleted', async () => {
  const [suspended, leaving] = await Promise.all([newMember(app), newMember(app)]);
  const programs = [await newTokenClient(app, suspended), await newTokenClient(app, leaving)];
  const id = await idOf(suspended);
  await app.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', id).execute();
  const deletion = { currentPassword: PASSWORD };
  expect((await leaving.post('/api/accounts/me/deletion', deletion)).status).toBeLessThan(300);
  for (const program of programs) expect(await viewer(program)).toMatchObject(REFUSED);
  // The person came back.
  const { email, password } = leaving.details;
  await leaving.post('/api/accounts/sign-in', { email, password });
  expect((await viewer(programs[1] as TestClient)).status).toBe(200);
});

test('My tokens keep working when I change my password and sign out everywhere', async () => {
  const me = await newMember(app);
  const program = await newTokenClient(app, me);
  const change = { currentPassword: PASSWORD, newPassword: 'battery staple', signOutElsewhere: true };
  expect((await me.put('/api/accounts/me/password', change)).status).toBe(204);
  await me.post('/api/accounts/sign-out');
  expect((await viewer(program)).status).toBe(200);
});

test("A token of an operator has a member's rights", async () => {
  const operator = await newOperator(app);
  expect((await viewer(operator)).body.account?.role).toBe('operator');
  const program = await newTokenClient(app, operator);
  expect((await viewer(program)).body.account?.role).toBe('member');
});

test('Long after logging in, I make a token only with my password', async () => {
  const me = await newMember(app);
  await sql`update sessions set created_at = now() - interval '11 minutes' where user_id = ${await idOf(me)}`.execute(
    app.db,
  );
  const make = (currentPassword?: string) => me.post('/api/accounts/tokens', { ...NEW, currentPassword });
  expect(await make()).toMatchObject({ status: 403, body: { code: 'PASSWORD_NEEDED' } });
  expect(await make('wrong words')).toMatchObject({ status: 422, body: { code: 'PASSWORD_WRONG' } });
  expect((await make(PASSWORD)).status).toBe(201);
});

test('I am told by email about each token that was made for my account', async () => {
  const me = await newMember(app);
  await app.db
    .updateTable('users')
    .set({ email_verified: true })
    .where('email', '=', me.details.email)
    .execute();
  await newTokenClient(app, me);
  const mail = await app.mailTo(me.details.email, 'New API token');
  expect(mail.text).toContain("'Shop stock'");
  expect(mail.text).toContain('/settings/account#tokens');
});

test('An account has at most 20 tokens, also if two are made at once', async () => {
  const me = await newMember(app);
  const answers = await Promise.all(
    Array.from({ length: 23 }, () => me.post<{ code: string }>('/api/accounts/tokens', NEW)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.every(({ body }) => body.code === 'TOO_MANY_TOKENS')).toBe(true);
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['everything'] }, 'scopes.0'],
  [{ days: 0 }, 'days'],
  [{ days: 9999 }, 'days'],
])('A token with %j is not made', async (wrong, field) => {
  const me = await newMember(app);
  const answer = await me.post('/api/accounts/tokens', { ...NEW, ...wrong });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  expect(await tokensOf(me)).toEqual([]);
});

test('Other people neither see nor revoke my tokens, and visitors and guests have none', async () => {
  const [me, stranger] = await Promise.all([newMember(app), newMember(app)]);
  const { tokenId } = await newTokenClient(app, me);
  const address = `/api/accounts/tokens/${tokenId}`;
  expect(await tokensOf(stranger)).toEqual([]);
  expect((await stranger.delete(address)).status).toBe(404);
  expect((await me.delete(`/api/accounts/tokens/${randomUUID()}`)).status).toBe(404);
  expect(await tokensOf(me)).toHaveLength(1);
  for (const client of [app.client(), await newGuest(app)]) {
    expect((await client.get('/api/accounts/tokens')).status).toBe(401);
    expect((await client.post('/api/accounts/tokens', NEW)).status).toBe(401);
    expect((await client.delete(address)).status).toBe(401);
  }
});

test('An expired token stays listed for 30 days, so I see why a program stopped', async () => {
  const me = await newMember(app);
  const { tokenId } = await newTokenClient(app, me);
  const expiredFor = async (days: number) => {
    await sql`update api_tokens set created_at = now() - interval '100 days',
      expires_at = now() - make_interval(days => ${days}) where id = ${tokenId}`.execute(app.db);
    await removeExpired(app.db);
    return tokensOf(me);
  };
  expect(await expiredFor(29)).toHaveLength(1);
  expect(await expiredFor(31)).toEqual([]);
});
