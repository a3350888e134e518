import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { favoriteSaved } from '../../src/features/finding/favorites/contract/signals.ts';
import type { Photo } from '../../src/features/items/photos/contract/photo.ts';
import { photoUrl } from '../../src/features/items/photos/contract/photo-url.ts';
import {
  type DealStep,
  dealStepTaken,
  saleCompleted,
} from '../../src/features/talking/deals/contract/signals.ts';
import type { Inbox } from '../../src/features/talking/messages/contract/message.ts';
import type {
  Notification,
  Notifications,
} from '../../src/features/talking/notifications/contract/notification.ts';
import { NOTIFICATION_UPDATES } from '../../src/features/talking/notifications/contract/notification-updates.ts';
import { reviewWritten } from '../../src/features/trust/reviews/contract/signals.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import {
  LISTING,
  type Member,
  newConversation,
  newGuest,
  newListing,
  newMember,
  newMessage,
  newPhoto,
} from '../support/factories.ts';
import { connectLive } from '../support/live-client.ts';
import { recordSignal } from '../support/record-signal.ts';
import { newSale } from '../support/sales.ts';
import { PDF } from '../support/sample-files.ts';

let app: TestApp;
let seller: Member;
let buyer: Member;
let listing: { id: string; title: string };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  [seller, buyer] = await Promise.all([newMember(app), newMember(app)]);
  listing = await newListing(seller, { title: `Lamp ${randomUUID().slice(0, 8)}`, price: '40' });
});

async function idOf(member: Member): Promise<string> {
  return (await member.get<{ account: { id: string } }>('/api/viewer')).body.account.id;
}

const all = async (member: Member): Promise<Notification[]> =>
  (await member.get<Notifications>('/api/notifications')).body.notifications;

/** Returns a member's newest notification, which has this title. */
async function notified(member: Member, title: string): Promise<Notification> {
  await app.settle();
  const [newest] = await all(member);
  expect(newest?.title).toBe(title);
  return newest as Notification;
}

/** Returns the listing whose picture a member's newest notification shows. */
async function listingOfNewest(member: Member): Promise<string | null | undefined> {
  const [newest] = await all(member);
  const row = await app.db
    .selectFrom('notifications')
    .select('listing_id')
    .where('id', '=', newest?.id ?? '')
    .executeTakeFirst();
  return row?.listing_id;
}

const saveListing = (member: Member, id = listing.id) =>
  member.api.PUT('/api/favourites/{listingId}', { params: { path: { listingId: id } } });
const edit = (price: string) =>
  seller.put(`/api/listings/${listing.id}`, {
    ...LISTING,
    title: listing.title,
    price,
    tags: [],
    photos: [],
  });

test('A message notifies its recipient, and ten are one notification (NOTIF-08)', async () => {
  const chat = await newConversation(buyer, listing);
  await newMessage(buyer, chat, 'Is it still there?');
  const first = await notified(seller, `${buyer.details.username} wrote about ${listing.title}`);
  expect(first).toMatchObject({ type: 'message', message: 'Is it still there?', link: `/messages/${chat}` });
  for (let n = 2; n <= 10; n += 1) await newMessage(buyer, chat, `And ${n}?`);
  await notified(seller, `10 messages from ${buyer.details.username} about ${listing.title}`);
  expect(await all(seller)).toHaveLength(1);
  expect(await all(buyer)).toEqual([]);
});

test('A message that is only a file notifies with its name, and the inbox says it (MSG-14, NOTIF-08)', async () => {
  const chat = await newConversation(buyer, listing);
  const { body: file } = await buyer.upload<{ id: string }>(
    '/api/attachments?name=manual.pdf',
    new Uint8Array(PDF),
  );
  const message = { clientId: randomUUID(), attachments: [file.id] };
  expect((await buyer.post(`/api/conversations/${chat}/messages`, message)).status).toBe(201);
  const { message: words } = await notified(seller, `${buyer.details.username} wrote about ${listing.title}`);
  expect(words).toBe('Sent a file: manual.pdf');
  const { conversations } = (await seller.get<Inbox>('/api/conversations')).body;
  expect(conversations[0]?.lastMessage).toMatchObject({ text: '', attachmentNames: ['manual.pdf'] });
});

