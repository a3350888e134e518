import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { LISTING, newMember } from '../../../../../tests/support/factories.ts';
import { newOperator } from '../../../../../tests/support/operators.ts';
import { StartupError } from '../../../../platform/server/startup-error.ts';
import type { AuditLogPage } from '../contract/audit-log.ts';
import { reinstateAccount, suspendAccount } from './change-operators.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

test('A suspended account reads, gets its data and signs out, and does nothing else until it is reinstated', async () => {
  const site = { db: app.db, config: app.config };
  const member = await newMember(app);
  const { email, username } = member.details;
  expect(await suspendAccount(site, email)).toBe(`${email} is suspended.`);

  expect((await member.get('/api/listings?limit=1')).status).toBe(200);
  expect(await member.get('/api/viewer')).toMatchObject({ body: { account: { status: 'suspended' } } });
  expect(await member.post('/api/listings', LISTING)).toMatchObject({
    status: 403,
    body: { code: 'ACCOUNT_SUSPENDED', detail: expect.stringContaining('Contact us') },
  });
  // A nonexistent address doesn't get around it.
  expect((await member.post('/api/Listings/', LISTING)).status).toBe(403);
  expect((await member.post('/api/data-exports', {})).body).not.toMatchObject({ code: 'ACCOUNT_SUSPENDED' });

  expect(await reinstateAccount(site, email)).toBe(`${email} is no longer suspended.`);
  expect(await reinstateAccount(site, email)).toBe(`${email} is not suspended.`);
  expect((await member.post('/api/listings', LISTING)).status).toBe(201);
  const { body } = await (await newOperator(app)).get<AuditLogPage>('/api/audit-log');
  expect(body.entries.slice(0, 2)).toMatchObject([
    { action: 'account.reinstate', subject: username },
    { action: 'account.suspend', subject: username },
  ]);
});

test('A suspended member can stop paying for a plan, but not buy, switch or resume one', async () => {
  const member = await newMember(app);
  await suspendAccount({ db: app.db, config: app.config }, member.details.email);
  const codeOf = async (answer: Promise<{ body: unknown }>) => ((await answer).body as { code: string }).code;

  expect(await codeOf(member.post('/api/billing-portal', { page: 'cancel' }))).toBe('NOTHING_BOUGHT');
  expect(await codeOf(member.post('/api/subscription/cancellation'))).toBe('PLAN_STEP_REFUSED');
  expect(await codeOf(member.delete('/api/subscription/pending'))).toBe('PLAN_STEP_REFUSED');
  expect(await codeOf(member.delete('/api/subscription/changes'))).toBe('PLAN_STEP_REFUSED');

  const planType = 'premium_monthly';
  for (const refused of [
    member.post('/api/subscriptions', { planType }),
    member.post('/api/subscription/changes', { planType }),
    member.delete('/api/subscription/cancellation'),
  ]) {
    expect(await codeOf(refused)).toBe('ACCOUNT_SUSPENDED');
  }
});

test('An operator is not suspended, and nobody twice', async () => {
  const site = { db: app.db, config: app.config };
  const operator = await newOperator(app);
  await expect(suspendAccount(site, operator.details.email)).rejects.toThrow(/revoke that first/);
  const { email } = (await newMember(app)).details;
  await suspendAccount(site, email);
  await expect(suspendAccount(site, email)).rejects.toThrow(StartupError);
});
