import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { inHours, newDeal, newInterestedBuyer } from '../../../../../tests/support/deals.ts';
import { endUndoDays, eraseForGood, runErasure } from '../../../../../tests/support/erase-for-good.ts';
import { eventually } from '../../../../../tests/support/eventually.ts';
import {
  LISTING,
  type Member,
  newConversation,
  newGuest,
  newListing,
  newMember,
  newMessage,
  PASSWORD,
} from '../../../../../tests/support/factories.ts';
import { connectLive } from '../../../../../tests/support/live-client.ts';
import { newOperator } from '../../../../../tests/support/operators.ts';
import { personOf } from '../../../../../tests/support/sales.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { ChosenPlan, MyPlan } from '../../../paying/plans/contract/subscription.ts';
import type { AuditLogPage } from '../../../running/operators/contract/audit-log.ts';
import type { Chat } from '../../../talking/messages/contract/message.ts';
import type { Viewer } from '../../accounts/contract/viewer.ts';
import type { DeletionPreview } from '../contract/account-deletion.ts';
import { deleteByCommand } from './delete-by-command.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

type Answer = { code: string; deletesAt: string; errors?: { field: string; message: string }[] };

const leave = (member: TestClient, currentPassword = PASSWORD) =>
  member.post<Answer>('/api/accounts/me/deletion', { currentPassword });

const logIn = ({ details: { email } }: Member, client = app.client()) =>
  client.post<{ kept?: boolean; code?: string }>('/api/accounts/sign-in', { email, password: PASSWORD });

const statusOf = async (path: string, client: TestClient = app.client()) => (await client.get(path)).status;

const idOf = async (member: TestClient): Promise<string> => (await personOf(app, member)).profileId ?? '';

const chatOf = async (client: TestClient, id: string) =>
  (await client.get<Chat>(`/api/conversations/${id}`)).body;

test('Deleting my account asks for my password, and says in the field that it is wrong', async () => {
  const member = await newMember(app);
  expect(await leave(member, '')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'currentPassword' }] },
  });
  expect(await leave(member, 'wrong horse')).toMatchObject({
    body: { code: 'PASSWORD_WRONG', errors: [{ field: 'currentPassword' }] },
  });
  expect(await statusOf('/api/accounts/me', member)).toBe(200);
  expect(await statusOf('/api/account-deletion')).toBe(401);
  expect((await leave(app.client())).status).toBe(401);
});

