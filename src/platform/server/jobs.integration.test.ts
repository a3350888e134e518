import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  TEMPLATE,
} from '../../../tests/support/test-databases.ts';
import { defineSignal } from '../../shared/signals.ts';
import { connectDatabase, type DatabaseConnection } from './db/database.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { createLog } from './log.ts';

let app: TestApp;
let connection: DatabaseConnection;
let jobs: Jobs;

beforeAll(async () => {
  app = await startTestApp();
  connection = connectDatabase({ connectionString: app.config.databaseUrl }, () => undefined);
  // The app takes signals too, after which only polls find their deliveries.
  jobs = await startJobs(connection, createLog({ logLevel: 'silent' }), { polling: 0.1 });
});
afterAll(async () => {
  await jobs?.stop(5000);
  await connection?.close();
  await app?.close();
});

interface Parcel {
  name: string;
}
const WAIT = { timeout: 15_000, interval: 20 };

const send = (signal: ReturnType<typeof defineSignal<Parcel>>, name: string, by = jobs) =>
  connection.db.transaction().execute((trx) => by.record(trx, signal, { name }));

test('A recorded signal is delivered to every consumer after commit', async () => {
  const sent = defineSignal<Parcel>('test.sent');
  const received: Record<string, string[]> = { first: [], second: [] };
  for (const [name, list] of Object.entries(received)) {
    await jobs.on(sent, `test.${name}`, async (parcel) => void list.push(parcel.name));
  }
  await send(sent, 'a');
  await vi.waitFor(() => expect(received).toEqual({ first: ['a'], second: ['a'] }), WAIT);
});

