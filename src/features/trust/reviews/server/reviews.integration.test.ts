import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import { newSale, personOf } from '../../../../../tests/support/sales.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { encodeCursor } from '../../../../shared/pagination.ts';
import type { PendingReview, Review, ReviewPage } from '../contract/review.ts';
import { publishDue } from './publish-reviews.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const write = (client: TestClient, saleId: string, text = 'Friendly and on time.', rating = 5) =>
  client.post<Review>('/api/reviews', { saleId, rating, text });
const received = async (client: TestClient, person?: string, query = '') =>
  (await client.get<ReviewPage>(`/api/reviews/received?${person ? `person=${person}` : ''}${query}`)).body;
const givenReviews = async (client: TestClient) =>
  (await client.get<ReviewPage>('/api/reviews/given')).body.reviews;
const pending = async (client: TestClient) =>
  (await client.get<{ pending: PendingReview[] }>('/api/reviews/pending')).body.pending;
const idOf = async (client: TestClient) => (await personOf(app, client)).profileId ?? '';
const codeOf = (answer: { body: unknown }) => (answer.body as { code: string }).code;

async function pair(): Promise<{ seller: TestClient; buyer: TestClient }> {
  const [seller, buyer] = await Promise.all([newMember(app), newMember(app)]);
  return { seller, buyer };
}

test('A sale waits for a review of both people, and shows the other person, the item and the day (REVIEW-04, REVIEW-08)', async () => {
  const { seller, buyer } = await pair();
  const saleId = await newSale(app, seller, buyer, { itemTitle: 'Brass lamp' });
  const [toWrite] = await pending(buyer);
  expect(toWrite).toMatchObject({
    saleId,
    counterparty: { kind: 'member', id: await idOf(seller) },
    type: 'seller',
    listing: { title: 'Brass lamp' },
    otherHasWritten: false,
  });
  const days = (Date.parse(toWrite?.until ?? '') - Date.parse(toWrite?.completedAt ?? '')) / 86_400_000;
  expect(days).toBeCloseTo(60, 5);
  expect(await pending(seller)).toMatchObject([{ saleId, type: 'buyer' }]);
  expect(await pending(await newMember(app))).toEqual([]);
  expect((await app.client().get('/api/reviews/pending')).status).toBe(401);
});

test('A review is not visible and does not count before the other person has written (REVIEW-07, REVIEW-14)', async () => {
  const { seller, buyer } = await pair();
  const sellerId = await idOf(seller);
  const saleId = await newSale(app, seller, buyer, { itemTitle: 'Brass lamp' });
  const first = await write(buyer, saleId, ' Exactly as described. ', 4);
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({
    rating: 4,
    text: 'Exactly as described.',
    type: 'seller',
    reviewer: { id: await idOf(buyer), username: expect.any(String), avatarUrl: null },
    reviewee: { id: sellerId },
    itemTitle: 'Brass lamp',
    helpfulCount: 0,
    hiddenUntil: expect.any(String),
    can: { edit: true, reply: false, markHelpful: false },
  });
  for (const client of [seller, app.client(), await newMember(app)]) {
    expect((await received(client, sellerId)).reviews).toEqual([]);
  }
  expect((await received(seller)).reviews).toEqual([]);
  expect(await givenReviews(buyer)).toMatchObject([{ id: first.body.id }]);
  expect(await pending(seller)).toMatchObject([{ saleId, otherHasWritten: true }]);
  expect(await pending(buyer)).toEqual([]);
  expect((await seller.put(`/api/reviews/${first.body.id}/helpful`)).status).toBe(404);
  expect(await ratingOf(sellerId)).toEqual({ rating: null, total: 0, stars: [0, 0, 0, 0, 0] });

  const second = await write(seller, saleId, 'Paid at once.');
  expect(second.body).toMatchObject({ type: 'buyer', hiddenUntil: null });
  expect((await received(app.client(), sellerId)).reviews).toMatchObject([
    { id: first.body.id, hiddenUntil: null, can: { edit: false, markHelpful: true } },
  ]);
  expect((await received(buyer)).reviews).toMatchObject([{ id: second.body.id, type: 'buyer' }]);
  expect(await pending(seller)).toEqual([]);
  expect(await ratingOf(sellerId)).toEqual({ rating: 4, total: 1, stars: [0, 0, 0, 1, 0] });
  expect(await ratingOf(await idOf(buyer))).toEqual({ rating: 5, total: 1, stars: [0, 0, 0, 0, 1] });
});

