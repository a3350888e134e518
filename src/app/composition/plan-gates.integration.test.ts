import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import { newGuest, newMember } from '../../../tests/support/factories.ts';
import type { TestClient } from '../../../tests/support/test-client.ts';
import { PLAN_ENTITLEMENTS } from '../../features/paying/plans/contract/entitlements.ts';
import { planErrors } from '../../features/paying/plans/contract/errors.ts';
import { membersEntitledTo } from '../../features/paying/plans/server/plans.ts';
import { ENTITLEMENTS, type Entitlement, PLAN_TYPES, type PlanType } from '../../shared/plan-types.ts';

/** Every API call that requires a plan, by entitlement. Pages use the same calls. */
const GATES: readonly {
  operation: string;
  entitlement: Entitlement;
  call: (client: TestClient) => Promise<{ status: number; body: unknown }>;
}[] = [
  {
    operation: 'generateListing',
    entitlement: 'voice_to_listing',
    call: (client) =>
      client.post('/api/functions/generate-listing', { type: 'voice', input: 'A desk lamp for $20' }),
  },
  {
    operation: 'generateListingFromTranscript',
    entitlement: 'voice_to_listing',
    call: (client) =>
      client.post('/api/functions/generate-listing-cohere', { transcript: 'A desk lamp for $20' }),
  },
  { operation: 'getInsights', entitlement: 'ai_insights', call: (client) => client.get('/api/insights') },
  {
    operation: 'refreshInsights',
    entitlement: 'ai_insights',
    call: (client) => client.post('/api/insights/refresh'),
  },
  ...ENTITLEMENTS.map((entitlement) => ({
    operation: 'checkEntitlement',
    entitlement,
    call: (client: TestClient) => client.post(`/api/entitlements/${entitlement}/check`),
  })),
];

/** Has everything through the site's settings. */
const OWNER = 'owner@example.com';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ UNLIMITED_ACCOUNTS: OWNER });
});
afterAll(() => app?.close());

/** Creates a member with a plan and returns their id. */
async function memberWith(planType: PlanType): Promise<TestClient & { id: string }> {
  const member = await newMember(app, planType === 'test_user' ? { email: OWNER } : {});
  const { email } = member.details;
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  if (planType === 'test_user') {
    await sql`update users set email_verified = true where id = ${id}`.execute(app.db);
  } else {
    await app.db
      .insertInto('subscriptions')
      .values({ profile_id: id, email, plan_type: planType, status: 'active' })
      .execute();
  }
  return Object.assign(member, { id });
}

const REFUSED = planErrors.PREMIUM_FEATURE.code;
/** Returns the entitlements whose calls refuse the client. */
async function refusals(client: TestClient): Promise<string[]> {
  const tried = await Promise.all(
    GATES.map(async ({ operation, entitlement, call }) => ({
      operation,
      entitlement,
      ...(await call(client)),
    })),
  );
  const refused = tried.filter(({ body }) => (body as { code?: string } | undefined)?.code === REFUSED);
  for (const { status } of refused) expect(status).toBe(403);
  for (const { status } of tried.filter((one) => !refused.includes(one))) expect(status).toBeLessThan(300);
  return refused.map(({ operation, entitlement }) => `${operation} ${entitlement}`);
}

const gatesWithout = (entitlements: readonly Entitlement[]): string[] =>
  GATES.filter(({ entitlement }) => !entitlements.includes(entitlement)).map(
    ({ operation, entitlement }) => `${operation} ${entitlement}`,
  );

test('Guests and members without a plan are refused at every gate (PERM-09..PERM-11)', async () => {
  for (const client of [await newGuest(app), await newMember(app)]) {
    expect(await refusals(client)).toEqual(gatesWithout([]));
  }
});

test('Visitors are refused at every gate, or asked to sign in before it (PERM-09..PERM-11)', async () => {
  for (const { call } of GATES) expect([401, 403]).toContain((await call(app.client())).status);
});

describe('Each plan opens the gates of the table, and no other (PERM-09, PERM-10, PERM-15, PERM-16)', () => {
  test.each(PLAN_TYPES)('%s', async (planType) => {
    expect(await refusals(await memberWith(planType))).toEqual(gatesWithout(PLAN_ENTITLEMENTS[planType]));
  });
});

test('Jobs find the members of each plan that entitles, and nobody else (PLAN-14)', async () => {
  const members = new Map<string, PlanType>();
  for (const planType of PLAN_TYPES.filter((plan) => plan !== 'test_user')) {
    members.set((await memberWith(planType)).id, planType);
  }
  for (const entitlement of ENTITLEMENTS) {
    const people = await membersEntitledTo(app, entitlement);
    const plans = people.flatMap((id) => members.get(id) ?? []);
    const entitled = [...members.values()].filter((plan) => PLAN_ENTITLEMENTS[plan].includes(entitlement));
    expect(plans.toSorted()).toEqual(entitled.toSorted());
  }
});

test('No call that needs a plan is missing from this table', async () => {
  const { body } = await app.client().get<{
    paths: Record<string, Record<string, { operationId?: string; 'x-errors'?: Record<string, string[]> }>>;
  }>('/api/openapi.json');
  const gated = Object.values(body.paths)
    .flatMap((methods) => Object.values(methods))
    .filter((operation) => operation['x-errors']?.['403']?.includes(REFUSED))
    .map(({ operationId }) => operationId ?? '');
  expect(new Set(GATES.map(({ operation }) => operation))).toEqual(new Set(gated));
});