test('At once my sessions and live pages end everywhere, and a mail says until when logging in undoes it', async () => {
  const member = await newMember(app);
  const phone = app.client();
  await logIn(member, phone);
  const live = await connectLive(app.url, phone);
  const { status, body } = await leave(member);
  expect(status).toBe(200);
  const days = (Date.parse(body.deletesAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.99);
  expect(days).toBeLessThan(14.01);
  expect(await live.closed).toBeGreaterThan(0);
  expect([...member.cookies.keys()].filter((name) => name.includes('session'))).toEqual([]);
  for (const client of [member, phone]) expect(await statusOf('/api/accounts/me', client)).toBe(401);
  const mail = await app.mailTo(member.details.email, 'will be deleted');
  expect(mail.subject).toMatch(/^Your Offhand account will be deleted on \w{3} \d+, \d{4}$/);
  expect(mail.text).toContain('To keep your account, log in before then');
});

test('A command of the server deletes an account as its owner would, and logging in keeps it', async () => {
  const member = await newMember(app);
  const { email } = member.details;
  const live = await connectLive(app.url, member);
  const listing = await newListing(member);
  await expect(deleteByCommand(app.db, 'nobody@example.com')).rejects.toThrow('Nobody has an account');
  expect(await deleteByCommand(app.db, ` ${email.toUpperCase()} `)).toContain(`${email} is logged out`);
  await app.settle();
  expect(await live.closed).toBeGreaterThan(0);
  expect(await statusOf('/api/accounts/me', member)).toBe(401);
  expect(await statusOf(`/api/listings/${listing.id}`)).toBe(410);
  await app.mailTo(email, 'will be deleted');
  const operator = await newOperator(app);
  const { body } = await operator.get<AuditLogPage>('/api/audit-log');
  expect(body.entries[0]).toMatchObject({ action: 'account.delete', by: null, subject: 'Deleted user' });
  expect((await logIn(member)).body).toMatchObject({ kept: true });
  expect(await statusOf(`/api/listings/${listing.id}`)).toBe(200);
});

test('At once nobody finds my listings or my profile, and logging in brings back each as it was', async () => {
  const member = await newMember(app);
  const other = await newMember(app);
  const id = await idOf(member);
  const word = `lamp${randomUUID().slice(0, 8)}`;
  const post = () => newListing(member, { title: word });
  const [active, paused, sold, deleted] = [await post(), await post(), await post(), await post()];
  await member.post(`/api/listings/${paused.id}/pause`);
  await member.post(`/api/listings/${sold.id}/sold`);
  await member.delete(`/api/listings/${deleted.id}`);
  const state = () =>
    app.db
      .selectFrom('listings')
      .select(['id', 'status', 'listed_at', 'deleted_at', 'updated_at', 'owner_leaves'])
      .where('seller_id', '=', id)
      .orderBy('id')
      .execute();
  const countFound = async () =>
    (await other.get<{ listings: { id: string }[] }>(`/api/listings?q=${word}`)).body.listings.length;
  const people = async () =>
    (await other.get<{ people: unknown[] }>(`/api/people?q=${member.details.username}`)).body.people.length;
  const sellersInSitemap = async () => (await fetch(`${app.url}/sitemap/profiles.xml`)).text();
  const before = await state();
  expect(await sellersInSitemap()).toContain(id);
  expect([await countFound(), await people()]).toEqual([1, 1]);
  expect((await member.get<DeletionPreview>('/api/account-deletion')).body).toEqual({
    listings: 3,
    deals: [],
    hasRenewingPlan: false,
  });

  await leave(member);
  expect([await countFound(), await people()]).toEqual([0, 0]);
  for (const listing of [active, paused, sold]) {
    expect(await statusOf(`/api/listings/${listing.id}`, other)).toBe(410);
  }
  expect(await statusOf(`/api/profiles/${id}`, other)).toBe(404);
  expect(await sellersInSitemap()).not.toContain(id);

  expect(await logIn(member, member)).toMatchObject({ status: 200, body: { kept: true } });
  expect(await state()).toEqual(before);
  expect([await countFound(), await people()]).toEqual([1, 1]);
  expect(await statusOf(`/api/profiles/${id}`, other)).toBe(200);
  await app.settle();
  expect((await app.mailTo(member.details.email)).subject).toBe('Your Offhand account will not be deleted');
  expect((await logIn(member, member)).status).toBe(204);
  await eraseForGood(app);
  expect(await statusOf('/api/accounts/me', member)).toBe(200);
});

test('Others see "Deleted user" in our chat, and can no longer write to me, at the first moment too', async () => {
  const { buyer, member, sellerClient: seller, listing } = await newDeal(app);
  const live = await connectLive(app.url, member);
  await leave(seller);
  await live.receive('people.changed');
  const chat = await chatOf(member, buyer.chat);
  expect(chat).toMatchObject({
    participant: { kind: 'gone', name: 'Deleted user' },
    denial: 'gone',
    can: { send: false },
    listing: null,
  });
  const message = { clientId: randomUUID(), text: 'Still there?' };
  expect(await member.post(`/api/conversations/${buyer.chat}/messages`, message)).toMatchObject({
    status: 403,
    body: { code: 'NOBODY_THERE' },
  });
  expect((await buyer.offer(2000)).status).toBe(410);
  const third = await newMember(app);
  expect((await third.post('/api/conversations', { listingId: listing.id })).status).toBe(404);
});

test('My open deals are named before and end when I leave, which the others see in the chat and are told', async () => {
  const seller = await newMember(app);
  const reserved = await newDeal(app, seller);
  const offered = await newInterestedBuyer(app, seller, reserved.listing);
  const bought = await newDeal(app);
  const otherConversation = await newConversation(seller, bought.listing);
  await newMessage(seller, otherConversation, 'Mine?');
  await offered.buyer.offer(1500);
  await reserved.seller.reserve();
  await reserved.buyer.meet('Cafe', inHours(30));
  const bid = { id: randomUUID(), priceCents: 2000 };
  expect((await seller.post(`/api/conversations/${otherConversation}/offers`, bid)).status).toBe(200);

  const { body } = await seller.get<DeletionPreview>('/api/account-deletion');
  expect(body.listings).toBe(1);
  expect(body.deals).toHaveLength(3);
  expect(body.deals).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        conversationId: reserved.seller.chat,
        title: LISTING.title,
        name: reserved.member.details.username,
        role: 'seller',
        state: 'reserved',
      }),
      expect.objectContaining({ conversationId: offered.seller.chat, role: 'seller', state: 'offer' }),
      expect.objectContaining({ conversationId: otherConversation, role: 'buyer', state: 'offer' }),
    ]),
  );

  await leave(seller);
  expect((await reserved.buyer.cards()).at(-1)).toBe('released');
  expect((await offered.buyer.cards()).at(-1)).toBe('offer-declined');
  const theirs = await app.db
    .selectFrom('messages')
    .select(['type'])
    .where('conversation_id', '=', otherConversation)
    .where('kind', '=', 'system')
    .orderBy('seq', 'desc')
    .execute();
  expect(theirs[0]?.type).toBe('deal.offer-withdrawn');
  const open = await app.db
    .selectFrom('offers')
    .select('id')
    .where('conversation_id', '=', otherConversation)
    .where('state', '=', 'open')
    .execute();
  expect(open).toEqual([]);
  const titles = async () =>
    (
      await reserved.member.get<{ notifications: { title: string }[] }>('/api/notifications')
    ).body.notifications.map(({ title }) => title);
  await app.settle();
  expect(await titles()).toContain('No longer reserved');

  await logIn(seller, seller);
  const back = await app
    .client()
    .get<{ status: string; reserved: boolean }>(`/api/listings/${reserved.listing.id}`);
  expect(back.body).toMatchObject({ status: 'active', reserved: false });
});

