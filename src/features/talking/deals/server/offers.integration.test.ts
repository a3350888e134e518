import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type DealAnswer,
  type Dealer,
  dealer,
  newDeal,
  newInterestedBuyer,
} from '../../../../../tests/support/deals.ts';
import { newConversation, newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import { connectLive } from '../../../../../tests/support/live-client.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Listing, ListingPage } from '../../../items/listings/contract/listing.ts';
import type { Inbox } from '../../messages/contract/message.ts';
import { createSystemMessages } from '../../messages/server/messages.ts';
import { dealMessages } from './deals.ts';

let app: TestApp;
let buyer: Dealer;
let seller: Dealer;
let listing: { id: string; title: string };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  ({ buyer, seller, listing } = await newDeal(app));
});

/** Makes an offer of $20 and returns its id. */
async function offered(by: Dealer = buyer): Promise<string> {
  const { status, body } = await by.offer(2000);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.offer?.id ?? '';
}

const stateOf = async (id: string) =>
  (await app.db.selectFrom('offers').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const listingOf = async (client: TestClient) =>
  (await client.get<Listing>(`/api/listings/${listing.id}`)).body;

describe('an offer', () => {
  it('Is seen by both, each with what they can do about it (A-39)', async () => {
    const { body } = await buyer.offer(2000);
    expect(body).toMatchObject({
      role: 'buyer',
      stage: 'available',
      offer: { mine: true, priceCents: 2000 },
      can: { withdrawOffer: true, makeOffer: false, acceptOffer: false, sell: false },
    });
    expect(await seller.deal()).toMatchObject({
      role: 'seller',
      offer: { mine: false, priceCents: 2000 },
      can: { acceptOffer: true, counterOffer: true, declineOffer: true, withdrawOffer: false },
    });
    expect(Date.parse(body.offer?.expiresAt ?? '') - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  });

  it('Stands in the chat, counts as unread, and shows in the inbox (A-39)', async () => {
    const { client, chat } = seller;
    await client.put(`/api/conversations/${chat}/read`, { seq: 1 });
    const live = await connectLive(app.url, client);
    await offered();
    expect((await live.receive('messages.new')).ids).toEqual([chat]);
    live.socket.terminate();
    const inbox = await client.get<Inbox>('/api/conversations');
    expect(inbox.body.conversations[0]).toMatchObject({
      unread: 1,
      lastMessage: { kind: 'system', systemType: 'deal.offer-made', mine: false, text: 'Offered $20' },
    });
    expect(await buyer.cards()).toEqual(['offer-made']);
  });

  it('Cannot be made while the listing is paused; open offers can be ended (A-39)', async () => {
    const id = await offered();
    await seller.client.post('/api/listings/own/changes', { ids: [listing.id], change: 'pause' });
    expect(await seller.deal()).toMatchObject({
      paused: true,
      can: { acceptOffer: false, counterOffer: false, reserve: false, declineOffer: true, sell: true },
    });
    for (const refused of [await seller.accept(id), await seller.reserve()]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'PAUSED']);
    }
    expect((await buyer.withdraw(id)).status).toBe(200);
    expect((await buyer.offer(2000)).body.code).toBe('PAUSED');
    await seller.client.post('/api/listings/own/changes', { ids: [listing.id], change: 'resume' });
    expect((await buyer.offer(2000)).status).toBe(200);
  });

  it('Sent twice, also at once, is one; so is answering it twice (A-39)', async () => {
    const id = randomUUID();
    const answers = await Promise.all([buyer.offer(2000, id), buyer.offer(2000, id), buyer.offer(2000, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const accepted = await Promise.all([seller.accept(id), seller.accept(id)]);
    expect(accepted.map(({ status, body }) => [status, body.stage])).toEqual([
      [200, 'reserved-here'],
      [200, 'reserved-here'],
    ]);
    expect(await buyer.cards()).toEqual(['offer-made', 'offer-accepted']);
  });

  it('Is countered, and the counter-offer accepted by the buyer, which reserves the listing (A-39)', async () => {
    const first = await offered();
    const { body } = await seller.counter(first, 2200);
    expect(body).toMatchObject({ offer: { mine: true, priceCents: 2200 }, can: { withdrawOffer: true } });
    expect((await buyer.accept(body.offer?.id ?? '')).body).toMatchObject({
      stage: 'reserved-here',
      offer: null,
      reservation: { priceCents: 2200 },
      can: { release: true, sell: false },
    });
    expect(await seller.cards()).toEqual(['offer-made', 'offer-countered', 'offer-accepted']);
    expect(await stateOf(first)).toBe('countered');
  });

  it('Is declined or taken back, and another one can be made (A-39)', async () => {
    expect((await seller.decline(await offered())).body).toMatchObject({ offer: null, stage: 'available' });
    expect((await buyer.withdraw(await offered())).body).toMatchObject({ offer: null });
    await offered();
    expect(await buyer.cards()).toEqual([
      'offer-made',
      'offer-declined',
      'offer-made',
      'offer-withdrawn',
      'offer-made',
    ]);
  });

  it('Notifies the other participant, and nobody else (A-39)', async () => {
    const id = await offered();
    await seller.accept(id);
    const steps = await notified(2);
    expect(steps.map(({ step, to, amountCents }) => [step, to.kind, amountCents])).toEqual([
      ['offer-made', 'member', 2000],
      ['offer-accepted', 'member', 2000],
    ]);
    const [made, accepted] = steps;
    expect(made?.to.id).not.toBe(accepted?.to.id);
  });
});

/** Returns the steps of which the listing's deal has recorded signals, of which there are `count`. */
async function notified(count: number) {
  await app.settle();
  const { rows } = await sql<{
    data: { step: string; to: { kind: string; id?: string }; amountCents: number | null };
  }>`
    select data from jobs.job
    where name = 'notifications.deal' and data->>'listingId' = ${listing.id} order by id`.execute(app.db);
  expect(rows).toHaveLength(count);
  return rows.map(({ data }) => data);
}

describe('who may', () => {
  const cases = [
    ['offer for their own listing', () => seller.offer(2000), 'NOT_YOUR_STEP'],
    ['accept their own offer', async () => buyer.accept(await offered()), 'NOT_YOUR_STEP'],
    ['counter their own offer', async () => buyer.counter(await offered(), 2100), 'NOT_YOUR_STEP'],
    ['decline their own offer', async () => buyer.decline(await offered()), 'NOT_YOUR_STEP'],
    ['take back what others offered', async () => seller.withdraw(await offered()), 'NOT_YOUR_STEP'],
    ['reserve what they want to buy', () => buyer.reserve(), 'NOT_YOUR_STEP'],
    ['sell to themselves', () => buyer.sell(), 'NOT_YOUR_STEP'],
  ] as const;
  it.each(cases)('Nobody can %s (A-39)', async (_, act, code) => {
    expect(await act()).toMatchObject({ status: 403, body: { code } });
  });

  it('To strangers, guests and visitors there is no such deal (A-39)', async () => {
    const id = await offered();
    for (const [client, status] of [
      [await newMember(app), 404],
      [await newGuest(app), 404],
      [app.client(), 401],
    ] as const) {
      const stranger = dealer(client, buyer.chat);
      const answers = [
        await client.get(`/api/conversations/${buyer.chat}/deal`),
        await stranger.offer(100),
        await stranger.accept(id),
        await stranger.sell(),
        await stranger.release(),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    }
  });

  it('An offer of another chat is not there (A-39)', async () => {
    const other = await newDeal(app);
    const id = await offered();
    await offered(other.buyer);
    expect(await other.seller.accept(id)).toMatchObject({ status: 409, body: { code: 'OFFER_OVER' } });
    expect(await other.buyer.offer(1000, id)).toMatchObject({ status: 409 });
    expect(await stateOf(id)).toBe('open');
  });
});

describe('bad input', () => {
  it.each([
    [0, 'Enter an amount above 0.'],
    [-1, 'Enter an amount above 0.'],
    [null, 'Use a whole number of cents.'],
    [19.5, 'Use a whole number of cents.'],
    ['20', 'Use a whole number of cents.'],
    [1e12, 'The highest price is $10,000,000.'],
    [1e9, 'The price is $24. Offer that or less.'],
    [2401, 'The price is $24. Offer that or less.'],
  ])('Offering %s says the fix and offers nothing (A-39)', async (price, message) => {
    const { status, body } = await buyer.offer(price);
    expect([status, body.errors]).toEqual([422, [{ field: 'priceCents', message }]]);
    expect((await buyer.deal()).offer).toBeNull();
  });

  it('Free listings, and conversations about no listing, have no offers (A-39)', async () => {
    const free = await newListing(seller.client, { price: '0' });
    const chat = await newConversation(buyer.client, free);
    expect(await dealer(buyer.client, chat).offer(100)).toMatchObject({
      status: 409,
      body: { code: 'NOTHING_TO_OFFER' },
    });
    const person = await newMember(app);
    const { account } = (await person.get<{ account: { id: string } }>('/api/viewer')).body;
    const conversation = await buyer.client.post<{ id: string }>('/api/conversations', {
      personId: account.id,
    });
    expect(await dealer(buyer.client, conversation.body.id).offer(100)).toMatchObject({
      status: 404,
      body: { code: 'NO_DEAL' },
    });
  });

  it('A sold or deleted listing takes no offers (A-39)', async () => {
    await seller.client.post(`/api/listings/${listing.id}/sold`);
    expect(await buyer.offer(2000)).toMatchObject({ status: 409, body: { code: 'ALREADY_SOLD' } });
    await seller.client.delete(`/api/listings/${listing.id}`);
    expect(await buyer.offer(2000)).toMatchObject({ status: 410, body: { code: 'LISTING_GONE' } });
  });
});

describe('two at once', () => {
  it('If two offers are accepted at the same time, one wins (A-39)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const deal = await newDeal(app);
      const rival = await newInterestedBuyer(app, deal.sellerClient, deal.listing);
      const [one, two] = [await offered(deal.buyer), await offered(rival.buyer)];
      const answers = await Promise.all([deal.seller.accept(one), rival.seller.accept(two)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('RESERVED_FOR_ANOTHER');
      const stages = [await deal.buyer.deal(), await rival.buyer.deal()].map(({ stage }) => stage);
      expect(stages.sort()).toEqual(['reserved-elsewhere', 'reserved-here']);
    }
  });

  it.each(['withdraw', 'counter'] as const)(
    'An offer is not accepted while it is ended by %s (A-39)',
    async (other) => {
      for (let round = 0; round < 5; round += 1) {
        const deal = await newDeal(app);
        const id = await offered(deal.buyer);
        const end = () => (other === 'withdraw' ? deal.buyer.withdraw(id) : deal.seller.counter(id, 2100));
        const answers = await Promise.all([deal.seller.accept(id), end()]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        const { stage } = await deal.buyer.deal();
        expect([await stateOf(id), stage]).toEqual(
          answers[0].status === 200
            ? ['accepted', 'reserved-here']
            : [other === 'withdraw' ? 'withdrawn' : 'countered', 'available'],
        );
      }
    },
  );

  it('Two offers made at once are one (A-39)', async () => {
    const answers = await Promise.all([buyer.offer(2000), buyer.offer(2100), buyer.offer(2200)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('OFFER_OPEN');
  });
});

describe('after 24 hours', () => {
  const letPass = (id: string) =>
    app.db
      .updateTable('offers')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('id', '=', id)
      .execute();

  it('An offer is over for everybody at once, and can be made again (A-39)', async () => {
    const id = await offered();
    await letPass(id);
    expect(await buyer.deal()).toMatchObject({ offer: null, can: { makeOffer: true, withdrawOffer: false } });
    expect((await seller.deal()).can.acceptOffer).toBe(false);
    expect(await seller.accept(id)).toMatchObject({ status: 409, body: { code: 'OFFER_OVER' } });
    await offered();
    expect(await stateOf(id)).toBe('expired');
    expect(await buyer.cards()).toEqual(['offer-made', 'offer-expired', 'offer-made']);
  });

  it('An expired offer gets its card once, even if two notice it (A-39)', async () => {
    const { endExpiredDeals } = await import('./end-expired.ts');
    const id = await offered();
    await letPass(id);
    const services = {
      db: app.db,
      jobs: { record: vi.fn() } as never,
      live: { publish: vi.fn() } as never,
      systemMessages: createSystemMessages(dealMessages),
      reviewsOf: () => Promise.resolve({ open: false, published: false }),
      withdrawReview: () => Promise.resolve(null),
    };
    await Promise.all([endExpiredDeals(services), endExpiredDeals(services), seller.accept(id)]);
    expect(await buyer.cards()).toEqual(['offer-made', 'offer-expired']);
  });
});

describe('a guest who sells', () => {
  it('Answers offers and reserves; signing up takes all of it along (A-39)', async () => {
    const guest = await newGuest(app);
    const deal = await newDeal(app, guest);
    const { body } = await deal.seller.counter(await offered(deal.buyer), 2200);
    expect((await deal.buyer.accept(body.offer?.id ?? '')).body.stage).toBe('reserved-here');
    expect((await deal.seller.meet('Library', new Date(Date.now() + 9e6).toISOString())).status).toBe(200);

    const username = `was.guest.${randomUUID().slice(0, 8)}`;
    const account = { email: `${username}@example.com`, password: 'correct horse', username };
    expect((await guest.post('/api/accounts/sign-up', account)).status).toBe(201);
    expect(await deal.seller.deal()).toMatchObject({
      role: 'seller',
      stage: 'reserved-here',
      reservation: { priceCents: 2200 },
      meetup: { mine: true, place: 'Library' },
      can: { sell: true },
    });
    expect((await deal.seller.sell()).body.stage).toBe('sold-here');
  });

  it('A guest who turns out to be the buyer has no deal with themselves (A-39)', async () => {
    const guest = await newGuest(app);
    const deal = await newDeal(app, guest);
    await deal.seller.accept(await offered(deal.buyer));
    await deal.seller.sell();
    const { details } = deal.member;
    for (const [name, value] of guest.cookies) deal.member.cookies.set(name, value);
    expect((await deal.member.post('/api/guests/claim')).status).toBe(200);
    expect(details.email).toBeDefined();
    expect(
      await app.db.selectFrom('sales').selectAll().where('listing_id', '=', deal.listing.id).execute(),
    ).toEqual([]);
  });
});

describe('what is reserved', () => {
  it('Shows to everybody, with the time for the seller and the buyer only, and stays findable (A-39)', async () => {
    await seller.accept(await offered());
    const stranger = app.client();
    expect(await listingOf(stranger)).toMatchObject({
      reserved: true,
      reservedUntil: null,
      status: 'active',
    });
    for (const { client } of [buyer, seller]) {
      expect((await listingOf(client)).reservedUntil).toEqual(expect.any(String));
    }
    const page = await stranger.get<ListingPage>('/api/listings?limit=60');
    expect(page.body.listings.find(({ id }) => id === listing.id)).toMatchObject({ reserved: true });
    await app.db
      .updateTable('listings')
      .set({ reserved_until: sql`now() - interval '1 second'` })
      .where('id', '=', listing.id)
      .execute();
    expect(await listingOf(stranger)).toMatchObject({ reserved: false });
    expect(await buyer.deal()).toMatchObject({ stage: 'available', reservation: null });
  });
});

it('Answers are what was declared (A-39)', async () => {
  const { body } = await buyer.client.get<DealAnswer>(`/api/conversations/${buyer.chat}/deal`);
  expect(Object.keys(body.can).sort()).toContain('thankOthers');
});
