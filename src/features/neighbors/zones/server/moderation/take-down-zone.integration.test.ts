import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tests/support/app.ts';
import { newDesk } from '../../../../../../tests/support/desk.ts';
import { newMember } from '../../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../../tests/support/test-client.ts';
import { joinZone, newZone } from '../../../../../../tests/support/zones.ts';
import type { ZonePage } from '../../contract/zone.ts';
import type { OperatedZonePage } from '../../contract/zone-operation.ts';

let app: TestApp;
let desk: Awaited<ReturnType<typeof newDesk>>;
beforeAll(async () => {
  app = await startTestApp();
  desk = await newDesk(app);
});
afterAll(() => app?.close());

const statusOf = async (client: TestClient, id: string) => (await client.get(`/api/zones/${id}`)).status;
const titlesOf = async (client: TestClient) =>
  (await client.get<{ notifications: { title: string }[] }>('/api/notifications')).body.notifications.map(
    ({ title }) => title,
  );
const operated = async (title: string) =>
  (await desk.operator.get<OperatedZonePage>(`/api/operated-zones?q=${encodeURIComponent(title)}`)).body
    .zones;
async function caseAbout(id: string) {
  const opened = await desk.operator.post<{ id: string }>('/api/cases', {
    kind: 'zone',
    id,
    reason: 'other',
  });
  expect(opened.status).toBe(201);
  return desk.openCase(desk.operator, opened.body.id);
}

test('An operator takes a zone down in a case: its creator reads why and can appeal, its admins hear, and it is restored', async () => {
  const [creator, admin] = [await newMember(app), await newMember(app)];
  const title = `Shoes ${randomUUID().slice(0, 8)}`;
  const id = await newZone(creator, { title });
  await joinZone(id, admin);
  await app.db
    .updateTable('zone_members')
    .set({ role: 'admin' })
    .where('zone_id', '=', id)
    .where('role', '<>', 'admin')
    .execute();

  const decided = await desk.decide(desk.operator, await caseAbout(id), {
    text: 'It sells counterfeit shoes.',
  });
  expect(decided.status).toBe(200);
  for (const client of [app.client(), creator, desk.operator]) expect(await statusOf(client, id)).toBe(410);
  const explored = await creator.get<ZonePage>(`/api/zones?tab=explore&q=${encodeURIComponent(title)}`);
  expect(explored.body.zones).toEqual([]);
  expect(await operated(title)).toMatchObject([{ id, name: title, status: 'taken_down', members: 2 }]);
  expect(await titlesOf(admin)).toEqual([]);
  await app.settle();
  expect(await titlesOf(creator)).toEqual([`We took down “${title}”`]);
  expect(await titlesOf(admin)).toEqual([`${title} was taken down`]);
  const { statements } = (await creator.get<{ statements: { id: string }[] }>('/api/statements')).body;
  const appeal = { text: 'They are real.' };
  expect((await creator.post(`/api/statements/${statements[0]?.id}/appeal`, appeal)).status).toBe(204);

  const again = await caseAbout(id);
  expect(again.can.onSubject).toContain('restore');
  await desk.decide(desk.operator, again, { onSubject: 'restore', ruleId: null, text: 'They are real.' });
  expect(await statusOf(app.client(), id)).toBe(200);
  await app.settle();
  expect(await titlesOf(admin)).toContain(`${title} is open again`);
});

test('Only operators list all zones, and there is no way around a case', async () => {
  const admin = await newMember(app);
  const id = await newZone(admin);
  for (const [client, status] of [
    [app.client(), 401],
    [admin, 403],
  ] as const) {
    expect((await client.get('/api/operated-zones')).status).toBe(status);
    const opened = await client.post('/api/cases', { kind: 'zone', id, reason: 'other' });
    expect(opened.status).toBe(status);
  }
  expect((await desk.operator.post(`/api/zones/${id}/take-down`, { reason: 'No' })).status).toBe(404);
  const missing = { kind: 'zone', id: randomUUID(), reason: 'other' };
  expect((await desk.operator.post('/api/cases', missing)).status).toBe(404);
  expect(await statusOf(admin, id)).toBe(200);
});

test('An operator finds zones by status, and sees how many of those found are open, taken down or closed', async () => {
  const creator = await newMember(app);
  const word = randomUUID().slice(0, 8);
  const [open, down, closed] = [
    await newZone(creator, { title: `Open ${word}`, area: 'Mill Street' }),
    await newZone(creator, { title: `Down ${word}` }),
    await newZone(creator, { title: `Left ${word}` }),
  ];
  await desk.decide(desk.operator, await caseAbout(down), { text: 'It sells counterfeit shoes.' });
  await app.db.updateTable('zones').set({ status: 'closed' }).where('id', '=', closed).execute();

  const find = async (status: string) =>
    (await desk.operator.get<OperatedZonePage>(`/api/operated-zones?q=${word}${status}`)).body;
  const counts = { active: 1, taken_down: 1, closed: 1 };
  expect((await find('')).zones).toHaveLength(3);
  for (const [status, id] of [
    ['active', open],
    ['taken_down', down],
    ['closed', closed],
  ]) {
    const page = await find(`&status=${status}`);
    expect(page).toMatchObject({ zones: [{ id, status }], counts });
  }
  expect((await find('&status=active')).zones[0]).toMatchObject({ location: 'Mill Street', image: null });
  expect((await desk.operator.get(`/api/operated-zones?status=lost`)).status).toBe(422);
});
