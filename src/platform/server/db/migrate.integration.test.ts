import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../../../../tests/support/test-databases.ts';
import type { Log } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { migrate, planMigrations } from './migrate.ts';

const postgres = inject('postgres');
let name: string;
let client: pg.Client;

beforeEach(async () => {
  name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(postgres, name);
  client = new pg.Client(connection());
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await dropDatabase(postgres, name);
});

const connection = () => ({ connectionString: databaseUrl(postgres, name) });
const applied = async () =>
  (await client.query<{ name: string; applied_at: Date }>('select * from schema_migrations order by name'))
    .rows;
const failure = () => migrate(connection()).catch((error: unknown) => error as Error);

test('Three processes starting at once on an empty database migrate it once', async () => {
  await Promise.all([migrate(connection()), migrate(connection()), migrate(connection())]);
  const files = (await readdir(new URL('migrations/', import.meta.url))).sort();
  expect((await applied()).map((row) => row.name)).toEqual(files);
  await client.query('select * from users, guest_sessions, listings, photos, attempts');
});

test('Starting again changes nothing', async () => {
  await migrate(connection());
  const before = await applied();
  await migrate(connection());
  expect(await applied()).toEqual(before);
});

test('A migration changed after it was applied is refused by name', async () => {
  await migrate(connection());
  await client.query(`update schema_migrations set checksum = 'another' where name = '0002-people.sql'`);
  const error = await failure();
  expect(error).toBeInstanceOf(StartupError);
  expect(error).toMatchObject({ message: expect.stringContaining('0002-people.sql was changed') });
});

test('A database that a newer release changed so that this one cannot run on it is refused and not changed', async () => {
  await migrate(connection());
  await client.query(
    `insert into schema_migrations (name, checksum, needs) values
       ('9998-more.sql', 'x', null), ('9999-future.sql', 'x', '9998-more.sql')`,
  );
  const before = await applied();
  const error = await failure();
  expect(error).toBeInstanceOf(StartupError);
  expect(error).toMatchObject({ message: expect.stringContaining('newer Offhand (9999-future.sql)') });
  expect(await applied()).toEqual(before);
});

test('A release starts on a database of a newer one whose changes it can live with', async () => {
  await migrate(connection());
  await client.query(
    `insert into schema_migrations (name, checksum, needs) values
       ('9998-more.sql', 'x', null), ('9999-future.sql', 'x', '0030-needed-migrations.sql')`,
  );
  expect(await migrate(connection())).toMatchObject({ applied: 0 });
});

test('A database of another branch, which lacks a migration of this one, is refused', async () => {
  await migrate(connection());
  await client.query(`update schema_migrations set name = '0030-another.sql' where name like '0030-%'`);
  expect(await failure()).toMatchObject({
    message: expect.stringContaining('newer Offhand (0030-another.sql)'),
  });
});

test('Before an upgrade, an operator sees which migrations end the processes that run', async () => {
  await expect(planMigrations(connection())).rejects.toThrow('There is no site in the database');
  await migrate(connection());
  expect(await planMigrations(connection())).toEqual({ missing: [], blocking: [] });
  await client.query(`delete from schema_migrations where name = '0029-restored-jobs.sql'`);
  expect(await planMigrations(connection())).toEqual({ missing: ['0029-restored-jobs.sql'], blocking: [] });
});

test('A database from before the first release is refused and not changed, with a sentence that says how to go on', async () => {
  await client.query(`
    create table schema_migrations (name text primary key, checksum text not null, applied_at timestamptz default now());
    insert into schema_migrations (name, checksum) values ('0001-accounts.sql', 'x'), ('0002-guests.sql', 'y')`);
  const before = await applied();
  const error = await failure();
  expect(error).toBeInstanceOf(StartupError);
  expect(error).toMatchObject({ message: expect.stringContaining('Set DATABASE_URL to an empty database') });
  await expect(migrate(connection(), { dataDir: '/srv/offhand/data' })).rejects.toThrow(
    'The database in /srv/offhand/data is from before the first release and cannot be used anymore. ' +
      'Nothing in it was changed. Move that folder away, for example to /srv/offhand/data-old, then start again.',
  );
  expect(await applied()).toEqual(before);
  await expect(client.query('select from users')).rejects.toThrow('does not exist');
});

test('A migration that fails changes nothing, and the next start continues from there', async () => {
  await client.query('create table guest_sessions (in_the_way int)');
  expect(await failure()).toMatchObject({ message: expect.stringContaining('already exists') });
  expect((await applied()).map((row) => row.name)).toEqual(['0001-platform.sql']);
  await expect(client.query('select from users')).rejects.toThrow('does not exist');
  await client.query('drop table guest_sessions');
  await migrate(connection());
  expect((await applied()).length).toBeGreaterThan(2);
});

