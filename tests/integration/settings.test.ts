import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditedSettings } from '../../src/features/running/settings/contract/settings.ts';
import type { TextRules } from '../../src/features/trust/text-rules/contract/text-rule.ts';
import type { SettingValues } from '../../src/shared/site-settings.ts';
import { startSeparateApp, type TestApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { LISTING, newListing } from '../support/factories.ts';
import { newOperator } from '../support/operators.ts';
import { publishSetting } from '../support/settings.ts';
import { freePort, ROOT, runSite, type SiteProcess } from '../support/site-process.ts';
import { TestClient } from '../support/test-client.ts';

let app: TestApp;
let second: SiteProcess | undefined;
let secondUrl = '';
let dataDir = '';

beforeAll(async () => {
  app = await startSeparateApp();
  dataDir = await mkdtemp(join(tmpdir(), 'offhand-second-'));
  const port = await freePort();
  const { databaseUrl = '', publicUrl } = app.config;
  second = runSite(
    { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl },
    { entry: join(ROOT, 'tests/support/api-site.ts') },
  );
  await second.ready;
  secondUrl = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await second?.stop();
  await app?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A visitor of a second process on the same database. */
const newVisitor = () =>
  new TestClient({ url: secondUrl, origin: app.config.publicUrl, checkAnswer: async () => undefined });

test('Settings that one process publishes are used by all others, without a restart', async () => {
  const visitor = newVisitor();
  await publishSetting(await newOperator(app), 'replyTime', 'two days');
  await eventually(async () =>
    expect((await visitor.get('/api/contact')).body).toMatchObject({ replyTime: 'two days' }),
  );
});

test('A text rule that one process adds and removes counts in all others, without a restart', async () => {
  const operator = await newOperator(app);
  const visitor = newVisitor();
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

test('A category that one process adds and hides is offered and refused by all others, without a restart', async () => {
  const operator = await newOperator(app);
  const { body } = await operator.get<EditedSettings>('/api/settings');
  const before = body.settings.find(({ key }) => key === 'categories')
    ?.published as SettingValues['categories'];
  const added = { slug: 'water-sports', label: 'On the water', icon: 'anchor', isHidden: false, words: '' };
  const guest = newVisitor();
  await guest.post('/api/guests');
  const list = async () =>
    (await guest.post('/api/listings', { ...LISTING, category: added.slug, photos: [] })).status;
  expect(await list()).toBe(422);
  await publishSetting(operator, 'categories', [...before, added]);
  await eventually(async () => expect(await list()).toBe(201));
  const feed = async () => (await fetch(`${secondUrl}/listings.rss?category=${added.slug}`)).text();
  expect(await feed()).toContain(added.label);
  await publishSetting(operator, 'categories', [...before, { ...added, isHidden: true }]);
  await eventually(async () => expect(await list()).toBe(422));
});