test('A listing that was sold to a named buyer and reviewed cannot be put back up for sale (A-76)', async () => {
  const { seller, buyer } = await pair();
  const { id } = await newListing(seller);
  const saleId = await newSale(app, seller, buyer);
  await app.db.updateTable('sales').set({ listing_id: id }).where('id', '=', saleId).execute();
  await seller.post(`/api/listings/${id}/sold`);
  await write(buyer, saleId);
  await write(seller, saleId);
  const refused = await seller.delete(`/api/listings/${id}/sold?undoSale=true`);
  expect(refused).toMatchObject({ status: 409, body: { code: 'SALE_REVIEWED' } });
  expect((await seller.get(`/api/listings/${id}`)).body).toMatchObject({ status: 'sold' });
  expect(await received(seller)).toMatchObject({ reviews: [{ itemTitle: 'Desk lamp' }] });
});

test('Fourteen days after it was written a review is published, and the other person can no longer respond with one (REVIEW-07)', async () => {
  const { seller, buyer } = await pair();
  const sellerId = await idOf(seller);
  const saleId = await newSale(app, seller, buyer, { daysAgo: 3 });
  const { body } = await write(buyer, saleId, 'Never showed up.', 1);
  await waitDays(body.id, 13.9);
  expect((await received(app.client(), sellerId)).reviews).toEqual([]);
  expect(await pending(seller)).toHaveLength(1);
  await waitDays(body.id, 14);
  // True even if the job has not run yet.
  expect((await received(app.client(), sellerId)).reviews).toMatchObject([
    { id: body.id, hiddenUntil: null },
  ]);
  expect(await pending(seller)).toEqual([]);
  const revenge = await write(seller, saleId, 'Awful buyer.', 1);
  expect([revenge.status, codeOf(revenge)]).toEqual([409, 'REVIEW_TOO_LATE']);
  expect((await buyer.put(`/api/reviews/${body.id}`, { rating: 5, text: 'x' })).status).toBe(409);
});

test('The job counts reviews that have become due, once, and sends notifications (REVIEW-07, PROFILE-11)', async () => {
  const { seller, buyer } = await pair();
  const sellerId = await idOf(seller);
  const { body } = await write(buyer, await newSale(app, seller, buyer), 'Good.', 4);
  const notified: object[] = [];
  const jobs = {
    record: async (_trx: object, _signal: object, ...payloads: object[]) => void notified.push(...payloads),
  };
  await publishDue({ db: app.db, jobs });
  expect(await ratingOf(sellerId)).toMatchObject({ rating: null, total: 0 });
  await waitDays(body.id, 14);
  await Promise.all([publishDue({ db: app.db, jobs }), publishDue({ db: app.db, jobs })]);
  expect(await ratingOf(sellerId)).toMatchObject({ rating: 4, total: 1 });
  expect(notified.filter((payload) => 'reviewId' in payload && payload.reviewId === body.id)).toHaveLength(1);
});

test('Sixty days after the sale nobody can start, but a person reviewed on the last day still has fourteen days (REVIEW-08)', async () => {
  const { seller, buyer } = await pair();
  const late = await newSale(app, seller, buyer, { daysAgo: 60.1 });
  expect(codeOf(await write(buyer, late))).toBe('REVIEW_TOO_LATE');
  const last = await newSale(app, seller, buyer, { daysAgo: 59.9 });
  const { body } = await write(buyer, last);
  await sql`update sales set completed_at = completed_at - interval '5 days' where id = ${last}`.execute(
    app.db,
  );
  await waitDays(body.id, 5);
  expect(await pending(seller)).toMatchObject([{ saleId: last }]);
  expect((await write(seller, last)).status).toBe(201);
});

test('Each of the two writes once; twenty concurrent tries leave one review and one count', async () => {
  const { seller, buyer } = await pair();
  const saleId = await newSale(app, seller, buyer);
  await write(seller, saleId);
  const answers = await Promise.all(Array.from({ length: 20 }, () => write(buyer, saleId)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 201).map(codeOf))).toEqual(
    new Set(['ALREADY_REVIEWED']),
  );
  expect(await ratingOf(await idOf(seller))).toMatchObject({ total: 1 });
});