test('A person in the chat is not notified, and reading a chat marks its notification as read (NOTIF-03)', async () => {
  const chat = await newConversation(buyer, listing);
  const { seq } = await newMessage(buyer, chat, 'Seen at once');
  await seller.put(`/api/conversations/${chat}/read`, { seq });
  const later = await newMessage(buyer, chat, 'Seen later');
  const { id } = await notified(seller, `${buyer.details.username} wrote about ${listing.title}`);
  const tab = await connectLive(app.url, seller);
  await seller.put(`/api/conversations/${chat}/read`, { seq: later.seq });
  await tab.receive(NOTIFICATION_UPDATES.changed);
  expect(await all(seller)).toMatchObject([{ id, read: true, count: 1 }]);
  tab.socket.terminate();
});

test('A like notifies without a name, at once in every tab, once for each person (NOTIF-08)', async () => {
  const tab = await connectLive(app.url, seller);
  await saveListing(buyer);
  await tab.receive(NOTIFICATION_UPDATES.changed);
  expect(await all(seller)).toMatchObject([
    {
      type: 'like',
      title: 'Someone saved your listing',
      message: listing.title,
      link: `/listing/${listing.id}`,
      count: 1,
    },
  ]);
  tab.socket.terminate();
  await buyer.delete(`/api/favourites/${listing.id}`);
  await saveListing(buyer);
  await saveListing(await newMember(app));
  await notified(seller, '2 people saved your listing');
  expect(await all(seller)).toMatchObject([{ count: 2 }]);
});

test('A like that was removed, or of a guest’s listing, notifies nobody', async () => {
  const profileId = await idOf(buyer);
  await recordSignal(app, favoriteSaved, { profileId, listingId: listing.id });
  const ofGuest = await newListing(await newGuest(app));
  await saveListing(buyer, ofGuest.id);
  await saveListing(await newMember(app));
  expect((await notified(seller, 'Someone saved your listing')).count).toBe(1);
});

test('Notifications of a save and of a message show the photo of the listing (NOTIF-08)', async () => {
  const photo = (await newPhoto(seller)) as Photo;
  const pictured = await newListing(seller, { title: 'Pictured lamp', photos: [{ id: photo.id }] });
  await saveListing(buyer, pictured.id);
  await app.settle();
  const saved = (await all(seller)).find(({ message }) => message === pictured.title);
  expect(saved?.picture).toBe(photoUrl(photo, 'small'));

  await newMessage(buyer, await newConversation(buyer, pictured), 'Is it bright?');
  await app.settle();
  const received = (await all(seller)).find(({ message }) => message === 'Is it bright?');
  expect(received?.picture).toBe(photoUrl(photo, 'small'));
});

test('Watchers are notified when a listing is sold, and when it is available again', async () => {
  await saveListing(buyer);
  await seller.post(`/api/listings/${listing.id}/sold`);
  expect(await notified(buyer, 'Sold')).toMatchObject({
    type: 'listing',
    message: listing.title,
    link: `/listing/${listing.id}`,
  });
  await seller.delete(`/api/listings/${listing.id}/sold`);
  await notified(buyer, 'Available again');
  // The newest replaces earlier ones about the same listing.
  expect(await all(buyer)).toHaveLength(1);
});

test('Watchers are notified of a lower price, not of a higher one', async () => {
  await saveListing(buyer);
  await edit('30.50');
  expect(await notified(buyer, 'Price drop: $30.50')).toMatchObject({ message: `${listing.title}, was $40` });
  await edit('35');
  await edit('0');
  await notified(buyer, 'Free now');
  expect((await all(buyer))[0]?.count).toBe(2);
});

