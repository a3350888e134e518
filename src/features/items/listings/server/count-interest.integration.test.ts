import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type Member,
  newConversation,
  newListing,
  newMember,
  newMessage,
} from '../../../../../tests/support/factories.ts';
import { chatsAbout } from '../../../talking/messages/server/messages.ts';
import type { ListingPage } from '../contract/listing.ts';
import { countInterest, INTEREST_DAYS } from './count-interest.ts';

let app: TestApp;
let seller: Member;

beforeAll(async () => {
  app = await startTestApp();
  seller = await newMember(app);
});
afterAll(() => app?.close());

const count = async () => countInterest(app.db, await chatsAbout(app.db, INTEREST_DAYS));

test('Popular counts views, favorites and chats of the last 30 days; a chat counts most (BROWSE-22)', async () => {
  const word = `pop${randomUUID().slice(0, 8)}`;
  const ids: Record<string, string> = {};
  for (const name of ['asked', 'kept', 'seen', 'opened', 'new']) {
    ids[name] = (await newListing(seller, { title: `${word} ${name}` })).id;
  }
  const popular = async () => {
    const { body } = await app.client().get<ListingPage>(`/api/listings?q=${word}&sort=popular`);
    return body.listings.map(({ title }) => title.slice(word.length + 1));
  };
  const buyer = await newMember(app);
  const conversation = await newConversation(buyer, { id: ids.asked ?? '' });
  await newMessage(buyer, conversation, 'Does it work?');
  // Opened, but without a message.
  await newConversation(buyer, { id: ids.opened ?? '' });
  await buyer.put(`/api/favourites/${ids.kept}`);
  for (const viewer of [app.client(), buyer]) await viewer.post(`/api/listings/${ids.seen}/views`);
  await count();
  expect(await popular()).toEqual(['asked', 'kept', 'seen', 'new', 'opened']);

  await sql`update listing_view_days set day = day - ${INTEREST_DAYS}::int`.execute(app.db);
  await sql`update conversations set created_at = now() - interval '31 days'`.execute(app.db);
  await count();
  expect(await popular()).toEqual(['kept', 'new', 'opened', 'seen', 'asked']);
  expect(await app.db.selectFrom('listing_view_days').selectAll().execute()).toEqual([]);
});

test('Recounting writes only what has changed (BROWSE-22)', async () => {
  const { id } = await newListing(seller);
  await app.client().post(`/api/listings/${id}/views`);
  const version = async () =>
    (await sql<{ xmin: string }>`select xmin from listings where id = ${id}`.execute(app.db)).rows[0]?.xmin;
  const before = await version();
  await count();
  const counted = await version();
  expect(counted).not.toBe(before);
  await count();
  expect(await version()).toBe(counted);
});
