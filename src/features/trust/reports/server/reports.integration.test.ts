import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type Member,
  newConversation,
  newGuest,
  newListing,
  newMember,
  newMessage,
} from '../../../../../tests/support/factories.ts';
import { newSale } from '../../../../../tests/support/sales.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';

let app: TestApp;
let seller: Member;
let buyer: Member;
let listing: { id: string };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  [seller, buyer] = [await newMember(app), await newMember(app)];
  listing = await newListing(seller, { title: 'Genuine watch', description: 'Real gold, promise.' });
});

const idOf = async (client: TestClient) =>
  (await client.get<{ account: { id: string } }>('/api/viewer')).body.account.id;
const report = (client: TestClient, body: object) =>
  client.post<{ code: string; errors?: object[] }>('/api/reports', body);
const about = (id: string, details: object = {}) => ({ kind: 'listing', id, reason: 'scam', ...details });
const stored = (id: string) =>
  app.db.selectFrom('reports').selectAll().where('target_id', '=', id).orderBy('created_at').execute();

it('A report keeps a snapshot of its subject, even if that is changed or deleted afterwards', async () => {
  expect((await report(buyer, about(listing.id, { details: ' Plated\0 ' }))).status).toBe(201);
  await seller.delete(`/api/listings/${listing.id}`);
  expect(await stored(listing.id)).toMatchObject([
    {
      kind: 'listing',
      reason: 'scam',
      details: 'Plated',
      seen_title: 'Genuine watch',
      seen_text: 'Real gold, promise.',
      state: 'open',
      reporter_id: await idOf(buyer),
      about_id: await idOf(seller),
    },
  ]);
  expect((await report(await newMember(app), about(listing.id))).status).toBe(404);
});

it("Reports keep the other participant's messages of a conversation, name and bio of a profile, and the id of a review", async () => {
  const sellerId = await idOf(seller);
  const chat = await newConversation(buyer, listing);
  await newMessage(buyer, chat, 'Is it real?');
  await newMessage(seller, chat, 'Pay here: <b>http://example.com</b>');
  await newMessage(seller, chat, 'Today!');
  await report(buyer, { kind: 'conversation', id: chat, reason: 'spam' });
  expect(await stored(chat)).toMatchObject([
    { about_id: sellerId, seen_text: 'Pay here: <b>http://example.com</b>\n\nToday!' },
  ]);
  await seller.put('/api/profiles/me', { fullName: 'Sell Er', bio: 'Only gold.' });
  await report(buyer, { kind: 'profile', id: sellerId, reason: 'harassment' });
  expect(await stored(sellerId)).toMatchObject([
    { about_id: sellerId, seen_title: 'Sell Er', seen_text: 'Only gold.' },
  ]);
  const sale = await newSale(app, seller, buyer, { itemTitle: 'Brass ring' });
  const review = { saleId: sale, rating: 1, text: 'Never again' };
  const { body: written } = await seller.post<{ id: string }>('/api/reviews', review);
  const reportReview = () => report(buyer, { kind: 'review', id: written.id, reason: 'harassment' });
  expect((await reportReview()).status).toBe(404);
  await buyer.post('/api/reviews', review);
  expect((await reportReview()).status).toBe(201);
  expect(await stored(written.id)).toMatchObject([
    { about_id: sellerId, seen_title: 'Review about Brass ring', seen_text: 'Never again' },
  ]);
  // Only participants can report a conversation.
  const outsider = await newMember(app);
  expect((await report(outsider, { kind: 'conversation', id: chat, reason: 'spam' })).status).toBe(404);
});

it('Reporting the same subject again changes and reopens the report; another person creates another', async () => {
  await Promise.all(Array.from({ length: 5 }, () => report(buyer, about(listing.id))));
  await app.db.updateTable('reports').set({ state: 'closed' }).where('target_id', '=', listing.id).execute();
  await report(buyer, about(listing.id, { reason: 'other', details: 'It is brass' }));
  await report(await newMember(app), about(listing.id));
  const reports = await stored(listing.id);
  expect(reports).toMatchObject([
    { reason: 'other', details: 'It is brass', state: 'open' },
    { reason: 'scam', details: '', state: 'open' },
  ]);
});

