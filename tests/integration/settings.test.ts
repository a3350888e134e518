import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffhand } from '../../src/app/server/start.ts';
import type { TextRules } from '../../src/features/trust/text-rules/contract/text-rule.ts';
import { startSeparateApp, type TestApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { LISTING, newListing } from '../support/factories.ts';
import { newOperator } from '../support/operators.ts';
import { publishSetting } from '../support/settings.ts';
import { TestClient } from '../support/test-client.ts';

let app: TestApp;
/** A visitor of a second process on the same database. */
let visitor: TestClient;
let stop: () => Promise<void>;

beforeAll(async () => {
  app = await startSeparateApp();
  const dataDir = await mkdtemp(join(tmpdir(), 'offhand-second-'));
  const second = await startOffhand(
    { ...app.config, dataDir },
    { pages: async (c) => c.text('Not found', 404) },
  );
  const url = `http://127.0.0.1:${second.port}`;
  visitor = new TestClient({ url, origin: app.config.publicUrl, checkAnswer: async () => undefined });
  stop = async () => {
    await second.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
});
afterAll(async () => {
  await stop?.();
  await app?.close();
});

test('Settings that one process publishes are used by all others, without a restart', async () => {
  await publishSetting(await newOperator(app), 'replyTime', 'two days');
  await eventually(async () =>
    expect((await visitor.get('/api/contact')).body).toMatchObject({ replyTime: 'two days' }),
  );
});

test('A text rule that one process adds and removes counts in all others, without a restart', async () => {
  const operator = await newOperator(app);
  await visitor.post('/api/guests');
  const { id } = await newListing(visitor);
  const edit = async () =>
    (await visitor.put(`/api/listings/${id}`, { ...LISTING, title: 'Zorbium lamp' })).status;
  expect(await edit()).toBe(200);
  const rule = { name: 'Zorbium', words: 'zorbium', places: ['listing'], action: 'block', reason: 'None.' };
  const added = await operator.post<TextRules>('/api/text-rules', rule);
  await eventually(async () => expect(await edit()).toBe(422));
  await operator.delete(`/api/text-rules/${added.body.rules.at(-1)?.id}`);
  await eventually(async () => expect(await edit()).toBe(200));
});
