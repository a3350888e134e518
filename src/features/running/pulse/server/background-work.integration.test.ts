import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { newMember, signUpMember } from '../../../../../tests/support/factories.ts';
import { type MailServer, startMailServer } from '../../../../../tests/support/mail-server.ts';
import { newOperator } from '../../../../../tests/support/operators.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { AuditLogPage } from '../../operators/contract/audit-log.ts';
import type { BackgroundWork } from '../contract/background-work.ts';

let mail: MailServer;
let app: TestApp;
/** Whether the mail server says that no mailbox exists. */
let isRefusing = false;
beforeAll(async () => {
  mail = await startMailServer(() => {
    if (isRefusing) throw Object.assign(new Error('mailbox is full'), { responseCode: 452 });
  });
  app = await startTestApp({ SMTP_URL: mail.url, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await app?.close();
  await mail?.close();
});

const readWork = (client: TestClient) => client.get<BackgroundWork>('/api/desk/work');
const logOf = async (operator: TestClient) =>
  (await operator.get<AuditLogPage>('/api/audit-log')).body.entries.map(({ action, subject }) => [
    action,
    subject,
  ]);

test('Members neither read mails and jobs, nor send or start any', async () => {
  const member = await newMember(app);
  const id = '00000000-0000-4000-8000-000000000000';
  expect((await readWork(member)).status).toBe(403);
  expect((await member.post(`/api/desk/mails/${id}/retry`)).status).toBe(403);
  expect((await member.post('/api/desk/jobs/deals.sweep/run')).status).toBe(403);
  expect((await app.client().post('/api/desk/jobs/deals.sweep/run')).status).toBe(401);
});

test('A mail that the server refuses is listed with its reason and a masked address, and sent again once', async () => {
  const operator = await newOperator(app);
  isRefusing = true;
  const { details } = await signUpMember(app, { email: 'rosa@example.com' });
  const [refused] = await eventually(async () => {
    const { mails } = (await readWork(operator)).body;
    expect(mails).toMatchObject([{ state: 'retrying' }]);
    return mails;
  });
  expect(refused).toMatchObject({
    name: 'Confirm your email',
    to: 'r***@example.com',
    reason: 'Their mailbox is full.',
  });
  // Waits for hours, or was given up.
  await sql`update jobs.job set state = 'failed', retry_count = retry_limit where id = ${refused?.id}::uuid`.execute(
    app.db,
  );
  expect((await readWork(operator)).body).toMatchObject({
    mails: [{ state: 'failed', nextAt: null }],
    mailCounts: { waiting: 0, failed: 1 },
  });

  isRefusing = false;
  const before = (await logOf(operator)).length;
  const clicks = await Promise.all([1, 2].map(() => operator.post(`/api/desk/mails/${refused?.id}/retry`)));
  expect(clicks.map(({ status }) => status)).toEqual([204, 204]);
  await app.settle();
  expect(mail.received.filter(({ to }) => to === details.email)).toHaveLength(1);
  expect((await readWork(operator)).body.mails).toEqual([]);
  // A mail that was sent is not sent again.
  expect((await operator.post(`/api/desk/mails/${refused?.id}/retry`)).status).toBe(204);
  await app.settle();
  expect(mail.received.filter(({ to }) => to === details.email)).toHaveLength(1);
  const entries = await logOf(operator);
  expect(entries.length - before).toBe(1);
  expect(entries[0]).toEqual(['mail.retry', 'Confirm your email']);
});

test('A mail that was given up stays listed until an operator dismisses it, also after an hour', async () => {
  const operator = await newOperator(app);
  isRefusing = true;
  await signUpMember(app, { email: 'omar@example.com' });
  const mailOf = async () =>
    (await readWork(operator)).body.mails.find(({ to }) => to === 'o***@example.com');
  const { id } = await eventually(async () => {
    const queuedMail = await mailOf();
    expect(queuedMail).toMatchObject({ state: 'retrying' });
    return queuedMail ?? { id: '' };
  });
  expect((await operator.delete(`/api/desk/mails/${id}`)).status).toBe(204);
  expect(await mailOf()).toMatchObject({ state: 'retrying' });
  await sql`
    update jobs.job set start_after = now(), data = data || '{"queuedAt": "2020-01-01T00:00:00Z"}'
    where id = ${id}::uuid`.execute(app.db);
  await app.settle();
  isRefusing = false;
  expect(await mailOf()).toMatchObject({ state: 'failed', reason: 'Their mailbox is full.' });
  const { rows } = await sql`
    select from jobs.job where id = ${id}::uuid
      and completed_on + deletion_seconds * interval '1 second' > now() + interval '29 days'`.execute(app.db);
  expect(rows).toHaveLength(1);

  expect((await (await newMember(app)).delete(`/api/desk/mails/${id}`)).status).toBe(403);
  const dismissals = [1, 2].map(() => operator.delete(`/api/desk/mails/${id}`));
  expect((await Promise.all(dismissals)).map(({ status }) => status)).toEqual([204, 204]);
  expect(await mailOf()).toBeUndefined();
  const entries = await logOf(operator);
  expect(entries.filter(([action]) => action === 'mail.dismiss')).toEqual([
    ['mail.dismiss', 'Confirm your email'],
  ]);
});

test('A job that is late is listed first and started once; others are left alone', async () => {
  const operator = await newOperator(app);
  const jobOf = async (id: string) => {
    const { jobs } = (await readWork(operator)).body;
    return jobs.find((job) => job.id === id);
  };
  expect(await jobOf('deals.sweep')).toMatchObject({ name: 'Deals: sweep', schedule: 'Every minute' });
  expect(await jobOf('ai.sweep')).toMatchObject({ schedule: 'Daily at 3:13 AM UTC' });

  const name = 'wants.sweep';
  await sql`
    insert into jobs.job (name, state, created_on, started_on, completed_on, output)
    values (${name}, 'failed', now(), now() - interval '3 seconds', now(), '{"message": "no room left"}')`.execute(
    app.db,
  );
  await sql`
    update jobs.schedule set last_job_id = (select id from jobs.job where name = ${name} and state = 'failed')
    where name = ${name}`.execute(app.db);
  const { jobs } = (await readWork(operator)).body;
  expect(jobs[0]).toMatchObject({
    id: name,
    state: 'failing',
    reason: 'no room left',
    lastMilliseconds: 3000,
  });

  expect((await operator.post(`/api/desk/jobs/${name}/run`)).status).toBe(204);
  expect((await operator.post(`/api/desk/jobs/${name}/run`)).status).toBe(204);
  await app.settle();
  expect(await jobOf(name)).toMatchObject({ state: 'on-time', reason: null });
  expect((await operator.post('/api/desk/jobs/ai.sweep/run')).status).toBe(204);
  expect((await operator.post('/api/desk/jobs/no.such-job/run')).status).toBe(404);
  expect((await operator.post('/api/desk/jobs/DROP%20TABLE/run')).status).toBe(422);
  expect((await logOf(operator)).filter(([action]) => action === 'job.run')).toEqual([
    ['job.run', 'Wants: sweep'],
  ]);
});
