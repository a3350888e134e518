import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSeparateApp, type TestApp } from '../../../../tests/support/app.ts';
import { newMember } from '../../../../tests/support/factories.ts';
import { connectLive } from '../../../../tests/support/live-client.ts';
import { LIVE_CLOSE } from '../../../shared/live.ts';
import { SCHEMA_RELOAD } from './schema-watch.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startSeparateApp({ LOG_LEVEL: 'silent' });
});
afterEach(() => app.close());

const migrated = (name: string, needs: string | null) =>
  app.db.insertInto('schema_migrations').values({ name, checksum: 'x', needs }).execute();
async function answer(path: string, headers: Record<string, string> = {}) {
  const {
    status,
    headers: answered,
    ...response
  } = await fetch(`${app.url}${path}`, { headers }).then(async (one) => ({
    status: one.status,
    headers: one.headers,
    text: await one.text(),
  }));
  return {
    status,
    text: response.text,
    type: answered.get('Content-Type'),
    wait: answered.get('Retry-After'),
  };
}

test('A process beside a newer schema that it can live with goes on', async () => {
  await migrated('9998-more.sql', null);
  await migrated('9999-less.sql', '0030-needed-migrations.sql');
  expect(await answer('/readyz')).toMatchObject({ status: 200, text: 'ok' });
  expect(await answer('/api/listings')).toMatchObject({ status: 200 });
});

test('A process that a newer schema leaves behind answers 503, says why, and ends live connections', async () => {
  const page = await connectLive(app.url, await newMember(app));
  await migrated('9999-less.sql', '9999-less.sql');
  expect(await answer('/readyz')).toMatchObject({
    status: 503,
    text: 'A newer version has changed the database (9999-less.sql). Start that version.',
  });
  expect(await page.closed).toBe(LIVE_CLOSE.goingAway);
  const call = await answer('/api/listings', { Accept: 'text/html' });
  expect(call).toMatchObject({ status: 503, type: 'application/problem+json', wait: '30' });
  expect(JSON.parse(call.text)).toMatchObject({ code: 'BEING_UPDATED', title: 'Back in a moment' });
  const opened = await answer('/listings', { Accept: 'text/html' });
  expect(opened).toMatchObject({ status: 503, type: 'text/html; charset=UTF-8', wait: '30' });
  expect(opened.text).toContain('This site is being updated. Please try again in a minute.');
  expect(await answer('/livez')).toMatchObject({ status: 200, text: 'ok' });
  expect(await answer('/metrics')).toMatchObject({ status: 200 });
});

test('A request that fails on the newer schema is answered as an update, before anything else noticed it', async () => {
  await sql`alter table listings rename column title to heading`.execute(app.db);
  expect(await answer('/api/listings')).toMatchObject({ status: 500 });
  await migrated('9999-less.sql', '9999-less.sql');
  expect(await answer('/api/listings')).toMatchObject({ status: 503, wait: '30' });
});

test('A process notices a newer schema by the message of the process that changed it', async () => {
  await migrated('9999-less.sql', '9999-less.sql');
  app.services.live.reload(SCHEMA_RELOAD);
  await expect.poll(async () => (await answer('/api/viewer')).status, { timeout: 15_000 }).toBe(503);
});
