import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newMember } from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import type { Viewer } from '../../../people/accounts/contract/viewer.ts';
import type { Notifications } from '../../../talking/notifications/contract/notification.ts';
import { membersEntitledTo, type PlanServices, requireEntitlement } from './plans.ts';

const OWNERS = ['owner@example.com', 'second@example.com'];

let app: TestApp;
let services: PlanServices;

beforeAll(async () => {
  app = await startTestApp({ UNLIMITED_ACCOUNTS: OWNERS.join(',') });
  services = app.services;
});
afterAll(() => app?.close());

const accountOf = async (member: Member) => (await member.get<Viewer>('/api/viewer')).body.account;

async function actorOf(member: Member): Promise<Actor> {
  const id = (await accountOf(member))?.id ?? '';
  return {
    kind: 'member',
    id,
    email: member.details.email,
    emailConfirmed: false,
    role: 'member',
    status: 'active',
    sessionId: '',
  };
}

async function subscribe(member: Member, planType: string, status = 'active', daysAgo = 0) {
  const { email } = member.details;
  await sql`
    insert into subscriptions (profile_id, email, plan_type, status, created_at)
    select id, email, ${planType}, ${status}, now() - make_interval(days => ${daysAgo})
    from users where email = ${email}`.execute(app.db);
}

test('Pages know my plan and what it entitles to; without a subscription it is the free trial (PERM-09)', async () => {
  const member = await newMember(app);
  expect(await accountOf(member)).toMatchObject({ planType: 'free_trial', entitlements: [] });
  await subscribe(member, 'premium_plus_yearly');
  expect(await accountOf(member)).toMatchObject({
    planType: 'premium_plus_yearly',
    entitlements: ['voice_to_listing', 'ai_insights', 'featured_listings', 'trending_alerts'],
  });
});

test('The newest active subscription decides; pending, past due and canceled ones do not (PLAN-21, A-58)', async () => {
  const member = await newMember(app);
  await subscribe(member, 'premium_plus_monthly', 'active', 60);
  await subscribe(member, 'premium_monthly', 'active', 30);
  for (const status of ['pending', 'past_due', 'cancelled'])
    await subscribe(member, 'one_time_premium_plus', status);
  expect(await accountOf(member)).toMatchObject({ planType: 'premium_monthly' });
});

test('A subscription is pending, active, past due or canceled, and nothing else (A-57)', async () => {
  const member = await newMember(app);
  await expect(subscribe(member, 'premium_monthly', 'paid')).rejects.toThrow('subscriptions_status_check');
  await expect(subscribe(member, 'premium_forever')).rejects.toThrow('subscriptions_plan_type_check');
});

test('Accounts that the settings name have all features, but only once their address is confirmed (PERM-15)', async () => {
  for (const email of OWNERS) {
    const member = await newMember(app, { email });
    expect(await accountOf(member)).toMatchObject({ planType: 'free_trial', entitlements: [] });
    await app.db.updateTable('users').set({ email_verified: true }).where('email', '=', email).execute();
    expect(await accountOf(member)).toMatchObject({
      planType: 'test_user',
      entitlements: ['voice_to_listing', 'ai_insights', 'featured_listings', 'trending_alerts'],
    });
    await requireEntitlement(services, await actorOf(member), 'ai_insights');
  }
});

test('Without the plan a premium feature is refused, and I am told once a day for each feature (PERM-11, PERM-12, A-63)', async () => {
  const member = await newMember(app);
  const actor = await actorOf(member);
  const premium = { spec: { code: 'PREMIUM_FEATURE', status: 403, title: 'Premium Feature' } };
  for (const feature of ['voice_to_listing', 'voice_to_listing', 'ai_insights'] as const) {
    await expect(requireEntitlement(services, actor, feature)).rejects.toMatchObject(premium);
  }
  const alerts = async () => {
    const { body } = await member.get<Notifications>('/api/notifications');
    return body.notifications.flatMap(({ type, title, count }) =>
      type === 'ai_usage_alert' ? { title, count } : [],
    );
  };
  await app.settle();
  expect(await alerts()).toHaveLength(2);
  expect(await alerts()).toEqual(
    expect.arrayContaining([
      { title: 'Voice to listing needs a plan', count: 1 },
      { title: 'AI Data Insights needs a plan', count: 1 },
    ]),
  );
  await subscribe(member, 'premium_monthly');
  await requireEntitlement(services, actor, 'voice_to_listing');
  await expect(requireEntitlement(services, actor, 'ai_insights')).rejects.toMatchObject(premium);
});

test('A page asks whether I may open what needs a plan (PERM-09, PERM-16)', async () => {
  const check = (client: TestClient, entitlement: string) =>
    client.post(`/api/entitlements/${entitlement}/check`);
  const [free, subscriber] = [await newMember(app), await newMember(app)];
  await subscribe(subscriber, 'premium_yearly');
  expect((await check(subscriber, 'voice_to_listing')).status).toBe(204);
  expect((await check(subscriber, 'ai_insights')).status).toBe(403);
  for (const client of [free, app.client(), await newGuest(app)]) {
    const { status, body } = await check(client, 'voice_to_listing');
    expect([status, body]).toMatchObject([403, { code: 'PREMIUM_FEATURE' }]);
  }
  expect((await check(free, 'everything')).status).toBe(422);
});

test('Visitors and guests are refused without a notification (A-63)', async () => {
  const guest = await newGuest(app);
  const { rows } = await sql<{ key: string }>`
    select key from guest_sessions where guest_id = ${guest.credentials.guestId}`.execute(app.db);
  const actors: Actor[] = [
    { kind: 'visitor' },
    { kind: 'guest', key: rows[0]?.key ?? '', guestId: guest.credentials.guestId, status: 'active' },
  ];
  const refusals = async () => {
    const signals = await sql<{ id: string }>`
      select id from signals where name = 'plans.premium-feature-refused'`.execute(app.db);
    return signals.rows.map(({ id }) => id);
  };
  // Signals of earlier tests may still be waiting for delivery.
  const before = await refusals();
  for (const actor of actors) {
    await expect(requireEntitlement(services, actor, 'voice_to_listing')).rejects.toThrow('Premium Feature');
  }
  expect((await refusals()).filter((id) => !before.includes(id))).toEqual([]);
});

test('A job finds everybody whose plan entitles to something, once each (PLAN-14)', async () => {
  const [plus, premium, former, ended] = await Promise.all(Array.from({ length: 4 }, () => newMember(app)));
  if (!plus || !premium || !former || !ended) throw new Error('four members');
  await subscribe(plus, 'premium_plus_monthly', 'active', 9);
  await subscribe(plus, 'premium_plus_yearly');
  await subscribe(premium, 'premium_yearly');
  await subscribe(former, 'premium_plus_yearly', 'active', 9);
  await subscribe(former, 'premium_monthly');
  await subscribe(ended, 'premium_plus_yearly', 'cancelled');
  const entitled = await membersEntitledTo(services, 'featured_listings');
  const ids = await Promise.all(
    [plus, premium, former, ended].map(async (member) => (await accountOf(member))?.id),
  );
  expect(entitled.filter((id) => ids.includes(id))).toEqual([ids[0]]);
});
