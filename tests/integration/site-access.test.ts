import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../src/features/people/accounts/contract/viewer.ts';
import type { SiteInvitations } from '../../src/features/running/settings/contract/invitations.ts';
import { startSeparateApp, type TestApp } from '../support/app.ts';
import { newGuest, newListing, newMember, PASSWORD } from '../support/factories.ts';
import { newOperator } from '../support/operators.ts';
import { publishSetting } from '../support/settings.ts';
import type { TestClient } from '../support/test-client.ts';

let app: TestApp;
let operator: TestClient;
beforeAll(async () => {
  app = await startSeparateApp();
  operator = await newOperator(app);
});
afterAll(() => app?.close());

let number = 0;
const signUp = (invite?: string) => {
  number += 1;
  const name = `neighbor${number}`;
  return app.client().post('/api/accounts/sign-up', {
    username: name,
    email: `${name}@example.com`,
    password: PASSWORD,
    ...(invite !== undefined && { invite }),
  });
};

describe('sign-up', () => {
  test('While it is closed, nobody signs up and everyone logs in', async () => {
    const member = await newMember(app);
    await publishSetting(operator, 'signUp', 'closed');
    expect(await signUp()).toMatchObject({ status: 403, body: { code: 'SIGN_UP_CLOSED' } });
    const { email } = member.details;
    const again = await app.client().post('/api/accounts/sign-in', { email, password: PASSWORD });
    expect(again.status).toBeLessThan(300);
    await publishSetting(operator, 'signUp', 'open');
    expect((await signUp()).status).toBe(201);
  });

  test('By invitation, a link admits as many people as it says, even at once, until it is ended', async () => {
    await publishSetting(operator, 'signUp', 'invitation');
    expect(await signUp()).toMatchObject({ status: 403, body: { code: 'INVITATION_NEEDED' } });
    expect((await signUp('unknown')).status).toBe(403);

    const made = await operator.post<SiteInvitations>('/api/site-invitations', {
      note: 'Book club',
      maxUses: 2,
    });
    const [link] = made.body.invitations;
    const code = new URL(link?.url ?? '').searchParams.get('invite') ?? '';
    const answers = await Promise.all([signUp(code), signUp(code), signUp(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 403]);
    const { body } = await operator.get<SiteInvitations>('/api/site-invitations');
    expect(body.invitations).toMatchObject([{ note: 'Book club', uses: 2, maxUses: 2 }]);

    const second = await operator.post<SiteInvitations>('/api/site-invitations', { note: '', maxUses: 5 });
    const [open] = second.body.invitations;
    await operator.delete(`/api/site-invitations/${open?.id}`);
    expect((await operator.delete(`/api/site-invitations/${open?.id}`)).status).toBe(200);
    expect((await signUp(new URL(open?.url ?? '').searchParams.get('invite') ?? '')).status).toBe(403);
    await publishSetting(operator, 'signUp', 'open');
  });

  test('A sign-up that fails does not use up an invitation', async () => {
    await publishSetting(operator, 'signUp', 'invitation');
    const { body } = await operator.post<SiteInvitations>('/api/site-invitations', { note: '', maxUses: 1 });
    const code = new URL(body.invitations[0]?.url ?? '').searchParams.get('invite') ?? '';
    const [one, other] = await Promise.all(
      ['same', 'same'].map((username) =>
        app.client().post('/api/accounts/sign-up', {
          username,
          email: 'same@example.com',
          password: PASSWORD,
          invite: code,
        }),
      ),
    );
    expect([one?.status, other?.status].toSorted()).toEqual([201, expect.toBeOneOf([403, 409])]);
    const after = await operator.get<SiteInvitations>('/api/site-invitations');
    expect(after.body.invitations[0]?.uses).toBe(1);
    await publishSetting(operator, 'signUp', 'open');
  });

  test('Only operators see, make and end invitation links', async () => {
    for (const [client, status] of [
      [app.client(), 401],
      [await newMember(app), 403],
    ] as const) {
      expect((await client.get('/api/site-invitations')).status).toBe(status);
      expect((await client.post('/api/site-invitations', { note: '', maxUses: 1 })).status).toBe(status);
      const id = '00000000-0000-4000-8000-000000000000';
      expect((await client.delete(`/api/site-invitations/${id}`)).status).toBe(status);
    }
    for (const maxUses of [0, 1001, 1.5, null])
      expect((await operator.post('/api/site-invitations', { note: '', maxUses })).status).toBe(422);
  });

  test('The operator decides whether emails are confirmed before the first log-in', async () => {
    await publishSetting(operator, 'confirmEmail', 'required');
    const email = 'unconfirmed@example.com';
    const client = app.client();
    const created = await client.post('/api/accounts/sign-up', {
      username: 'unsure',
      email,
      password: PASSWORD,
    });
    expect(created).toMatchObject({ status: 201, body: { signedIn: false } });
    const credentials = { email, password: PASSWORD };
    expect((await client.post('/api/accounts/sign-in', credentials)).status).toBe(401);
    await publishSetting(operator, 'confirmEmail', 'off');
    expect((await client.post('/api/accounts/sign-in', credentials)).status).toBeLessThan(300);
    expect(await signUp()).toMatchObject({ status: 201, body: { signedIn: true } });
  });
});

test('With guests turned off, nobody becomes one, and those there are go on', async () => {
  const guest = await newGuest(app);
  await publishSetting(operator, 'guests', false);
  expect(await app.client().post('/api/guests', {})).toMatchObject({
    status: 403,
    body: { code: 'GUESTS_OFF' },
  });
  await newListing(guest);
  const back = await app.client().post('/api/guests/return', guest.credentials);
  expect(back.status).toBeLessThan(300);
  await publishSetting(operator, 'guests', true);
  await newGuest(app);
});

describe('features', () => {
  test.each([
    ['flashDrops', 'Flash Drops', ['/api/flash-drops', '/api/flash-drops/running', '/api/leaderboard']],
    ['zones', 'Drop Zones', ['/api/zones']],
    ['assistant', 'Compare Items', ['/api/comparisons?list=recent']],
    ['matchMe', 'Match Me', ['/api/wants']],
    ['plans', 'Paid plans and credits', ['/api/plans']],
  ] as const)(
    'Turned off, %s answer 404 with a clear word; turned on again, they are back',
    async (key, label, paths) => {
      const member = await newMember(app);
      await publishSetting(operator, key, false);
      for (const path of paths) {
        expect(await member.get(path)).toMatchObject({
          status: 404,
          body: { code: 'FEATURE_OFF', title: `${label} is turned off` },
        });
      }
      expect((await member.get('/api/listings')).status).toBe(200);
      await publishSetting(operator, key, true);
      for (const path of paths) expect((await member.get(path)).status).toBe(200);
    },
  );

  test('Without plans, everyone has everything', async () => {
    const member = await newMember(app);
    const entitlements = async () =>
      (await member.get<Viewer>('/api/viewer')).body.account?.entitlements ?? [];
    const before = await entitlements();
    await publishSetting(operator, 'plans', false);
    expect((await entitlements()).length).toBeGreaterThan(before.length);
    expect((await member.post('/api/subscriptions', {})).status).toBe(404);
    // What people bought before can still be seen and canceled.
    expect((await member.get('/api/subscription')).status).toBe(200);
    await publishSetting(operator, 'plans', true);
    expect(await entitlements()).toEqual(before);
  });

  test('A feature that is off hears of nothing', async () => {
    const [searcher, seller] = [await newMember(app), await newMember(app)];
    const text = 'desk lamp';
    const { want } = (await searcher.post<{ want: object }>('/api/wants/read', { text })).body;
    const stored = await searcher.post('/api/wants', { ...want, channels: ['in-app'] });
    expect(stored.status).toBe(201);
    const alerts = async () => {
      await newListing(seller, { title: 'Desk lamp', category: 'home-garden' });
      await app.settle();
      return (await searcher.get<{ notifications: unknown[] }>('/api/notifications')).body.notifications
        .length;
    };
    await publishSetting(operator, 'matchMe', false);
    expect(await alerts()).toBe(0);
    await publishSetting(operator, 'matchMe', true);
    expect(await alerts()).toBe(1);
  });
});
