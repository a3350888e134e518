import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newListing, newMember } from '../../../../../tests/support/factories.ts';
import { newFlashDrop, stopSchedules } from '../../../../../tests/support/flash-drops.ts';
import { personOf } from '../../../../../tests/support/sales.ts';
import { waitForLock } from '../../../../../tests/support/wait-for-lock.ts';
import type { Notifications } from '../../../talking/notifications/contract/notification.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';
import { finishEvents } from './finish-events.ts';
import { postIntoEvent } from './flash-drops.ts';
import { countAction } from './ledger.ts';
import { remindOfEvents } from './reminders.ts';
import { scheduleWeekends } from './schedule-weekends.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await stopSchedules(app);
});
afterAll(() => app?.close());

/** Services as the schedule uses them in each process. Notifications are recorded instead of sent. */
function services() {
  const record = vi.fn(async () => undefined);
  const live = { publish: vi.fn(), publishTo: vi.fn() } as never;
  return { db: app.db, jobs: { record } as never, live, record };
}

const post = (client: Member, eventId: string) => newListing(client, { eventId });

/** Moves the end of an event into the past, and everything in it further back. */
async function end(eventId: string, minutesAgo = 10): Promise<void> {
  await sql`update favourites set created_at = created_at - interval '1 hour'`.execute(app.db);
  await app.db
    .updateTable('flash_drops')
    .set({ ends_at: sql`now() - make_interval(mins => ${minutesAgo}::int)` })
    .where('id', '=', eventId)
    .execute();
}

const prizesOf = (eventId: string) =>
  app.db
    .selectFrom('flash_drop_prizes')
    .select(['prize', 'profile_id', 'amount'])
    .where('flash_drop_id', '=', eventId)
    .orderBy('prize')
    .execute();

const profileIdOf = async (client: Member) => (await personOf(app, client)).profileId ?? '';

test('Prizes are decided once, even by two processes at the same time; winners and participants are notified (FLASH-15, FLASH-17)', async () => {
  const event = await newFlashDrop(app);
  const [nora, sam, ivy] = await Promise.all([newMember(app), newMember(app), newMember(app)]);
  const [noraId, samId] = await Promise.all([profileIdOf(nora), profileIdOf(sam)]);
  await Promise.all([1, 2, 3].map(() => post(nora, event)));
  const liked = await post(sam, event);
  for (const client of [nora, ivy]) await client.put(`/api/favourites/${liked.id}`);
  await ivy.post(`/api/flash-drops/${event}/participation`);
  for (const of of [1, 2, 3]) {
    const done = { act: 'sale' as const, profileId: samId, source: `sale:${of}`, at: new Date() };
    await app.db.transaction().execute((trx) => countAction(trx, app.config.timeZone, done));
  }

  // The event has just ended, so signals may still arrive.
  await end(event, 1);
  await finishEvents(services());
  const page = async () => (await ivy.get<FlashDrop>(`/api/flash-drops/${event}`)).body;
  expect(await page()).toMatchObject({ phase: 'counting', winners: [] });

  await end(event);
  const [one, other] = [services(), services()];
  await Promise.all([finishEvents(one), finishEvents(other), finishEvents(one)]);
  await finishEvents(other);
  expect(await prizesOf(event)).toEqual([
    { prize: 'community-favorite', profile_id: samId, amount: 2 },
    { prize: 'quick-seller', profile_id: samId, amount: 3 },
    { prize: 'top-lister', profile_id: noraId, amount: 3 },
  ]);
  expect(one.record.mock.calls.length + other.record.mock.calls.length).toBe(1);
  expect(await page()).toMatchObject({
    phase: 'over',
    winners: [
      { prize: 'top-lister', person: { id: noraId }, amount: 3 },
      { prize: 'community-favorite', person: { id: samId }, amount: 2 },
      { prize: 'quick-seller', person: { id: samId }, amount: 3 },
    ],
    userParticipation: { rank: null, points: 0, prizes: [] },
  });
});

test('The schedule finishes an event that is over and notifies its participants (FLASH-17)', async () => {
  const event = await newFlashDrop(app, { title: 'Closet Refresh' });
  const nora = await newMember(app);
  await post(nora, event);
  await end(event);
  // Run it as the schedule does, with the signals of the site.
  await finishEvents({ ...services(), jobs: app.services.jobs });
  await app.settle();
  const { notifications } = (await nora.get<Notifications>('/api/notifications')).body;
  expect(notifications.map(({ title, message }) => ({ title, message }))).toEqual([
    { title: 'You won Top Lister', message: 'Closet Refresh: You finished 1st with 20 points.' },
  ]);
});

test('In a tie on listings, the first to reach them is Top Lister (FLASH-17)', async () => {
  const event = await newFlashDrop(app);
  const [nora, sam] = await Promise.all([newMember(app), newMember(app)]);
  await post(sam, event);
  await post(nora, event);
  await post(nora, event);
  await post(sam, event);
  await end(event);
  await finishEvents(services());
  expect(await prizesOf(event)).toEqual([
    { prize: 'top-lister', profile_id: await profileIdOf(nora), amount: 2 },
  ]);
});

