import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../tests/support/app.ts';
import { startDemoApp } from '../../../tests/support/demo.ts';
import type { Comparison } from '../../features/finding/comparisons/contract/comparison.ts';
import type { ComparisonHistory } from '../../features/finding/comparisons/contract/comparison-history.ts';
import {
  COMPARISON_HINTS,
  COMPARISON_LIMITS,
} from '../../features/finding/comparisons/contract/comparison-limits.ts';
import type { SharedComparison } from '../../features/finding/comparisons/contract/shared-comparison.ts';
import { WANT_EXAMPLES } from '../../features/finding/wants/contract/want-limits.ts';
import type { Credits } from '../../features/paying/credits/contract/credits.ts';
import type { Viewer } from '../../features/people/accounts/contract/viewer.ts';
import { ENTITLEMENTS } from '../../shared/plan-types.ts';
import { DEMO_GUEST, DEMO_PASSWORD, GUEST_KEY, personId } from '../content/demo-ids.ts';
import { demoLogIn, replaceKnownLogIns } from './demo-log-in.ts';
import { appointDemoOperator, dismissDemoOperator } from './demo-operator.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startDemoApp();
});
afterAll(() => app?.close());

test('Dashboard, profile and reviews of the demo accounts tell the same', async () => {
  for (const username of ['nora', 'sam']) {
    const member = app.client();
    await member.post('/api/accounts/sign-in', {
      email: `${username}@example.com`,
      password: DEMO_PASSWORD,
    });
    const id = personId(username);
    const dashboard = (await member.api.GET('/api/listings/own')).data;
    const profile = (await member.api.GET('/api/profiles/{id}', { params: { path: { id } } })).data;
    const viewer = (await member.api.GET('/api/viewer')).data;
    expect(profile?.name).toBe(viewer?.account?.name);
    const { notifications } = (await member.api.GET('/api/notifications')).data ?? { notifications: [] };
    const unread = notifications.filter(({ type }) => type === 'message').map(({ title }) => title);
    expect(unread.length).toBeGreaterThan(0);
    for (const title of unread)
      expect(title).toMatch(/^(?:\d+ messages from )?[A-Z]\w+ [A-Z]\w+ (?:wrote )?about /);
    const sold = await app.db.selectFrom('sales').selectAll().where('seller_id', '=', id).execute();
    const bought = await app.db.selectFrom('sales').select('id').where('buyer_id', '=', id).execute();
    expect(sold).not.toEqual([]);
    expect(dashboard).toMatchObject({
      sold: sold.length,
      revenueCents: sold.reduce((sum, { price_cents }) => sum + price_cents, 0),
    });
    expect(profile).toMatchObject({
      soldListings: sold.length,
      dealsDone: sold.length + bought.length,
    });
  }
  const guest = app.client();
  await guest.post('/api/guests/return', { guestId: DEMO_GUEST.guestId, pin: DEMO_GUEST.pin });
  const sold = await app.db.selectFrom('sales').selectAll().where('seller_guest', '=', GUEST_KEY).execute();
  expect((await guest.api.GET('/api/listings/own')).data).toMatchObject({
    sold: sold.length,
    revenueCents: sold.reduce((sum, { price_cents }) => sum + price_cents, 0),
  });
});

test('Two accounts of the demo have every feature, one runs the site, and the credits of others are those of their plan (PERM-15)', async () => {
  const client = app.client();
  const signedInAs = async (username: string) => {
    const email = `${username}@example.com`;
    expect((await client.post('/api/accounts/sign-in', { email, password: DEMO_PASSWORD })).status).toBe(204);
    const [viewer, credits] = [
      await client.get<Viewer>('/api/viewer'),
      await client.get<Credits>('/api/credits'),
    ];
    const { entitlements, role } = viewer.body.account ?? {};
    return { entitlements, role, credits: credits.body };
  };
  for (const username of ['nora', 'maya']) {
    expect(await signedInAs(username)).toMatchObject({
      entitlements: ENTITLEMENTS,
      role: username === 'nora' ? 'operator' : 'member',
      credits: { available: 999_999, unlimited: true },
    });
  }
  expect(await signedInAs('sam')).toMatchObject({
    entitlements: ['voice_to_listing'],
    role: 'member',
    credits: { total: 5, planType: 'premium_monthly', unlimited: false },
  });
});

test("The demo's published password doesn't make anyone an operator of a public site", async () => {
  const client = app.client();
  await client.post('/api/accounts/sign-in', { email: 'nora@example.com', password: DEMO_PASSWORD });
  const role = async () => (await client.get<Viewer>('/api/viewer')).body.account?.role;

  await dismissDemoOperator(app.db, 'http://127.0.0.1:3000');
  expect(await role()).toBe('operator');
  await dismissDemoOperator(app.db, 'https://offhand.example');
  expect(await role()).toBe('member');
  await appointDemoOperator(app.db, 'https://offhand.example');
  expect(await role()).toBe('member');
});

