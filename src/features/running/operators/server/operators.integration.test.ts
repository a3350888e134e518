import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { eraseForGood } from '../../../../../tests/support/erase-for-good.ts';
import { newGuest, newMember, PASSWORD } from '../../../../../tests/support/factories.ts';
import { newOperator } from '../../../../../tests/support/operators.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { startEmbeddedPostgres } from '../../../../platform/server/db/embedded/start-embedded.ts';
import { migrate } from '../../../../platform/server/db/migrate.ts';
import type { Viewer } from '../../../people/accounts/contract/viewer.ts';
import type { AuditLogPage } from '../contract/audit-log.ts';
import { writeAuditEntry } from './audit-log.ts';
import { grantOperator, listOperators, revokeOperator } from './change-operators.ts';

const FIRST = 'first@example.com';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ OPERATOR_EMAIL: ' First@Example.com ' });
});
afterAll(() => app?.close());

const roleOf = async (client: TestClient) => (await client.get<Viewer>('/api/viewer')).body.account?.role;
const readLog = (client: TestClient, query = '') => client.get<AuditLogPage>(`/api/audit-log${query}`);

interface Output {
  stdout: string;
  stderr: string;
  code?: number;
}
/** Runs `npm run operator` as on the site's server. */
const command = (args: string[], dataDir: string): Promise<Output> =>
  promisify(execFile)(process.execPath, ['scripts/operator.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  }).catch((failed: Output) => failed);

test('The account of OPERATOR_EMAIL is an operator once its address is confirmed', async () => {
  const first = await newMember(app, { email: FIRST });
  expect(await roleOf(first)).toBe('member');
  expect(await readLog(first)).toMatchObject({ status: 403, body: { code: 'OPERATORS_ONLY' } });

  await app.db.updateTable('users').set({ email_verified: true }).where('email', '=', FIRST).execute();
  expect(await roleOf(first)).toBe('operator');
  expect((await readLog(first)).status).toBe(200);
  // Also in a session that this process has not seen before.
  const again = app.client();
  await again.post('/api/accounts/sign-in', { email: FIRST, password: PASSWORD });
  expect(await roleOf(again)).toBe('operator');
});

test('Visitors, guests and members do not read the audit log', async () => {
  expect((await readLog(app.client())).status).toBe(401);
  expect((await readLog(await newGuest(app))).status).toBe(401);
  expect((await readLog(await newMember(app))).status).toBe(403);
});

test('At the server an account is made an operator and a member again, from the next request on, and the log says so', async () => {
  const site = { db: app.db, config: app.config };
  const member = await newMember(app);
  const { email, username } = member.details;
  expect(await listOperators(site)).not.toContain(email);

  expect(await grantOperator(site, ` ${email.toUpperCase()}`)).toBe(`${email} is an operator now.`);
  expect(await roleOf(member)).toBe('operator');
  expect(await grantOperator(site, email)).toBe(`${email} is an operator already.`);
  expect(await listOperators(site)).toMatch(new RegExp(`^${email}, since \\d{4}-\\d\\d-\\d\\d$`, 'm'));
  const granted = { action: 'operator.grant', by: null, subject: username, reason: null };
  expect((await readLog(member)).body.entries[0]).toMatchObject(granted);

  expect(await revokeOperator(site, email)).toBe(`${email} is no longer an operator.`);
  expect(await roleOf(member)).toBe('member');
  expect(await revokeOperator(site, email)).toBe(`${email} is not an operator.`);
  const { entries } = (await readLog(await newOperator(app))).body;
  expect(entries.slice(0, 2)).toMatchObject([{ action: 'operator.revoke' }, granted]);
});

test("The command says why someone can't become an operator, or stays one by the setting, and what to do", async () => {
  const { db } = app;
  const required = { operatorEmail: FIRST, emailConfirmation: 'required' as const };
  await expect(grantOperator({ db, config: app.config }, 'nobody@example.com')).rejects.toThrow(
    'Nobody has an account with the address nobody@example.com: sign up with it first.',
  );
  const { email } = (await newMember(app)).details;
  await expect(grantOperator({ db, config: required }, email)).rejects.toThrow(
    `${email} is not confirmed yet`,
  );
  const config = { ...required, operatorEmail: email };
  expect(await revokeOperator({ db, config }, email)).toContain('by the setting OPERATOR_EMAIL');
});

test('The command works on the embedded database, while the site runs and while it does not, and says if there is none', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'offhand-operator-'));
  const list = () => command(['list'], dataDir);
  expect(await list()).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no site in') });
  const none = { stdout: 'No operators yet: npm run operator -- grant <email>\n' };
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await migrate(postgres.connection);
    expect(await list()).toMatchObject(none);
  } finally {
    await postgres.stop();
  }
  expect(await list()).toMatchObject(none);
  await rm(dataDir, { recursive: true });
  // Starts three processes and two servers.
}, 120_000);

test('Entries of the audit log cannot be changed, deleted or emptied', async () => {
  await writeAuditEntry(app.db, { action: 'zone.restore', operatorId: null, subject: 'Maple' });
  const refused = 'Entries of audit_log are only added';
  await expect(app.db.updateTable('audit_log').set({ reason: 'other' }).execute()).rejects.toThrow(refused);
  await expect(app.db.deleteFrom('audit_log').execute()).rejects.toThrow(refused);
  await expect(sql`truncate audit_log`.execute(app.db)).rejects.toThrow(refused);
});

test('The log is read in pages, newest first, and keeps what an erased operator did without the name', async () => {
  const leaver = await newOperator(app);
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', leaver.details.email)
    .executeTakeFirstOrThrow();
  for (const subject of ['one', 'two', 'three']) {
    await writeAuditEntry(app.db, { action: 'event.cancel', operatorId: id, subject, reason: 'Rain' });
  }
  const reader = await newOperator(app);
  const first = (await readLog(reader, '?limit=2')).body;
  expect(first.entries).toMatchObject([
    { subject: 'three', by: leaver.details.username, reason: 'Rain' },
    { subject: 'two' },
  ]);
  const next = await readLog(reader, `?limit=1&cursor=${encodeURIComponent(first.nextCursor ?? '')}`);
  expect(next.body.entries).toMatchObject([{ subject: 'one' }]);
  expect((await readLog(reader, '?cursor=nonsense')).status).toBe(422);

  await leaver.post('/api/accounts/me/deletion', { currentPassword: PASSWORD });
  await eraseForGood(app);
  expect((await readLog(reader, '?limit=1')).body.entries).toMatchObject([
    { subject: 'three', by: 'Deleted user' },
  ]);
});
