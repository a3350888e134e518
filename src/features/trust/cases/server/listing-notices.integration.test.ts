import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newDesk } from '../../../../../tests/support/desk.ts';
import {
  type Member,
  newConversation,
  newGuest,
  newListing,
  newMember,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Listing } from '../../../items/listings/contract/listing.ts';
import type { OwnListings } from '../../../items/listings/contract/own-listings.ts';
import type { Deal } from '../../../talking/deals/contract/deal.ts';
import type { Effects } from '../contract/decision.ts';
import type { StatementList } from '../contract/statement.ts';

let app: TestApp;
let desk: Awaited<ReturnType<typeof newDesk>>;
let seller: Member;
let listing: { id: string };
beforeAll(async () => {
  app = await startTestApp();
  desk = await newDesk(app);
});
afterAll(() => app?.close());
beforeEach(async () => {
  seller = await newMember(app);
  listing = await newListing(seller);
});

const show = (client: TestClient, id = listing.id) => client.get<Listing>(`/api/listings/${id}`);
const rowOf = async (client: TestClient) =>
  (await client.get<OwnListings>('/api/listings/own')).body.listings[0];
const titlesOf = async (client: TestClient) =>
  (await client.get<{ notifications: { title: string }[] }>('/api/notifications')).body.notifications.map(
    ({ title }) => title,
  );
const dealOf = async (client: TestClient, chat: string) =>
  (await client.get<Deal>(`/api/conversations/${chat}/deal`)).body;
const statementsOf = async (client: TestClient) =>
  (await client.get<StatementList>('/api/statements')).body.statements;

test('A seller still opens a listing that was taken down, reads why, and can edit or delete it; others cannot open it', async () => {
  await desk.decide(desk.operator, await desk.reported(listing));
  const [statement] = await statementsOf(seller);
  const notice = { state: 'taken-down', statementId: statement?.id, until: null };
  const can = { edit: true, delete: true, markSold: false, relist: false, pause: false, renew: false };
  expect(await show(seller)).toMatchObject({ status: 200, body: { own: true, notice, can } });
  expect(await rowOf(seller)).toMatchObject({ id: listing.id, notice, can });
  expect((await seller.get(`/api/statements/${statement?.id}`)).status).toBe(200);
  for (const other of [app.client(), await newMember(app), await newGuest(app)]) {
    expect(await show(other)).toMatchObject({ status: 410, body: { code: 'LISTING_GONE' } });
  }
  const paused = await seller.post<Listing>(`/api/listings/${listing.id}/pause`);
  expect(paused.body.status).toBe('active');
  expect((await seller.delete(`/api/listings/${listing.id}`)).status).toBe(204);
});

test('A seller who is asked for a change sees until when, and the notice ends with the change', async () => {
  const opened = await desk.reported(listing);
  await desk.decide(desk.operator, opened, { onSubject: 'ask-change', text: 'Say that it is broken.' });
  expect(await show(app.client())).toMatchObject({ status: 200, body: { notice: null } });
  const notice = (await show(seller)).body.notice;
  expect(notice?.state).toBe('change');
  expect(Date.parse(notice?.until ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  expect((await rowOf(seller))?.notice).toEqual(notice);
  expect(await statementsOf(seller)).toMatchObject([{ applies: true }]);

  await app.db
    .updateTable('cases')
    .set({ state: 'decided', decided_at: new Date() })
    .where('id', '=', opened.id)
    .execute();
  expect((await show(seller)).body.notice).toBeNull();
});

test('A suspended seller sees on each listing that only they can see it, and a hidden one stays hidden after the end', async () => {
  const guest = await newGuest(app);
  const [first, second] = [await newListing(guest), await newListing(guest)];
  await desk.decide(desk.operator, await desk.reported(first), { onSubject: 'hide', onPerson: 'suspend' });
  const { id } = (await statementsOf(guest))[0] ?? {};
  expect((await show(guest, first.id)).body.notice).toMatchObject({ state: 'hidden', statementId: id });
  expect((await show(guest, second.id)).body.notice).toMatchObject({ state: 'suspended', statementId: id });
  expect((await show(app.client(), second.id)).status).toBe(410);
});

test('A warning leaves the dashboard after a week', async () => {
  await desk.decide(desk.operator, await desk.reported(listing), { onSubject: 'none', onPerson: 'warn' });
  const [warning] = await statementsOf(seller);
  expect(warning?.applies).toBe(true);
  await app.db
    .updateTable('decisions')
    .set({ decided_at: new Date(Date.now() - 8 * 86_400_000) })
    .where('id', '=', warning?.id ?? '')
    .execute();
  expect(await statementsOf(seller)).toMatchObject([{ applies: false, endedAt: null }]);
});

test('When a listing is taken down, its deals end with a word to the buyers, and an appeal reserves it again', async () => {
  const [buyer, bidder, watcher] = [await newMember(app), await newMember(app), await newMember(app)];
  const reserved = await newConversation(buyer, listing);
  expect((await seller.put(`/api/conversations/${reserved}/reservation`, {})).status).toBe(200);
  await watcher.put(`/api/favourites/${listing.id}`);
  const bid = await newConversation(bidder, listing);
  const offer = { id: crypto.randomUUID(), priceCents: 1500 };
  expect((await bidder.post(`/api/conversations/${bid}/offers`, offer)).status).toBe(200);
  const opened = await desk.reported(listing);
  const actions = { onSubject: 'take-down', onPerson: 'none' };
  const preview = await desk.operator.post<Effects>(`/api/cases/${opened.id}/preview`, { actions });
  expect(preview.body).toMatchObject({ dealsEnd: 2, listingsLeave: 1 });
  await desk.decide(desk.operator, opened);
  await app.settle();
  expect(await titlesOf(buyer)).toContain('Reservation ended');
  expect(await titlesOf(bidder)).toContain('Offer expired: $15');
  // Nobody who saved it hears that it is available again.
  expect(await titlesOf(watcher)).toEqual([]);
  const reservation = app.db.selectFrom('listings').select('reserved_for').where('id', '=', listing.id);
  expect(await reservation.execute()).toEqual([{ reserved_for: null }]);

  const [statement] = await statementsOf(seller);
  await seller.post(`/api/statements/${statement?.id}/appeal`, { text: 'It is mine, here is the receipt.' });
  const { case_id: caseId } = await app.db
    .selectFrom('appeals')
    .select('case_id')
    .where('decision_id', '=', statement?.id ?? '')
    .executeTakeFirstOrThrow();
  const { version } = await desk.openCase(desk.colleague, caseId);
  const undone = { version, outcome: 'undo', text: 'You are right.' };
  expect((await desk.colleague.post(`/api/cases/${caseId}/appeal-decision`, undone)).status).toBe(200);
  await app.settle();
  expect(await show(app.client())).toMatchObject({ status: 200, body: { reserved: true } });
  expect(await dealOf(buyer, reserved)).toMatchObject({ stage: 'reserved-here' });
  expect(await dealOf(bidder, bid)).toMatchObject({ stage: 'reserved-elsewhere' });
});