test('A signal recorded in a transaction that is rolled back is never delivered', async () => {
  const kept = defineSignal<Parcel>('test.kept');
  const received: string[] = [];
  await jobs.on(kept, 'test.kept', async (parcel) => void received.push(parcel.name));
  const undone = connection.db.transaction().execute(async (trx) => {
    await jobs.record(trx, kept, { name: 'undone' });
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await send(kept, 'done');
  await vi.waitFor(() => expect(received).toContain('done'), WAIT);
  expect(received).toEqual(['done']);
  const waiting = await sql<{ data: Parcel }>`select data from jobs.job where name = 'test.kept'`.execute(
    app.db,
  );
  expect(waiting.rows.map(({ data }) => data.name)).toEqual(['done']);
});

test('A signal is delivered again to a consumer that failed', async () => {
  const hard = defineSignal<Parcel>('test.hard');
  const tries: string[] = [];
  await jobs.on(hard, 'test.clumsy', async (parcel) => {
    tries.push(parcel.name);
    if (tries.length === 1) throw new Error('dropped it');
  });
  await send(hard, 'vase');
  await vi.waitFor(() => expect(tries).toEqual(['vase', 'vase']), WAIT);
});

test('A consumer that fails does not delay others', async () => {
  const shared = defineSignal<Parcel>('test.shared');
  const received: string[] = [];
  await jobs.on(shared, 'test.broken', () => Promise.reject(new Error('always')));
  await jobs.on(shared, 'test.working', async (parcel) => void received.push(parcel.name));
  await send(shared, 'x');
  await send(shared, 'y');
  await vi.waitFor(() => expect(received.toSorted()).toEqual(['x', 'y']), WAIT);
});

test('A signal recorded before a restart is delivered after it, once', async () => {
  const patient = defineSignal<Parcel>('test.patient');
  const received: string[] = [];
  const first = await startJobs(connection, createLog({ logLevel: 'silent' }));
  await first.on(patient, 'test.late', async () => undefined, { delaySeconds: 1 });
  await send(patient, 'kept', first);
  await first.stop(5000);
  const listen = async (parcel: Parcel) => void received.push(parcel.name);
  const second = await startJobs(connection, createLog({ logLevel: 'silent' }));
  await second.on(patient, 'test.late', listen);
  await jobs.on(patient, 'test.late', listen);
  await vi.waitFor(() => expect(received).toEqual(['kept']), WAIT);
  await second.stop(5000);
  expect(received).toEqual(['kept']);
});

test('A process that stops finishes the delivery it is working on', async () => {
  const begun = defineSignal<Parcel>('test.begun');
  const steps: string[] = [];
  const stopping = await startJobs(connection, createLog({ logLevel: 'silent' }));
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  await stopping.on(begun, 'test.thorough', async () => {
    steps.push('begun');
    await finished;
    steps.push('finished');
  });
  await send(begun, 'a', stopping);
  await vi.waitFor(() => expect(steps).toEqual(['begun']), WAIT);
  const stopped = stopping.stop(5000).then(() => steps.push('stopped'));
  finish();
  await stopped;
  expect(steps).toEqual(['begun', 'finished', 'stopped']);
  const { rows } = await sql`select state from jobs.job where name = 'test.thorough'`.execute(app.db);
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('A hundred signals at once are delivered quickly, and one that fails delays none of them', async () => {
  const burst = defineSignal<Parcel>('test.burst');
  const received: string[] = [];
  await jobs.on(burst, 'test.busy', async ({ name }) => {
    if (name === '7' && !received.includes('failed')) {
      received.push('failed');
      throw new Error('dropped it');
    }
    received.push(name);
  });
  await Promise.all(Array.from({ length: 100 }, (_, n) => send(burst, String(n))));
  await vi.waitFor(() => expect(new Set(received).size).toBe(101), WAIT);
  expect(received).toHaveLength(101);
});

test('A batch consumer gets signals together and in order, and one that fails delays none of them', async () => {
  const crate = defineSignal<Parcel>('test.crate');
  const names = Array.from({ length: 12 }, (_, n) => String(n));
  const calls: string[][] = [];
  const dealtWith: string[] = [];
  await jobs.onMany(
    crate,
    'test.porter',
    async (deliveries) => {
      const parcels = deliveries.map(({ payload }) => payload.name);
      calls.push(parcels);
      if (parcels.includes('7') && calls.filter((call) => call.includes('7')).length < 3)
        throw new Error('dropped it');
      dealtWith.push(...parcels);
    },
    { delaySeconds: 1 },
  );
  await connection.db
    .transaction()
    .execute((trx) => jobs.record(trx, crate, ...names.map((name) => ({ name }))));
  await vi.waitFor(() => expect(dealtWith.toSorted()).toEqual(names.toSorted()), WAIT);
  // Processes move signals to queues side by side, so a few may come in another batch.
  const batch = calls.find((call) => call.length > 1) ?? [];
  expect(batch).toEqual(names.filter((name) => batch.includes(name)));
  expect(batch).toContain('7');
  expect(calls.at(-1)).toEqual(['7']);
  expect(dealtWith.at(-1)).toBe('7');
});

test('Signals recorded by a statement are delivered too, with data of its rows', async () => {
  const counted = defineSignal<Parcel>('test.counted');
  const received: string[] = [];
  await jobs.on(counted, 'test.counter', async ({ name }) => void received.push(name));
  const payload = sql`jsonb_build_object('name', 'number ' || n)`;
  await sql`
    with rows as (select generate_series(1, 3) as n),
    recorded as (${jobs.recording(counted, payload, sql`rows`)})
    select n from rows`.execute(connection.db);
  await vi.waitFor(() => expect(received).toEqual(['number 1', 'number 2', 'number 3']), WAIT);
});

test('Several payloads of a signal are delivered in order, and no payload records nothing', async () => {
  const numbered = defineSignal<Parcel>('test.numbered');
  const received: string[] = [];
  await jobs.on(numbered, 'test.numbers', async ({ name }) => void received.push(name));
  await connection.db.transaction().execute(async (trx) => {
    await jobs.record(trx, numbered);
    await jobs.record(trx, numbered, { name: 'first' }, { name: 'second' }, { name: 'third' });
  });
  await vi.waitFor(() => expect(received).toEqual(['first', 'second', 'third']), WAIT);
});

test('Signals without consumers are removed, and delay no others', async () => {
  const unused = defineSignal<Parcel>('test.unused');
  const after = defineSignal<Parcel>('test.after');
  const received: string[] = [];
  await jobs.on(after, 'test.afterwards', async ({ name }) => void received.push(name));
  await connection.db.transaction().execute(async (trx) => {
    await jobs.record(trx, unused, ...Array.from({ length: 250 }, (_, n) => ({ name: String(n) })));
    await jobs.record(trx, after, { name: 'last' });
  });
  await vi.waitFor(() => expect(received).toEqual(['last']), WAIT);
  const { rows } = await sql`select from signals where name in ('test.unused', 'test.after')`.execute(app.db);
  expect(rows).toHaveLength(0);
});

test('Each delivery has an id that stays the same on retries', async () => {
  const named = defineSignal<Parcel>('test.named');
  const deliveries: string[] = [];
  await jobs.on(named, 'test.forgetful', async (_, delivery) => {
    deliveries.push(delivery);
    if (deliveries.length === 1) throw new Error('forgot it');
  });
  await send(named, 'a');
  await vi.waitFor(() => expect(deliveries).toHaveLength(2), WAIT);
  await send(named, 'b');
  await vi.waitFor(() => expect(deliveries).toHaveLength(3), WAIT);
  expect(deliveries[0]).toBe(deliveries[1]);
  expect(deliveries[2]).not.toBe(deliveries[0]);
});

test('A consumer with a delay gets its signals when it is over, however seldom the process polls', async () => {
  // A separate database, because other processes would take its signals.
  const [postgres, name] = [inject('postgres'), `test_${randomUUID().replaceAll('-', '')}`];
  await createDatabase(postgres, name, TEMPLATE);
  const alone = connectDatabase({ connectionString: databaseUrl(postgres, name) }, () => undefined);
  const seldom = await startJobs(alone, createLog({ logLevel: 'silent' }), { polling: 60 });
  const slow = defineSignal<Parcel>('test.slow');
  let receivedAt = 0;
  await seldom.on(slow, 'test.waiting', async () => void (receivedAt = Date.now()), { delaySeconds: 2 });
  const sentAt = Date.now();
  await alone.db.transaction().execute((trx) => seldom.record(trx, slow, { name: 'a' }));
  await vi.waitFor(() => expect(receivedAt).toBeGreaterThan(0), WAIT);
  expect(receivedAt - sentAt).toBeGreaterThan(1900);
  await seldom.stop(5000);
  await alone.close();
  await dropDatabase(postgres, name);
});

test('Queues that no release has used for a day are removed with their schedules and subscriptions, and others stay', async () => {
  const renamed = defineSignal<Parcel>('test.renamed');
  const nothing = () => Promise.resolve();
  const before = await startJobs(connection, createLog({ logLevel: 'silent' }));
  await before.on(renamed, 'test.old-consumer', nothing);
  await before.on(renamed, 'test.other-release', nothing);
  await before.schedule('test.old-schedule', '0 0 1 1 *', nothing);
  await before.stop(5000);
  const names = ['test.old-consumer', 'test.old-schedule', 'test.in-use'];
  const after = await startJobs(connection, createLog({ logLevel: 'silent' }));
  await after.on(renamed, 'test.in-use', nothing);
  await sql`update jobs.queue set updated_on = now() - interval '25 hours' where name = any(${names})`.execute(
    app.db,
  );
  await after.removeUnused();
  await after.stop(5000);
  const { rows } = await sql<{ left: string }>`
    select name as left from jobs.queue where name = any(${[...names, 'test.other-release']})
    union all select 'consumer ' || name from jobs.subscription where event = 'test.renamed'
    union all select 'schedule ' || name from jobs.schedule where name = any(${names})
    order by 1`.execute(app.db);
  expect(rows.map(({ left }) => left)).toEqual([
    'consumer test.in-use',
    'consumer test.other-release',
    'test.in-use',
    'test.other-release',
  ]);
});
