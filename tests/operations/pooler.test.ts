import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import type { ListingSearch } from '../../src/features/finding/search/contract/search.ts';
import type { Notifications } from '../../src/features/talking/notifications/contract/notification.ts';
import { NOTIFICATION_UPDATES } from '../../src/features/talking/notifications/contract/notification-updates.ts';
import { connectDatabase } from '../../src/platform/server/db/database.ts';
import { eventually } from '../support/eventually.ts';
import { newConversation, newGuest, newListing, newMessage, signUpMember } from '../support/factories.ts';
import { findInstalledPostgres } from '../support/installed-postgres.ts';
import { findProgram, startInstalled } from '../support/installed-server.ts';
import { connectLive } from '../support/live-client.ts';
import { startPgBouncer } from '../support/pgbouncer.ts';
import { startSite } from '../support/running-site.ts';
import { buildPages, freePort, ROOT } from '../support/site-process.ts';
import { createDatabase, databaseUrl } from '../support/test-databases.ts';

const postgres = await findInstalledPostgres();
const pgBouncer = findProgram('pgbouncer');
const redisServer = findProgram('redis-server');

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Starts PostgreSQL with an empty database, and PgBouncer in front of it. */
async function startDatabase(program: string, installed: NonNullable<typeof postgres>) {
  const { address, stop } = await installed.start();
  closers.push(stop);
  await createDatabase(address, 'offhand');
  const direct = new pg.Client(databaseUrl(address, 'offhand'));
  await direct.connect();
  closers.push(() => direct.end());
  // Not what the product needs: each connection has to ask for its own.
  await direct.query(`alter database offhand set timezone = 'America/Los_Angeles'`);
  const pooler = await startPgBouncer(program, address);
  closers.push(pooler.close);
  const settings = {
    DATABASE_URL: `postgres://offhand@127.0.0.1:${pooler.port}/offhand`,
    DATABASE_LISTEN_URL: databaseUrl(address, 'offhand'),
  };
  return { direct, pooler, settings };
}

