import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Dealer, inHours, newDeal, newInterestedBuyer } from '../../../../../tests/support/deals.ts';
import { recordSignal } from '../../../../../tests/support/record-signal.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Messages } from '../../messages/contract/message.ts';
import type { Notifications } from '../../notifications/contract/notification.ts';
import { dealStepTaken } from '../contract/signals.ts';

let app: TestApp;
let buyer: Dealer;
let seller: Dealer;
let listing: { id: string };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  ({ buyer, seller, listing } = await newDeal(app));
  // The buyer's first message is not part of these tests.
  await readChat(seller);
});

/** Marks all messages as read, as an open chat does. */
async function readChat({ client, chat }: Dealer): Promise<void> {
  const { body } = await client.get<Messages>(`/api/conversations/${chat}/messages`);
  const seq = body.messages.at(-1)?.seq ?? 0;
  expect((await client.put(`/api/conversations/${chat}/read`, { seq })).status).toBe(204);
}

const unread = async (client: TestClient) =>
  (await client.get<{ unread: number }>('/api/notifications/unread')).body.unread;

/** Returns the text and read state of a person's notifications of deals, of which there are `count`. */
async function dealsOf({ client }: Dealer, count: number) {
  await app.settle();
  const { notifications } = (await client.get<Notifications>('/api/notifications')).body;
  const deals = notifications.filter(({ type }) => type !== 'message' && type !== 'like');
  expect(deals).toHaveLength(count);
  return deals.map(({ read, message }) => ({ read, message }));
}

/** Returns notifications that are still waiting to be sent. */
const toSend = () =>
  app.db
    .selectFrom('notifications')
    .select('title')
    .where('link', '=', `/messages/${buyer.chat}`)
    .where('read', '=', false)
    .where((where) => where.or([where('mail_due_at', 'is not', null), where('push_due_at', 'is not', null)]))
    .execute();

test('A step I watch in the open chat is in the bell as read, and never mailed (NOTIF-03)', async () => {
  await seller.reserve();
  await readChat(buyer);
  expect(await dealsOf(buyer, 1)).toMatchObject([{ read: true }]);
  expect(await unread(buyer.client)).toBe(0);
  expect(await toSend()).toEqual([]);
  const stored = app.db.selectFrom('notifications').select(['mail_due_at', 'push_due_at']);
  expect(await stored.where('link', '=', `/messages/${buyer.chat}`).execute()).toEqual([
    { mail_due_at: null, push_due_at: null },
  ]);
});

test('A step I read in the chat later leaves the bell, and is not mailed any more (NOTIF-03)', async () => {
  await seller.reserve();
  expect(await dealsOf(buyer, 1)).toMatchObject([{ read: false }]);
  expect(await toSend()).toHaveLength(1);
  await readChat(buyer);
  expect(await dealsOf(buyer, 1)).toMatchObject([{ read: true }]);
  expect(await toSend()).toEqual([]);
});

test('A step I have not scrolled to stays unread, whatever I read before it (NOTIF-03)', async () => {
  await seller.reserve();
  await dealsOf(buyer, 1);
  await buyer.client.put(`/api/conversations/${buyer.chat}/read`, { seq: 1 });
  expect(await unread(buyer.client)).toBe(1);
});

test('An offer I have declined is not mailed to me, however soon I answered (A-39)', async () => {
  const first = (await buyer.offer(2000)).body.offer?.id ?? '';
  await seller.decline(first);
  expect(await dealsOf(seller, 1)).toMatchObject([{ read: true }]);
  const second = (await buyer.offer(2100)).body.offer?.id ?? '';
  await app.settle();
  expect(await unread(seller.client)).toBe(1);
  await seller.decline(second);
  expect(await unread(seller.client)).toBe(0);
  await readChat(buyer);
  await app.settle();
  expect(await toSend()).toEqual([]);
});

test('Offers of others end as read for me when I sell, and the others hear of it (A-39)', async () => {
  const other = await newInterestedBuyer(app, seller.client, listing);
  await other.buyer.offer(2000);
  await dealsOf(seller, 1);
  await seller.sell();
  const [offer] = (await dealsOf(seller, 2)).filter(({ message }) => !message.startsWith('Leave a review'));
  expect(offer).toMatchObject({ read: true });
  await app.settle();
  expect(await unread(other.member)).toBe(1);
});

test('A reminder is not in the chat, so that reading the chat does not read it (A-39)', async () => {
  const meetup = (await buyer.meet('Library', inHours(5))).body.meetup?.id ?? '';
  await seller.confirm(meetup);
  await readChat(buyer);
  await dealsOf(buyer, 1);
  const { body } = await buyer.client.get<{ account: { id: string } }>('/api/viewer');
  const to = { kind: 'member' as const, id: body.account.id };
  const about = { to, listingId: listing.id, conversationId: buyer.chat, amountCents: null };
  await recordSignal(app, dealStepTaken, { ...about, step: 'meetup-in-an-hour' });
  await dealsOf(buyer, 2);
  await readChat(buyer);
  expect(await unread(buyer.client)).toBe(1);
});

test('I read who it is, which listing, where and when, with the icon of the step (NOTIF-08)', async () => {
  await seller.meet('Front of the library', inHours(5));
  await app.settle();
  const { notifications } = (await buyer.client.get<Notifications>('/api/notifications')).body;
  expect(notifications).toHaveLength(1);

  const [proposed] = notifications;
  expect(proposed?.icon).toBe('calendar-clock');
  expect(proposed?.message).toMatch(
    /^.+ · Desk lamp · Front of the library · \w{3}, \w{3} \d+, \d+:\d\d [AP]M UTC$/,
  );
});
