import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Dealer, inHours, newDeal, newInterestedBuyer } from '../../../../../tests/support/deals.ts';
import { deleteForGood } from '../../../../../tests/support/delete-for-good.ts';
import { newConversation, newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import { connectLive } from '../../../../../tests/support/live-client.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Listing } from '../../../items/listings/contract/listing.ts';
import type { Messages } from '../../messages/contract/message.ts';
import { createSystemMessages } from '../../messages/server/messages.ts';
import type { Notifications } from '../../notifications/contract/notification.ts';
import type { InterestedBuyer } from '../contract/deal.ts';
import { SOLD_THANKS } from '../contract/deal-limits.ts';
import { dealMessages } from './deals.ts';

let app: TestApp;
let buyer: Dealer;
let seller: Dealer;
let sellerClient: TestClient;
let listing: { id: string; title: string };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  ({ buyer, seller, listing, sellerClient } = await newDeal(app));
});

const salesOf = (id: string) => app.db.selectFrom('sales').selectAll().where('listing_id', '=', id).execute();
const statusOf = async (id: string) => (await app.client().get<Listing>(`/api/listings/${id}`)).body.status;
const textsOf = async ({ client, chat }: Dealer) =>
  (await client.get<Messages>(`/api/conversations/${chat}/messages`)).body.messages.map(({ text }) => text);
const rival = () => newInterestedBuyer(app, sellerClient, listing);
const offer = async (by: Dealer) => (await by.offer(2000)).body.offer?.id ?? '';

describe('reserving', () => {
  it('A seller reserves without an offer, changes until when, and releases (A-39)', async () => {
    const until = inHours(10);
    expect((await seller.reserve(until)).body).toMatchObject({
      stage: 'reserved-here',
      reservation: { until, priceCents: 2400 },
      can: { release: true, sell: true, reserve: true },
    });
    const later = inHours(20);
    expect((await seller.reserve(later)).body.reservation?.until).toBe(later);
    expect((await seller.reserve(later)).status).toBe(200);
    expect((await seller.release()).body).toMatchObject({ stage: 'available', reservation: null });
    expect((await seller.release()).status).toBe(200);
    expect(await buyer.cards()).toEqual(['reserved', 'reserved', 'released']);
  });

  it('The buyer can step back, too; what was planned is off then (A-39)', async () => {
    await seller.reserve();
    await buyer.meet('Library', inHours(5));
    expect((await buyer.release()).body).toMatchObject({ stage: 'available', meetup: null });
  });

  it('Others see that it is reserved, offer on, and win nothing before it is released (A-39)', async () => {
    await seller.reserve();
    const other = await rival();
    expect(await other.buyer.deal()).toMatchObject({
      stage: 'reserved-elsewhere',
      reservation: null,
      can: { makeOffer: true },
    });
    const id = await offer(other.buyer);
    for (const act of [other.seller.accept(id), other.seller.reserve(), other.seller.sell()]) {
      expect(await act).toMatchObject({ status: 409, body: { code: 'RESERVED_FOR_ANOTHER' } });
    }
    await seller.release();
    expect((await other.seller.accept(id)).body.stage).toBe('reserved-here');
  });

  it.each([
    [-1, 'Choose a time in the future.'],
    [24 * 365 * 5, 'Choose a time within the next 60 days.'],
  ])('Reserving until %s hours from now says the fix (A-39)', async (hours, message) => {
    expect(await seller.reserve(inHours(hours))).toMatchObject({
      status: 422,
      body: { code: 'BAD_RESERVATION', errors: [{ field: 'until', message }] },
    });
    expect(await seller.reserve('tomorrow')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'until', message: 'Use a date and time such as 2026-11-23T17:30:00Z.' }] },
    });
  });

  it('A reservation that is over ends for everybody, with one card, and somebody else can have it (A-39)', async () => {
    const { endExpiredDeals } = await import('./end-expired.ts');
    await seller.reserve();
    await app.db
      .updateTable('listings')
      .set({ reserved_until: new Date(Date.now() - 1000) })
      .where('id', '=', listing.id)
      .execute();
    expect((await buyer.deal()).stage).toBe('available');
    const other = await rival();
    expect((await other.seller.reserve()).body.stage).toBe('reserved-here');
    await endExpiredDeals({
      db: app.db,
      jobs: { record: vi.fn() } as never,
      live: { publish: vi.fn() } as never,
      systemMessages: createSystemMessages(dealMessages),
      reviewsOf: () => Promise.resolve({ open: false, published: false }),
      withdrawReview: () => Promise.resolve(null),
    });
    expect(await buyer.cards()).toEqual(['reserved', 'reservation-ended']);
    expect((await other.buyer.deal()).stage).toBe('reserved-here');
  });
});