it('Guests can report and take their reports along to an account', async () => {
  const guest = await newGuest(app);
  expect((await report(guest, about(listing.id))).status).toBe(201);
  for (const [name, value] of guest.cookies) if (!buyer.cookies.has(name)) buyer.cookies.set(name, value);
  await buyer.post('/api/guests/claim');
  expect(await stored(listing.id)).toMatchObject([{ reporter_id: await idOf(buyer), reporter_guest: null }]);
});

it("A guest's report is stored as the guest's own, once for each subject, and stays open", async () => {
  const guest = await newGuest(app);
  const { key } = await app.db
    .selectFrom('guest_sessions')
    .select('key')
    .where('guest_id', '=', guest.credentials.guestId)
    .executeTakeFirstOrThrow();
  for (const reason of ['scam', 'spam']) {
    expect((await report(guest, about(listing.id, { reason }))).status).toBe(201);
  }
  await report(await newGuest(app), about(listing.id));
  const reports = await stored(listing.id);
  expect(reports).toMatchObject([
    {
      reporter_guest: key,
      reporter_id: null,
      about_id: await idOf(seller),
      about_guest: null,
      reason: 'spam',
    },
    { reporter_id: null, reason: 'scam' },
  ]);
  expect(reports[1]?.reporter_guest).not.toBe(key);
});

it('A report about a guest names the guest, and the account the guest becomes; guests cannot report themselves', async () => {
  const guest = await newGuest(app);
  const guestListing = await newListing(guest);
  const { guest_key } = await app.db
    .selectFrom('listings')
    .select('guest_key')
    .where('id', '=', guestListing.id)
    .executeTakeFirstOrThrow();
  expect(await report(guest, about(guestListing.id))).toMatchObject({
    status: 403,
    body: { code: 'OWN_SUBJECT' },
  });
  expect((await report(buyer, about(guestListing.id))).status).toBe(201);
  expect(await stored(guestListing.id)).toMatchObject([{ about_id: null, about_guest: guest_key }]);
  for (const [name, value] of guest.cookies) if (!seller.cookies.has(name)) seller.cookies.set(name, value);
  await seller.post('/api/guests/claim');
  expect(await stored(guestListing.id)).toMatchObject([{ about_id: await idOf(seller), about_guest: null }]);
});

it("When a guest signs up, the account's report about a subject stays and the guest's goes", async () => {
  const guest = await newGuest(app);
  await report(guest, about(listing.id, { reason: 'spam' }));
  await report(buyer, about(listing.id, { reason: 'scam' }));
  for (const [name, value] of guest.cookies) if (!buyer.cookies.has(name)) buyer.cookies.set(name, value);
  expect((await buyer.post('/api/guests/claim')).status).toBe(200);
  const reports = await stored(listing.id);
  expect(reports.map(({ reason, reporter_id }) => [reason, reporter_id])).toEqual([
    ['scam', await idOf(buyer)],
  ]);
});

it('Nobody can report their own or missing subjects, or without a reason', async () => {
  expect(await report(seller, about(listing.id))).toMatchObject({
    status: 403,
    body: { code: 'OWN_SUBJECT' },
  });
  const ownId = await idOf(buyer);
  expect((await report(buyer, { kind: 'profile', id: ownId, reason: 'spam' })).status).toBe(403);
  expect((await report(buyer, about(randomUUID()))).status).toBe(404);
  expect(await report(buyer, about(listing.id, { reason: 'other' }))).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'details', message: "Tell us what's wrong." }] },
  });
  for (const odd of [{ reason: 'boring' }, { kind: 'country' }, { id: 'x' }, { details: 'x'.repeat(1001) }]) {
    expect((await report(buyer, about(listing.id, odd))).status).toBe(422);
  }
  expect(await stored(listing.id)).toEqual([]);
});

it('Many reports in a short time are slowed down', async () => {
  const answers: number[] = [];
  for (let n = 0; n < 24; n += 1) answers.push((await report(buyer, about(listing.id))).status);
  expect(answers.filter((status) => status === 201)).toHaveLength(20);
  expect(answers.at(-1)).toBe(429);
});
