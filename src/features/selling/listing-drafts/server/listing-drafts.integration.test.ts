import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import { personOf } from '../../../../../tests/support/sales.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { ListingDraft } from '../contract/listing-draft.ts';

let app: TestApp;
let member: Member;

beforeAll(async () => {
  app = await startTestApp();
  member = await newMember(app);
});
afterAll(() => app?.close());

const draft = (text: string, client: TestClient = member) =>
  client.post<ListingDraft & { code: string }>('/api/functions/generate-listing', {
    input: text,
    type: 'text',
  });

test('A few words become a listing that can be posted unchanged (CREATE-20)', async () => {
  const { status, body } = await draft('Selling my Nikon D750 camera, like new, with two batteries. $450');
  expect(status).toBe(200);
  expect(body).toMatchObject({ priceCents: 45_000, category: 'electronics', condition: 'like-new' });
  expect(body.title).toMatch(/nikon/i);
  const posted = await newListing(member, {
    title: body.title,
    description: body.description,
    price: String((body.priceCents ?? 0) / 100),
    category: body.category ?? '',
    condition: body.condition ?? '',
    tags: body.tags,
  });
  expect(posted.title).toBe(body.title);
});

test('Drafting stores nothing (CREATE-20)', async () => {
  const person = await newMember(app);
  await draft('Old oak table, good, $80', person);
  expect((await person.get('/api/listings/own')).body).toMatchObject({ listings: [] });
});

test('Guests can draft, visitors are asked to log in (CREATE-04, CREATE-19, PERM-14)', async () => {
  expect((await draft('Old oak table, $80', await newGuest(app))).status).toBe(200);
  expect(await draft('Old oak table, $80', app.client())).toMatchObject({
    status: 401,
    body: { title: 'Error Processing Description' },
  });
});

test.each([
  ['a blank description', ' \n '],
  ['a single sign', '?'],
  ['nothing but emoji', '🪑🪑🪑'],
])('The error says that %s describes nothing (CREATE-18)', async (_what, text) => {
  expect(await draft(text)).toMatchObject({
    status: 422,
    body: {
      title: 'No description provided',
      detail: 'Please enter a brief description',
      errors: [{ field: 'input' }],
    },
  });
});

test.each([
  ['another script', '古い時計を売ります 5000円'],
  ['control signs', 'chair\0\ud800\u202E $5'],
  ['one endless word', 'x'.repeat(5000)],
  ['digits without end', '9'.repeat(5000)],
  ['many prices', '$1 '.repeat(1600)],
])('Any text, including %s, gives a draft within the limits (CREATE-20)', async (_what, text) => {
  const { status, body } = await draft(text);
  expect(status).toBe(200);
  expect(body.title.length).toBeLessThanOrEqual(120);
  expect(body.description.length).toBeLessThanOrEqual(5000);
  expect(body.tags.length).toBeLessThanOrEqual(10);
});

test('Text of more than 5,000 characters is refused (CREATE-19)', async () => {
  expect(await draft('x'.repeat(5001))).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'input' }] },
  });
});

test('After 120 drafts in an hour, a person has to wait (CREATE-19)', async () => {
  const eager = await newGuest(app);
  expect((await draft('Oak table', eager)).status).toBe(200);
  // Most of the 120 drafts are inserted as counts.
  const { guestKey } = await personOf(app, eager);
  await app.db
    .updateTable('attempts')
    .set({ count: 117 })
    .where('key', '=', `draft:owner:${guestKey}`)
    .execute();
  const answers = await Promise.all(Array.from({ length: 7 }, () => draft('Oak table', eager)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const [refused] = answers.filter(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({
    title: 'Error Processing Description',
    retryAfter: expect.any(Number),
  });
});
