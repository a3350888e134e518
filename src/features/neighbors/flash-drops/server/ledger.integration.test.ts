import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newFlashDrop } from '../../../../../tests/support/flash-drops.ts';
import { waitForLock } from '../../../../../tests/support/wait-for-lock.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { POINT_ACTIONS, type PointAction, ruleOf } from '../contract/point-actions.ts';
import { countAction, takeBack } from './ledger.ts';

const ZONE = 'America/New_York';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

/** Inserts a member directly into the database, as a participant of these events. */
async function newParticipant(...eventIds: string[]): Promise<string> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  await app.db.insertInto('users').values({ id, email, name: '', username: id }).execute();
  await app.db.insertInto('profiles').values({ id, email, username: id }).execute();
  for (const eventId of eventIds) await join(id, eventId);
  return id;
}

const join = (profileId: string, eventId: string) =>
  app.db
    .insertInto('flash_drop_participants')
    .values({
      profile_id: profileId,
      flash_drop_id: eventId,
      joined_at: new Date(Date.now() - 7 * 86_400_000),
    })
    .onConflict((conflict) =>
      conflict.columns(['flash_drop_id', 'profile_id']).doUpdateSet({ left_at: null }),
    )
    .execute();

const leave = (profileId: string, eventId: string) =>
  app.db
    .updateTable('flash_drop_participants')
    .set({ left_at: new Date() })
    .where('profile_id', '=', profileId)
    .where('flash_drop_id', '=', eventId)
    .execute();

const count = (profileId: string, act: PointAction, source: string, at = new Date()) =>
  app.db.transaction().execute((trx) => countAction(trx, ZONE, { act, profileId, source, at }));

const undo = (profileId: string, act: PointAction, source: string) =>
  app.db
    .transaction()
    .execute((trx) =>
      takeBack(trx, sql`entry.profile_id = ${profileId} and entry.act = ${act} and entry.source = ${source}`),
    );

async function ledgerOf(profileId: string, eventId: string) {
  const standing = await app.db
    .selectFrom('flash_drop_participants')
    .select(['points', 'listings', 'sales'])
    .where('profile_id', '=', profileId)
    .where('flash_drop_id', '=', eventId)
    .executeTakeFirstOrThrow();
  const entries = await app.db
    .selectFrom('flash_drop_points')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('flash_drop_id', '=', eventId)
    .orderBy(sql`id`)
    .execute();
  return { standing, entries };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

type Step =
  | { kind: 'count' | 'undo'; act: PointAction; of: number; daysAgo: number }
  | { kind: 'leave' | 'join'; event: number };

const act = fc.constantFrom(...POINT_ACTIONS.map((rule) => rule.act));
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('count' as const),
      act,
      of: fc.integer({ min: 1, max: 14 }),
      daysAgo: fc.integer({ min: 0, max: 1 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('undo' as const),
      act,
      of: fc.integer({ min: 1, max: 14 }),
      daysAgo: fc.constant(0),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('leave', 'join'), event: fc.integer({ min: 0, max: 1 }) }),
  },
);

test('Whatever happens concurrently, points equal the sum of the ledger and respect the caps (FLASH-16)', async () => {
  const events = [
    await newFlashDrop(app, { startsIn: -72, endsIn: 24 }),
    await newFlashDrop(app, { startsIn: -20, endsIn: 24 }),
  ];
  const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 10 }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(rounds, async (steps) => {
      const id = await newParticipant(...events);
      for (const atOnce of steps) {
        await Promise.all(
          atOnce.map((one) => {
            if ('event' in one) return (one.kind === 'leave' ? leave : join)(id, events[one.event] ?? '');
            const source = `test:${one.of}`;
            if (one.kind === 'undo') return undo(id, one.act, source);
            return count(id, one.act, source, new Date(Date.now() - one.daysAgo * 86_400_000));
          }),
        );
        const ledgers = await Promise.all(events.map((event) => ledgerOf(id, event)));
        for (const { standing, entries } of ledgers) {
          expect(standing).toEqual({
            points: sum(entries.map(({ points }) => points)),
            listings: sum(entries.map(({ listings }) => listings)),
            sales: sum(entries.map(({ sales }) => sales)),
          });
          const sources = Map.groupBy(entries, (entry) => `${entry.act} ${entry.source}`);
          for (const [source, turns] of sources) {
            // Earned and taken back alternate, with the same amount.
            expect(
              turns.map(({ turn }) => turn),
              source,
            ).toEqual(turns.map((_, index) => index + 1));
            expect(
              turns.filter(({ turn }) => turn % 2 === 0).map(({ points }) => points),
              source,
            ).toEqual(
              turns
                .filter(({ turn }) => turn % 2 === 1)
                .slice(0, Math.floor(turns.length / 2))
                .map(({ points }) => 0 - points),
            );
          }
          const held = [...sources.values()]
            .filter((turns) => turns.length % 2 === 1)
            .map((turns) => turns.at(-1));
          for (const rule of POINT_ACTIONS) {
            const earned = held.filter((entry) => entry?.act === rule.act && entry.points > 0);
            const byDay = Map.groupBy(earned, (entry) => (rule.per === 'day' ? String(entry?.day) : 'event'));
            for (const ofDay of byDay.values()) {
              expect(ofDay.length, rule.act).toBeLessThanOrEqual(rule.cap ?? Number.POSITIVE_INFINITY);
            }
          }
        }
        const overall = await app.db
          .selectFrom('flash_drop_totals')
          .select('points')
          .where('profile_id', '=', id)
          .where('year', '=', 0)
          .executeTakeFirst();
        expect(overall?.points ?? 0).toBe(sum(ledgers.map(({ standing }) => standing.points)));
      }
    }),
    { numRuns: 12 },
  );
});