test('A zone that was taken down before that was a decision gets a case, from which it can be restored', async () => {
  const files = (await readdir(new URL('migrations/', import.meta.url))).sort();
  await migrate(connection(), { only: files.filter((file) => file < '0022') });
  await client.query(`
    insert into zones (title, description, status)
    values ('Old Mill', 'Around the mill.', 'taken_down'), ('New Mill', 'Near it.', 'active')`);
  await migrate(connection());
  const { rows } = await client.query(`
    select cases.title, cases.kind, cases.state, zones.title as zone, on_subject, on_person,
      settled_at is not null as settled, undone_at, subject_ended_at
    from decisions join cases on cases.id = case_id join zones on zones.id = target_id`);
  expect(rows).toEqual([
    {
      title: 'Old Mill',
      kind: 'zone',
      state: 'decided',
      zone: 'Old Mill',
      on_subject: 'take-down',
      on_person: 'none',
      settled: true,
      undone_at: null,
      subject_ended_at: null,
    },
  ]);
});

test('Listings of a zone that are not shown lose pins that they kept after a sale', async () => {
  const files = (await readdir(new URL('migrations/', import.meta.url))).sort();
  await migrate(connection(), { only: files.filter((file) => file < '0038') });
  // Without triggers and references, so that the rows need no listings.
  await client.query(`
    set session_replication_role = replica;
    insert into zone_listings (zone_id, listing_id, seller_id, pin, for_sale)
    select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), pin, pin > 1 from generate_series(1, 2) as pin;
    set session_replication_role = origin`);
  await migrate(connection());
  const { rows } = await client.query('select pin, for_sale from zone_listings order by for_sale');
  expect(rows).toEqual([
    { pin: null, for_sale: false },
    { pin: 2, for_sale: true },
  ]);
});

test('Points of events that were canceled before leave the totals of their year and of all years', async () => {
  const files = (await readdir(new URL('migrations/', import.meta.url))).sort();
  await migrate(connection(), { only: files.filter((file) => file < '0039') });
  const [person, first, second, kept] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await client.query(`
    insert into users (id, email, name, username) values ('${person}', 'a@example.com', '', 'ada');
    insert into profiles (id, email, username) values ('${person}', 'a@example.com', 'ada');
    insert into flash_drops (id, title, description, theme, starts_at, ends_at)
    select id::uuid, 'Weekend', 'Sell it.', 'tech', starts_at::date, starts_at::date + 2
    from (values ('${first}', '2025-05-01'), ('${second}', '2026-05-01'), ('${kept}', '2026-06-01')) as event (id, starts_at);
    insert into flash_drop_participants (flash_drop_id, profile_id) select id, '${person}' from flash_drops;
    insert into flash_drop_points (flash_drop_id, profile_id, act, source, turn, points, listings, day, occurred_at)
    select id, '${person}', 'post', 'listing:1', 1, 20, 1, starts_at, starts_at from flash_drops;
    update flash_drops set cancelled_at = now() where id <> '${kept}'`);
  await migrate(connection());
  const { rows } = await client.query(
    'select year, points, listings, sales from flash_drop_totals order by year',
  );
  expect(rows).toEqual([
    { year: 0, points: 20, listings: 1, sales: 0 },
    { year: 2025, points: 0, listings: 0, sales: 0 },
    { year: 2026, points: 20, listings: 1, sales: 0 },
  ]);
});

test('A process waiting for another one to migrate logs it, and continues when that one is done', async () => {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(727363001)');
  const log = { info: vi.fn<Log['info']>(), warn: vi.fn<Log['warn']>() };
  const migrating = migrate(connection(), { log });
  await eventually(() =>
    expect(log.warn).toHaveBeenCalledWith('waiting for another process that migrates the database'),
  );
  await client.query('commit');
  await migrating;
  const migrations = (await applied()).length;
  expect(log.info.mock.calls).toEqual([[{ migrations, ms: expect.any(Number) }, 'database migrated']]);
});

test('A process that waits too long for a migration gives up, and leaves the database as it is', async () => {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(727363001)');
  const migrating = migrate(connection(), { lockTimeoutMs: 100 });
  await expect(migrating).rejects.toThrow(StartupError);
  await expect(migrating).rejects.toThrow('Another process has been migrating the database');
  await client.query('commit');
  await expect(applied()).rejects.toThrow('does not exist');
});

test('A database that cannot hold every letter is refused, with the command that makes one', async () => {
  const ascii = `${name}_ascii`;
  await client.query(`create database ${ascii} template template0 encoding 'SQL_ASCII' locale 'C'`);
  try {
    await expect(migrate({ connectionString: databaseUrl(postgres, ascii) })).rejects.toThrow(
      'The database has the encoding SQL_ASCII: make it again with createdb --encoding=UTF8 --template=template0.',
    );
  } finally {
    await dropDatabase(postgres, ascii);
  }
});

test('A database that cannot be reached is reported in one sentence', async () => {
  const nowhere = { connectionString: 'postgres://nobody@127.0.0.1:1/none' };
  await expect(migrate(nowhere)).rejects.toThrow(StartupError);
  await expect(migrate(nowhere)).rejects.toThrow('The database cannot be reached (ECONNREFUSED)');
});
