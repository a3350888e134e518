import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSeparateApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import { newOperator } from '../../../../../tests/support/operators.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { brandHex } from '../../../../shared/brand-colors.ts';
import type { SettingKey, SettingValues } from '../../../../shared/site-settings.ts';
import type { AuditLogPage } from '../../operators/contract/audit-log.ts';
import type {
  CategoryCounts,
  EditedSetting,
  EditedSettings,
  FittingListings,
  SettingChanges,
} from '../contract/settings.ts';

let app: TestApp;
let operator: TestClient;

beforeAll(async () => {
  app = await startSeparateApp();
  operator = await newOperator(app);
});
afterAll(() => app?.close());
beforeEach(() => operator.delete('/api/settings/drafts'));

const settings = async (client = operator) =>
  (await client.get<EditedSettings>('/api/settings')).body.settings;
const settingOf = async (key: SettingKey): Promise<EditedSetting> => {
  const setting = (await settings()).find((one) => one.key === key);
  if (setting === undefined) throw new Error(`no setting ${key}`);
  return setting;
};
const editAs = (client: TestClient, key: SettingKey, value: unknown, revision: number) =>
  client.put<EditedSettings>(`/api/settings/${key}/draft`, { value, revision });
const edit = async (key: SettingKey, value: unknown) =>
  editAs(operator, key, value, (await settingOf(key)).revision);
const seenDrafts = async () => ({
  drafts: (await settings())
    .filter(({ draft }) => draft !== null)
    .map(({ key, revision }) => ({ key, revision })),
});
const publish = async () => operator.post<EditedSettings>('/api/settings/publish', await seenDrafts());
async function publishSetting(key: SettingKey, value: unknown) {
  expect((await edit(key, value)).status).toBe(200);
  expect((await publish()).status).toBe(200);
}
const contact = async (client: TestClient) => (await client.get<{ replyTime: string }>('/api/contact')).body;

test('Visitors, guests and members neither read nor change settings', async () => {
  for (const [client, status] of [
    [app.client(), 401],
    [await newGuest(app), 401],
    [await newMember(app), 403],
  ] as const) {
    expect((await client.get('/api/settings')).status).toBe(status);
    expect((await client.get('/api/settings/changes')).status).toBe(status);
    expect((await editAs(client, 'siteName', 'Mine', 0)).status).toBe(status);
    expect((await client.delete('/api/settings/drafts')).status).toBe(status);
    expect((await client.post('/api/settings/publish', { drafts: [] })).status).toBe(status);
    expect((await client.post('/api/settings/changes/1/undo', {})).status).toBe(status);
  }
});

test('A draft changes nothing until it is published, and then shows at once', async () => {
  expect((await edit('replyTime', '  two   days ')).status).toBe(200);
  expect(await settingOf('replyTime')).toMatchObject({ value: 'two days', published: '24 hours' });
  expect(await contact(app.client())).toMatchObject({ replyTime: '24 hours' });

  expect((await publish()).status).toBe(200);
  expect(await contact(app.client())).toMatchObject({ replyTime: 'two days' });
  expect(await settingOf('replyTime')).toMatchObject({ published: 'two days', draft: null });
});

test('A new name is in mails, on their sender, and in the documentation of the API', async () => {
  await publishSetting('siteName', 'Swap & Co');
  const email = 'lena@example.com';
  await app
    .client()
    .post('/api/accounts/sign-up', { username: 'lena.fox', email, password: 'a long password' });
  const mail = await app.mailTo(email, 'Confirm your email');
  expect(mail.subject).toBe('Confirm your email for Swap & Co');
  expect(mail.text).toContain('Thanks for joining Swap & Co.');
  expect(mail.headers.from).toContain('Swap & Co');
  expect((await app.client().get<{ info: { title: string } }>('/api/openapi.json')).body.info.title).toBe(
    'Swap & Co API',
  );
});

test('A pasted color keeps its hue, also in mails, and gray is refused with the reason', async () => {
  await publishSetting('mainHue', '#0a6');
  expect((await settingOf('mainHue')).published).toBe(157);
  expect(await edit('mainHue', '#888')).toMatchObject({
    status: 422,
    body: {
      errors: [{ message: 'Paste a color like #00aa66. Black, white and gray have no hue.' }],
    },
  });
  const email = 'green@example.com';
  await app.client().post('/api/accounts/sign-up', { username: 'green', email, password: 'a long password' });
  const { html } = await app.mailTo(email);
  expect(html).not.toContain('#411848');
  expect(html).toContain(brandHex({ main: 157, sell: 113 }).main);
});

test('Contact details are those of the settings, and of the server where they are empty', async () => {
  const fromServer = (await app.client().get<{ email: string }>('/api/contact')).body.email;
  await publishSetting('contactEmail', 'help@larkfield.example');
  await publishSetting('contactPhone', '+1 503 555 0142');
  await publishSetting('openingHours', [{ days: 'Mon', hours: 'closed' }]);
  expect(await contact(app.client())).toMatchObject({
    email: 'help@larkfield.example',
    phone: '+1 503 555 0142',
    openingHours: [{ days: 'Mon', hours: 'closed' }],
  });
  await publishSetting('contactEmail', '');
  expect(await contact(app.client())).toMatchObject({ email: fromServer });
});

