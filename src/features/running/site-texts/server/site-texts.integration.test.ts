import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSeparateApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newOperator } from '../../../../../tests/support/operators.ts';
import { publishSetting } from '../../../../../tests/support/settings.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { SiteRules } from '../../../trust/cases/contract/site-rule.ts';
import type { SettingChanges } from '../../settings/contract/settings.ts';
import type { SiteText } from '../contract/site-text.ts';

let app: TestApp;
let operator: TestClient;

beforeAll(async () => {
  app = await startSeparateApp();
  operator = await newOperator(app);
});
afterAll(() => app?.close());

const read = async (address: string) => (await app.client().get<SiteText>(`/api/site-texts/${address}`)).body;

test('Until the operator writes texts, people read ours with the name, features and rules of the site', async () => {
  await publishSetting(operator, 'siteName', 'Swap *& Co*');
  expect(await read('terms')).toMatchObject({ version: null, isCurrent: true, versions: [] });
  expect((await read('terms')).html).toContain('<h2>What Swap *&amp; Co* is</h2>');
  expect((await read('terms')).html).toContain('<a href="/pricing">Plans</a>');
  await publishSetting(operator, 'plans', false);
  await publishSetting(operator, 'guests', false);
  for (const name of ['terms', 'privacy'])
    expect((await read(name)).html).not.toMatch(/\/pricing|“Guest User”|or your Guest ID/);
  await publishSetting(operator, 'plans', true);
  await publishSetting(operator, 'guests', true);
  expect((await read('privacy')).html).toContain('<li><strong>Your account:</strong> email address');

  const { rules, version } = (await operator.get<SiteRules>('/api/site-rules')).body;
  await operator.put('/api/site-rules', {
    rules: [{ id: rules[0]?.id, title: 'No [tricks](/x)', text: 'Be <b>fair</b>.' }],
    version,
  });
  expect((await read('rules')).html).toContain(
    '<li><strong>No [tricks](/x).</strong> Be &lt;b&gt;fair&lt;/b&gt;.</li>',
  );
});

test('Each publishing makes a version with its date, and earlier ones stay readable', async () => {
  const ours = (await read('terms')).markdown;
  await publishSetting(operator, 'terms', 'Be *nice*.\n\n<script>alert(1)</script>');
  const first = await read('terms');
  expect(first).toMatchObject({
    version: 2,
    isCurrent: true,
    markdown: 'Be *nice*.\n\n<script>alert(1)</script>',
  });
  expect(first.html).toBe('<p>Be <em>nice</em>.</p>\n<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  expect(first.versions).toEqual([
    { version: 2, from: expect.any(String), until: null },
    { version: 1, from: null, until: first.versions[0]?.from },
  ]);
  expect(await read('terms?version=1')).toMatchObject({ markdown: ours, isCurrent: false });
  expect(await read('terms?version=2')).toMatchObject({ markdown: first.markdown, isCurrent: true });

  const { changes } = (await operator.get<SettingChanges>('/api/settings/changes?limit=1')).body;
  await operator.post(`/api/settings/changes/${changes[0]?.id}/undo`, {});
  const { body } = await operator.get<{ settings: { key: string; revision: number; draft: unknown }[] }>(
    '/api/settings',
  );
  const drafts = body.settings.filter(({ draft }) => draft).map(({ key, revision }) => ({ key, revision }));
  expect((await operator.post('/api/settings/publish', { drafts })).status).toBe(200);
  expect(await read('terms')).toMatchObject({ version: 3, markdown: ours });
  expect(await read('terms?version=2')).toMatchObject({ markdown: first.markdown, isCurrent: false });
});

test('A version keeps its words when the site renames itself', async () => {
  await publishSetting(operator, 'privacy', 'We keep little.');
  await publishSetting(operator, 'privacy', '');
  const { version, markdown } = await read('privacy');
  await publishSetting(operator, 'guests', false);
  expect(await read('privacy')).toMatchObject({ version: null, isCurrent: true });
  expect(await read(`privacy?version=${version}`)).toMatchObject({ markdown, isCurrent: false });
  await publishSetting(operator, 'guests', true);
});

test('Publishing other settings makes no version, and a text that is too long is refused with the reason', async () => {
  const before = (await read('terms')).versions;
  await publishSetting(operator, 'homeTitle', 'Good stuff.');
  expect((await read('terms')).versions).toEqual(before);
  expect(
    await operator.put('/api/settings/rules/draft', { value: 'x'.repeat(50_001), revision: 0 }),
  ).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'rules', message: 'Use at most 50,000 characters.' }] },
  });
});

test('A version or text that does not exist is not found', async () => {
  for (const [address, status] of [
    ['terms?version=99', 404],
    ['terms?version=0', 422],
    ['terms?version=x', 422],
    ['imprint', 422],
  ] as const) {
    expect((await app.client().get(`/api/site-texts/${address}`)).status, address).toBe(status);
  }
});