test('A change that was reversed meanwhile notifies nobody', async () => {
  await saveListing(buyer);
  await Promise.all([
    seller.post(`/api/listings/${listing.id}/sold`),
    seller.delete(`/api/listings/${listing.id}/sold`),
  ]);
  const { body } = await buyer.get<{ status: string }>(`/api/listings/${listing.id}`);
  const title = body.status === 'sold' ? 'Sold' : 'Available again';
  await app.settle();
  const titles = (await all(buyer)).map((notification) => notification.title);
  expect(titles.length === 0 || titles[0] === title).toBe(true);
});

test('Every step of a deal notifies its recipient, with the listing it is about (NOTIF-08)', async () => {
  const to = { kind: 'member' as const, id: await idOf(buyer) };
  const titles: [DealStep, number | null, string][] = [
    ['offer-made', 3550, 'New offer: $35.50'],
    ['offer-countered', 3800, 'Counter-offer: $38'],
    ['offer-accepted', 3800, 'Offer accepted: $38'],
    ['offer-declined', 3000, 'Offer declined: $30'],
    ['offer-withdrawn', null, 'Offer withdrawn'],
    ['offer-expired', null, 'Offer expired'],
    ['reserved', null, 'Reserved for you'],
    ['released', null, 'No longer reserved'],
    ['reservation-ended', null, 'Reservation ended'],
    ['sold-to-you', 3800, "It's yours: $38"],
    ['sold-to-another', null, 'Sold to someone else'],
    ['meetup-proposed', null, 'Meet-up proposed'],
    ['meetup-confirmed', null, 'Meet-up confirmed'],
    ['meetup-cancelled', null, 'Meet-up canceled'],
    ['meetup-in-a-day', null, 'Meet-up in a day'],
    ['meetup-in-an-hour', null, 'Meet-up in an hour'],
  ];
  const step = { to, listingId: listing.id };
  for (const [name, amountCents] of titles) {
    await recordSignal(app, dealStepTaken, {
      ...step,
      step: name,
      conversationId: randomUUID(),
      amountCents,
    });
  }
  await app.settle();
  expect(await all(buyer)).toHaveLength(titles.length);
  const newest = await all(buyer);
  expect(newest.map(({ title }) => title).toSorted()).toEqual(titles.map(([, , title]) => title).toSorted());
  for (const { type, message, link } of newest) {
    expect([type, message]).toEqual(['other', listing.title]);
    expect(link).toMatch(/^\/messages\/[\w-]{36}$/);
  }
});

test('In one conversation, the newest step each of offers, reservation, sale and meet-up is kept', async () => {
  const to = { kind: 'member' as const, id: await idOf(buyer) };
  const step = { to, listingId: listing.id, conversationId: randomUUID(), amountCents: 3000 };
  await recordSignal(app, dealStepTaken, { ...step, step: 'offer-made' });
  await notified(buyer, 'New offer: $30');
  await recordSignal(app, dealStepTaken, { ...step, step: 'offer-accepted' });
  await notified(buyer, 'Offer accepted: $30');
  await recordSignal(app, dealStepTaken, { ...step, step: 'meetup-proposed', amountCents: null });
  await app.settle();
  expect((await all(buyer)).map(({ title }) => title)).toEqual(['Meet-up proposed', 'Offer accepted: $30']);
});

test('Other watchers are notified when a listing is reserved and when it is free again; the participants of the deal are not', async () => {
  const watcher = await newMember(app);
  await saveListing(watcher);
  await saveListing(buyer);
  await notified(seller, '2 people saved your listing');
  const conversationId = await newConversation(buyer, listing);
  const to = { kind: 'member' as const, id: await idOf(buyer) };
  const step = { to, listingId: listing.id, conversationId, amountCents: null };
  await recordSignal(app, dealStepTaken, { ...step, step: 'reserved' });
  await notified(watcher, 'Reserved');
  await notified(buyer, 'Reserved for you');
  const ended = { ...step, step: 'reservation-ended' as const };
  await recordSignal(app, dealStepTaken, ended);
  await recordSignal(app, dealStepTaken, { ...ended, to: { kind: 'member', id: await idOf(seller) } });
  await notified(seller, 'Reservation ended');
  expect((await notified(watcher, 'Available again')).count).toBe(2);
  await notified(buyer, 'Reservation ended');
  expect(await all(buyer)).toHaveLength(1);
  expect((await all(seller)).map(({ type }) => type)).toEqual(['other', 'like']);
});