test('A post that began before the end counts and delays the end; one that began after it does not count (FLASH-16)', async () => {
  const event = await newFlashDrop(app);
  const nora = await newMember(app);
  const noraId = await profileIdOf(nora);
  const [early, late] = [await newListing(nora), await newListing(nora)];
  const owner = { kind: 'member', id: noraId } as never;

  const posting = Promise.withResolvers<void>();
  const posted = Promise.withResolvers<void>();
  const transaction = app.db.transaction().execute(async (trx) => {
    await postIntoEvent(app.services, trx, owner, early.id, { eventId: event, address: nora.address });
    posted.resolve();
    await posting.promise;
  });
  await posted.promise;
  // End the event on another connection. Its end can't be written before the post commits.
  const finishing = end(event).then(() => finishEvents(services()));
  await Promise.race([finishing, waitForLock(app.db)]);
  posting.resolve();
  await Promise.all([transaction, finishing]);
  await app.db
    .transaction()
    .execute((trx) =>
      postIntoEvent(app.services, trx, owner, late.id, { eventId: event, address: nora.address }),
    );

  expect(await prizesOf(event)).toEqual([{ prize: 'top-lister', profile_id: noraId, amount: 1 }]);
  const { points } = await app.db
    .selectFrom('flash_drop_participants')
    .select('points')
    .where('flash_drop_id', '=', event)
    .executeTakeFirstOrThrow();
  expect(points).toBe(20);
});

const weekends = () =>
  app.db
    .selectFrom('flash_drops')
    .select(['title', 'starts_at', 'ends_at', 'cancelled_at'])
    .where('weekend', 'is not', null)
    .orderBy('starts_at')
    .execute();

test('Each weekend gets one event, Friday 6 PM to Sunday 11:59 PM in the time zone of the site, also when the job runs twice, late or on two processes and the clocks change (FLASH-14)', async () => {
  const zone = { timeZone: 'America/New_York' };
  const thursday = new Date('2026-10-29T12:00:00Z');
  await app.db.deleteFrom('flash_drops').where('weekend', 'is not', null).execute();
  await Promise.all([1, 2, 3].map(() => scheduleWeekends(app.db, zone, thursday)));
  const planned = await weekends();
  expect(planned.map(({ starts_at, ends_at }) => [starts_at.toISOString(), ends_at.toISOString()])).toEqual([
    // Clocks go back on the night to November 1, so this weekend is an hour longer.
    ['2026-10-30T22:00:00.000Z', '2026-11-02T04:59:00.000Z'],
    ['2026-11-06T23:00:00.000Z', '2026-11-09T04:59:00.000Z'],
    ['2026-11-13T23:00:00.000Z', '2026-11-16T04:59:00.000Z'],
    ['2026-11-20T23:00:00.000Z', '2026-11-23T04:59:00.000Z'],
  ]);
  expect(new Set(planned.map(({ title }) => title)).size).toBe(4);

  // Canceled events aren't created again. A first run on Sunday still creates that weekend's event.
  await app.db
    .updateTable('flash_drops')
    .set({ cancelled_at: new Date() })
    .where('weekend', '=', '2026-11-06' as never)
    .execute();
  await scheduleWeekends(app.db, zone, new Date('2026-11-08T20:00:00Z'));
  const later = await weekends();
  expect(later).toHaveLength(5);
  expect(later.filter(({ cancelled_at }) => cancelled_at !== null)).toHaveLength(1);

  await app.db.deleteFrom('flash_drops').where('weekend', 'is not', null).execute();
  // In Berlin, clocks go forward on the night to March 29: an hour shorter.
  await scheduleWeekends(app.db, { timeZone: 'Europe/Berlin' }, new Date('2026-03-28T20:00:00Z'));
  const [spring] = await weekends();
  expect([spring?.starts_at, spring?.ends_at]).toEqual([
    new Date('2026-03-27T17:00:00Z'),
    new Date('2026-03-29T21:59:00Z'),
  ]);
});

test('People with a reminder are notified an hour before and at the start, once each, until they turn it off (FLASH-02)', async () => {
  const event = await newFlashDrop(app, { startsIn: 2, endsIn: 9 });
  const [nora, sam] = await Promise.all([newMember(app), newMember(app)]);
  const path = `/api/flash-drops/${event}/reminder`;
  expect((await nora.put(path)).body).toEqual({ on: true, count: 1 });
  expect((await nora.put(path)).body).toEqual({ on: true, count: 1 });
  await sam.put(path);
  expect((await sam.delete(path)).body).toEqual({ on: false, count: 1 });
  expect((await app.client().put(path)).status).toBe(401);

  const noraId = await profileIdOf(nora);
  const { record, ...given } = services();
  const run = () => Promise.all([remindOfEvents(given), remindOfEvents(given)]);
  const reminded = () => record.mock.calls.flatMap((call) => (call as unknown[]).slice(2));
  await run();
  expect(reminded()).toEqual([]);
  const startIn = (minutes: number) =>
    app.db
      .updateTable('flash_drops')
      .set({ starts_at: sql`now() + make_interval(mins => ${minutes}::int)` })
      .where('id', '=', event)
      .execute();
  await startIn(59);
  await run();
  await run();
  await startIn(-1);
  await run();
  await run();
  expect(reminded()).toEqual([
    { eventId: event, to: noraId, when: 'in-an-hour' },
    { eventId: event, to: noraId, when: 'now' },
  ]);
  expect((await nora.put(path)).status).toBe(409);
});
