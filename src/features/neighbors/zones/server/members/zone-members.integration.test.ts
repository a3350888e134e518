import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tests/support/app.ts';
import { endUndoDays, runErasure } from '../../../../../../tests/support/erase-for-good.ts';
import { type Member, newListing, newMember, PASSWORD } from '../../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../../tests/support/test-client.ts';
import { waitForLock } from '../../../../../../tests/support/wait-for-lock.ts';
import { idOf, joinZone, newZone, ZONE } from '../../../../../../tests/support/zones.ts';
import type { Problem } from '../../../../../platform/server/http/problem.ts';
import type { Zone } from '../../contract/zone.ts';
import type { ZoneLogEntry } from '../../contract/zone-log.ts';
import type { ZoneMember, ZoneRole } from '../../contract/zone-member.ts';
import { lockZone } from '../zone-standing.ts';

let app: TestApp;
/** Shared accounts, because signing up is slower than everything else here. */
let crew: { client: Member; id: string }[];
beforeAll(async () => {
  app = await startTestApp();
  const clients = await Promise.all(Array.from({ length: 6 }, () => newMember(app)));
  crew = await Promise.all(clients.map(async (client) => ({ client, id: await idOf(client) })));
});
afterAll(() => app?.close());

const join = (client: TestClient, id: string) => client.post<Problem>(`/api/zones/${id}/membership`);
const leave = (client: TestClient, id: string, successorId?: string) =>
  client.api.DELETE('/api/zones/{id}/membership', { params: { path: { id }, query: { successorId } } });
const setRole = (client: TestClient, id: string, profileId: string, role: ZoneRole, handOver = false) =>
  client.api.PATCH('/api/zones/{id}/members/{profileId}', {
    params: { path: { id, profileId } },
    body: { role, handOver },
  });
const remove = (client: TestClient, id: string, profileId: string, more: object = { reason: 'spam' }) =>
  client.put<Problem>(`/api/zones/${id}/members/${profileId}/removal`, more);
const members = async (client: TestClient, id: string, query = '') =>
  (await client.get<{ members: ZoneMember[]; nextCursor: string | null }>(`/api/zones/${id}/members${query}`))
    .body;
const roles = async (id: string) =>
  Object.fromEntries(
    (await members(app.client(), id)).members.map(({ person, role }) => [person.name, role]),
  );
const log = async (client: TestClient, id: string) =>
  (await client.get<{ entries: ZoneLogEntry[] }>(`/api/zones/${id}/log`)).body.entries;
const notified = async (client: TestClient) =>
  (
    await client.get<{ notifications: { title: string; message: string; link: string }[] }>(
      '/api/notifications',
    )
  ).body.notifications;

/** Creates a zone with the first `count` accounts as members. The first one is its admin. */
async function zoneOf(count: number, details: Parameters<typeof newZone>[1] = {}) {
  const first = crew.shift();
  if (first) crew.push(first);
  const chosen = crew.slice(-count);
  const people = chosen.map(({ client }) => client) as [Member, Member, Member];
  const id = await newZone(people[0], details);
  await joinZone(id, ...people.slice(1));
  return { id, people, ids: chosen.map((one) => one.id) as [string, string, string] };
}

/** Runs these requests while the zone is locked, so that all of them wait for it at the same time. */
async function together(
  id: string,
  ...requests: (() => Promise<{ response: Response }>)[]
): Promise<number[]> {
  const { all } = await app.db.transaction().execute(async (trx) => {
    await lockZone(trx, id);
    const done = requests.map((request) => request());
    await waitForLock(app.db, requests.length);
    return { all: Promise.all(done) };
  });
  return (await all).map(({ response }) => response.status);
}

