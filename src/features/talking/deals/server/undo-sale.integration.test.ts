import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Dealer, newDeal, newInterestedBuyer } from '../../../../../tests/support/deals.ts';
import { connectLive } from '../../../../../tests/support/live-client.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Listing } from '../../../items/listings/contract/listing.ts';
import type { PendingReview, Review, ReviewPage } from '../../../trust/reviews/contract/review.ts';
import type { Messages } from '../../messages/contract/message.ts';
import type { Notifications } from '../../notifications/contract/notification.ts';

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

const salesOf = (id: string) => app.db.selectFrom('sales').selectAll().where('listing_id', '=', id).execute();
const statusOf = async (id: string) => (await app.client().get<Listing>(`/api/listings/${id}`)).body.status;
const sell = async () => (await seller.sell()).body.sale?.id ?? '';
const review = ({ client }: Dealer, saleId: string, rating = 5) =>
  client.post<Review & { code: string }>('/api/reviews', { saleId, rating, text: 'All as agreed.' });
const givenReviews = async ({ client }: Dealer) =>
  (await client.get<ReviewPage>('/api/reviews/given')).body.reviews;
const received = async ({ client }: Dealer) =>
  (await client.get<ReviewPage>('/api/reviews/received')).body.reviews;
const pending = async ({ client }: Dealer) =>
  (await client.get<{ pending: PendingReview[] }>('/api/reviews/pending')).body.pending;
const relist = ({ client }: { client: TestClient }, anyway = '?undoSale=true') =>
  client.delete<Listing & { code: string; detail: string }>(`/api/listings/${listing.id}/sold${anyway}`);
const idOf = async ({ client }: Dealer) =>
  (await client.get<{ account: { id: string } }>('/api/viewer')).body.account.id;
const ratingOf = async (person: Dealer) =>
  app.db
    .selectFrom('profiles')
    .select(['total_ratings', 'ratings_by_star'])
    .where('id', '=', await idOf(person))
    .executeTakeFirstOrThrow();

/** The two ways to undo a sale: in the chat and on the listing's page. */
const WAYS = [
  ['in the chat', () => seller.undoSale()],
  ['on the listing', () => relist(seller)],
] as const;

const UNDONE = { statuses: [200, 404], listing: 'active', sales: 0, given: 0, ratings: 0 };
const REVIEWED = { statuses: [201, 409], listing: 'sold', sales: 1, given: 1, ratings: 1 };

/** Returns the cards of undone sales in the chat. */
async function undoneCards({ client, chat }: Dealer): Promise<unknown[]> {
  const { body } = await client.get<Messages>(`/api/conversations/${chat}/messages`);
  return body.messages.flatMap(({ system }) => (system?.type === 'deal.sale-undone' ? [system.data] : []));
}

test('A sale is undone, once, and the listing is for sale again (A-39)', async () => {
  await sell();
  expect((await seller.undoSale()).body).toMatchObject({ stage: 'available', sale: null });
  expect((await seller.undoSale()).status).toBe(200);
  expect(await salesOf(listing.id)).toEqual([]);
  expect(await statusOf(listing.id)).toBe('active');
  expect(await buyer.cards()).toEqual(['sold-to-you', 'sale-undone']);
  expect((await seller.sell()).body.stage).toBe('sold-here');
});

test('Putting what was sold to somebody back for sale asks first, then undoes that sale and says so in the chat (A-39)', async () => {
  await sell();
  expect(await relist(seller, '')).toMatchObject({
    status: 409,
    body: {
      code: 'SOLD_TO_PERSON',
      detail: expect.stringMatching(/^You sold it to \S.*\. Putting it back undoes that sale and tells/),
    },
  });
  expect(await statusOf(listing.id)).toBe('sold');
  expect(await relist(seller)).toMatchObject({ status: 200, body: { status: 'active' } });
  expect(await salesOf(listing.id)).toEqual([]);
  expect(await buyer.cards()).toEqual(['sold-to-you', 'sale-undone']);
  expect(await undoneCards(buyer)).toEqual([expect.not.objectContaining({ reviewBy: expect.anything() })]);
  const other = await newInterestedBuyer(app, seller.client, listing);
  expect((await other.seller.sell()).body.stage).toBe('sold-here');
});

test('Several put back for sale at once leave out what was sold to somebody (A-39)', async () => {
  await sell();
  const { body } = await seller.client.post<{ changed: string[] }>('/api/listings/own/changes', {
    ids: [listing.id],
    change: 'relist',
  });
  expect(body.changed).toEqual([]);
  expect(await statusOf(listing.id)).toBe('sold');
});

test('After a week a sale cannot be undone in its chat any more (A-76)', async () => {
  await sell();
  await app.db
    .updateTable('sales')
    .set({ completed_at: new Date(Date.now() - 8 * 24 * 3_600_000) })
    .where('listing_id', '=', listing.id)
    .execute();
  expect((await seller.deal()).can.undoSale).toBe(false);
  expect(await seller.undoSale()).toMatchObject({ status: 409, body: { code: 'SALE_FIXED' } });
  expect(await statusOf(listing.id)).toBe('sold');
});

