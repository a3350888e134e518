import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { inHours } from '../../../../../tests/support/deals.ts';
import { deleteForGood } from '../../../../../tests/support/delete-for-good.ts';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import { joinFlashDrop, newFlashDrop } from '../../../../../tests/support/flash-drops.ts';
import { newOperator } from '../../../../../tests/support/operators.ts';
import { personOf } from '../../../../../tests/support/sales.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { waitForLock } from '../../../../../tests/support/wait-for-lock.ts';
import type { AuditLogPage } from '../../../running/operators/contract/audit-log.ts';
import type { FlashDrop, FlashDrops } from '../contract/flash-drop.ts';
import type { OverallLeaderboard } from '../contract/leaderboard.ts';
import { countAction, takeBack } from './ledger.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const newEvent = () => ({
  title: 'Garage Weekend',
  description: 'Everything from the garage.',
  theme: 'clear-out' as const,
  startDate: inHours(2),
  endDate: inHours(30),
});
const CANCELED = { title: 'Rained Off' };
const edit = (client: TestClient, id: string, title: string) =>
  client.api.PATCH('/api/flash-drops/{id}', { params: { path: { id } }, body: { ...newEvent(), title } });

/** Returns the points of a person in the leaderboard across events, of a year or of all time. */
async function boardOf(username: string, year: number | '') {
  const { body } = await app.client().get<OverallLeaderboard>(`/api/leaderboard?${year && `year=${year}`}`);
  return body.rows.filter(({ person }) => person.name === username).map(({ points }) => points);
}

test('An operator creates, edits and cancels an event, still sees it, and finds each action in the audit log once', async () => {
  const operator = await newOperator(app);
  const { status, body } = await operator.post<FlashDrop>('/api/flash-drops', newEvent());
  expect(status).toBe(201);
  expect(body).toMatchObject({ title: 'Garage Weekend', phase: 'upcoming', can: { manage: true } });
  const edited = await edit(operator, body.id, 'Attic Weekend');
  expect(edited.data?.title).toBe('Attic Weekend');
  for (let time = 0; time < 2; time += 1) {
    expect((await operator.post(`/api/flash-drops/${body.id}/cancel`)).status).toBe(200);
  }
  const canceledFor = async (client: TestClient) =>
    (await client.get<FlashDrops>('/api/flash-drops')).body.canceled.map(({ id }) => id);
  expect(await canceledFor(operator)).toEqual([body.id]);
  expect(await canceledFor(app.client())).toEqual([]);
  const { entries } = (await operator.get<AuditLogPage>('/api/audit-log')).body;
  const by = operator.details.username;
  expect(entries).toMatchObject([
    { action: 'event.cancel', by, subject: 'Attic Weekend', targetId: body.id },
    { action: 'event.edit', by },
    { action: 'event.create', by, subject: 'Garage Weekend', targetId: body.id },
  ]);
});

test('Points of a canceled event count in no leaderboard across events, also after its listing is deleted (FLASH-08)', async () => {
  const [operator, seller] = [await newOperator(app), await newMember(app)];
  const [kept, canceled] = [await newFlashDrop(app), await newFlashDrop(app, CANCELED)];
  await newListing(seller, { eventId: kept });
  const listing = await newListing(seller, { eventId: canceled });
  const { profileId } = await personOf(app, seller);
  const totals = async () =>
    (
      await app.db
        .selectFrom('flash_drop_totals')
        .select(['points', 'listings', 'sales'])
        .where('profile_id', '=', profileId ?? '')
        .orderBy('year')
        .execute()
    ).map((total) => Object.values(total));
  const each = (...total: number[]) => [total, total];
  expect(await totals()).toEqual(each(40, 2, 0));
  for (const year of ['', new Date().getUTCFullYear()] as const) await boardOf(seller.details.username, year);
  for (let time = 0; time < 2; time += 1) await operator.post(`/api/flash-drops/${canceled}/cancel`);
  expect(await totals()).toEqual(each(20, 1, 0));
  for (const year of ['', new Date().getUTCFullYear()] as const) {
    await eventually(async () => expect(await boardOf(seller.details.username, year)).toEqual([20]));
  }
  await seller.delete(`/api/listings/${listing.id}`);
  await deleteForGood(app);
  await app.settle();
  expect(await totals()).toEqual(each(20, 1, 0));
});

test('A cancellation waits for points that are being counted, and removes them too', async () => {
  const [operator, seller] = [await newOperator(app), await newMember(app)];
  const event = await newFlashDrop(app, CANCELED);
  await joinFlashDrop(seller, event);
  const { profileId } = await personOf(app, seller);
  const action = {
    act: 'sale',
    profileId: profileId ?? '',
    source: 'sale:1',
    at: new Date(),
    eventId: event,
  } as const;
  const { canceling } = await app.db.transaction().execute(async (trx) => {
    expect(await countAction(trx, app.config.timeZone, action)).toHaveLength(1);
    const request = operator.post(`/api/flash-drops/${event}/cancel`);
    await waitForLock(app.db);
    return { canceling: request };
  });
  expect((await canceling).status).toBe(200);
  const { points } = await app.db
    .selectFrom('flash_drop_totals')
    .select('points')
    .where('profile_id', '=', action.profileId)
    .where('year', '=', 0)
    .executeTakeFirstOrThrow();
  expect(points).toBe(0);
  const take = app.db.transaction().execute((trx) => takeBack(trx, sql`entry.source = 'sale:1'`));
  expect(await take).toEqual([]);
});

test('An operator sees all upcoming events, everyone else the next six (FLASH-02)', async () => {
  const operator = await newOperator(app);
  const ids = await Promise.all(
    [10, 20, 30, 40, 50, 60, 70, 80].map((startsIn) => newFlashDrop(app, { startsIn, endsIn: startsIn + 5 })),
  );
  const upcomingFor = async (client: TestClient) =>
    (await client.get<FlashDrops>('/api/flash-drops')).body.upcoming.map(({ id }) => id);
  expect(await upcomingFor(operator)).toEqual(expect.arrayContaining(ids));
  expect(await upcomingFor(await newMember(app))).toHaveLength(6);
});

test('Visitors, guests and members cannot create, edit or cancel events, and a rejected form leaves no entry', async () => {
  const id = await newFlashDrop(app);
  for (const [client, status] of [
    [app.client(), 401],
    [await newGuest(app), 401],
    [await newMember(app), 403],
  ] as const) {
    expect((await client.post('/api/flash-drops', newEvent())).status).toBe(status);
    expect((await edit(client, id, 'Attic Weekend')).response.status).toBe(status);
    expect((await client.post(`/api/flash-drops/${id}/cancel`)).status).toBe(status);
  }
  const operator = await newOperator(app);
  const backwards = { ...newEvent(), endDate: inHours(1) };
  expect((await operator.post('/api/flash-drops', backwards)).status).toBe(422);
  const { entries } = (await operator.get<AuditLogPage>('/api/audit-log')).body;
  expect(entries.filter(({ subject }) => subject === 'Garage Clear-Out')).toEqual([]);
});