test('After a sale both people are asked for a review (NOTIF-08)', async () => {
  const sale = await app.db
    .insertInto('sales')
    .values({
      listing_id: listing.id,
      seller_id: await idOf(seller),
      buyer_id: await idOf(buyer),
      item_title: listing.title,
      price_cents: 3800,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveListing(buyer);
  const watcher = await newMember(app);
  await saveListing(watcher);
  await seller.post(`/api/listings/${listing.id}/sold`);
  // The buyer knows about the sale.
  await notified(watcher, 'Sold');
  expect(await all(buyer)).toEqual([]);
  for (let times = 0; times < 2; times += 1) await recordSignal(app, saleCompleted, { saleId: sale.id });
  for (const person of [seller, buyer]) {
    expect(await notified(person, 'How did it go?')).toMatchObject({
      type: 'review',
      message: `Leave a review for ${listing.title}.`,
      link: '/reviews',
      count: 1,
    });
    expect(await listingOfNewest(person)).toBe(listing.id);
  }
});

test('A review notifies the person it is about, when it is written and when it is published (NOTIF-08)', async () => {
  const saleId = await newSale(app, seller, buyer);
  const { listing_id: soldId } = await app.db
    .selectFrom('sales')
    .select('listing_id')
    .where('id', '=', saleId)
    .executeTakeFirstOrThrow();
  const write = (person: Member) =>
    person.post<{ id: string }>('/api/reviews', { saleId, rating: 5, text: 'Friendly.' });
  const { body: first } = await write(buyer);
  expect(await notified(seller, 'Someone reviewed you')).toMatchObject({ type: 'review', link: '/reviews' });
  expect(await listingOfNewest(seller)).toBe(soldId);
  await write(seller);
  // The other notification asked for a review and was marked as read with it.
  expect((await notified(seller, 'You have a new review')).count).toBe(1);
  await notified(buyer, 'You have a new review');
  expect(await listingOfNewest(buyer)).toBe(soldId);
  // Delivered late: the review is already published.
  await recordSignal(app, reviewWritten, { reviewId: first.id });
  await recordSignal(app, reviewWritten, { reviewId: randomUUID() });
  await recordSignal(app, favoriteSaved, { profileId: await idOf(buyer), listingId: listing.id });
  await app.settle();
  expect((await all(seller)).map(({ title, read }) => [title, read])).toEqual([
    ['You have a new review', false],
    ['Someone reviewed you', true],
  ]);
});

test('A watcher who blocked the seller, or was blocked, is not notified', async () => {
  const [blocker, watcher] = [await newMember(app), await newMember(app)];
  for (const person of [blocker, watcher]) await saveListing(person);
  await blocker.put(`/api/blocks/profile/${await idOf(seller)}`);
  await seller.post(`/api/listings/${listing.id}/sold`);
  await notified(watcher, 'Sold');
  expect(await all(blocker)).toEqual([]);
});

test('A guest who sells gets no notification, and nothing fails', async () => {
  const guest = await newGuest(app);
  const item = await newListing(guest);
  const chat = await newConversation(buyer, item);
  await newMessage(buyer, chat, 'Hello');
  const key = (
    await app.db
      .selectFrom('listings')
      .select('guest_key')
      .where('id', '=', item.id)
      .executeTakeFirstOrThrow()
  ).guest_key;
  await recordSignal(app, dealStepTaken, {
    step: 'offer-made',
    to: { kind: 'guest', key: key ?? '' },
    listingId: item.id,
    conversationId: chat,
    amountCents: 100,
  });
  await newMessage(buyer, await newConversation(buyer, listing), 'After that');
  await notified(seller, `${buyer.details.username} wrote about ${listing.title}`);
  const link = `/messages/${chat}`;
  expect(await app.db.selectFrom('notifications').select('id').where('link', '=', link).execute()).toEqual(
    [],
  );
});