test('A plan stops renewing when I delete my account, which is said before, and I can keep it when I return', async () => {
  const member = await newMember(app);
  const { body: chosen } = await member.post<ChosenPlan>('/api/subscriptions', {
    planType: 'premium_monthly',
  });
  await member.post(`/api/test-checkouts/${chosen.checkout?.id}`, { outcome: 'works' });
  await app.settle();
  const planOf = async () => (await member.get<MyPlan>('/api/subscription')).body.current;
  expect(await planOf()).toMatchObject({ status: 'active', cancelsAtPeriodEnd: false });
  expect((await member.get<DeletionPreview>('/api/account-deletion')).body).toMatchObject({
    hasRenewingPlan: true,
  });

  await leave(member);
  await app.settle();
  await logIn(member, member);
  expect(await planOf()).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true, can: ['keep'] });
  expect((await member.get<DeletionPreview>('/api/account-deletion')).body).toMatchObject({
    hasRenewingPlan: false,
  });
  expect((await member.delete('/api/subscription/cancellation')).status).toBe(202);
  await app.settle();
  expect(await planOf()).toMatchObject({ status: 'active', cancelsAtPeriodEnd: false });
});

test('An item that I bought and we both reviewed cannot be put back for sale because I leave', async () => {
  const { buyer, seller, member, listing } = await newDeal(app);
  const sale = await seller.sell();
  expect(sale.status).toBe(200);
  const { rows } = await sql<{ id: string }>`select id from sales where listing_id = ${listing.id}`.execute(
    app.db,
  );
  for (const client of [seller.client, buyer.client]) {
    const review = { saleId: rows[0]?.id, rating: 5, text: 'As described.' };
    expect((await client.post('/api/reviews', review)).status).toBe(201);
  }
  const relist = async () => {
    const { status, body } = await seller.client.delete<{ code: string }>(`/api/listings/${listing.id}/sold`);
    return [status, body.code];
  };
  const refusal = await relist();
  expect(refusal[0]).toBe(409);
  await leave(member);
  expect(await relist()).toEqual(refusal);
});

