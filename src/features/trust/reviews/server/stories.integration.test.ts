import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newGuest, newMember } from '../../../../../tests/support/factories.ts';
import { newSale, personOf } from '../../../../../tests/support/sales.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Story } from '../contract/review.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(() => sql`delete from reviews`.execute(app.db));

const PRAISE = 'It was washed, folded and exactly as it was described.';
const THANKS = 'Paid at once.';
const storiesFor = async (client: TestClient = app.client()) =>
  (await client.get<{ stories: Story[] }>('/api/reviews/stories')).body.stories;
const textsFor = async (client?: TestClient) => (await storiesFor(client)).map(({ text }) => text);

/** Creates a sale with published reviews from both sides. */
async function deal(
  seller: TestClient,
  buyer: TestClient,
  { text = PRAISE, rating = 5, itemTitle = 'Desk lamp' } = {},
): Promise<void> {
  const saleId = await newSale(app, seller, buyer, { itemTitle });
  await buyer.post('/api/reviews', { saleId, rating, text });
  await seller.post('/api/reviews', { saleId, rating: 5, text: THANKS });
}

test('The home page shows the newest five-star reviews with a meaningful text, one per member (HOME-10)', async () => {
  const [seller, buyer, other] = await Promise.all([newMember(app), newMember(app), newMember(app)]);
  await deal(seller, buyer, { text: `${PRAISE} First.` });
  await deal(seller, other, { text: `${PRAISE} Second.`, itemTitle: 'Wool blanket' });
  await deal(seller, buyer, { text: `${PRAISE} Third.` });
  const stories = await storiesFor();
  expect(stories.map(({ text }) => text)).toEqual([`${PRAISE} Third.`, `${PRAISE} Second.`]);
  expect(stories[1]).toMatchObject({
    by: { kind: 'member', name: other.details.username },
    role: 'buyer',
    itemTitle: 'Wool blanket',
  });
});

test('Short, long, unpublished and lower-rated reviews, and those of guests, are not shown as stories', async () => {
  const [seller, guest] = await Promise.all([newMember(app), newGuest(app)]);
  await deal(seller, await newMember(app), { rating: 4 });
  await deal(seller, await newMember(app), { text: 'Good.' });
  await deal(seller, await newMember(app), { text: PRAISE.repeat(5) });
  const buyer = await newMember(app);
  const saleId = await newSale(app, seller, buyer);
  await buyer.post('/api/reviews', { saleId, rating: 5, text: `${PRAISE} Waiting.` });
  const ofGuest = await newSale(app, guest, buyer);
  await guest.post('/api/reviews', { saleId: ofGuest, rating: 5, text: `${PRAISE} By a guest.` });
  await buyer.post('/api/reviews', { saleId: ofGuest, rating: 5, text: THANKS });
  expect(await textsFor()).toEqual([]);
  await seller.post('/api/reviews', { saleId, rating: 5, text: THANKS });
  expect(await textsFor()).toEqual([`${PRAISE} Waiting.`]);
});

test('I see no stories of or about people I blocked or who blocked me, and nobody sees those of people who are gone', async () => {
  const [me, seller, buyer] = await Promise.all([newMember(app), newMember(app), newMember(app)]);
  await deal(seller, buyer, { text: `${PRAISE} Of the buyer.` });
  await deal(me, seller, { text: `${PRAISE} Of the seller.` });
  expect(await textsFor(me)).toHaveLength(2);
  const { profileId } = await personOf(app, seller);
  expect((await me.put(`/api/blocks/profile/${profileId}`)).status).toBeLessThan(300);
  expect(await textsFor(me)).toEqual([]);
  expect(await textsFor(seller)).toEqual([`${PRAISE} Of the buyer.`]);
  expect(await textsFor()).toHaveLength(2);
  await app.db.deleteFrom('users').where('email', '=', buyer.details.email).execute();
  expect(await textsFor()).toEqual([`${PRAISE} Of the seller.`]);
  // Marks the account as being deleted.
  await app.db.updateTable('profiles').set({ deletes_at: new Date() }).where('id', '=', profileId).execute();
  expect(await textsFor()).toEqual([]);
});