test('If both write at the same moment, both reviews are published', async () => {
  const { seller, buyer } = await pair();
  for (let times = 0; times < 5; times += 1) {
    const saleId = await newSale(app, seller, buyer);
    const answers = await Promise.all([write(seller, saleId), write(buyer, saleId)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  }
  expect(await ratingOf(await idOf(seller))).toMatchObject({ total: 5 });
  expect(await ratingOf(await idOf(buyer))).toMatchObject({ total: 5 });
});

test('Only the two people of a sale review it (REVIEW-14)', async () => {
  const { seller, buyer } = await pair();
  const saleId = await newSale(app, seller, buyer);
  expect((await write(app.client(), saleId)).status).toBe(401);
  for (const other of [await newMember(app), await newGuest(app)]) {
    expect(codeOf(await write(other, saleId))).toBe('SALE_NOT_FOUND');
  }
  expect(codeOf(await write(seller, randomUUID()))).toBe('SALE_NOT_FOUND');
});

test('Blank and overlong texts and more than five stars are refused with their fix (REVIEW-09, REVIEW-10)', async () => {
  const { seller, buyer } = await pair();
  const saleId = await newSale(app, seller, buyer);
  const blank = await write(buyer, saleId, ' \n ');
  expect(blank.status).toBe(422);
  expect(blank.body).toMatchObject({
    title: 'Review cannot be empty',
    detail: 'Please write a review before submitting.',
  });
  expect(codeOf(await write(buyer, saleId, 'x'.repeat(1001)))).toBe('REVIEW_TOO_LONG');
  for (const rating of [0, 6, 4.5]) expect((await write(buyer, saleId, 'Fine', rating)).status).toBe(422);
  expect((await write(buyer, 'x')).status).toBe(422);
  expect(await pending(buyer)).toHaveLength(1);
});

test('I change my review until it is published; nobody else ever can', async () => {
  const { seller, buyer } = await pair();
  const saleId = await newSale(app, seller, buyer);
  const { body } = await write(buyer, saleId, 'Hm.', 2);
  const address = `/api/reviews/${body.id}`;
  const changed = await buyer.put<Review>(address, { rating: 4, text: 'On second thought, fine.' });
  expect(changed.body).toMatchObject({ rating: 4, text: 'On second thought, fine.' });
  for (const other of [seller, await newMember(app), await newGuest(app)]) {
    expect((await other.put(address, { rating: 5, text: 'Best ever' })).status).toBe(404);
  }
  expect((await app.client().put(address, { rating: 5, text: 'x' })).status).toBe(401);
  await write(seller, saleId);
  const late = await buyer.put(address, { rating: 1, text: 'Revenge' });
  expect([late.status, codeOf(late)]).toEqual([409, 'REVIEW_PUBLISHED']);
  expect(await ratingOf(await idOf(seller))).toMatchObject({ rating: 4, total: 1 });
});

test('The person reviewed replies once, as soon as they can read the review', async () => {
  const { seller, buyer } = await pair();
  const saleId = await newSale(app, seller, buyer);
  const { body } = await write(buyer, saleId, 'Late.', 3);
  const reply = (client: TestClient, text = 'The bus was late, sorry.') =>
    client.post<Review>(`/api/reviews/${body.id}/reply`, { text });
  expect((await reply(seller)).status).toBe(404);
  await write(seller, saleId);
  for (const other of [buyer, await newMember(app), await newGuest(app)]) {
    expect((await reply(other)).status).toBe(404);
  }
  expect((await reply(app.client())).status).toBe(401);
  expect(codeOf(await reply(seller, ' '))).toBe('REPLY_EMPTY');
  const answers = await Promise.all(Array.from({ length: 6 }, () => reply(seller)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await received(app.client(), await idOf(seller))).reviews).toMatchObject([
    { reply: { text: 'The bus was late, sorry.' }, can: { reply: false } },
  ]);
});

test('Each member can mark a review as helpful, remove the mark, and never mark their own (REVIEW-13)', async () => {
  const { seller, buyer } = await pair();
  const saleId = await newSale(app, seller, buyer);
  const { body } = await write(buyer, saleId);
  await write(seller, saleId);
  const address = `/api/reviews/${body.id}/helpful`;
  expect((await buyer.put(address)).status).toBe(403);
  for (const other of [app.client(), await newGuest(app)]) {
    const answer = await other.put(address);
    expect([answer.status, codeOf(answer)]).toEqual([401, 'SIGN_IN_TO_MARK']);
  }
  const people = await Promise.all(Array.from({ length: 5 }, () => newMember(app)));
  await Promise.all(
    people.flatMap((person) => [person.put(address), person.put(address), person.put(address)]),
  );
  const one = people[0] as TestClient;
  const seen = (await received(one, await idOf(seller))).reviews[0];
  expect(seen).toMatchObject({ helpful: true, helpfulCount: 5 });
  await Promise.all(
    people.map((person, index) => (index < 3 ? person.delete(address) : person.put(address))),
  );
  expect((await one.delete(address)).body).toEqual({ helpful: false, helpfulCount: 2 });
  expect((await one.put(`/api/reviews/${randomUUID()}/helpful`)).status).toBe(404);
  // Deleting a member deletes their vote.
  await sql`delete from users where id = ${await idOf(people[3] as TestClient)}`.execute(app.db);
  expect((await received(one, await idOf(seller))).reviews[0]).toMatchObject({ helpfulCount: 1 });
});

test('Twenty people who write and are deleted concurrently leave an exact rating (PROFILE-11, DATA-01)', async () => {
  const seller = await newMember(app);
  const sellerId = await idOf(seller);
  const buyers = await Promise.all(Array.from({ length: 20 }, () => newMember(app)));
  const sales = await Promise.all(buyers.map((buyer) => newSale(app, seller, buyer)));
  await Promise.all(sales.map((saleId) => write(seller, saleId)));
  const written = await Promise.all(
    buyers.map(async (buyer, index) => {
      const { body, status } = await write(buyer, sales[index] ?? '', 'Good.', (index % 5) + 1);
      expect(status).toBe(201);
      if (index % 4 !== 0) return body.rating;
      await sql`delete from reviews where id = ${body.id}`.execute(app.db);
      return null;
    }),
  );
  const left = written.filter((rating) => rating !== null);
  const stars = [1, 2, 3, 4, 5].map((star) => left.filter((rating) => rating === star).length);
  const mean = left.reduce((sum, rating) => sum + rating, 0) / left.length;
  expect(await ratingOf(sellerId)).toEqual({ rating: Math.round(mean * 10) / 10, total: 15, stars });
});

test('People who review each other for many sales concurrently never deadlock', async () => {
  const { seller: one, buyer: two } = await pair();
  const sales = await Promise.all(
    Array.from({ length: 12 }, (_, index) => (index % 2 ? newSale(app, one, two) : newSale(app, two, one))),
  );
  const answers = await Promise.all(sales.flatMap((saleId) => [write(one, saleId), write(two, saleId)]));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await ratingOf(await idOf(one))).toMatchObject({ total: 12 });
});

test('A guest gives and gets reviews and keeps both on signing up, when they start to count (REVIEW-01, REVIEW-02)', async () => {
  const [guest, buyer] = await Promise.all([newGuest(app), newMember(app)]);
  const saleId = await newSale(app, guest, buyer, { itemTitle: 'Kettle' });
  expect(await pending(buyer)).toMatchObject([{ counterparty: { kind: 'guest', name: 'Guest User' } }]);
  await write(buyer, saleId, 'Lovely kettle.', 4);
  expect(await pending(guest)).toMatchObject([{ saleId, type: 'buyer' }]);
  expect((await write(guest, saleId, 'Quick.')).status).toBe(201);
  expect((await received(guest)).reviews).toMatchObject([
    { text: 'Lovely kettle.', reviewee: { kind: 'guest' } },
  ]);
  expect(await givenReviews(guest)).toHaveLength(1);

  const username = `claimer.${randomUUID().slice(0, 8)}`;
  const signedUp = await guest.post('/api/accounts/sign-up', {
    email: `${username}@example.com`,
    password: 'correct horse',
    username,
  });
  expect(signedUp.status).toBe(201);
  const profileId = await idOf(guest);
  expect((await received(app.client(), profileId)).reviews).toMatchObject([{ text: 'Lovely kettle.' }]);
  expect(await ratingOf(profileId)).toEqual({ rating: 4, total: 1, stars: [0, 0, 0, 1, 0] });
  expect((await received(app.client(), await idOf(buyer))).reviews).toMatchObject([
    { reviewer: { kind: 'member', id: profileId } },
  ]);
});

test('A member who takes over a guest they had bought from keeps no review of themselves', async () => {
  const [guest, buyer] = await Promise.all([newGuest(app), newMember(app)]);
  const saleId = await newSale(app, guest, buyer);
  await Promise.all([write(buyer, saleId), write(guest, saleId)]);
  for (const [name, value] of guest.cookies) if (!buyer.cookies.has(name)) buyer.cookies.set(name, value);
  expect((await buyer.post('/api/guests/claim')).status).toBeLessThan(300);
  expect((await received(buyer)).reviews).toEqual([]);
  expect(await ratingOf(await idOf(buyer))).toMatchObject({ total: 0 });
});

test('Reviews come newest first, page by page and by role, without skipping any (REVIEW-01, REVIEW-07, REVIEW-12)', async () => {
  const { seller, buyer } = await pair();
  const sellerId = await idOf(seller);
  const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
  for (const [index, itemTitle] of titles.entries()) {
    const sides = index === 3 ? [buyer, seller] : [seller, buyer];
    const saleId = await newSale(app, sides[0] as TestClient, sides[1] as TestClient, { itemTitle });
    await write(seller, saleId);
    await write(buyer, saleId);
  }
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: ReviewPage = await received(
      app.client(),
      sellerId,
      `&limit=2${cursor === null ? '' : `&cursor=${cursor}`}`,
    );
    ids.push(...page.reviews.map(({ itemTitle }) => itemTitle));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(ids).toEqual(titles.toReversed());
  const bought = await received(app.client(), sellerId, '&type=buyer');
  expect(bought.reviews.map(({ itemTitle }) => itemTitle)).toEqual(['Four']);
  for (const wrong of ['x', encodeCursor([1]), encodeCursor([1, 'x']), encodeCursor([1e300, randomUUID()])]) {
    expect((await app.client().get(`/api/reviews/received?person=${sellerId}&cursor=${wrong}`)).status).toBe(
      422,
    );
  }
  expect((await app.client().get('/api/reviews/received')).status).toBe(401);
  expect((await app.client().get('/api/reviews/given')).status).toBe(401);
});

test('No answer contains an email address or a phone number', async () => {
  const { seller, buyer } = await pair();
  const saleId = await newSale(app, seller, buyer);
  await sql`update profiles set phone = '+15035550100' where id = ${await idOf(seller)}`.execute(app.db);
  await write(buyer, saleId);
  const texts = [JSON.stringify(await pending(seller)), JSON.stringify(await givenReviews(buyer))];
  await write(seller, saleId);
  texts.push(JSON.stringify(await received(buyer)), JSON.stringify(await received(seller)));
  for (const text of texts) {
    expect(text).not.toContain('@example.com');
    expect(text).not.toContain('+1503');
  }
});

test('When an account is deleted its reviews stay without a name, and it no longer reviews or is reviewed', async () => {
  const { seller, buyer } = await pair();
  const saleId = await newSale(app, seller, buyer);
  const open = await newSale(app, seller, buyer);
  await write(buyer, saleId);
  await write(seller, saleId);
  await sql`delete from users where id = ${await idOf(buyer)}`.execute(app.db);
  expect((await received(seller)).reviews).toMatchObject([
    { reviewer: { kind: 'gone', name: 'Deleted user' } },
  ]);
  expect(await ratingOf(await idOf(seller))).toMatchObject({ total: 1 });
  expect(await pending(seller)).toEqual([]);
  expect(codeOf(await write(seller, open))).toBe('SALE_NOT_FOUND');
});

test('The database keeps a sale that has a review', async () => {
  const { seller, buyer } = await pair();
  const saleId = await newSale(app, seller, buyer);
  await write(buyer, saleId);
  const deletion = sql`delete from sales where id = ${saleId}`.execute(app.db);
  await expect(deletion).rejects.toMatchObject({ constraint: 'reviews_of_sale' });
});

/** Moves a review that many days into the past. */
async function waitDays(id: string, days: number): Promise<void> {
  await sql`
    update reviews set
      publishes_at = now() + interval '14 days' - make_interval(secs => ${days * 86_400}),
      created_at = now() - make_interval(secs => ${days * 86_400})
    where id = ${id}`.execute(app.db);
}

async function ratingOf(id: string) {
  const row = await app.db
    .selectFrom('profiles')
    .select(['rating', 'total_ratings', 'ratings_by_star'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { rating, total_ratings: total, ratings_by_star: stars } = row;
  return { rating: rating === null ? null : Number(rating), total, stars };
}