test('Asking twice, at once or again, keeps the first date and sends one mail', async () => {
  const member = await newMember(app);
  const [one, two] = await Promise.all([leave(member), leave(member)]);
  const dates = [one, two].flatMap(({ status, body }) => (status === 200 ? [body.deletesAt] : []));
  expect(dates.length).toBeGreaterThan(0);
  expect(new Set(dates).size).toBe(1);
  for (const { status } of [one, two]) expect([200, 401, 422]).toContain(status);
  await app.settle();
  expect((await app.mailTo(member.details.email)).subject).toContain('deleted');
  const sent = app.mails.filter(
    ({ to, subject }) => to === member.details.email && subject.includes('deleted'),
  );
  expect(sent).toHaveLength(1);
});

test('A listing posted while I am leaving waits for that, and is refused', async () => {
  const member = await newMember(app);
  const id = await idOf(member);
  const posted = await app.db.transaction().execute(async (trx) => {
    await sql`update profiles set deletes_at = now() + interval '14 days' where id = ${id}`.execute(trx);
    const post = member.post('/api/listings', LISTING);
    await eventually(async () => {
      const waiting = await sql`
        select from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database() and query like '%for share%'`.execute(app.db);
      expect(waiting.rows).toHaveLength(1);
    });
    return { post };
  });
  expect((await posted.post).status).toBe(401);
});

test('A listing posted at the moment I leave is hidden or refused, and back with me', async () => {
  for (let round = 0; round < 5; round += 1) {
    const member = await newMember(app);
    const id = await idOf(member);
    await Promise.all([
      leave(member),
      ...Array.from({ length: 4 }, () => member.post('/api/listings', LISTING)),
    ]);
    const shown = await app.db
      .selectFrom('listings')
      .select('id')
      .where('seller_id', '=', id)
      .where('owner_leaves', '=', false)
      .execute();
    expect(shown).toEqual([]);
  }
});

test('Logging in at the moment of the last day keeps all of my account, or none', async () => {
  for (let round = 0; round < 6; round += 1) {
    const member = await newMember(app);
    const listing = await newListing(member);
    const id = await idOf(member);
    await leave(member);
    await endUndoDays(app);
    const [answer] = await Promise.all([logIn(member, member), runErasure(app, 3)]);
    const account = await app.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
    const outcome = {
      refused: answer.status === 401 && answer.body.code === 'SIGN_IN_REFUSED',
      signedIn: (await member.get<Viewer>('/api/viewer')).body.account?.id === id,
      listing: await statusOf(`/api/listings/${listing.id}`),
    };
    expect(outcome).toEqual(
      account === undefined
        ? { refused: true, signedIn: false, listing: 410 }
        : { refused: false, signedIn: true, listing: 200 },
    );
  }
});

test('A guest deletes the guest access with the PIN, and only typing the PIN brings it back', async () => {
  const guest = await newGuest(app);
  const { guestId, pin } = guest.credentials;
  const listing = await newListing(guest);
  const buyer = await newMember(app);
  const chat = await newConversation(buyer, listing);
  await newMessage(buyer, chat, 'Is it there?');
  const wrong = pin === '9999' ? '1000' : String(Number(pin) + 1);
  const remove = (typed: string) => guest.post<Answer>('/api/guests/current/deletion', { pin: typed });
  expect(await remove(wrong)).toMatchObject({
    status: 422,
    body: { code: 'PIN_WRONG', errors: [{ field: 'pin', message: 'That is not your PIN.' }] },
  });
  const other = app.client();
  await other.post('/api/guests/return', { guestId, pin });
  const live = await connectLive(app.url, other);
  expect((await remove(pin)).status).toBe(200);
  expect(await live.closed).toBeGreaterThan(0);
  expect((await other.get<Viewer>('/api/viewer')).body.guest).toBeNull();
  expect(await statusOf(`/api/listings/${listing.id}`)).toBe(410);
  expect(await chatOf(buyer, chat)).toMatchObject({ participant: { kind: 'gone' }, denial: 'gone' });
  expect((await other.post('/api/guests/return', { guestId, pin, resumes: true })).status).toBe(401);
  expect(await statusOf(`/api/listings/${listing.id}`)).toBe(410);
  expect(await other.post('/api/guests/return', { guestId, pin })).toMatchObject({
    status: 200,
    body: { kept: true },
  });
  expect(await statusOf(`/api/listings/${listing.id}`)).toBe(200);
  expect(await chatOf(buyer, chat)).toMatchObject({ participant: { kind: 'guest' }, denial: null });
});