test('Members cannot act as admins, and visitors cannot act as members (ZONE-28)', async () => {
  const { id, people, ids } = await zoneOf(2);
  const [admin, member] = people;
  const listing = await newListing(admin);
  await admin.post(`/api/zones/${id}/listings`, { listingId: listing.id });
  const event = { title: 'Sale', startsAt: '2999-01-01T10:00:00Z', endsAt: '2999-01-01T12:00:00Z' };
  const byAdmins = (client: TestClient) => [
    client.put<Problem>(`/api/zones/${id}`, ZONE),
    client.post<Problem>(`/api/zones/${id}/invite`, {}),
    client.get<Problem>(`/api/zones/${id}/invite`),
    client.delete(`/api/zones/${id}/invite`),
    client.post<Problem>(`/api/zones/${id}/events`, event),
    client.put<Problem>(`/api/zones/${id}/listings/${listing.id}/removal`, { reason: 'spam' }),
    client.delete(`/api/zones/${id}/listings/${listing.id}/removal`),
    remove(client, id, ids[0]),
    client.delete(`/api/zones/${id}/members/${ids[0]}/removal`),
  ];
  for (const { status } of await Promise.all(byAdmins(member))) expect(status).toBe(403);
  expect((await setRole(member, id, ids[0], 'member')).response.status).toBe(403);
  expect((await member.get<Zone>(`/api/zones/${id}`)).body.can).toMatchObject({
    post: true,
    readLog: true,
    edit: false,
    invite: false,
    moderate: false,
    manageMembers: false,
  });
  const stranger = crew[0]?.client ?? member;
  for (const { status } of await Promise.all(byAdmins(stranger))) expect(status).toBe(403);
  expect((await stranger.get(`/api/zones/${id}/log`)).status).toBe(403);
  expect((await stranger.post(`/api/zones/${id}/listings`, { listingId: listing.id })).status).toBe(403);
});

test('The list of members has admins first, can be searched by name, and comes in pages (ZONE-27)', async () => {
  const { id, people } = await zoneOf(3);
  const names = people.map(({ details }) => details.username);
  const first = await members(app.client(), id, '?limit=2');
  expect(first.members.map(({ person, role }) => [person.name, role])).toEqual([
    [names[0], 'admin'],
    [names[1], 'member'],
  ]);
  const rest = await members(app.client(), id, `?limit=2&cursor=${first.nextCursor}`);
  expect(rest.members.map(({ person }) => person.name)).toEqual([names[2]]);
  expect(rest.nextCursor).toBeNull();
  const page = await members(app.client(), id, `?q=${names[1]?.toUpperCase()}`);
  expect(page.members.map(({ person }) => person.name)).toEqual([names[1]]);
  expect((await app.client().get(`/api/zones/${id}/members?cursor=x`)).status).toBe(422);
});

test('If one member blocked another, neither sees the other in the list of members', async () => {
  const { id, people, ids } = await zoneOf(3);
  await people[1].put(`/api/blocks/profile/${ids[2]}`);
  for (const [viewer, hidden] of [
    [people[1], people[2]],
    [people[2], people[1]],
  ] as const) {
    const { memberList } = (await viewer.get<Zone>(`/api/zones/${id}`)).body;
    const seen = [...(await members(viewer, id)).members, ...memberList].map(({ person }) => person.name);
    expect(seen).toContain(people[0].details.username);
    expect(seen).not.toContain(hidden.details.username);
  }
  await people[1].delete(`/api/blocks/profile/${ids[2]}`);
});

test('The last admin cannot leave without a successor, and hands over and leaves in one step', async () => {
  const { id, people, ids } = await zoneOf(3);
  const [admin, member, other] = people;
  expect((await leave(admin, id)).error).toMatchObject({ code: 'LAST_ADMIN' });
  for (const nobody of [ids[0], randomUUID()]) {
    expect((await leave(admin, id, nobody)).error).toMatchObject({ code: 'SUCCESSOR_GONE' });
  }
  await leave(other, id);
  expect((await leave(admin, id, ids[2])).error).toMatchObject({ code: 'SUCCESSOR_GONE' });
  expect((await leave(admin, id, ids[1])).response.status).toBe(204);
  expect(await roles(id)).toEqual({ [member.details.username]: 'admin' });
  expect(await log(member, id)).toMatchObject([
    { act: 'handed-over', by: admin.details.username, person: { id: ids[1] } },
  ]);
  await app.settle();
  expect((await notified(member))[0]).toMatchObject({
    title: `${ZONE.title} is yours to run`,
    link: `/drop-zone/${id}`,
  });
});

test('If two admins leave at the same time, one stays, and each zone always has an admin', async () => {
  const { id, people, ids } = await zoneOf(3);
  await setRole(people[0], id, ids[1], 'admin');
  const left = await together(
    id,
    () => leave(people[0], id),
    () => leave(people[1], id),
  );
  expect(left.toSorted()).toEqual([204, 409]);
  expect(Object.values(await roles(id)).filter((role) => role === 'admin')).toHaveLength(1);
});