test.each(WAYS)(
  'A sale undone %s after one review deletes that review, which never counts, and tells its author (A-76)',
  async (_, undo) => {
    const saleId = await sell();
    await review(buyer, saleId, 1);
    expect((await seller.deal()).can.undoSale).toBe(true);
    expect((await relist(seller, '')).body.detail).toContain('deletes the review that one of you wrote');
    expect((await undo()).status).toBe(200);
    expect(await undoneCards(buyer)).toMatchObject([{ reviewBy: 'buyer' }]);
    expect(await givenReviews(buyer)).toEqual([]);
    expect(await received(seller)).toEqual([]);
    expect(await pending(seller)).toEqual([]);
    expect((await review(seller, saleId)).body.code).toBe('SALE_NOT_FOUND');

    const again = await sell();
    expect(await pending(buyer)).toMatchObject([{ saleId: again, otherHasWritten: false }]);
    expect((await review(buyer, again, 4)).status).toBe(201);
    expect((await review(seller, again)).status).toBe(201);
    expect(await ratingOf(seller)).toEqual({ total_ratings: 1, ratings_by_star: [0, 0, 0, 1, 0] });
  },
);

test("A seller's own review goes with a sale they undo, too (A-76)", async () => {
  const saleId = await sell();
  await review(seller, saleId);
  await seller.undoSale();
  expect(await undoneCards(seller)).toMatchObject([{ reviewBy: 'seller' }]);
  expect(await givenReviews(seller)).toEqual([]);
});

test('Once both have reviewed, a sale stays, and another listing can be posted instead (A-76)', async () => {
  const saleId = await sell();
  await review(buyer, saleId);
  await review(seller, saleId);
  expect((await seller.deal()).can).toMatchObject({ undoSale: false, review: false });
  expect(await seller.undoSale()).toMatchObject({ status: 409, body: { code: 'SALE_FIXED' } });
  for (const anyway of ['', '?undoSale=true']) {
    expect(await relist(seller, anyway)).toMatchObject({
      status: 409,
      body: { code: 'SALE_REVIEWED', detail: 'Its reviews are published. Post another like it instead.' },
    });
  }
  expect(await statusOf(listing.id)).toBe('sold');
  expect(await received(seller)).toHaveLength(1);
});

test('A single review that was published after its time keeps the sale, so that nobody gets rid of it (A-76)', async () => {
  const saleId = await sell();
  await review(buyer, saleId, 1);
  await sql`update reviews set publishes_at = now() where sale_id = ${saleId}`.execute(app.db);
  for (const [, undo] of WAYS) expect((await undo()).status).toBe(409);
  expect(await received(seller)).toMatchObject([{ rating: 1 }]);
});

test.each(WAYS)(
  'A second review at the moment a sale is undone %s: one of them wins, whole (A-76)',
  async (_, undo) => {
    for (let round = 0; round < 5; round += 1) {
      const saleId = await sell();
      await review(buyer, saleId, 1);
      const calls = [() => review(seller, saleId), undo];
      // Alternates which request starts first.
      const answers = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
      const statuses = answers.map(({ status }) => status).sort();
      const outcome = {
        statuses,
        listing: await statusOf(listing.id),
        sales: (await salesOf(listing.id)).length,
        given: (await givenReviews(buyer)).length,
        ratings: (await ratingOf(seller)).total_ratings,
      };
      expect([UNDONE, REVIEWED]).toContainEqual(outcome);
      ({ buyer, seller, listing } = await newDeal(app));
    }
  },
);

test('An undone sale is in the bell of the buyer, and nothing asks for a review of it any more (A-76, NOTIF-03)', async () => {
  await sell();
  const titles = async () => {
    const { body } = await buyer.client.get<Notifications>('/api/notifications');
    return body.notifications.filter(({ read }) => !read).map(({ title }) => title);
  };
  await app.settle();
  expect(await titles()).toContain('How did it go?');
  await seller.undoSale();
  await app.settle();
  expect(await titles()).toContain('Sale undone');
  expect(await titles()).not.toContain('How did it go?');
});

test('The request for a review leaves the bell once I have written it (NOTIF-03)', async () => {
  const saleId = await sell();
  const asking = async ({ client }: Dealer) => {
    const { body } = await client.get<Notifications>('/api/notifications');
    return body.notifications
      .filter(({ type, read }) => type === 'review' && !read)
      .map(({ title }) => title);
  };
  await app.settle();
  for (const person of [seller, buyer]) expect(await asking(person)).toEqual(['How did it go?']);

  await review(buyer, saleId);
  await app.settle();
  expect(await asking(buyer)).toEqual([]);
  await app.settle();
  expect(await asking(seller)).toEqual(['Someone reviewed you']);
  await review(seller, saleId);
  await app.settle();
  expect(await asking(seller)).toEqual(['You have a new review']);
});

test('Open chats stop asking for reviews when both are published (REVIEW-07)', async () => {
  const saleId = await sell();
  await review(buyer, saleId);
  expect((await buyer.deal()).can.review).toBe(true);
  const live = await connectLive(app.url, buyer.client);
  await review(seller, saleId);
  const update = await live.receive('messages.about');
  live.socket.terminate();
  expect(update).toMatchObject({ ids: [buyer.chat] });
  expect((await buyer.deal()).can.review).toBe(false);
});
