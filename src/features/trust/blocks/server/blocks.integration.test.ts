import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type GuestClient,
  type Member,
  newConversation,
  newGuest,
  newListing,
  newMember,
  newMessage,
} from '../../../../../tests/support/factories.ts';
import { connectLive } from '../../../../../tests/support/live-client.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { ListingPage, RelatedListings } from '../../../items/listings/contract/listing.ts';
import type { Chat, Inbox, Messages } from '../../../talking/messages/contract/message.ts';
import { MESSAGE_UPDATES } from '../../../talking/messages/contract/message-updates.ts';
import type { Block } from '../contract/block.ts';
import { PEOPLE_CHANGED } from '../contract/block-updates.ts';

let app: TestApp;
let seller: Member;
let buyer: Member;
let sellerId: string;
let buyerId: string;
let listing: { id: string };
let chat: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  [seller, buyer] = [await newMember(app), await newMember(app)];
  [sellerId, buyerId] = [await idOf(seller), await idOf(buyer)];
  listing = await newListing(seller, { title: 'Walnut stool' });
  chat = await newConversation(buyer, listing);
  await newMessage(buyer, chat, 'Still there?');
  await newMessage(seller, chat, 'Yes');
});

const idOf = async (client: TestClient) =>
  (await client.get<{ account: { id: string } }>('/api/viewer')).body.account.id;
const block = (client: TestClient, subject: string, id: string) => client.put(`/api/blocks/${subject}/${id}`);
const unblock = (client: TestClient, subject: string, id: string) =>
  client.delete(`/api/blocks/${subject}/${id}`);
const blocksOf = async (client: TestClient) =>
  (await client.get<{ blocks: Block[] }>('/api/blocks')).body.blocks;
const inboxOf = async (client: TestClient) =>
  (await client.get<Inbox>('/api/conversations')).body.conversations.map(({ id }) => id);
const unreadOf = async (client: TestClient) =>
  (await client.get<{ messages: number; conversations: number }>('/api/conversations/unread')).body;
const titlesOf = async (client: TestClient, address: string) =>
  (await client.get<ListingPage>(address)).body.listings.map(({ title }) => title);
const foundBy = async (client: TestClient, name: string) =>
  (await client.get<{ people: { id: string }[] }>(`/api/people?q=${name}`)).body.people.map(({ id }) => id);
const chatOf = async (client: TestClient, id = chat) =>
  (await client.get<Chat>(`/api/conversations/${id}`)).body;
const say = (client: TestClient, text = 'Hello?') =>
  client.post(`/api/conversations/${chat}/messages`, { clientId: randomUUID(), text });

