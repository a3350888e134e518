import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type Member,
  newGuest,
  newListing,
  newMember,
  newPhoto,
  newTokenClient,
} from '../../../../../tests/support/factories.ts';
import { newOperator } from '../../../../../tests/support/operators.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Viewer } from '../../../people/accounts/contract/viewer.ts';
import type { AuditLogPage } from '../../operators/contract/audit-log.ts';
import type { DeskGuest } from '../contract/guest.ts';
import type { DeskPerson } from '../contract/person.ts';
import type { DeskResults } from '../contract/search.ts';

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startTestApp();
  operator = await newOperator(app);
});
afterAll(() => app?.close());

const idOf = async (client: TestClient): Promise<string> => {
  const { account } = (await client.get<Viewer>('/api/viewer')).body;
  if (!account) throw new Error('not logged in');
  return account.id;
};
const search = async (q: string, more = '') =>
  (await operator.get<DeskResults>(`/api/desk/search?q=${encodeURIComponent(q)}${more}`)).body;
const read = async (id: string) => (await operator.get<DeskPerson>(`/api/desk/people/${id}`)).body;
const act = (id: string, action: string, body?: object) =>
  operator.post(`/api/desk/people/${id}/${action}`, body);
const newestEntry = async () => (await operator.get<AuditLogPage>('/api/audit-log')).body.entries[0];
const change = (credits: number, reason = 'Recording failed twice') => ({
  id: randomUUID(),
  credits,
  reason,
});

async function insertPayment(profileId: string, reference: string) {
  await app.db
    .insertInto('payments')
    .values({
      profile_id: profileId,
      provider: 'stripe',
      provider_id: reference,
      checkout_id: randomUUID(),
      reference: 'x',
      offer_id: '50_credits',
      title: '50 credits',
      kind: 'purchase',
      state: 'paid',
      amount_cents: 999,
      currency: 'usd',
      number: `R-${reference}`,
      is_test: false,
      at: new Date(),
    })
    .execute();
}

test('Visitors, guests and members find nobody at the desk and change nothing', async () => {
  const member = await newMember(app);
  const id = await idOf(member);
  const calls = [
    (client: TestClient) => client.get('/api/desk/search?q=a'),
    (client: TestClient) => client.get(`/api/desk/people/${id}`),
    (client: TestClient) => client.post(`/api/desk/people/${id}/email`),
    (client: TestClient) => client.post(`/api/desk/people/${id}/credits`, change(5)),
    (client: TestClient) => client.post(`/api/desk/people/${id}/confirmation`),
    (client: TestClient) => client.post(`/api/desk/people/${id}/end-sessions`),
    (client: TestClient) => client.post(`/api/desk/people/${id}/notes`, { id: randomUUID(), text: 'x' }),
  ];
  const guest = await newGuest(app);
  for (const call of calls) {
    expect((await call(app.client())).status).toBe(401);
    expect((await call(guest)).status).toBe(401);
    expect((await call(member)).status).toBe(403);
  }
});

test('An operator finds a person by part of a name, whole address or id, with a masked address', async () => {
  const member = await newMember(app, { username: 'Samson.W', email: 'samson@example.com' });
  const id = await idOf(member);
  const person = { id, username: 'Samson.W', maskedEmail: 's***@example.com', state: 'active' };
  for (const q of ['amson', ' SAMSON.w ', 'samson@example.com', id]) {
    expect((await search(q)).people).toMatchObject([person]);
  }
  for (const q of ['samson@example', 'amson@example.com', '%', '_', randomUUID()]) {
    expect((await search(q)).people, q).toEqual([]);
  }
  expect(JSON.stringify(await search('amson'))).not.toContain('samson@example.com');
});