test('The API document names the license that the operator chose', async () => {
  const licenseOf = async () =>
    ((await (await fetch(`${app.url}/api/openapi.json`)).json()) as { info: { license: object } }).info
      .license;
  expect(await licenseOf()).toEqual({ name: 'All rights reserved', url: `${app.config.publicUrl}/terms` });
  const url = 'https://creativecommons.org/licenses/by/4.0/';
  await publishSetting('apiLicense', 'CC BY 4.0');
  await publishSetting('apiLicenseUrl', url);
  expect(await licenseOf()).toEqual({ name: 'CC BY 4.0', url });
});

test('A value that would break pages is refused with the reason, and the draft stays', async () => {
  await edit('siteName', 'Larkfield');
  for (const [key, value, message] of [
    ['siteName', '', 'Enter a name.'],
    ['siteName', '\u200B', 'Enter a name.'],
    ['siteName', '<b>', 'Leave out < > " and \\.'],
    ['siteName', 'n'.repeat(31), 'Use at most 30 characters.'],
    ['siteName', 7, 'Enter a text.'],
    ['siteName', null, 'Enter a text.'],
    ['contactEmail', 'help', 'Enter an address like name@example.com.'],
    ['contactPhone', 'call us', 'Enter a number like +1 503 555 0142.'],
    ['apiLicense', '', 'Enter a license, or “All rights reserved”.'],
    ['apiLicenseUrl', 'javascript:alert(1)', 'Enter an address like https://example.com/license.'],
    ['undoSeconds', 'ten', 'Enter a whole number.'],
    ['undoSeconds', 2.5, 'Enter a whole number.'],
    ['undoSeconds', 4, 'Enter 5 or more.'],
    ['claimMinutes', 1_441, 'Enter 1,440 or less.'],
    ['openingHours', 'always', 'Enter the hours as a list.'],
    ['openingHours', [{ days: 'Mon', hours: '' }], 'Enter the hours, or “closed”.'],
  ] as const) {
    const { status, body } = await edit(key, value);
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'SETTING_REFUSED', errors: [{ field: key, message }] },
    });
  }
  expect((await settingOf('siteName')).value).toBe('Larkfield');
  expect((await operator.put('/api/settings/constructor/draft', { value: '', revision: 0 })).status).toBe(
    422,
  );
});

test('Two operators who edit the same setting do not overwrite each other', async () => {
  const second = await newOperator(app);
  const { revision } = await settingOf('homeTitle');
  const answers = await Promise.all([
    editAs(operator, 'homeTitle', 'Good stuff.', revision),
    editAs(second, 'homeTitle', 'Next door.', revision),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'SETTING_EDITED' });
  // A draft that came back after it was discarded is not the one they saw.
  await operator.delete('/api/settings/drafts');
  await edit('homeTitle', 'Third.');
  expect((await editAs(second, 'homeTitle', 'Next door.', revision)).status).toBe(409);
});

test('Nobody publishes drafts that they have not seen', async () => {
  await edit('homeTitle', 'Good stuff.');
  const seen = await seenDrafts();
  const second = await newOperator(app);
  await editAs(second, 'homeLead', 'From neighbors.', (await settingOf('homeLead')).revision);
  const refused = await operator.post('/api/settings/publish', seen);
  expect(refused).toMatchObject({ status: 409, body: { code: 'DRAFTS_CHANGED' } });
  const answers = await Promise.all([publish(), publish()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await settings()).filter(({ draft }) => draft !== null)).toEqual([]);
});

test('Typing the published value again leaves no draft', async () => {
  const { published } = await settingOf('homeTitle');
  await edit('homeTitle', 'Something else.');
  await edit('homeTitle', published);
  expect((await settingOf('homeTitle')).draft).toBeNull();
});

test('The history names who changed what, and undoing a change makes a draft', async () => {
  await publishSetting('replyTime', '3 days');
  await publishSetting('replyTime', '5 days');
  const { changes } = (await operator.get<SettingChanges>('/api/settings/changes?limit=1')).body;
  expect(changes).toMatchObject([{ key: 'replyTime', before: '3 days', after: '5 days' }]);
  const undone = await operator.post(`/api/settings/changes/${changes[0]?.id}/undo`, {});
  expect(undone.status).toBe(200);
  expect(await settingOf('replyTime')).toMatchObject({ value: '3 days', published: '5 days' });
  expect((await operator.post('/api/settings/changes/999999/undo', {})).status).toBe(404);
});

test('Publishing is in the audit log; publishing nothing is not', async () => {
  await publishSetting('homeLead', 'For all of Larkfield.');
  const [entry] = (await operator.get<AuditLogPage>('/api/audit-log?limit=1')).body.entries;
  expect(entry).toMatchObject({ action: 'settings.publish', subject: 'Line below' });
  expect((await publish()).status).toBe(200);
  const [newest] = (await operator.get<AuditLogPage>('/api/audit-log?limit=1')).body.entries;
  expect(newest?.id).toBe(entry?.id);
});

