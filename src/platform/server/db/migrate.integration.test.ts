import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '../../../../tests/support/test-databases.ts';
import { StartupError } from '../startup-error.ts';
import { migrate } from './migrate.ts';

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

test('Three processes that start at once on an empty database migrate it once', async () => {
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

test('A migration that was changed after it was applied is refused by name', async () => {
  await migrate(connection());
  await client.query(`update schema_migrations set checksum = 'another' where name = '0002-guests.sql'`);
  const error = await failure();
  expect(error).toBeInstanceOf(StartupError);
  expect(error).toMatchObject({ message: expect.stringContaining('0002-guests.sql was changed') });
});

test('A database of a newer version is refused, and left as it is', async () => {
  await migrate(connection());
  await client.query(`insert into schema_migrations (name, checksum) values ('9999-future.sql', 'x')`);
  const before = await applied();
  const error = await failure();
  expect(error).toBeInstanceOf(StartupError);
  expect(error).toMatchObject({ message: expect.stringContaining('newer Offhand (9999-future.sql)') });
  expect(await applied()).toEqual(before);
});

test('A migration that fails leaves nothing half done, and the next start goes on from there', async () => {
  await client.query('create table guest_sessions (in_the_way int)');
  expect(await failure()).toMatchObject({ message: expect.stringContaining('already exists') });
  expect((await applied()).map((row) => row.name)).toEqual(['0001-accounts.sql']);
  await client.query('drop table guest_sessions');
  await migrate(connection());
  expect((await applied()).length).toBeGreaterThan(2);
});

test('A database that cannot be reached is said in one sentence', async () => {
  const nowhere = { connectionString: 'postgres://nobody@127.0.0.1:1/none' };
  await expect(migrate(nowhere)).rejects.toThrow(StartupError);
  await expect(migrate(nowhere)).rejects.toThrow('The database cannot be reached (ECONNREFUSED)');
});