describe('both are hidden from each other', () => {
  it('Listings are hidden from both in browse, search, counts, the page and related listings', async () => {
    const mine = await newListing(buyer, { title: 'Walnut bench' });
    const other = await newMember(app);
    const third = await newListing(other, { title: 'Walnut chair' });
    const addresses = [
      '/api/listings?limit=60',
      '/api/listings?q=walnut',
      `/api/listings?seller=${sellerId}`,
    ];
    for (const address of addresses) expect(await titlesOf(buyer, address)).toContain('Walnut stool');
    const before = (await buyer.get<{ count: number }>('/api/listings/count?q=walnut')).body.count;

    expect((await block(buyer, 'profile', sellerId)).status).toBe(204);

    for (const address of addresses) {
      expect(await titlesOf(buyer, address)).not.toContain('Walnut stool');
      expect(await titlesOf(app.client(), address)).toContain('Walnut stool');
    }
    expect(await titlesOf(seller, '/api/listings?q=walnut')).not.toContain('Walnut bench');
    const after = (await buyer.get<{ count: number }>('/api/listings/count?q=walnut')).body.count;
    expect(before - after).toBeGreaterThanOrEqual(1);
    const related = (await buyer.get<RelatedListings>(`/api/listings/${third.id}/related`)).body;
    expect(related.similar.map(({ id }) => id)).not.toContain(listing.id);
    expect((await seller.get(`/api/listings/${mine.id}/related`)).status).toBe(404);

    // The blocker sees the reason and can unblock; the blocked person sees a missing page.
    expect(await buyer.get(`/api/listings/${listing.id}`)).toMatchObject({
      status: 403,
      body: { code: 'PERSON_BLOCKED', title: 'You blocked this person' },
    });
    expect(await seller.get(`/api/listings/${mine.id}`)).toMatchObject({
      status: 404,
      body: { code: 'LISTING_NOT_FOUND' },
    });
    expect((await app.client().get(`/api/listings/${listing.id}`)).status).toBe(200);
    expect((await seller.get(`/api/listings/${listing.id}`)).status).toBe(200);
  });

  it('A profile does not exist for the blocked person, and shows a notice to the blocker', async () => {
    await block(buyer, 'profile', sellerId);
    expect(await seller.get(`/api/profiles/${buyerId}`)).toMatchObject({
      status: 404,
      body: { title: 'User not found', detail: "The user profile you're looking for doesn't exist" },
    });
    expect(await buyer.get(`/api/profiles/${sellerId}`)).toMatchObject({
      status: 403,
      body: { code: 'PERSON_BLOCKED' },
    });
    expect((await app.client().get(`/api/profiles/${sellerId}`)).status).toBe(200);
    expect((await buyer.get(`/api/profiles/${buyerId}`)).status).toBe(200);
  });

  it('Neither finds the other in people search, and saved listings of the other are hidden until unblocked', async () => {
    await buyer.put(`/api/favourites/${listing.id}`);
    await block(seller, 'profile', buyerId);
    expect(await foundBy(buyer, seller.details.username)).toEqual([]);
    expect(await foundBy(seller, buyer.details.username)).toEqual([]);
    expect(await titlesOf(buyer, '/api/favourites')).toEqual([]);
    expect((await buyer.put(`/api/favourites/${listing.id}`)).status).toBe(404);
    await unblock(seller, 'profile', buyerId);
    expect(await titlesOf(buyer, '/api/favourites')).toEqual(['Walnut stool']);
    expect(await foundBy(buyer, seller.details.username)).toEqual([sellerId]);
  });

  it('The conversation leaves both inboxes and badges, neither can write, and unblocking restores it', async () => {
    expect(await unreadOf(buyer)).toEqual({ messages: 1, conversations: 1 });
    await block(buyer, 'conversation', chat);
    for (const client of [buyer, seller]) {
      expect(await inboxOf(client)).toEqual([]);
      expect(await unreadOf(client)).toEqual({ messages: 0, conversations: 0 });
    }
    expect(await say(buyer)).toMatchObject({ status: 403, body: { code: 'PERSON_BLOCKED' } });
    expect(await say(seller)).toMatchObject({
      status: 403,
      body: { title: 'Message Failed', detail: "You can't message this person." },
    });
    expect(await chatOf(buyer)).toMatchObject({ can: { send: false }, denial: 'blocked' });
    expect(await chatOf(seller)).toMatchObject({ can: { send: false }, denial: 'refused' });
    const messages = (await seller.get<Messages>(`/api/conversations/${chat}/messages`)).body.messages;
    expect(messages).toHaveLength(2);

    await unblock(buyer, 'conversation', chat);
    for (const client of [buyer, seller]) {
      expect(await inboxOf(client)).toEqual([chat]);
      expect(await unreadOf(client)).toEqual({ messages: 1, conversations: 1 });
    }
    expect((await say(seller)).status).toBe(201);
  });

  it('Neither person can start a conversation, with or without a listing', async () => {
    const other = await newMember(app);
    const otherId = await idOf(other);
    const item = await newListing(other);
    await block(other, 'profile', buyerId);
    for (const body of [{ listingId: item.id }, { personId: otherId }]) {
      expect(await buyer.post('/api/conversations', body)).toMatchObject({
        status: 403,
        body: { code: 'CANNOT_MESSAGE' },
      });
    }
    expect(await other.post('/api/conversations', { personId: buyerId })).toMatchObject({
      status: 403,
      body: { code: 'PERSON_BLOCKED' },
    });
    expect(await chatOf(buyer, otherId)).toMatchObject({
      id: null,
      can: { send: false },
      denial: 'refused',
    });
  });

  it('Open pages of both get a live update; typing, read and delivery marks are no longer sent', async () => {
    const [ofBuyer, ofSeller] = [await connectLive(app.url, buyer), await connectLive(app.url, seller)];
    await block(buyer, 'profile', sellerId);
    expect(await ofBuyer.receive(PEOPLE_CHANGED)).toEqual({ type: PEOPLE_CHANGED, ids: [] });
    expect(await ofSeller.receive(PEOPLE_CHANGED)).toEqual({ type: PEOPLE_CHANGED, ids: [] });
    await seller.post(`/api/conversations/${chat}/typing`);
    await seller.put(`/api/conversations/${chat}/read`, { seq: 2 });
    await seller.post('/api/conversations/delivered', { conversationIds: [chat] });
    await unblock(buyer, 'profile', sellerId);
    await ofBuyer.receive(PEOPLE_CHANGED, 2);
    const received = ofBuyer.updates.map(({ type }) => type);
    expect(received).not.toContain(MESSAGE_UPDATES.typing);
    expect(received).not.toContain(MESSAGE_UPDATES.seen);
    expect(await chatOf(buyer)).toMatchObject({ participantReadSeq: 0, participantDeliveredSeq: 0 });
    ofBuyer.socket.terminate();
    ofSeller.socket.terminate();
  });
});