test('Two processes serve people through PgBouncer in transaction mode, and again after it was gone', async ({
  skip,
}) => {
  if (postgres === undefined || pgBouncer === undefined) {
    skip('PostgreSQL 15 or PgBouncer is not installed: apt-get install postgresql pgbouncer.');
    return;
  }
  await buildPages();
  const { direct, pooler, settings } = await startDatabase(pgBouncer, postgres);
  const folder = await mkdtemp(join(tmpdir(), 'offhand-pooler-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const start = async () => {
    const site = await startSite(await freePort(), { ...settings, DATA_DIR: folder, DATABASE_POOL: '8' });
    closers.push(site.stop);
    return site;
  };
  const [one, other] = await Promise.all([start(), start()]);

  const [seller, buyer, guest] = await Promise.all([signUpMember(one), signUpMember(other), newGuest(one)]);
  const listing = await newListing(seller, { title: 'Walnut gramophone' });
  await newListing(guest, { title: 'Gramophone needles' });
  const search = await other.client().get<ListingSearch>('/api/listings?q=gramofone');
  expect(search.body.listings.map(({ title }) => title).toSorted()).toEqual([
    'Gramophone needles',
    'Walnut gramophone',
  ]);
  const page = await (await fetch(`${other.url}/listing/${listing.id}`)).text();
  expect(page).toContain('Walnut gramophone');

  // Each message goes to a page of the other process.
  const sellerThere = await connectLive(other.url, other.continueAs(seller));
  const buyerThere = await connectLive(one.url, one.continueAs(buyer));
  closers.push(async () => [sellerThere, buyerThere].forEach(({ socket }) => socket.terminate()));
  const chat = await newConversation(one.continueAs(buyer), listing);
  await newMessage(one.continueAs(buyer), chat, 'Does it play?');
  expect(await sellerThere.receive('messages.new')).toMatchObject({ detail: { text: 'Does it play?' } });
  await newMessage(other.continueAs(seller), chat, 'It does.');
  await eventually(() =>
    expect(buyerThere.updates).toContainEqual(
      expect.objectContaining({ detail: expect.objectContaining({ text: 'It does.' }) }),
    ),
  );

  const notified = async () => {
    const { body } = await seller.get<Notifications>('/api/notifications');
    return body.notifications.map(({ type }) => type);
  };
  expect((await buyer.put(`/api/favourites/${listing.id}`)).status).toBe(204);
  await eventually(async () => expect(await notified()).toContain('like'));
  await sellerThere.receive(NOTIFICATION_UPDATES.changed);

  await pooler.stop();
  expect((await fetch(`${one.url}/readyz`)).status).toBe(503);
  await pooler.start();
  await eventually(async () => expect((await fetch(`${one.url}/readyz`)).status).toBe(200));
  await newMessage(seller, chat, 'Come by on Friday.');
  await eventually(() =>
    expect(buyerThere.updates).toContainEqual(
      expect.objectContaining({ detail: expect.objectContaining({ text: 'Come by on Friday.' }) }),
    ),
  );

  expect(one.output()).not.toContain('sets no statement_timeout');
  const advisory = await direct.query(`select from pg_locks where locktype = 'advisory'`);
  expect(advisory.rows).toEqual([]);
}, 240_000);

test('Through PgBouncer, a statement has the time zone and the time limit of the product, and stays unprepared', async ({
  skip,
}) => {
  if (postgres === undefined || pgBouncer === undefined) {
    skip('PostgreSQL 15 or PgBouncer is not installed: apt-get install postgresql pgbouncer.');
    return;
  }
  const { settings } = await startDatabase(pgBouncer, postgres);
  const { pool, close } = connectDatabase({ connectionString: settings.DATABASE_URL }, () => undefined, {
    poolSize: 8,
    isPooler: true,
  });
  closers.push(close);
  const queries = Array.from({ length: 40 }, async () => {
    const { rows } = await pool.query(
      `select $1::int as given, current_setting('timezone') as zone, current_setting('statement_timeout') as limit,
         (select count(*)::int from pg_prepared_statements) as prepared`,
      [7],
    );
    return rows[0];
  });
  const expected = { given: 7, zone: 'UTC', limit: '5s', prepared: 0 };
  expect(await Promise.all(queries)).toEqual(queries.map(() => expected));
  expect(pool.totalCount).toBe(8);
});

test('With a pooler and Redis, pages hear of another process, and no process listens at PostgreSQL itself', async ({
  skip,
}) => {
  if (postgres === undefined || pgBouncer === undefined || redisServer === undefined) {
    skip(
      'PostgreSQL 15, PgBouncer or Redis is not installed: apt-get install postgresql pgbouncer redis-server.',
    );
    return;
  }
  const { direct, settings } = await startDatabase(pgBouncer, postgres);
  const redis = await startInstalled(redisServer, (port) => `bind 127.0.0.1\nport ${port}\nsave ""\n`);
  closers.push(redis.close);
  const folder = await mkdtemp(join(tmpdir(), 'offhand-pooler-redis-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const start = async () => {
    const site = await startSite(
      await freePort(),
      { ...settings, DATA_DIR: folder, DATABASE_POOL: '8', LIVE_URL: `redis://127.0.0.1:${redis.port}` },
      join(ROOT, 'tests/support/api-site.ts'),
    );
    closers.push(site.stop);
    return site;
  };
  const [one, other] = await Promise.all([start(), start()]);
  const [seller, buyer] = await Promise.all([signUpMember(one), signUpMember(other)]);
  const listing = await newListing(seller);
  const sellerThere = await connectLive(other.url, other.continueAs(seller));
  closers.push(async () => sellerThere.socket.terminate());
  await newMessage(
    one.continueAs(buyer),
    await newConversation(one.continueAs(buyer), listing),
    'Through both?',
  );
  expect(await sellerThere.receive('messages.new')).toMatchObject({ detail: { text: 'Through both?' } });
  expect((await buyer.put(`/api/favourites/${listing.id}`)).status).toBe(204);
  await sellerThere.receive(NOTIFICATION_UPDATES.changed);

  const { rows } = await direct.query(
    `select query from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
  );
  expect(rows).toEqual([]);
}, 120_000);