test('An operator finds a guest by the name at the desk or the Guest ID, and reads what they do and the cases about them', async () => {
  const guest = await newGuest(app);
  const { id: listing } = await newListing(guest, { title: 'Guest lamp' });
  const { guest_key: key } = await app.db
    .selectFrom('listings')
    .select('guest_key')
    .where('id', '=', listing)
    .executeTakeFirstOrThrow();
  const name = `Guest ${key?.slice(0, 4).toUpperCase()}`;
  const person = { kind: 'guest', id: key, name, username: null, maskedEmail: null };
  for (const q of [name, name.toLowerCase(), guest.credentials.guestId, key ?? '']) {
    expect((await search(q)).people, q).toContainEqual(expect.objectContaining(person));
  }
  expect((await search('Guest lamp')).people).toEqual([]);
  expect((await search(key ?? '')).listings).toMatchObject([
    { id: listing, sellerId: null, sellerGuest: key },
  ]);

  const sent = await (await newMember(app)).post('/api/reports', {
    kind: 'listing',
    id: listing,
    reason: 'scam',
  });
  expect(sent.status).toBe(201);
  const path = `/api/desk/guests/${key}`;
  expect((await operator.get<DeskGuest>(path)).body).toMatchObject({
    name,
    state: 'active',
    totals: { forSale: 1, sold: 0 },
    cases: [{ title: 'Guest lamp', state: 'open', isAppeal: false }],
  });
  expect((await operator.get(`/api/desk/guests/${randomUUID()}`)).status).toBe(404);
  expect((await guest.get(path)).status).toBe(401);
  expect((await (await newMember(app)).get(path)).status).toBe(403);
});

test('An operator finds listings by words or seller in every state, and payments by reference or number', async () => {
  const seller = await newMember(app);
  const id = await idOf(seller);
  const photo = await newPhoto(seller);
  const lamp = await newListing(seller, { title: 'Zircon turntable', photos: [{ id: photo.id }] });
  const paused = await newListing(seller, { title: 'Zircon camera' });
  await app.db.updateTable('listings').set({ status: 'paused' }).where('id', '=', paused.id).execute();
  const zircon = [
    { title: 'Zircon camera', state: 'paused' },
    { title: 'Zircon turntable', state: 'active' },
  ];
  expect((await search('zircon')).listings).toMatchObject(zircon);
  expect((await search(seller.details.username)).listings).toMatchObject(zircon);
  const [listing] = (await search(lamp.id)).listings;
  expect(listing).toMatchObject({ title: 'Zircon turntable', sellerId: id });
  for (const moderation of [null, 'hidden', 'taken-down']) {
    await app.db.updateTable('listings').set({ moderation }).where('id', '=', lamp.id).execute();
    expect((await search(lamp.id)).listings[0]?.state).toBe(moderation ?? 'active');
    expect((await operator.get(listing?.pictureUrl ?? '')).status).toBe(200);
  }

  await insertPayment(id, 'in_zircon');
  for (const q of ['in_zircon', 'R-in_zircon', seller.details.email]) {
    expect((await search(q)).payments).toMatchObject([{ reference: 'in_zircon', personId: id }]);
  }
  expect((await search('in_zirco')).payments).toEqual([]);
});

test('An operator finds deals by title and person', async () => {
  const [seller, buyer] = [await newMember(app), await newMember(app)];
  const [sellerId, buyerId] = [await idOf(seller), await idOf(buyer)];
  await app.db
    .insertInto('sales')
    .values({
      listing_id: randomUUID(),
      seller_id: sellerId,
      buyer_id: buyerId,
      item_title: 'Opal teapot',
      price_cents: 1200,
    })
    .execute();
  const deal = { title: 'Opal teapot', priceCents: 1200, sellerId, buyerId };
  for (const q of ['opal TEA', seller.details.username, buyer.details.email]) {
    expect((await search(q)).deals).toMatchObject([deal]);
  }
});

test('Results of one kind come page by page, none twice, and a wrong cursor is refused', async () => {
  const names = ['quartz.a', 'quartz.b', 'quartz.c'];
  for (const username of names) await newMember(app, { username });
  const first = await search('quartz', '&kind=people&limit=2');
  expect(first.people.map(({ username }) => username)).toEqual(['quartz.a', 'quartz.b']);
  expect(first.more).toEqual(['people']);
  const next = await search('quartz', `&kind=people&limit=2&cursor=${first.nextCursor}`);
  expect(next.people.map(({ username }) => username)).toEqual(['quartz.c']);
  expect(next.nextCursor).toBeNull();
  for (const kind of ['people', 'listings', 'deals', 'payments']) {
    const { status } = await operator.get(`/api/desk/search?q=&kind=${kind}&cursor=x`);
    expect(status).toBe(422);
    const page = await operator.get<DeskResults>(`/api/desk/search?q=&kind=${kind}&limit=1`);
    expect(page.status).toBe(200);
  }
  for (const q of ["'; drop table users; --", '\\', '%00', 'in_\u{1F600}', 'a'.repeat(101)]) {
    const { status } = await operator.get(`/api/desk/search?q=${q === '%00' ? q : encodeURIComponent(q)}`);
    expect(status, q).toBeLessThan(500);
  }
});