const categoryNames = async () => (await settingOf('categories')).published as SettingValues['categories'];
const WATER = { slug: 'water-sports', label: 'On the water', icon: 'anchor', words: 'surfboard' } as const;
const list = async (client: TestClient, category: string) =>
  client.post<{ id: string; errors?: { message: string }[] }>('/api/listings', {
    title: 'Nice board',
    description: 'Seven feet long.',
    price: '90',
    category,
    condition: 'good',
    photos: [],
  });

test('An operator adds, renames and hides categories; texts choose the new one, and listings keep hidden ones', async () => {
  const seller = await newMember(app);
  expect((await list(seller, 'water-sports')).status).toBe(422);
  const old = await list(seller, 'sporting-goods');
  expect(old.status).toBe(201);
  const before = await categoryNames();
  await publishSetting('categories', [
    WATER,
    ...before.map((one) => ({
      ...one,
      ...(one.slug === 'sporting-goods' && { isHidden: true }),
      ...(one.slug === 'clothing' && { label: 'Wear' }),
    })),
  ]);

  const draft = await seller.post<{ category: string }>('/api/functions/generate-listing', {
    input: 'surfboard, 7 foot, good condition, $90',
    type: 'text',
  });
  expect(draft.body.category).toBe('water-sports');
  const made = await list(seller, 'water-sports');
  expect(made.status).toBe(201);
  const newCategory = await app
    .client()
    .get<{ items: { id: string }[] }>('/api/listings?category=water-sports');
  expect(JSON.stringify(newCategory.body)).toContain(made.body.id);
  expect((await app.client().get('/api/listings?category=nothing')).status).toBe(422);

  const refused = await list(seller, 'sporting-goods');
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('isn’t offered anymore. Choose another category.');
  const oldCategory = await app.client().get('/api/listings?category=sporting-goods');
  expect(JSON.stringify(oldCategory.body)).toContain(old.body.id);
  const counted = (await operator.get<CategoryCounts>('/api/settings/category-counts')).body.categories;
  expect(counted).toContainEqual({ slug: 'water-sports', listings: 1 });
  expect(counted).toContainEqual({ slug: 'sporting-goods', listings: 1 });
  expect((await seller.get('/api/settings/category-counts')).status).toBe(403);
  const feed = await (await fetch(`${app.url}/listings.rss?category=water-sports`)).text();
  expect(feed).toContain('On the water');

  // Undoing hides it: its listing stays.
  const { changes } = (await operator.get<SettingChanges>('/api/settings/changes?limit=1')).body;
  await operator.post(`/api/settings/changes/${changes[0]?.id}/undo`, {});
  expect((await publish()).status).toBe(200);
  expect((await categoryNames()).at(-1)).toMatchObject({ slug: 'water-sports', isHidden: true });
  expect((await app.client().get('/api/listings?category=water-sports')).status).toBe(200);
});

test('While an operator types the words of a category, we say how many listings for sale they fit', async () => {
  const seller = await newMember(app);
  for (const title of ['Zither with case', 'Two old Zithers', 'Case for a zither', 'Glass harp', 'Hurdy']) {
    await newListing(seller, { title });
  }
  const hidden = await newListing(seller, { title: 'Broken zither' });
  await app.db.updateTable('listings').set({ status: 'sold' }).where('id', '=', hidden.id).execute();
  const countOf = (client: TestClient, words: string) =>
    client.get<FittingListings>(`/api/settings/fitting-listings?words=${encodeURIComponent(words)}`);
  expect((await countOf(operator, 'zither, glass harp')).body).toEqual({ listings: 3 });
  expect((await countOf(operator, ' , \n')).body).toEqual({ listings: 0 });
  expect((await countOf(operator, 'x'.repeat(501))).status).toBe(422);
  expect((await countOf(seller, 'zither')).status).toBe(403);
});

test('A list of categories that would break pages is refused with the fix', async () => {
  const all = await categoryNames();
  const [first, second] = [all[0], all[1]];
  for (const [value, message] of [
    [[{ ...first, label: ' ' }], 'Enter a name for each category.'],
    [[first, { ...second, label: first?.label.toUpperCase() }], 'Rename one of them.'],
    [[first, { ...first, label: 'Again' }], 'Choose another one.'],
    [all.map((one) => ({ ...one, isHidden: true })), 'People need at least one category.'],
    [[{ ...first, slug: 'Kids & Baby' }], 'Use small letters, digits and single hyphens'],
    [[{ ...first, slug: 'free' }], 'Choose another address.'],
    [[{ ...first, icon: 'skull' }], 'Choose one of the icons.'],
  ] as const) {
    const { status, body } = await edit('categories', value);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(message);
  }
});

test('A stored value that this release does not allow counts as the default', async () => {
  await app.db
    .insertInto('site_settings')
    .values({ key: 'contactPhone', value: JSON.stringify({ number: 1 }), revision: '1000000' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '{}', revision: '1000000' }))
    .execute();
  await app.services.settings.refresh();
  expect(await contact(app.client())).toMatchObject({ phone: '' });
  expect(await settingOf('contactPhone')).toMatchObject({ value: '', published: '' });
});