test('Concurrent handovers, to each other or to the same person, never leave a zone without an admin', async () => {
  for (const to of ['each other', 'a third'] as const) {
    const { id, people, ids } = await zoneOf(3);
    await setRole(people[0], id, ids[1], 'admin');
    const left = await together(
      id,
      () => leave(people[0], id, to === 'a third' ? ids[2] : ids[1]),
      () => leave(people[1], id, to === 'a third' ? ids[2] : ids[0]),
    );
    expect(left.toSorted()).toEqual(to === 'a third' ? [204, 204] : [204, 409]);
    expect(Object.values(await roles(id)).filter((role) => role === 'admin')).toHaveLength(1);
  }
});

test.each([
  'demote each other',
  'step down at once',
  'leave while one steps down',
  'leave while demoting',
] as const)('Of two admins who %s, one stays', async (move) => {
  const { id, people, ids } = await zoneOf(3);
  const [one, other] = people;
  await setRole(one, id, ids[1], 'admin');
  const moves = {
    'demote each other': [
      () => setRole(one, id, ids[1], 'member'),
      () => setRole(other, id, ids[0], 'member'),
    ],
    'step down at once': [
      () => setRole(one, id, ids[0], 'member'),
      () => setRole(other, id, ids[1], 'member'),
    ],
    'leave while one steps down': [() => setRole(one, id, ids[0], 'member'), () => leave(other, id)],
    'leave while demoting': [() => setRole(one, id, ids[1], 'member'), () => leave(one, id)],
  };
  await together(id, ...moves[move]);
  expect(Object.values(await roles(id)).filter((role) => role === 'admin')).toHaveLength(1);
});

test('An admin makes another, hands over and becomes a member, and the last one cannot step down', async () => {
  const { id, people, ids } = await zoneOf(2);
  const [admin, member] = people;
  expect((await setRole(admin, id, ids[0], 'member')).error).toMatchObject({ code: 'LAST_ADMIN' });
  expect((await setRole(admin, id, randomUUID(), 'admin')).error).toMatchObject({
    code: 'ZONE_MEMBER_NOT_FOUND',
  });
  expect((await setRole(admin, id, ids[1], 'admin', true)).response.status).toBe(204);
  expect(await roles(id)).toEqual({ [admin.details.username]: 'member', [member.details.username]: 'admin' });
  expect((await setRole(admin, id, ids[0], 'admin')).error).toMatchObject({ code: 'NOT_A_ZONE_ADMIN' });
  expect((await setRole(member, id, ids[0], 'admin')).response.status).toBe(204);
  expect((await log(admin, id)).map(({ act }) => act)).toEqual(['admin-made', 'handed-over']);
});

test('When the only member leaves, the zone closes and is hidden from everyone', async () => {
  const { id, people } = await zoneOf(1);
  const listing = await newListing(people[0]);
  expect((await leave(people[0], id)).response.status).toBe(204);
  for (const client of [people[0], app.client()]) {
    expect((await client.get<Problem>(`/api/zones/${id}`)).body).toMatchObject({
      status: 410,
      code: 'ZONE_GONE',
    });
  }
  const latecomer = crew[0]?.client ?? people[0];
  expect((await join(latecomer, id)).status).toBe(410);
  expect((await people[0].post(`/api/zones/${id}/listings`, { listingId: listing.id })).status).toBe(410);
});

test('If a person joins while the only member closes a zone, either both succeed or neither does', async () => {
  const { id, people } = await zoneOf(1);
  const newcomer = crew[0]?.client ?? people[0];
  const [left, joined] = await Promise.all([leave(people[0], id), join(newcomer, id)]);
  expect([left.response.status, joined.status]).toSatisfy(
    ([one, other]) => (one === 204 && other === 410) || (one === 409 && other === 200),
  );
});

