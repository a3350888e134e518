import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { dealer } from '../../../../../tests/support/deals.ts';
import {
  newConversation,
  newGuest,
  newListing,
  newMember,
  newMessage,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Chat, Inbox, Messages } from '../contract/message.ts';
import { AUTOMATIC_ANSWER } from '../contract/system-types.ts';

const QUESTION = 'Is this still available?';

let app: TestApp;
let seller: TestClient;
let buyer: TestClient;
let listing: { id: string };
let chat: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  [seller, buyer] = [await newMember(app), await newMember(app)];
  listing = await newListing(seller);
  chat = await newConversation(buyer, listing);
});

const messagesOf = async (client: TestClient, id = chat) =>
  (await client.get<Messages>(`/api/conversations/${id}/messages`)).body.messages;
const answers = async (id = chat) =>
  (await messagesOf(buyer, id)).flatMap(({ system }) =>
    system?.type === AUTOMATIC_ANSWER ? system.data.state : [],
  );
const ask = () => newMessage(buyer, chat, QUESTION);

describe("'Is this still available?'", () => {
  it('Is answered at once, and says that nobody wrote it (MSG-13)', async () => {
    await ask();
    expect((await messagesOf(buyer))[1]).toMatchObject({
      kind: 'system',
      mine: false,
      text: 'Yes, it is still available.',
      system: { type: AUTOMATIC_ANSWER, data: { state: 'available', until: null } },
    });
  });

  it('Stays unread for the seller, who has not answered (MSG-13, MSG-21)', async () => {
    await ask();
    const { body } = await seller.get<Inbox>('/api/conversations');
    expect(body.conversations[0]).toMatchObject({
      unread: 1,
      lastMessage: { kind: 'system', systemType: AUTOMATIC_ANSWER, mine: true },
    });
    expect((await buyer.get<Chat>(`/api/conversations/${chat}`)).body.unread).toBe(1);
  });

  it('Is answered once for each state (MSG-13)', async () => {
    await ask();
    await ask();
    expect(await answers()).toEqual(['available']);
    const other = await newMember(app);
    const others = await newConversation(other, listing);
    await dealer(seller, others).reserve();
    await ask();
    await ask();
    await newMessage(other, others, QUESTION);
    expect((await messagesOf(other, others)).at(-1)).toMatchObject({
      system: { data: { state: 'reserved-for-buyer', until: expect.any(String) } },
    });
    await seller.post(`/api/listings/${listing.id}/sold`);
    await ask();
    expect(await answers()).toEqual(['available', 'reserved', 'sold']);
  });

  it('Says that a listing is paused, except to the buyer it is reserved for (MSG-13)', async () => {
    const other = await newMember(app);
    const others = await newConversation(other, listing);
    await dealer(seller, others).reserve();
    await seller.post('/api/listings/own/changes', { ids: [listing.id], change: 'pause' });
    await ask();
    expect(await answers()).toEqual(['paused']);
    await newMessage(other, others, QUESTION);
    expect((await messagesOf(other, others)).at(-1)?.system?.data.state).toBe('reserved-for-buyer');
  });

  it('Asked at once from two devices, it is answered once (MSG-13)', async () => {
    await Promise.all(Array.from({ length: 6 }, ask));
    expect(await answers()).toEqual(['available']);
  });

  it('Is left to the seller by those who switched it off, guests included (MSG-13, A-13)', async () => {
    const guest = await newGuest(app);
    const guests = await newConversation(buyer, await newListing(guest));
    for (const [owner, id] of [
      [seller, chat],
      [guest, guests],
    ] as const) {
      expect((await owner.get('/api/automatic-answers')).body).toEqual({ on: true });
      expect((await owner.put('/api/automatic-answers', { on: false })).status).toBe(204);
      await newMessage(buyer, id, QUESTION);
      expect(await answers(id)).toEqual([]);
      expect((await owner.put('/api/automatic-answers', { on: true })).status).toBe(204);
      await newMessage(buyer, id, QUESTION);
      expect(await answers(id)).toEqual(['available']);
    }
    expect((await app.client().get('/api/automatic-answers')).status).toBe(401);
    expect((await seller.put('/api/automatic-answers', { on: 'no' })).status).toBe(422);
  });

  it('Gets no answer when it is the seller who asks, or when there is more to it (MSG-13)', async () => {
    await newMessage(seller, chat, QUESTION);
    await newMessage(buyer, chat, 'Is this still available for 20?');
    expect(await answers()).toEqual([]);
  });
});
