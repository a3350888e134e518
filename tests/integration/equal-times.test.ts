import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Messages } from '../../src/features/talking/messages/contract/message.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newConversation, newListing, newMember, newMessage } from '../support/factories.ts';
import { newFlashDrop, stopSchedules } from '../support/flash-drops.ts';
import { newSale } from '../support/sales.ts';
import type { TestClient } from '../support/test-client.ts';
import { idOf, newZone } from '../support/zones.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await stopSchedules(app);
});
afterAll(() => app?.close());

/** Five rows of a list, so pages of two end between rows of the same time. */
const COUNT = 5;
const five = <T>(make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: COUNT }, (_, index) => make(index)));
const run = (statement: RawBuilder<unknown>) => statement.execute(app.db);

interface Page {
  nextCursor: string | null;
  [list: string]: unknown;
}

/** Returns the sorted ids of a list as a client gets them, in pages of two. */
async function idsOf(client: TestClient, list: string, path: string): Promise<string[]> {
  const sign = path.includes('?') ? '&' : '?';
  const ids: string[] = [];
  let cursor: string | null = null;
  // The bound also ends the loop for a list that repeats itself.
  for (let page = 0; page < COUNT; page += 1) {
    const query: string = `limit=2${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
    const { status, body } = await client.get<Page>(`${path}${sign}${query}`);
    expect(status).toBe(200);
    const rows = body[list] as { id: string }[];
    expect(rows.length, path).toBeLessThanOrEqual(2);
    ids.push(...rows.map(({ id }) => id));
    cursor = body.nextCursor;
    if (cursor === null) return ids.toSorted();
  }
  throw new Error(`${path} has too many pages: ${ids.join(', ')}`);
}

test('Listings with one time and price come once each: browsing, by words, and my own (BROWSE-28)', async () => {
  const seller = await newMember(app);
  const position = { latitude: 40, longitude: -73 };
  const listings = await five(() => newListing(seller, { title: 'Quillwork lamp', position }));
  const ids = listings.map(({ id }) => id);
  await run(sql`update listings set created_at = now() where id = any(${ids}::uuid[])`);
  for (const order of ['newest', 'price_low', 'price_high', 'popular']) {
    expect(await idsOf(app.client(), 'listings', `/api/listings?sort=${order}`)).toEqual(ids.toSorted());
    expect(await idsOf(app.client(), 'listings', `/api/listings?q=quillwork&sort=${order}`)).toEqual(
      ids.toSorted(),
    );
  }
  expect(await idsOf(app.client(), 'listings', '/api/listings?sort=nearest&near=40.1,-73.1')).toEqual(
    ids.toSorted(),
  );
  expect(await idsOf(app.client(), 'listings', '/api/listings?q=quillwork')).toEqual(ids.toSorted());
  expect(await idsOf(seller, 'listings', '/api/listings/own')).toEqual(ids.toSorted());

  const fan = await newMember(app);
  for (const id of ids) await fan.put(`/api/favourites/${id}`);
  await run(sql`update favourites set created_at = now()`);
  expect(await idsOf(fan, 'listings', '/api/favourites')).toEqual(ids.toSorted());
});

test('Conversations and messages with one time come once each', async () => {
  const seller = await newMember(app);
  const buyer = await newMember(app);
  const chats = await five(async () => {
    const chat = await newConversation(buyer, await newListing(seller));
    await newMessage(buyer, chat, 'Is it there?');
    return chat;
  });
  await run(sql`update conversation_participants set last_message_at = now()`);
  expect(await idsOf(seller, 'conversations', '/api/conversations')).toEqual(chats.toSorted());

  const [chat = ''] = chats;
  for (let count = 1; count < COUNT; count += 1) await newMessage(buyer, chat, `Hello ${count}`);
  await run(sql`update messages set created_at = now()`);
  const walk = async (first: string, next: (shown: Messages['messages']) => string) => {
    const seen: number[] = [];
    for (let query = first, more = true; more; ) {
      const { body } = await seller.get<Messages>(`/api/conversations/${chat}/messages?limit=2${query}`);
      seen.push(...body.messages.map(({ seq }) => seq));
      query = next(body.messages);
      more = body.more;
    }
    return seen.toSorted();
  };
  expect(await walk('', (shown) => `&before=${shown[0]?.seq}`)).toEqual([1, 2, 3, 4, 5]);
  expect(await walk('&since=0', (shown) => `&since=${shown.at(-1)?.seq}`)).toEqual([1, 2, 3, 4, 5]);
});

test('Notifications with one time come once each', async () => {
  const member = await newMember(app);
  const { rows } = await sql<{ id: string }>`
    insert into notifications (profile_id, kind, type, title, message, link, group_key, created_at)
    select ${await idOf(member)}, 'listings.sold', 'other', 'News ' || nr, '', '/', 'group ' || nr, now()
    from generate_series(1, ${COUNT}) as nr returning id`.execute(app.db);
  const ids = rows.map(({ id }) => id);
  expect(await idsOf(member, 'notifications', '/api/notifications')).toEqual(ids.toSorted());
});

test('Reviews with one time come once each, received and given', async () => {
  const [seller, buyer] = [await newMember(app), await newMember(app)];
  await five(async () => {
    const saleId = await newSale(app, seller, buyer);
    for (const client of [seller, buyer]) {
      const review = { saleId, rating: 5, text: 'As described.' };
      expect((await client.post('/api/reviews', review)).status).toBe(201);
    }
  });
  await run(sql`update reviews set created_at = now()`);
  const sellerId = await idOf(seller);
  const about = async (column: 'reviewee_id' | 'reviewer_id') =>
    (await app.db.selectFrom('reviews').select('id').where(column, '=', sellerId).execute()).map(
      ({ id }) => id,
    );
  const received = `/api/reviews/received?person=${sellerId}`;
  expect(await idsOf(app.client(), 'reviews', received)).toEqual((await about('reviewee_id')).toSorted());
  expect(await idsOf(seller, 'reviews', '/api/reviews/given')).toEqual(
    (await about('reviewer_id')).toSorted(),
  );
});

test('Posts of a zone with one time come once each', async () => {
  const admin = await newMember(app);
  const zone = await newZone(admin);
  const posts = await five(async (index) => {
    const post = { clientId: randomUUID(), text: `Hello ${index}` };
    const { status, body } = await admin.post<{ id: string }>(`/api/zones/${zone}/posts`, post);
    expect(status).toBe(201);
    return body.id;
  });
  await run(sql`update zone_posts set created_at = now()`);
  expect(await idsOf(admin, 'posts', `/api/zones/${zone}/posts`)).toEqual(posts.toSorted());
});

/** Ledger entries can't be updated, so they are inserted with their time. */
test('Payments, credit entries and Flash Drop points with one time come once each', async () => {
  const member = await newMember(app);
  const profileId = await idOf(member);
  const payments = await sql<{ id: string }>`
    insert into payments (profile_id, provider, provider_id, checkout_id, reference, offer_id, title, kind, state,
      amount_cents, currency, is_test, at)
    select ${profileId}, 'test', 'invoice ' || nr, gen_random_uuid(), 'ref', '100_credits', 'Popular Pack', 'purchase',
      'paid', 1799, 'usd', true, now()
    from generate_series(1, ${COUNT}) as nr returning id`.execute(app.db);
  expect(await idsOf(member, 'payments', '/api/payments')).toEqual(
    payments.rows.map(({ id }) => id).toSorted(),
  );

  expect((await member.get('/api/credits')).status).toBe(200);
  await run(sql`
    insert into credit_entries (profile_id, source, kind, purchased, available_after, period, created_at)
    select ${profileId}, 'payment ' || nr, 'purchase', 1, nr, 1, now()
    from generate_series(1, ${COUNT}) as nr`);
  const credits = await sql<{ id: string }>`
    select id::text from credit_entries where profile_id = ${profileId}`.execute(app.db);
  expect(await idsOf(member, 'entries', '/api/credits/entries')).toEqual(
    credits.rows.map(({ id }) => id).toSorted(),
  );

  const event = await newFlashDrop(app);
  expect((await member.post(`/api/flash-drops/${event}/participation`)).status).toBe(200);
  const points = await sql<{ id: string }>`
    insert into flash_drop_points (flash_drop_id, profile_id, act, source, turn, points, day, occurred_at)
    select ${event}, ${profileId}, 'reply', 'conversation ' || nr, 1, 5, now()::date, now()
    from generate_series(1, ${COUNT}) as nr returning id::text`.execute(app.db);
  expect(await idsOf(member, 'entries', `/api/flash-drops/${event}/points`)).toEqual(
    points.rows.map(({ id }) => id).toSorted(),
  );
});