describe('selling to a buyer', () => {
  it('Sells at the agreed price, ends what others had going, and notifies all of them (A-39, A-76)', async () => {
    const other = await rival();
    const third = await rival();
    await offer(other.buyer);
    await third.buyer.meet('Library', inHours(5));
    await seller.accept(await offer(buyer));
    expect((await seller.sell()).body).toMatchObject({
      stage: 'sold-here',
      sale: { priceCents: 2000 },
      offer: null,
      reservation: null,
      can: { undoSale: true, sell: false, thankOthers: true },
    });
    expect(await salesOf(listing.id)).toMatchObject([{ price_cents: 2000, item_title: 'Desk lamp' }]);
    expect(await statusOf(listing.id)).toBe('sold');
    expect(await other.buyer.cards()).toEqual(['offer-made', 'sold-to-another']);
    expect(await third.buyer.cards()).toEqual(['meetup-proposed', 'sold-to-another']);
    expect(await other.buyer.deal()).toMatchObject({ stage: 'sold-elsewhere', offer: null, sale: null });
    expect((await buyer.deal()).can).toMatchObject({ undoSale: false, thankOthers: false });
  });

  it('Sells without a reservation, for what was paid, which is the revenue; saying it twice sells once (A-76, DASH-08)', async () => {
    const answers = await Promise.all([seller.sell(1800), seller.sell(1800)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await salesOf(listing.id)).toMatchObject([{ price_cents: 1800 }]);
    expect((await sellerClient.get('/api/listings/own')).body).toMatchObject({ sold: 1, revenueCents: 1800 });
    expect(await buyer.cards()).toEqual(['sold-to-you']);
  });

  it('If a listing is sold to two buyers at once, one gets it (A-39)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const deal = await newDeal(app);
      const other = await newInterestedBuyer(app, deal.sellerClient, deal.listing);
      const acts = [
        () => deal.seller.sell(),
        () => (round % 2 ? other.seller.sell() : other.seller.reserve()),
      ];
      const answers = await Promise.all(acts.map((act) => act()));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await salesOf(deal.listing.id)).toHaveLength(round % 2 || answers[0]?.status === 200 ? 1 : 0);
    }
  });

  it('Both are asked for a review until both reviews are out (A-76)', async () => {
    const { body } = await seller.sell();
    const canReview = async () => [(await seller.deal()).can.review, (await buyer.deal()).can.review];
    const review = { saleId: body.sale?.id ?? '', rating: 5, text: 'All as agreed.' };
    expect(await canReview()).toEqual([true, true]);
    expect((await seller.client.post('/api/reviews', review)).status).toBe(201);
    expect(await canReview()).toEqual([true, true]);
    expect((await buyer.client.post('/api/reviews', review)).status).toBe(201);
    expect(await canReview()).toEqual([false, false]);
  });

  it('Nobody is asked for a review of a sale that is too long ago (A-76)', async () => {
    const { body } = await seller.sell();
    await sql`update sales set completed_at = now() - interval '61 days' where id = ${body.sale?.id}`.execute(
      app.db,
    );
    expect((await buyer.deal()).can.review).toBe(false);
  });

  it('A meet-up can no longer be changed or called off once the thing is sold (A-39)', async () => {
    const { body } = await buyer.meet('Library', inHours(5));
    await seller.confirm(body.meetup?.id ?? '');
    await seller.sell();
    const never = { proposeMeetup: false, confirmMeetup: false, cancelMeetup: false };
    for (const person of [buyer, seller]) expect((await person.deal()).can).toMatchObject(never);
    expect(await buyer.cancelMeetup()).toMatchObject({ status: 409, body: { code: 'ALREADY_SOLD' } });
    expect((await buyer.meet('Station', inHours(6))).status).toBe(409);
  });
});

