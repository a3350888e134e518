import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newListing, newMember } from '../../../../../tests/support/factories.ts';
import { newModerator, newOperator } from '../../../../../tests/support/operators.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Viewer } from '../../../people/accounts/contract/viewer.ts';
import type { AuditLogPage } from '../contract/audit-log.ts';
import { endOverdueSeeing } from './see-as.ts';

let app: TestApp;
let operator: Member;

beforeAll(async () => {
  app = await startTestApp();
  operator = await newOperator(app);
});
afterAll(() => app?.close());

const accountOf = async (client: TestClient) => (await client.get<Viewer>('/api/viewer')).body.account;
const idOf = async (client: TestClient): Promise<string> => (await accountOf(client))?.id ?? '';
const see = (personId: string, by: Member = operator) => by.post('/api/seeing-as', { personId });
const log = async () => (await operator.get<AuditLogPage>('/api/audit-log')).body.entries;

test('An operator sees the pages of a member, can not act, and the log has start and end', async () => {
  const member = await newMember(app);
  const id = await idOf(member);
  expect((await see(id)).status).toBe(204);
  const seen = await accountOf(operator);
  expect(seen).toMatchObject({ id, role: 'member', seenUntil: expect.any(String) });
  // Until in half an hour.
  expect(Date.parse(seen?.seenUntil ?? '') - Date.now()).toBeGreaterThan(29 * 60_000);
  expect(JSON.stringify(seen)).not.toContain(member.details.email);
  for (const path of ['/api/credits/entries', '/api/listings/own', '/api/favourites']) {
    expect((await operator.get(path)).body, path).toEqual((await member.get(path)).body);
  }

  const writes = [
    operator.post('/api/listings', {}),
    operator.delete(`/api/listings/${randomUUID()}`),
    operator.put(`/api/favourites/${randomUUID()}`),
    operator.post('/api/conversations', {}),
    operator.put('/api/accounts/me/username', { username: 'taken.over' }),
    operator.post('/api/account-deletion', {}),
  ];
  for (const { status, body } of await Promise.all(writes)) {
    expect([status, body]).toMatchObject([403, { code: 'ONLY_SEEING' }]);
  }
  const seller = await newMember(app);
  const listing = await newListing(seller);
  expect((await operator.post(`/api/listings/${listing.id}/views`)).status).toBe(204);
  expect((await operator.post(`/api/banners/${randomUUID()}/seen`)).status).toBe(204);
  expect(await app.db.selectFrom('listing_views').selectAll().execute()).toEqual([]);
  for (const closed of [
    '/api/conversations',
    '/api/conversations/unread',
    '/api/notifications',
    '/api/accounts/devices',
    '/api/accounts/me',
    '/api/data-exports',
    '/api/profiles/me/phone',
    '/api/webhooks',
    `/api/webhooks/${randomUUID()}/deliveries`,
  ]) {
    expect((await operator.get(closed)).body, closed).toMatchObject({ code: 'CLOSED_TO_SEEING' });
  }
  // The desk doesn't exist for the member.
  expect((await operator.get('/api/audit-log')).status).toBe(403);
  expect((await member.get('/api/conversations')).status).toBe(200);
  expect((await member.put(`/api/favourites/${randomUUID()}`)).body).not.toMatchObject({
    code: 'ONLY_SEEING',
  });

  expect((await operator.delete('/api/seeing-as')).status).toBe(204);
  expect((await operator.delete('/api/seeing-as')).status).toBe(204);
  expect(await accountOf(operator)).toMatchObject({ role: 'operator', email: operator.details.email });
  expect((await log()).slice(0, 2)).toMatchObject([
    { action: 'person.stop-seeing-as', by: operator.details.username, subject: member.details.username },
    { action: 'person.see-as', by: operator.details.username, subject: member.details.username },
  ]);
});

test('Nobody sees the site as an operator or moderator, and only operators see it as others', async () => {
  const member = await newMember(app);
  const moderator = await newModerator(app);
  for (const colleague of [await newOperator(app), moderator, operator]) {
    expect((await see(await idOf(colleague))).body).toMatchObject({ code: 'CANT_SEE_AS' });
  }
  expect((await see(randomUUID())).body).toMatchObject({ code: 'CANT_SEE_AS' });
  const id = await idOf(member);
  expect((await see(id, moderator)).status).toBe(404);
  expect((await see(await idOf(moderator), member)).status).toBe(403);
  expect((await app.client().post('/api/seeing-as', { personId: id })).status).toBe(401);

  // Someone who becomes an operator meanwhile is not seen any longer.
  await see(id);
  expect(await accountOf(operator)).toMatchObject({ id });
  await app.db.insertInto('operators').values({ user_id: id, role: 'operator' }).execute();
  expect(await accountOf(operator)).toMatchObject({ role: 'operator', email: operator.details.email });
});

test('After 30 minutes an operator is themselves again, and the log has the end', async () => {
  const member = await newMember(app);
  await see(await idOf(member));
  await app.db.updateTable('seeing_as').set({ ends_at: new Date() }).execute();
  expect(await accountOf(operator)).toMatchObject({ role: 'operator' });
  await endOverdueSeeing(app.db);
  expect((await log())[0]).toMatchObject({
    action: 'person.stop-seeing-as',
    subject: member.details.username,
  });
});
