import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  newConversation,
  newListing,
  newMember,
  newMessage,
} from '../../../../../tests/support/factories.ts';
import { personOf } from '../../../../../tests/support/sales.ts';
import { replyHabit } from './chat-statistics.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

/** Sets the time of a message to `minutes` ago. */
const sentAgo = (conversationId: string, seq: number, minutes: number) =>
  sql`
    update messages set created_at = now() - make_interval(mins => ${minutes}::int)
    where conversation_id = ${conversationId} and seq = ${seq}`.execute(app.db);

test('How somebody answers is known from first messages to them and their first answers (PROFILE-02)', async () => {
  const seller = await newMember(app);
  const sellerId = (await personOf(app, seller)).profileId ?? '';
  expect(await replyHabit(app.db, sellerId)).toEqual({ rate: null, minutes: null });

  const listing = await newListing(seller);
  const conversations: string[] = [];
  for (const minutes of [30, 50, 5000, 5000, 5]) {
    const buyer = await newMember(app);
    const conversation = await newConversation(buyer, listing);
    await newMessage(buyer, conversation, 'Does it still work?');
    conversations.push(conversation);
    await sentAgo(conversation, 1, minutes);
  }
  const [soon = '', later = '', weeks = '', never = '', now = ''] = conversations;
  // A question unanswered for a day counts; one unanswered for five minutes doesn't yet.
  expect(await replyHabit(app.db, sellerId)).toEqual({ rate: null, minutes: null });
  await newMessage(seller, soon, 'It is.');
  await sentAgo(soon, 2, 20);
  expect(await replyHabit(app.db, sellerId)).toEqual({ rate: 33, minutes: 10 });

  await newMessage(seller, later, 'Yes.');
  await sentAgo(later, 2, 20);
  await newMessage(seller, later, 'Come by.');
  await newMessage(seller, weeks, 'Sorry, I was away.');
  expect(await replyHabit(app.db, sellerId)).toEqual({ rate: 75, minutes: 30 });

  // Automatic messages are not replies, and a conversation's first author is not measured.
  await newMessage(seller, never, 'Away until Monday.');
  await sql`update messages set kind = 'system', type = 'message.note', data = '{}'
    where conversation_id = ${never} and seq = 2`.execute(app.db);
  const otherConversation = await newConversation(seller, await newListing(await newMember(app)));
  await newMessage(seller, otherConversation, 'May I see it?');
  await newMessage(seller, now, 'Just sold, sorry.');
  expect(await replyHabit(app.db, sellerId)).toMatchObject({ rate: 80 });

  await sql`
    update conversation_participants set last_message_at = now() - interval '91 days'
    where profile_id = ${sellerId}`.execute(app.db);
  expect(await replyHabit(app.db, sellerId)).toEqual({ rate: null, minutes: null });
});
