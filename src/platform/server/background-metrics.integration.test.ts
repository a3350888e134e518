import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSeparateApp, type TestApp } from '../../../tests/support/app.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { newMember } from '../../../tests/support/factories.ts';
import { connectLive } from '../../../tests/support/live-client.ts';
import { createReplicaMetrics } from './db/read-replica.ts';
import type { Mail } from './mail/mailer.ts';

let app: TestApp;
beforeAll(async () => {
  // Without background work, what waits stays.
  app = await startSeparateApp({ WORKER: '0', SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'silent' });
});
afterAll(() => app.close());

const figures = async () => (await fetch(`${app.url}/metrics`)).text();
const figureOf = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1) ?? Number.NaN,
  );

test('An operator sees how many pages are connected, and how long statements wait for a connection', async () => {
  const page = await connectLive(app.url, await newMember(app));
  expect(figureOf(await figures(), 'offhand_live_connections')).toBe(1);
  page.socket.close();
  await eventually(async () => expect(figureOf(await figures(), 'offhand_live_connections')).toBe(0));
  expect(figureOf(await figures(), 'offhand_database_wait_seconds_count')).toBeGreaterThan(0);
});

test('An operator sees signals and jobs that wait, for how long, and those that failed', async () => {
  await sql`
    insert into signals (name, payload, recorded_at) values
      ('none', '{}', now() - interval '90 seconds'), ('none', '{}', now())`.execute(app.db);
  await sql`
    insert into jobs.job (name, state, start_after) values
      ('deals.sweep', 'created', now() - interval '3 minutes'),
      ('deals.sweep', 'created', now() - interval '1 minute'),
      ('deals.sweep', 'created', now() + interval '1 hour'),
      ('deals.sweep', 'active', now()),
      ('deals.sweep', 'failed', now())`.execute(app.db);
  const text = await figures();
  expect(figureOf(text, 'offhand_outbox_signals')).toBe(2);
  expect(figureOf(text, 'offhand_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
  const jobs = (state: string) => figureOf(text, `offhand_queue_jobs{queue="deals.sweep",state="${state}"}`);
  expect(['due', 'later', 'running', 'failed'].map(jobs)).toEqual([2, 1, 1, 1]);
  expect(figureOf(text, 'offhand_queue_oldest_seconds{queue="deals.sweep"}')).toBeGreaterThanOrEqual(180);
});

test('An operator sees mails that could not be sent', async () => {
  const mail = { to: 'a@example.com', subject: 'Hello', preview: 'Hello', content: null } as unknown as Mail;
  await expect(app.services.mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
  expect(figureOf(await figures(), 'offhand_mail_seconds_count{result="failed"}')).toBe(1);
});

test('Without the database, the figures of the process are still there', async () => {
  await sql`alter table signals rename to signals_away`.execute(app.db);
  const text = await figures();
  expect(text).toContain('offhand_live_connections');
  expect(figureOf(text, 'offhand_outbox_signals')).toBe(0);
  await sql`alter table signals_away rename to signals`.execute(app.db);
});

test('Every figure of the dashboard exists, and the dashboard shows every figure of ours', async () => {
  const dashboard = await readFile(join(import.meta.dirname, '../../../docs/grafana-dashboard.json'), 'utf8');
  const replica = new Registry();
  for (const metric of createReplicaMetrics().metrics) replica.registerMetric<string>(metric);
  const all = `${await figures()}\n${await replica.metrics()}`;
  const types = new Map(
    [...all.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
  const shown = new Set(dashboard.match(/\b(?:offhand|process|nodejs)_[a-z0-9_]+/g));
  const known = [...types].flatMap(([name, type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
  );
  expect([...shown].filter((name) => !known.includes(name))).toEqual([]);
  const unseen = [...types.keys()].filter(
    (name) => name.startsWith('offhand_') && ![...shown].some((one) => one.startsWith(name)),
  );
  expect(unseen).toEqual([]);
});