test('In the demo people wait for things, and who posts one reads how many', async () => {
  const me = app.client();
  await me.post('/api/accounts/sign-in', { email: 'nora@example.com', password: DEMO_PASSWORD });
  const { body } = await me.get<{ wants: { name: string; on: boolean }[] }>('/api/wants');
  expect(body.wants.map(({ name, on }) => [name, on])).toEqual(
    expect.arrayContaining([
      ['Road bike, 54 cm', true],
      ['“turntable”', false],
    ]),
  );
  const lamp = { title: 'Brass desk lamp', description: '', tags: [], category: null, condition: null };
  const demand = await me.post<{ people: number }>('/api/wants/demand', { ...lamp, position: null });
  expect(demand.body.people).toBeGreaterThan(0);
});

test('In the demo somebody new finds comparisons to open: recent and saved ones, and one behind a link (ASSIST-28, ASSIST-30)', async () => {
  for (const username of ['nora', 'sam']) {
    const me = app.client();
    await me.post('/api/accounts/sign-in', { email: `${username}@example.com`, password: DEMO_PASSWORD });
    const list = async (which: 'recent' | 'saved') =>
      (await me.get<ComparisonHistory>(`/api/comparisons?list=${which}`)).body.comparisons;
    const saved = await list('saved');
    expect(saved.length).toBeGreaterThan(1);
    const compared = await Promise.all(
      (await list('recent')).map(async ({ id }) => (await me.get<Comparison>(`/api/comparisons/${id}`)).body),
    );
    expect(compared.length).toBeGreaterThanOrEqual(saved.length);
    for (const { items, recommendation } of compared) {
      expect(items.map(({ state }) => state)).not.toContain('gone');
      expect(recommendation).not.toBeNull();
    }
    const [shared] = compared.flatMap(({ share, ...comparison }) => (share ? [{ share, comparison }] : []));
    const token = shared?.share.path.split('shared-')[1];
    const { body } = await app.client().get<SharedComparison>(`/api/shared-comparisons/${token}`);
    expect(body).toMatchObject({
      subject: shared?.comparison.subject,
      recommendation: shared?.comparison.recommendation,
      sharedAt: shared?.share.sharedAt,
    });
  }
});

test.each(WANT_EXAMPLES)('Match Me finds something in the demo for its example "%s"', async (text) => {
  const { api } = app.client();
  const read = await api.POST('/api/wants/read', { body: { text, place: null } });
  const want = read.data?.want;
  if (want === undefined) throw new Error('the example was not understood');
  const { data } = await api.POST('/api/wants/matches', { body: want });
  expect(data?.total).toBeGreaterThan(0);
});

test.each(COMPARISON_HINTS)(
  'The assistant finds enough in the demo to compare for its hint "%s"',
  async (q) => {
    const { data } = await app.client().api.GET('/api/comparisons/listings', { params: { query: { q } } });
    expect(data?.listings.length).toBeGreaterThanOrEqual(COMPARISON_LIMITS.minItems);
  },
);

// The last one, because the others log in with the known password.
test('On a site that others open by now, the known password and PIN stop working, and those of the site work', async () => {
  const client = app.client();
  const statusOf = async (password: string) =>
    (await client.post('/api/accounts/sign-in', { email: 'sam@example.com', password })).status;
  const statusOfGuest = async (pin: string) =>
    (await app.client().post('/api/guests/return', { guestId: DEMO_GUEST.guestId, pin })).status;
  const config = { ...app.config, publicUrl: 'https://offhand.example' };
  const { password, pin } = demoLogIn(config);
  expect(demoLogIn({ ...config, authSecret: 'another one' })).not.toEqual({ password, pin });

  expect(await statusOf(DEMO_PASSWORD)).toBe(204);
  await replaceKnownLogIns(app.db, config);
  expect((await client.get<Viewer>('/api/viewer')).body.account).toBeNull();
  expect(await statusOf(DEMO_PASSWORD)).toBe(401);
  expect(await statusOf(password)).toBe(204);
  expect([await statusOfGuest(DEMO_GUEST.pin), await statusOfGuest(pin)]).toEqual([401, 204]);
  // At the next start nothing changes, and nobody is logged out.
  await replaceKnownLogIns(app.db, config);
  expect((await client.get<Viewer>('/api/viewer')).body.account).not.toBeNull();
});