test('A member and their listings are removed with a reason for members, until an admin lets them back in', async () => {
  const rules = ['No shipping.', 'No tickets.'];
  const { id, people, ids } = await zoneOf(3, { rules });
  const [admin, member, witness] = people;
  const listing = await newListing(member);
  await member.post(`/api/zones/${id}/listings`, { listingId: listing.id });

  expect((await remove(admin, id, ids[1], { reason: 'rule', rule: 3 })).body.code).toBe('ZONE_RULE_GONE');
  expect((await remove(admin, id, ids[1], { reason: 'spam', note: 'x'.repeat(201) })).status).toBe(422);
  expect((await remove(admin, id, ids[1], {})).status).toBe(422);
  expect((await remove(admin, id, ids[0])).body.code).toBe('NOT_YOURSELF');
  const removal = { reason: 'rule', rule: 2, note: 'Only for you.' };
  expect((await remove(admin, id, ids[1], removal)).status).toBe(204);
  expect((await remove(admin, id, ids[1], removal)).body.code).toBe('ZONE_MEMBER_NOT_FOUND');

  expect((await app.client().get<Zone>(`/api/zones/${id}`)).body).toMatchObject({
    memberCount: 2,
    activeListings: 0,
  });
  expect((await join(member, id)).body.code).toBe('REMOVED_FROM_ZONE');
  expect((await member.post<Problem>(`/api/zones/${id}/listings`, { listingId: listing.id })).body.code).toBe(
    'NOT_A_ZONE_MEMBER',
  );
  const entry = {
    act: 'member-removed',
    by: admin.details.username,
    reason: 'Breaks a zone rule: No tickets.',
  };
  expect(await log(witness, id)).toMatchObject([{ ...entry, person: { id: ids[1] }, canLetBack: false }]);
  expect(JSON.stringify(await log(witness, id))).not.toContain('Only for you');
  expect(await log(admin, id)).toMatchObject([{ canLetBack: true }]);
  await app.settle();
  const [notification] = await notified(member);
  expect(notification?.title).toBe(`You were removed from ${ZONE.title}`);
  expect(notification?.message).toContain('No tickets.');
  expect(notification?.message).toContain('Only for you.');

  expect((await admin.delete(`/api/zones/${id}/members/${ids[1]}/removal`)).status).toBe(204);
  expect((await join(member, id)).status).toBe(200);
  await setRole(admin, id, ids[1], 'admin');
  expect((await remove(admin, id, ids[1])).body.code).toBe('ADMIN_NOT_REMOVED');
});

test('If a member is removed while adding a listing, no listing of theirs stays', async () => {
  for (let round = 0; round < 2; round += 1) {
    const { id, people, ids } = await zoneOf(2);
    const listing = await newListing(people[1]);
    const [added, removed] = await Promise.all([
      people[1].post(`/api/zones/${id}/listings`, { listingId: listing.id }),
      remove(people[0], id, ids[1]),
    ]);
    expect([204, 403]).toContain(added.status);
    expect(removed.status).toBe(204);
    expect((await people[0].get<Zone>(`/api/zones/${id}`)).body).toMatchObject({
      memberCount: 1,
      activeListings: 0,
    });
  }
});

test('Nobody can change or delete log entries', async () => {
  const { id, people } = await zoneOf(1);
  await people[0].put(`/api/zones/${id}`, ZONE);
  expect(await log(people[0], id)).toMatchObject([{ act: 'zone-edited', person: null }]);
  await expect(app.db.updateTable('zone_log').set({ reason: 'x' }).execute()).rejects.toThrow('only added');
  await expect(app.db.deleteFrom('zone_log').execute()).rejects.toThrow('only added');
});

test('If the only admin is erased, the longest-standing member becomes admin, and a zone without others closes', async () => {
  const { id, people, ids } = await zoneOf(3);
  const alone = await newZone(people[0], { title: 'Alone' });
  await setRole(people[0], id, ids[1], 'admin');
  await setRole(people[0], id, ids[1], 'member');
  await people[0].post('/api/accounts/me/deletion', { currentPassword: PASSWORD });
  expect(Object.keys(await roles(id))).toEqual([people[1].details.username, people[2].details.username]);
  await endUndoDays(app);
  await runErasure(app);
  expect(await roles(id)).toEqual({
    [people[1].details.username]: 'admin',
    [people[2].details.username]: 'member',
  });
  expect((await log(people[2], id))[0]).toMatchObject({ act: 'handed-over', by: 'Deleted user' });
  expect((await app.client().get<Zone>(`/api/zones/${id}`)).body).toMatchObject({
    creator: null,
    memberCount: 2,
  });
  expect((await app.client().get(`/api/zones/${alone}`)).status).toBe(410);
});