describe('The list of blocked people', () => {
  it('It lists the person and date, newest first, only for the blocker; removing an entry unblocks', async () => {
    const other = await newMember(app);
    await block(buyer, 'listing', listing.id);
    await block(buyer, 'profile', await idOf(other));
    const [first, second] = await blocksOf(buyer);
    expect([first, second]).toMatchObject([
      { person: { kind: 'member', name: other.details.username } },
      { person: { kind: 'member', name: seller.details.username } },
    ]);
    expect(await blocksOf(seller)).toEqual([]);
    expect((await seller.delete(`/api/blocks/${first?.id}`)).status).toBe(204);
    expect(await blocksOf(buyer)).toHaveLength(2);
    for (let times = 0; times < 2; times += 1) {
      expect((await buyer.delete(`/api/blocks/${first?.id}`)).status).toBe(204);
    }
    expect(await blocksOf(buyer)).toMatchObject([{ id: second?.id }]);
  });

  it('If both block each other, both have to unblock, and each sees only their own block', async () => {
    await block(buyer, 'profile', sellerId);
    await block(seller, 'profile', buyerId);
    expect((await buyer.get(`/api/profiles/${sellerId}`)).status).toBe(403);
    await unblock(buyer, 'profile', sellerId);
    expect((await buyer.get(`/api/profiles/${sellerId}`)).status).toBe(404);
    expect((await seller.get(`/api/profiles/${buyerId}`)).status).toBe(403);
    await unblock(seller, 'profile', buyerId);
    expect((await buyer.get(`/api/profiles/${sellerId}`)).status).toBe(200);
  });

  it('Twenty parallel requests block once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => block(buyer, 'profile', sellerId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await blocksOf(buyer)).toHaveLength(1);
  });
});

describe('guests', () => {
  const becomes = async (guest: GuestClient): Promise<Member> => {
    const member = await newMember(app);
    for (const [name, value] of guest.cookies) if (!member.cookies.has(name)) member.cookies.set(name, value);
    expect((await member.post('/api/guests/claim')).status).toBeLessThan(300);
    return member;
  };

  it('A member blocks a guest by the listing, a guest blocks a writer by the conversation; an account gets both blocks', async () => {
    const guest = await newGuest(app);
    const item = await newListing(guest, { title: 'Walnut box' });
    const conversation = await newConversation(buyer, item);
    await newMessage(buyer, conversation, 'Cheaper?');
    expect((await block(guest, 'conversation', conversation)).status).toBe(204);
    expect(await inboxOf(guest)).toEqual([]);
    expect(await unreadOf(guest)).toEqual({ messages: 0, conversations: 0 });
    expect((await buyer.get(`/api/listings/${item.id}`)).status).toBe(404);
    expect((await guest.get(`/api/profiles/${buyerId}`)).status).toBe(403);
    expect(await blocksOf(guest)).toMatchObject([
      { person: { kind: 'member', name: buyer.details.username } },
    ]);

    expect((await block(seller, 'listing', item.id)).status).toBe(204);
    expect(await titlesOf(seller, '/api/listings?q=walnut')).not.toContain('Walnut box');
    expect(await blocksOf(seller)).toMatchObject([{ person: { kind: 'guest', name: 'Guest User' } }]);

    const member = await becomes(guest);
    expect((await buyer.get(`/api/listings/${item.id}`)).status).toBe(404);
    expect(await blocksOf(member)).toHaveLength(1);
    expect(await blocksOf(seller)).toMatchObject([
      { person: { kind: 'member', name: member.details.username } },
    ]);
  });

  it('Claiming a guest that I blocked leaves no block against myself', async () => {
    const guest = await newGuest(app);
    const item = await newListing(guest);
    const member = await newMember(app);
    await block(member, 'listing', item.id);
    await block(member, 'profile', sellerId);
    await block(guest, 'profile', sellerId);
    for (const [name, value] of guest.cookies) if (!member.cookies.has(name)) member.cookies.set(name, value);
    expect((await member.post('/api/guests/claim')).status).toBeLessThan(300);
    expect(await blocksOf(member)).toMatchObject([{ person: { name: seller.details.username } }]);
    expect((await member.get(`/api/listings/${item.id}`)).status).toBe(200);
  });
});

describe('bad input', () => {
  it('Visitors are asked to sign in; nobody can block themselves, no one, or by a subject they cannot see', async () => {
    const visitor = app.client();
    expect((await block(visitor, 'profile', sellerId)).status).toBe(401);
    expect((await unblock(visitor, 'profile', sellerId)).status).toBe(401);
    expect((await visitor.get('/api/blocks')).status).toBe(401);
    expect(await block(buyer, 'profile', buyerId)).toMatchObject({
      status: 403,
      body: { title: "That's you" },
    });
    const outsider = await newMember(app);
    for (const [subject, id] of [
      ['profile', randomUUID()],
      ['listing', randomUUID()],
      ['conversation', randomUUID()],
    ] as const) {
      expect((await block(buyer, subject, id)).status).toBe(404);
    }
    expect((await block(outsider, 'conversation', chat)).status).toBe(404);
    expect((await block(buyer, 'review', sellerId)).status).toBe(422);
    expect((await block(buyer, 'profile', 'x')).status).toBe(422);
    expect(await blocksOf(buyer)).toEqual([]);
  });
});
