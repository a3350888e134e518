import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { startOffhand } from '../../src/app/server/start.ts';
import type { Notifications } from '../../src/features/talking/notifications/contract/notification.ts';
import { NOTIFICATION_UPDATES } from '../../src/features/talking/notifications/contract/notification-updates.ts';
import { startSeparateApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { newListing, newMember, signUpMember } from '../support/factories.ts';
import { connectLive, refusal } from '../support/live-client.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';
import { freePort, ROOT } from '../support/site-process.ts';
import type { TestClient } from '../support/test-client.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../support/test-databases.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const kill = async ({ child, ended }: RunningSite) => {
  child.kill('SIGKILL');
  await ended;
};

async function typesOf(member: TestClient): Promise<string[]> {
  const { body } = await member.get<Notifications>('/api/notifications');
  return body.notifications.map(({ type }) => type);
}

test('A process without jobs serves people, and one that only runs jobs does the rest, even after it was killed', async () => {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(inject('postgres'), database);
  closers.push(() => dropDatabase(inject('postgres'), database));
  const folder = await mkdtemp(join(tmpdir(), 'offhand-worker-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const start = async (WORKER: '0' | '1') => {
    const settings = { WORKER, DATA_DIR: folder, DATABASE_URL: databaseUrl(inject('postgres'), database) };
    const site = await startSite(await freePort(), settings, join(ROOT, 'tests/support/api-site.ts'));
    closers.push(() => kill(site));
    return site;
  };

  const web = await start('0');
  const client = new pg.Client(databaseUrl(inject('postgres'), database));
  await client.connect();
  closers.push(() => client.end());
  // It consumes nothing itself, so what it records waits.
  expect((await client.query('select from jobs.subscription')).rows).toEqual([]);
  const [seller, buyer] = await Promise.all([signUpMember(web), signUpMember(web)]);
  const [lamp, desk] = [await newListing(seller), await newListing(seller, { title: 'Oak desk' })];
  const page = await connectLive(web.url, seller);
  closers.push(async () => page.socket.terminate());
  expect((await buyer.put(`/api/favourites/${lamp.id}`)).status).toBe(204);

  const worker = await start('1');
  await page.receive(NOTIFICATION_UPDATES.changed);
  expect(await typesOf(seller)).toContain('like');

  expect((await fetch(`${worker.url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${worker.url}/metrics`)).text()).toContain('offhand_database_connections');
  for (const path of ['/', '/api/listings', '/api/openapi.json', '/files/x', '/assets/x']) {
    expect((await fetch(worker.url + path)).status, path).toBe(404);
  }
  expect(await refusal(worker.url, seller)).toContain('404');

  await kill(worker);
  expect((await buyer.put(`/api/favourites/${desk.id}`)).status).toBe(204);
  await start('1');
  await page.receive(NOTIFICATION_UPDATES.changed, 2);
}, 120_000);

test('A process that runs jobs hears at once what another one has recorded, however seldom it polls', async () => {
  const web = await startSeparateApp({ WORKER: '0' });
  closers.push(web.close);
  const worker = await startOffhand(
    { ...web.config, runsJobs: true, servesSite: false },
    { polling: 600, pages: async (c) => c.text('Not found', 404) },
  );
  closers.push(worker.stop);
  const [seller, buyer] = [await newMember(web), await newMember(web)];
  expect((await buyer.put(`/api/favourites/${(await newListing(seller)).id}`)).status).toBe(204);
  await eventually(async () => expect(await typesOf(seller)).toContain('like'));
});
