import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import type { ListingSearch } from '../../src/features/finding/search/contract/search.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import {
  newConversation,
  newGuest,
  newListing,
  newMember,
  newMessage,
  PASSWORD,
} from '../support/factories.ts';
import { findInstalledPostgres } from '../support/installed-postgres.ts';
import { createDatabase, databaseUrl } from '../support/test-databases.ts';

const installed = await findInstalledPostgres();
const NEAR = '45.52,-122.68';
const north = (hundredths: number) => ({ latitude: 45.52 + hundredths / 100, longitude: -122.68 });

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

test('A database is restored completely from a dump, on the oldest server available', async ({ skip }) => {
  if (installed === undefined) {
    skip(
      'No PostgreSQL server with pg_dump was found: install one, or set PG_BIN to the folder of its programs.',
    );
    return;
  }
  const server = await installed.start();
  closers.push(server.stop);
  const urlOf = (name: string) => databaseUrl(server.address, name);
  await createDatabase(server.address, 'before');
  await createDatabase(server.address, 'after');

  const before = await startTestApp({ DATABASE_URL: urlOf('before') });
  const stopBefore = closeOnce(before);
  const [seller, buyer, guest] = await Promise.all([newMember(before), newMember(before), newGuest(before)]);
  await newListing(seller, { title: 'Teapot far', position: north(300) });
  const here = await newListing(seller, { title: 'Teapot here', tags: ['blue'], position: north(0) });
  await newListing(guest, { title: 'Teapot close', position: north(4) });
  await newListing(guest, { title: 'Teapot nowhere' });
  await newMessage(buyer, await newConversation(buyer, here), 'Is it blue?');
  const nearby = await nearest(before);
  expect(nearby).toEqual(['Teapot here', 'Teapot close', 'Teapot far']);
  // Background jobs would change rows between the count and the dump.
  await stopBefore();
  const counts = await countRows(urlOf('before'));

  const folder = await mkdtemp(join(tmpdir(), 'offhand-dump-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const dump = join(folder, 'offhand.dump');
  await installed.run('pg_dump', ['--format=custom', `--file=${dump}`, urlOf('before')]);
  await installed.run('pg_restore', ['--exit-on-error', `--dbname=${urlOf('after')}`, dump]);

  expect(await countRows(urlOf('after'))).toEqual(counts);
  const after = await startTestApp({ DATABASE_URL: urlOf('after') });
  closeOnce(after);
  expect(await nearest(after)).toEqual(nearby);
  const client = after.client();
  const { email } = seller.details;
  expect((await client.post('/api/accounts/sign-in', { email, password: PASSWORD })).status).toBe(204);
  await newListing(client, { title: 'Teapot next door', position: north(1) });
  expect(await nearest(after)).toEqual(['Teapot here', 'Teapot next door', 'Teapot close', 'Teapot far']);
}, 120_000);

function closeOnce(app: TestApp): () => Promise<void> {
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= app.close());
  closers.push(close);
  return close;
}

/** Searches with a typo, so that the table of words is used too. */
async function nearest(app: TestApp): Promise<string[]> {
  const query = new URLSearchParams({ q: 'teapto', sort: 'nearest', near: NEAR, withinKm: '500' });
  const { status, body } = await app.client().get<ListingSearch>(`/api/listings?${query}`);
  expect(status).toBe(200);
  return body.listings.map(({ title }) => title);
}

async function countRows(url: string): Promise<Record<string, number>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; count: number }>(`
      select table_schema || '.' || table_name as name,
        (xpath('/row/count/text()', query_to_xml(
          format('select count(*) from %I.%I', table_schema, table_name), false, true, '')))[1]::text::int as count
      from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by name`);
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  } finally {
    await client.end();
  }
}