test('The whole address of a person is read only with an entry in the log', async () => {
  const member = await newMember(app);
  const id = await idOf(member);
  const { username, email } = member.details;
  expect(JSON.stringify(await read(id))).not.toContain(email);
  expect(await act(id, 'email')).toMatchObject({ status: 200, body: { email } });
  expect(await newestEntry()).toMatchObject({
    action: 'person.reveal-email',
    by: operator.details.username,
    subject: username,
  });
  expect((await act(randomUUID(), 'email')).status).toBe(404);
  expect((await operator.get(`/api/desk/people/${randomUUID()}`)).status).toBe(404);
});

test('An operator gives credits once, and takes no more than are left', async () => {
  const member = await newMember(app);
  const id = await idOf(member);
  const before = (await read(id)).credits.available;
  const gift = change(5);
  const answers = await Promise.all([1, 2, 3].map(() => act(id, 'credits', gift)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  const { credits } = await read(id);
  expect(credits).toMatchObject({ available: before + 5, bought: 5 });
  expect(credits.entries[0]).toMatchObject({
    kind: 'given',
    change: 5,
    left: before + 5,
    reason: '+5: Recording failed twice',
    by: operator.details.username,
  });
  expect(await newestEntry()).toMatchObject({
    action: 'person.give-credits',
    subject: member.details.username,
  });

  const takes = await Promise.all([act(id, 'credits', change(-3)), act(id, 'credits', change(-3))]);
  expect(takes.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect((await read(id)).credits).toMatchObject({ available: before + 2, bought: 2 });
  for (const bad of [change(0), change(1.5), change(1001), change(5, ' ')]) {
    expect((await act(id, 'credits', bad)).status).toBe(422);
  }
  const ownLedger = await member.get<{ entries: { kind: string }[] }>('/api/credits/entries');
  expect(ownLedger.body.entries.map(({ kind }) => kind).slice(0, 2)).toEqual(['taken', 'given']);
});

test('A person gets the confirmation again until they have confirmed, and is logged out everywhere, with their programs', async () => {
  const member = await newMember(app);
  const id = await idOf(member);
  expect((await act(id, 'confirmation')).status).toBe(204);
  await app.mailTo(member.details.email, 'Confirm your email');
  await app.db.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute();
  expect(await act(id, 'confirmation')).toMatchObject({ status: 409, body: { code: 'ALREADY_CONFIRMED' } });

  const program = await newTokenClient(app, member);
  expect((await program.get('/api/viewer')).status).toBe(200);
  expect(await read(id)).toMatchObject({ sessions: 1, apiTokens: 1 });
  expect((await act(id, 'end-sessions')).status).toBe(204);
  expect(await read(id)).toMatchObject({ sessions: 0, apiTokens: 0 });
  expect((await member.get<Viewer>('/api/viewer')).body.account).toBeNull();
  expect(await program.get('/api/accounts/me')).toMatchObject({
    status: 401,
    body: { code: 'TOKEN_REFUSED' },
  });
  expect(await newestEntry()).toMatchObject({ action: 'person.end-sessions' });
  // Operators stay logged in themselves.
  expect((await act(await idOf(operator), 'end-sessions')).status).toBe(204);
  expect((await operator.get<Viewer>('/api/viewer')).body.account).not.toBeNull();
});

test('A note about a person is stored once and shown with who wrote it', async () => {
  const id = await idOf(await newMember(app));
  const note = { id: randomUUID(), text: '  Mic trouble on an old phone.  ' };
  await Promise.all([act(id, 'notes', note), act(id, 'notes', note)]);
  expect((await read(id)).notes).toMatchObject([
    { text: 'Mic trouble on an old phone.', by: operator.details.username },
  ]);
  expect((await act(id, 'notes', { id: randomUUID(), text: ' ' })).status).toBe(422);
});
