import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tests/support/app.ts';
import { newMember } from '../../../../../../tests/support/factories.ts';
import { newOperator } from '../../../../../../tests/support/operators.ts';
import type { TestClient } from '../../../../../../tests/support/test-client.ts';
import { newZone } from '../../../../../../tests/support/zones.ts';
import type { AuditLogPage } from '../../../../running/operators/contract/audit-log.ts';
import type { ZonePage } from '../../contract/zone.ts';
import type { OperatedZonePage } from '../../contract/zone-operation.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const takeDown = (client: TestClient, id: string, reason = 'Sells counterfeit shoes') =>
  client.post(`/api/zones/${id}/take-down`, { reason });
const restore = (client: TestClient, id: string) => client.post(`/api/zones/${id}/restore`);
const statusOf = async (client: TestClient, id: string) => (await client.get(`/api/zones/${id}`)).status;
const titlesOf = async (client: TestClient) =>
  (await client.get<{ notifications: { title: string }[] }>('/api/notifications')).body.notifications.map(
    ({ title }) => title,
  );

test('An operator takes a zone down with a reason for its admins, and restores it', async () => {
  const operator = await newOperator(app);
  const admin = await newMember(app);
  const title = `Shoes ${randomUUID().slice(0, 8)}`;
  const id = await newZone(admin, { title });

  expect(await takeDown(operator, id, '  ')).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
  expect((await takeDown(operator, id)).status).toBe(204);
  for (const client of [app.client(), admin, operator]) expect(await statusOf(client, id)).toBe(410);
  const explored = await admin.get<ZonePage>(`/api/zones?tab=explore&q=${encodeURIComponent(title)}`);
  expect(explored.body.zones).toEqual([]);
  const found = await operator.get<OperatedZonePage>(`/api/operated-zones?q=${encodeURIComponent(title)}`);
  expect(found.body.zones).toMatchObject([{ id, name: title, status: 'taken_down', members: 1 }]);
  await app.settle();
  expect(await titlesOf(admin)).toContain(`${title} was taken down`);

  expect((await restore(operator, id)).status).toBe(204);
  expect(await statusOf(app.client(), id)).toBe(200);
  await app.settle();
  expect(await titlesOf(admin)).toContain(`${title} is open again`);
  const { entries } = (await operator.get<AuditLogPage>('/api/audit-log')).body;
  const by = operator.details.username;
  expect(entries.filter(({ targetId }) => targetId === id)).toMatchObject([
    { action: 'zone.restore', by, subject: title, reason: null },
    { action: 'zone.take-down', by, subject: title, reason: 'Sells counterfeit shoes' },
  ]);
});

test('Taking down or restoring a zone twice, even in parallel, is done and logged once', async () => {
  const operator = await newOperator(app);
  const id = await newZone(await newMember(app));
  const answers = await Promise.all([takeDown(operator, id), takeDown(operator, id)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  await restore(operator, id);
  expect((await restore(operator, id)).status).toBe(204);
  const { entries } = (await operator.get<AuditLogPage>('/api/audit-log')).body;
  expect(entries.filter(({ targetId }) => targetId === id).map(({ action }) => action)).toEqual([
    'zone.restore',
    'zone.take-down',
  ]);
});

test('Only operators can take zones down, not even their admins, and nothing is logged otherwise', async () => {
  const admin = await newMember(app);
  const id = await newZone(admin);
  for (const [client, status] of [
    [app.client(), 401],
    [admin, 403],
  ] as const) {
    expect((await takeDown(client, id)).status).toBe(status);
    expect((await restore(client, id)).status).toBe(status);
    expect((await client.get('/api/operated-zones')).status).toBe(status);
  }
  expect(await statusOf(admin, id)).toBe(200);
  const operator = await newOperator(app);
  expect((await takeDown(operator, randomUUID())).status).toBe(404);
  const rows = await app.db.selectFrom('audit_log').select('id').where('target_id', '=', id).execute();
  expect(rows).toEqual([]);
});