describe('marking as sold on the listing', () => {
  it('Ends reservation and offers, and says so in the chats (A-39)', async () => {
    const other = await rival();
    await seller.reserve();
    await offer(other.buyer);
    const live = await connectLive(app.url, other.member);
    await sellerClient.post(`/api/listings/${listing.id}/sold`);
    await live.receive('messages.about');
    live.socket.terminate();
    await app.settle();
    expect(await other.buyer.cards()).toEqual(['offer-made', 'sold-to-another']);
    expect(await buyer.cards()).toEqual(['reserved', 'sold-to-another']);

    expect(await buyer.deal()).toMatchObject({ stage: 'sold-elsewhere' });
    await sellerClient.delete(`/api/listings/${listing.id}/sold`);
    expect(await buyer.deal()).toMatchObject({ stage: 'available' });
  });

  it('Selling to one while it is reserved for another, with thanks to the others, is one call (A-39, A-76)', async () => {
    const other = await rival();
    await seller.reserve();
    const sell = (body: object) =>
      other.seller.client.put(`/api/conversations/${other.seller.chat}/sale`, body);
    expect(await sell({ thankOthers: true })).toMatchObject({ status: 409 });
    expect(await buyer.deal()).toMatchObject({ stage: 'reserved-here' });
    expect(await textsOf(buyer)).not.toContain(SOLD_THANKS);

    const both = { endReservation: true, thankOthers: true };
    const answers = await Promise.all([sell(both), sell(both)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // The reserved price belonged to another buyer.
    expect(await salesOf(listing.id)).toMatchObject([{ price_cents: 2400 }]);
    expect(await buyer.cards()).toEqual(['reserved', 'sold-to-another']);
    expect((await textsOf(buyer)).filter((text) => text === SOLD_THANKS)).toHaveLength(1);
    expect(await buyer.deal()).toMatchObject({ stage: 'sold-elsewhere' });
  });

  it('Offers those who wrote as buyers, the one it is reserved for first (A-39)', async () => {
    const other = await rival();
    await offer(other.buyer);
    await newConversation(await newMember(app), listing);
    await seller.reserve();
    const { body } = await sellerClient.get<{ interestedBuyers: InterestedBuyer[] }>(
      `/api/listings/${listing.id}/interested-buyers`,
    );
    expect(body.interestedBuyers).toMatchObject([
      { conversationId: buyer.chat, reserved: true, offerCents: null },
      { conversationId: other.buyer.chat, reserved: false, offerCents: 2000 },
    ]);
    expect((await buyer.client.get(`/api/listings/${listing.id}/interested-buyers`)).status).toBe(403);
    expect((await app.client().get(`/api/listings/${listing.id}/interested-buyers`)).status).toBe(401);
  });
});

describe('deleting the listing', () => {
  const notificationsOf = async ({ client }: Dealer) => {
    await app.settle();
    return (await client.get<Notifications>('/api/notifications')).body.notifications;
  };

  it.each([
    ['alone', () => sellerClient.delete(`/api/listings/${listing.id}`)],
    [
      'in bulk',
      async () => {
        const ids = [listing.id, (await newListing(sellerClient)).id];
        return sellerClient.post('/api/listings/own/changes', { change: 'delete', ids });
      },
    ],
  ])(
    'Ends its deals when it can no longer be restored, and notifies the buyers; deleted %s (A-39)',
    async (_, remove) => {
      const other = await rival();
      const third = await rival();
      await third.buyer.meet('Station', inHours(5));
      await offer(other.buyer);
      await seller.accept(await offer(buyer));
      const { body } = await buyer.meet('Library', inHours(24));
      await seller.confirm(body.meetup?.id ?? '');
      const before = await notificationsOf(buyer);
      const cards = await buyer.cards();

      expect((await remove()).status).toBeLessThan(300);
      expect(await buyer.deal()).toMatchObject({ status: 410, code: 'LISTING_GONE' });
      expect(await notificationsOf(buyer)).toEqual(before);
      expect(await buyer.cards()).toEqual(cards);

      const live = await connectLive(app.url, third.member);
      await deleteForGood(app);
      await live.receive('messages.about');
      live.socket.terminate();
      expect(await buyer.cards()).toEqual([...cards, 'released']);
      expect(await other.buyer.cards()).toEqual(['offer-made', 'offer-declined']);
      expect(await third.buyer.cards()).toEqual(['meetup-proposed', 'meetup-cancelled']);
      const notified: [Dealer, string, RegExp][] = [
        [buyer, 'No longer reserved', / · Desk lamp$/],
        [other.buyer, 'Offer declined: $20', / · Desk lamp$/],
        [third.buyer, 'Meet-up canceled', / · Desk lamp · Station · /],
      ];
      for (const [person, title, message] of notified) {
        expect(await notificationsOf(person)).toContainEqual(
          expect.objectContaining({
            title,
            message: expect.stringMatching(message),
            link: `/messages/${person.chat}`,
            read: false,
          }),
        );
      }
    },
  );

  it('Ends nothing and notifies nobody when the deletion is undone (A-39)', async () => {
    await seller.accept(await offer(buyer));
    const { body } = await buyer.meet('Library', inHours(24));
    await seller.confirm(body.meetup?.id ?? '');
    const before = await notificationsOf(buyer);
    const cards = await buyer.cards();
    await sellerClient.delete(`/api/listings/${listing.id}`);
    await sellerClient.post(`/api/listings/${listing.id}/restore`);
    await deleteForGood(app);
    expect(await notificationsOf(buyer)).toEqual(before);
    expect(await buyer.cards()).toEqual(cards);
    expect(await buyer.deal()).toMatchObject({ stage: 'reserved-here', meetup: { confirmed: true } });
  });
});

describe("'Sold, thanks'", () => {
  it('Goes to everybody else who asked, once (A-39)', async () => {
    const others = [await rival(), await rival()];
    const thank = () => sellerClient.post<{ sent: number }>(`/api/listings/${listing.id}/thanks`);
    expect(await thank()).toMatchObject({ status: 409, body: { code: 'NOT_SOLD_YET' } });
    await seller.sell();
    const answers = await Promise.all([thank(), thank()]);
    expect(answers.map(({ body }) => body.sent).sort()).toEqual([0, 2]);
    for (const other of others) expect(await textsOf(other.buyer)).toEqual(['Hello', SOLD_THANKS]);
    expect(await textsOf(buyer)).not.toContain(SOLD_THANKS);
    expect((await seller.deal()).can.thankOthers).toBe(false);
    expect(await buyer.client.post(`/api/listings/${listing.id}/thanks`)).toMatchObject({ status: 403 });
  });
});

describe('a meet-up', () => {
  it('Is proposed by one, confirmed by the other, and then in the calendar (A-39)', async () => {
    const startsAt = inHours(30);
    const { body } = await buyer.meet('  Cafe at the   corner ', startsAt);
    expect(body.meetup).toMatchObject({
      mine: true,
      confirmed: false,
      place: 'Cafe at the corner',
      startsAt,
    });
    expect(await buyer.confirm(body.meetup?.id ?? '')).toMatchObject({ status: 403 });
    expect((await seller.calendar(app.url)).status).toBe(409);
    const confirmed = await seller.confirm(body.meetup?.id ?? '');
    expect(confirmed.body.meetup).toMatchObject({ mine: false, confirmed: true });
    expect((await seller.confirm(body.meetup?.id ?? '')).status).toBe(200);

    const file = await buyer.calendar(app.url);
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const text = await file.text();
    expect(text).toContain('SUMMARY:Meet-up: Desk lamp');
    expect(text).toContain('LOCATION:Cafe at the corner');
    expect(text).toContain(`DTSTART:${startsAt.replace(/[-:]|\.\d+/g, '')}`);
    expect(text).toContain('BEGIN:VALARM');
    expect(await seller.cards()).toEqual(['meetup-proposed', 'meetup-confirmed']);
  });

  it('Changing it needs another yes; either calls it off (A-39)', async () => {
    const first = (await buyer.meet('Library', inHours(5))).body.meetup?.id ?? '';
    await seller.confirm(first);
    const { body } = await seller.meet('Station', inHours(6));
    expect(body.meetup).toMatchObject({ mine: true, confirmed: false });
    expect(await buyer.confirm(first)).toMatchObject({ status: 409, body: { code: 'MEETUP_OVER' } });
    expect((await buyer.cancelMeetup()).body.meetup).toBeNull();
    expect(await buyer.cancelMeetup()).toMatchObject({ status: 409, body: { code: 'MEETUP_OVER' } });
  });

  it('A reservation lasts until after its meet-up (A-39)', async () => {
    await seller.reserve(inHours(2));
    const { body } = await buyer.meet('Library', inHours(30));
    await seller.confirm(body.meetup?.id ?? '');
    expect(Date.parse((await buyer.deal()).reservation?.until ?? '')).toBeGreaterThan(
      Date.parse(inHours(32)),
    );
  });

  it.each([
    ['accepts an offer', async () => seller.accept(await offer(buyer))],
    ['reserves for a day', () => seller.reserve(inHours(24))],
  ])('A seller who %s once the meet-up is confirmed reserves until after it (A-39)', async (_, reserve) => {
    const { body } = await buyer.meet('Library', inHours(72));
    await seller.confirm(body.meetup?.id ?? '');
    const { reservation } = (await reserve()).body;
    expect(Date.parse(reservation?.until ?? '')).toBeGreaterThan(Date.parse(inHours(74)));
  });

  it('Reserving sent again, or with an earlier end, still lasts until after the meet-up (A-39)', async () => {
    const { body } = await buyer.meet('Library', inHours(72));
    await seller.confirm(body.meetup?.id ?? '');
    const until = inHours(24);
    const { reservation } = (await seller.reserve(until)).body;
    expect((await seller.reserve(until)).body.reservation).toEqual(reservation);
    expect((await seller.reserve(inHours(10))).body.reservation).toEqual(reservation);
    expect(await buyer.cards()).toEqual(['meetup-proposed', 'meetup-confirmed', 'reserved']);
    const later = inHours(100);
    expect((await seller.reserve(later)).body.reservation?.until).toBe(later);
  });

  it.each([
    ['', 5, 'place', 'Enter a place to meet.'],
    [' \u202E ', 5, 'place', 'Enter a place to meet.'],
    ['x'.repeat(10_000), 5, 'place', 'Use at most 120 characters.'],
    ['Library', -1, 'startsAt', 'Choose a time in the future.'],
    ['Library', 24 * 365 * 5, 'startsAt', 'Choose a time within the next 60 days.'],
  ])('Bad places and times say the fix (A-39)', async (place, hours, field, message) => {
    expect(await buyer.meet(place, inHours(hours))).toMatchObject({
      status: 422,
      body: { code: 'BAD_MEETUP', errors: [{ field, message }] },
    });
    expect((await buyer.deal()).meetup).toBeNull();
  });

  it('Both are reminded a day and an hour before, each once (A-39)', async () => {
    const { remindOfMeetups } = await import('./remind-of-meetups.ts');
    const notified: string[] = [];
    const jobs = {
      record: async (_: unknown, __: unknown, ...signals: { step: string; to: object }[]) => {
        notified.push(...signals.map(({ step, to }) => `${step} ${JSON.stringify(to)}`));
      },
    };
    const services = { db: app.db, jobs: jobs as never, live: { publish: vi.fn() } as never };
    const { body } = await buyer.meet('Library', inHours(30));
    const id = body.meetup?.id ?? '';
    await seller.confirm(id);
    const move = (hours: number) =>
      app.db
        .updateTable('meetups')
        .set({ starts_at: inHours(hours) })
        .where('id', '=', id)
        .execute();
    await remindOfMeetups(services);
    expect(notified).toEqual([]);
    await move(23);
    await Promise.all([remindOfMeetups(services), remindOfMeetups(services)]);
    expect(notified.map((one) => one.split(' ')[0])).toEqual(['meetup-in-a-day', 'meetup-in-a-day']);
    expect(new Set(notified).size).toBe(2);
    await move(0.9);
    await remindOfMeetups(services);
    await remindOfMeetups(services);
    expect(notified.slice(2).map((one) => one.split(' ')[0])).toEqual([
      'meetup-in-an-hour',
      'meetup-in-an-hour',
    ]);
  });
});

describe('a guest who sells', () => {
  it('Sells to a member; the sale becomes the account’s at sign-up (A-13, A-76)', async () => {
    const guest = await newGuest(app);
    const deal = await newDeal(app, guest);
    await deal.seller.sell();
    expect(await salesOf(deal.listing.id)).toMatchObject([
      { seller_id: null, seller_guest: expect.any(String) },
    ]);
    const account = {
      email: `${deal.buyer.chat}@example.com`,
      password: 'correct horse',
      username: `g.${Date.now()}`,
    };
    expect((await guest.post('/api/accounts/sign-up', account)).status).toBe(201);
    expect(await salesOf(deal.listing.id)).toMatchObject([
      { seller_guest: null, seller_id: expect.any(String) },
    ]);
    expect((await deal.seller.deal()).can.undoSale).toBe(true);
  });
});
