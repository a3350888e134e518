import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tests/support/app.ts';
import type { TestClient } from '../../../../../../tests/support/test-client.ts';
import { waitForLock } from '../../../../../../tests/support/wait-for-lock.ts';
import { idOf, zoneOfTwo } from '../../../../../../tests/support/zones.ts';
import type { Problem } from '../../../../../platform/server/http/problem.ts';
import type { Zone } from '../../contract/zone.ts';
import type { ZoneInvite } from '../../contract/zone-member.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const invite = async (client: TestClient, id: string, settings: object = {}) =>
  (await client.post<ZoneInvite>(`/api/zones/${id}/invite`, settings)).body;

test('People join with an invite link, which counts them, until it is turned off or replaced', async () => {
  const { id, admin, member, outsider: newcomer } = await zoneOfTwo(app);
  expect((await admin.get(`/api/zones/${id}/invite`)).body).toEqual({ invite: null });
  const first = await invite(admin, id);
  expect(first).toMatchObject({ stopsWorking: '7-days', joins: 0, lastJoinedAt: null });
  expect(first.url).toBe(`${app.config.publicUrl}/join-zone/${first.code}`);
  expect((await app.client().get<Zone>(`/api/zone-invites/${first.code}`)).body.id).toBe(id);
  expect((await app.client().post(`/api/zone-invites/${first.code}/join`)).status).toBe(401);

  const joins = await Promise.all(
    [1, 2, 3].map(() => newcomer.post<Zone>(`/api/zone-invites/${first.code}/join`)),
  );
  for (const { body } of joins) expect(body.membership?.role).toBe('member');
  await member.post(`/api/zone-invites/${first.code}/join`);
  const current = await admin.get<{ invite: ZoneInvite }>(`/api/zones/${id}/invite`);
  expect(current.body.invite).toMatchObject({ code: first.code, joins: 1 });
  expect(current.body.invite.lastJoinedAt).not.toBeNull();

  const second = await invite(admin, id, { stopsWorking: 'never' });
  expect(second).toMatchObject({ expiresAt: null, joins: 0 });
  expect((await app.client().get(`/api/zone-invites/${first.code}`)).status).toBe(404);
  expect((await admin.delete(`/api/zones/${id}/invite`)).status).toBe(204);
  await newcomer.delete(`/api/zones/${id}/membership`);
  expect((await newcomer.post<Problem>(`/api/zone-invites/${second.code}/join`)).body.code).toBe(
    'INVITE_NOT_FOUND',
  );
});

test('An invite link expires, and codes cannot be guessed', async () => {
  const { id, admin } = await zoneOfTwo(app);
  const { code } = await invite(admin, id, { stopsWorking: '30-days' });
  await app.db
    .updateTable('zone_invites')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('zone_id', '=', id)
    .execute();
  const visitor = app.client();
  expect((await visitor.get(`/api/zone-invites/${code}`)).status).toBe(404);
  const { response } = await admin.api.PATCH('/api/zones/{id}/invite', {
    params: { path: { id } },
    body: { stopsWorking: '7-days' },
  });
  expect(response.status).toBe(200);
  expect((await visitor.get(`/api/zone-invites/${code}`)).status).toBe(200);

  const guesser = app.client();
  const statuses: number[] = [];
  for (let tries = 0; tries < 32; tries += 1) {
    // None of these can match the code by chance.
    statuses.push(
      (await guesser.get(`/api/zone-invites/${String(tries).padStart(code.length, '0')}`)).status,
    );
  }
  expect(new Set(statuses.slice(0, 29))).toEqual(new Set([404]));
  expect(statuses.at(-1)).toBe(429);
  expect((await guesser.get(`/api/zone-invites/%00`)).status).not.toBe(500);
});

test('A link that is turned off before a person joins lets them in no more', async () => {
  const { id, admin, outsider } = await zoneOfTwo(app);
  const { code } = await invite(admin, id);
  const attempt = await app.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('zone_invites').where('zone_id', '=', id).execute();
    const joined = outsider.post<Problem>(`/api/zone-invites/${code}/join`);
    await waitForLock(app.db);
    return { joined };
  });
  expect((await attempt.joined).body.code).toBe('INVITE_NOT_FOUND');
  expect((await outsider.get<Zone>(`/api/zones/${id}`)).body.membership).toBeNull();
});

test('Turning a link off while a person joins leaves a consistent result, and removed people stay out', async () => {
  for (let round = 0; round < 2; round += 1) {
    const { id, admin, member, outsider: newcomer } = await zoneOfTwo(app);
    const { code } = await invite(admin, id);
    const [joined, off] = await Promise.all([
      newcomer.post(`/api/zone-invites/${code}/join`),
      admin.delete(`/api/zones/${id}/invite`),
    ]);
    expect([200, 404]).toContain(joined.status);
    expect(off.status).toBe(204);
    const next = await invite(admin, id);
    await admin.put(`/api/zones/${id}/members/${await idOf(member)}/removal`, { reason: 'unkind' });
    expect((await member.post<Problem>(`/api/zone-invites/${next.code}/join`)).body.code).toBe(
      'REMOVED_FROM_ZONE',
    );
  }
});