test('Ten of thirty listings posted at the same moment earn points, and all are counted (FLASH-16)', async () => {
  const event = await newFlashDrop(app);
  const id = await newParticipant(event);
  await Promise.all(Array.from({ length: 30 }, (_, of) => count(id, 'post', `listing:${of}`)));
  const { standing } = await ledgerOf(id, event);
  expect(standing).toEqual({ points: 10 * ruleOf('post').points, listings: 30, sales: 0 });
});

test('The same action counts once, even if several processes report it repeatedly (FLASH-16)', async () => {
  const event = await newFlashDrop(app);
  const id = await newParticipant(event);
  await Promise.all(Array.from({ length: 8 }, () => count(id, 'sale', 'sale:1')));
  expect((await ledgerOf(id, event)).standing).toEqual({ points: 50, listings: 0, sales: 1 });
  await Promise.all(Array.from({ length: 8 }, () => undo(id, 'sale', 'sale:1')));
  expect((await ledgerOf(id, event)).standing).toEqual({ points: 0, listings: 0, sales: 0 });
});

test('Actions count by when they happened: not before the start, after the end, or once the event is finished (FLASH-16)', async () => {
  const event = await newFlashDrop(app, { startsIn: -10, endsIn: -1 });
  const id = await newParticipant(event);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await count(id, 'reply', 'conversation:early', hoursAgo(11));
  await count(id, 'reply', 'conversation:after', hoursAgo(0.5));
  await count(id, 'reply', 'conversation:late-signal', hoursAgo(2));
  expect((await ledgerOf(id, event)).entries.map(({ source }) => source)).toEqual([
    'conversation:late-signal',
  ]);

  await app.db.updateTable('flash_drops').set({ finished_at: new Date() }).where('id', '=', event).execute();
  await count(id, 'reply', 'conversation:too-late', hoursAgo(2));
  await undo(id, 'reply', 'conversation:late-signal');
  expect((await ledgerOf(id, event)).standing.points).toBe(5);
});

test('The end of an event waits for points that are being counted or taken back (FLASH-16)', async () => {
  const event = await newFlashDrop(app);
  const id = await newParticipant(event);
  const sale = { act: 'sale', profileId: id, source: 'sale:1', at: new Date() } as const;
  const setFinished = async (finished_at: Date | null) => {
    await app.db.updateTable('flash_drops').set({ finished_at }).where('id', '=', event).execute();
    return 'finished';
  };
  for (const change of [
    (trx: Database) => countAction(trx, ZONE, sale),
    (trx: Database) => takeBack(trx, sql`entry.source = ${sale.source} and entry.profile_id = ${id}`),
  ]) {
    const end = await app.db.transaction().execute(async (trx) => {
      expect(await change(trx)).toHaveLength(1);
      const finished = setFinished(new Date());
      const isWaiting = waitForLock(app.db).then(() => 'waiting');
      expect(await Promise.race([finished, isWaiting])).toBe('waiting');
      return { finished };
    });
    await end.finished;
    await setFinished(null);
  }
});

test('Caps reset at midnight in the site’s time zone, even when clocks change (FLASH-16)', async () => {
  // In New York, November 1, 2026 has 25 hours, so 1:30 AM occurs twice.
  const event = await newFlashDrop(app);
  await app.db
    .updateTable('flash_drops')
    .set({ starts_at: '2026-10-30T22:00:00Z', ends_at: '2026-11-02T04:59:00Z' })
    .where('id', '=', event)
    .execute();
  const id = await newParticipant(event);
  await app.db
    .updateTable('flash_drop_participants')
    .set({ joined_at: '2026-10-30T22:00:00Z' })
    .where('profile_id', '=', id)
    .execute();
  const share = (of: string, at: string) => count(id, 'share', `listing:${of}`, new Date(at));
  for (const of of ['a', 'b', 'c', 'd', 'e']) await share(of, '2026-11-01T04:30:00Z');
  // The second 1:30 AM, and 11:59 PM of the same long day.
  await share('f', '2026-11-01T06:30:00Z');
  await share('g', '2026-11-02T04:58:59Z');
  // Saturday, 11:59 PM, reported late.
  await share('h', '2026-11-01T03:59:59Z');
  const { entries } = await ledgerOf(id, event);
  expect(entries.map(({ points }) => points)).toEqual([10, 10, 10, 10, 10, 0, 0, 10]);
});

test('Entries of the ledger are never changed or deleted (FLASH-16)', async () => {
  const event = await newFlashDrop(app);
  const id = await newParticipant(event);
  await count(id, 'post', 'listing:1');
  await expect(app.db.updateTable('flash_drop_points').set({ points: 500 }).execute()).rejects.toThrow(
    /only added/,
  );
  await expect(app.db.deleteFrom('flash_drop_points').execute()).rejects.toThrow(/only added/);
});
