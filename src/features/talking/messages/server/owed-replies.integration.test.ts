import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { dealer } from '../../../../../tests/support/deals.ts';
import {
  type Member,
  newConversation,
  newGuest,
  newListing,
  newMember,
  newMessage,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Inbox } from '../contract/message.ts';

let app: TestApp;
let seller: Member;
let buyer: Member;
let chat: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  [seller, buyer] = [await newMember(app), await newMember(app)];
  chat = await newConversation(buyer, await newListing(seller));
});

const owed = async (client: TestClient) => {
  const { body } = await client.get<Inbox>('/api/conversations?owed=1');
  return body.conversations.map(({ id }) => id);
};

test('A question waits for its seller until it is answered; an answer sent by itself is none', async () => {
  await newMessage(buyer, chat, 'Is this still available?');
  expect(await owed(seller)).toEqual([chat]);
  expect(await owed(buyer)).toEqual([]);
  await newMessage(seller, chat, 'It is, come by.');
  expect(await owed(seller)).toEqual([]);
  expect(await owed(buyer)).toEqual([chat]);
});

test('An offer waits for an answer; one that was declined waits for nobody', async () => {
  await newMessage(buyer, chat, 'Hello');
  await newMessage(seller, chat, 'Hello');
  const offer = randomUUID();
  expect((await dealer(buyer, chat).offer(1000, offer)).status).toBe(200);
  expect(await owed(seller)).toEqual([chat]);
  expect(await owed(buyer)).toEqual([]);
  await dealer(seller, chat).decline(offer);
  expect([await owed(seller), await owed(buyer)]).toEqual([[], []]);
});

test('An offer says until when it can be answered, also when its buyer writes about it', async () => {
  const offer = randomUUID();
  await dealer(buyer, chat).offer(1000, offer);
  await newMessage(buyer, chat, 'I could pick it up today.');
  const replyBy = async () => {
    const { body } = await seller.get<Inbox>('/api/conversations?owed=1');
    return body.conversations[0]?.replyBy;
  };
  const hours = (Date.parse((await replyBy()) ?? '') - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.5);
  expect(hours).toBeLessThanOrEqual(24);
  const { body } = await seller.get<Inbox>('/api/conversations');
  expect(body.conversations[0]?.replyBy).toBeUndefined();
  await dealer(seller, chat).decline(offer);
  await newMessage(buyer, chat, 'What would you take?');
  expect(await replyBy()).toBeNull();
});

test('A guest sees who waits for them; after a month nobody does', async () => {
  const guest = await newGuest(app);
  const theirs = await newConversation(buyer, await newListing(guest));
  await newMessage(buyer, theirs, 'Where is it?');
  expect(await owed(guest)).toEqual([theirs]);
  await app.db
    .updateTable('conversation_participants')
    .set({ last_message_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('conversation_id', '=', theirs)
    .execute();
  expect(await owed(guest)).toEqual([]);
  expect((await guest.get('/api/conversations?owed=2')).status).toBe(422);
});
