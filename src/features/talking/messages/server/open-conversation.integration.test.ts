import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  newConversation,
  newGuest,
  newListing,
  newMember,
  newMessage,
  newPhoto,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Chat, Inbox, OpenedChat } from '../contract/message.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const NOBODY = '11111111-1111-4111-8111-111111111111';

async function idOf(client: TestClient): Promise<string> {
  return (await client.get<{ account: { id: string } }>('/api/viewer')).body.account.id;
}
const open = (client: TestClient, body: object) => client.post<OpenedChat>('/api/conversations', body);
const inboxOf = async (client: TestClient, query = '') =>
  (await client.get<Inbox>(`/api/conversations${query}`)).body;

describe('opening', () => {
  it('A buyer opens the chat about a listing; it is one conversation with two people (MSG-32, DETAIL-12, DATA-11, DATA-12)', async () => {
    const seller = await newMember(app, { username: 'lena.sells' });
    const buyer = await newMember(app);
    const cover = await newPhoto(seller);
    const listing = await newListing(seller, { photos: [{ id: cover.id }], price: '35' });
    const { status, body } = await open(buyer, { listingId: listing.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      participant: { kind: 'member', id: await idOf(seller), name: 'lena.sells' },
      listingId: listing.id,
      listing: { id: listing.id, title: 'Desk lamp', priceCents: 3500, status: 'active', own: false },
      lastMessage: null,
      unread: 0,
      can: { send: true },
    });
    expect(body.listing?.cover?.id).toBe(cover.id);
    const members = await app.db
      .selectFrom('conversation_participants')
      .select('profile_id')
      .where('conversation_id', '=', body.id)
      .execute();
    expect(members.map(({ profile_id }) => profile_id).sort()).toEqual(
      [await idOf(seller), await idOf(buyer)].sort(),
    );
  });

  it('Both open it at the same moment, many times, and it stays one (MSG-32)', async () => {
    const [seller, buyer] = [await newMember(app), await newMember(app)];
    const listing = await newListing(seller);
    const [sellerId, buyerId] = [await idOf(seller), await idOf(buyer)];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2 === 0
          ? open(buyer, { listingId: listing.id, personId: sellerId })
          : open(seller, { listingId: listing.id, personId: buyerId }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const pairs = await Promise.all([
      open(buyer, { personId: sellerId }),
      open(seller, { personId: buyerId }),
      open(buyer, { personId: sellerId }),
    ]);
    expect(pairs.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('Two listings of one seller are two chats; by the person alone the latest opens (NAV-11, MSG-32)', async () => {
    const [seller, buyer] = [await newMember(app), await newMember(app)];
    const [lamp, chair] = [await newListing(seller), await newListing(seller, { title: 'Chair' })];
    const aboutLamp = await newConversation(buyer, lamp);
    const aboutChair = await newConversation(buyer, chair);
    expect(aboutLamp).not.toBe(aboutChair);
    await newMessage(buyer, aboutChair, 'The chair?');
    await newMessage(buyer, aboutLamp, 'The lamp?');
    const sellerId = await idOf(seller);
    const chat = async (query = '') =>
      (await buyer.get<Chat>(`/api/conversations/${sellerId}${query}`)).body.id;
    expect(await chat()).toBe(aboutLamp);
    expect(await chat(`?listing=${chair.id}`)).toBe(aboutChair);
    expect((await open(buyer, { personId: sellerId })).body.id).toBe(aboutLamp);
  });

  it('The chat without a listing opens, even after a newer one about a listing (MSG-32, MSG-36)', async () => {
    const [seller, buyer] = [await newMember(app), await newMember(app)];
    const personId = await idOf(seller);
    const general = (await open(buyer, { personId, listingId: null })).body.id;
    await newMessage(buyer, general, 'Hi!');
    const aboutLamp = await newConversation(buyer, await newListing(seller));
    await newMessage(buyer, aboutLamp, 'The lamp?');
    expect((await open(buyer, { personId, listingId: null })).body.id).toBe(general);
    expect((await open(buyer, { personId })).body.id).toBe(aboutLamp);
  });

  it('Asking for the chat without a listing starts one beside those about listings (MSG-32)', async () => {
    const [seller, buyer] = [await newMember(app), await newMember(app)];
    const personId = await idOf(seller);
    const aboutLamp = await newConversation(buyer, await newListing(seller));
    const opened = await Promise.all([1, 2, 3].map(() => open(buyer, { personId, listingId: null })));
    expect(new Set(opened.map(({ body }) => body.id)).size).toBe(1);
    expect(opened[0]?.body).toMatchObject({ listingId: null });
    expect(opened[0]?.body.id).not.toBe(aboutLamp);
  });

  it('The chat with a person nobody has written to yet shows who it is, and stores nothing (NAV-11)', async () => {
    const [seller, visitor] = [await newMember(app, { username: 'theo.new' }), await newMember(app)];
    const listing = await newListing(seller);
    const { status, body } = await visitor.get<Chat>(
      `/api/conversations/${await idOf(seller)}?listing=${listing.id}`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: null, participant: { name: 'theo.new' }, listing: { id: listing.id } });
    const stored = await app.db
      .selectFrom('conversations')
      .select('id')
      .where('listing_id', '=', listing.id)
      .execute();
    expect(stored).toEqual([]);
  });

  it('Nobody messages themselves (MSG-25)', async () => {
    const seller = await newMember(app);
    const listing = await newListing(seller);
    const id = await idOf(seller);
    const self = {
      code: 'SELF_MESSAGE',
      title: "Can't message yourself",
      detail: 'This is your own listing',
    };
    for (const body of [
      { listingId: listing.id },
      { personId: id },
      { listingId: listing.id, personId: id },
    ]) {
      expect(await open(seller, body)).toMatchObject({ status: 403, body: self });
    }
    expect(await seller.get(`/api/conversations/${id}`)).toMatchObject({ status: 403, body: self });
  });

  it('A chat with nobody, or with somebody unknown, says so (MSG-26)', async () => {
    const member = await newMember(app);
    expect(await open(member, {})).toMatchObject({ status: 422, body: { title: 'No recipient specified' } });
    for (const body of [{ personId: NOBODY }, { listingId: NOBODY }]) {
      expect(await open(member, body)).toMatchObject({ status: 404, body: { title: 'User not found' } });
    }
    const [seller, other] = [await newMember(app), await newMember(app)];
    const listing = await newListing(seller);
    expect(await open(member, { personId: await idOf(other), listingId: listing.id })).toMatchObject({
      status: 404,
    });
    expect(await member.get(`/api/conversations/${NOBODY}`)).toMatchObject({
      status: 404,
      body: { code: 'CONVERSATION_NOT_FOUND' },
    });
  });

  it('Visitors and guests are asked to sign in before they can begin one (MSG-02, MSG-03, PERM-06, DETAIL-28)', async () => {
    const listing = await newListing(await newMember(app));
    for (const client of [app.client(), await newGuest(app)]) {
      expect(await open(client, { listingId: listing.id })).toMatchObject({
        status: 401,
        body: { title: 'Authentication required', detail: 'Please sign in to send messages' },
      });
    }
    const guest = await newGuest(app);
    const member = await idOf(await newMember(app));
    expect(await guest.get(`/api/conversations/${member}`)).toMatchObject({
      status: 401,
      body: { code: 'SIGN_IN_TO_MESSAGE', title: 'Authentication required' },
    });
    expect((await guest.get(`/api/conversations/${NOBODY}`)).status).toBe(404);
    expect((await app.client().get('/api/conversations')).status).toBe(401);
    expect((await app.client().get('/api/conversations/unread')).body).toEqual({
      messages: 0,
      conversations: 0,
    });
  });

  it('The chat stays when its listing is gone, and says that it is (MSG-12)', async () => {
    const [seller, buyer] = [await newMember(app), await newMember(app)];
    const listing = await newListing(seller);
    const id = await newConversation(buyer, listing);
    await newMessage(buyer, id, 'Hello');
    await seller.delete(`/api/listings/${listing.id}`);
    expect((await buyer.get<Chat>(`/api/conversations/${id}`)).body).toMatchObject({
      listingId: listing.id,
      listing: null,
      can: { send: true },
    });
    expect((await inboxOf(buyer)).conversations).toHaveLength(1);
  });
});

describe('guests', () => {
  it('A guest reads and answers the chats on their listings (MSG-03)', async () => {
    const guest = await newGuest(app);
    const buyer = await newMember(app, { username: 'asks.guest' });
    const listing = await newListing(guest);
    const id = await newConversation(buyer, listing);
    expect((await buyer.get<Chat>(`/api/conversations/${id}`)).body.participant).toEqual({
      kind: 'guest',
      name: 'Guest User',
    });
    await newMessage(buyer, id, 'Is this still available?');
    const { conversations } = await inboxOf(guest);
    expect(conversations).toMatchObject([
      { id, unread: 1, participant: { name: 'asks.guest' }, listing: { own: true } },
    ]);
    await newMessage(guest, id, 'It is.');
    expect((await inboxOf(buyer)).conversations).toMatchObject([
      { id, lastMessage: { text: 'It is.', mine: false }, listing: { own: false } },
    ]);
    expect((await guest.get<Chat>(`/api/conversations/${await idOf(buyer)}`)).body.id).toBe(id);
  });

  it("When a guest signs up, their conversations become the account's (MSG-03)", async () => {
    const guest = await newGuest(app);
    const buyer = await newMember(app);
    const listing = await newListing(guest);
    const id = await newConversation(buyer, listing);
    await newMessage(buyer, id, 'Hello?');
    await newMessage(guest, id, 'Hi!');
    const account = { email: 'was.guest@example.com', password: 'correct horse', username: 'was.guest' };
    expect((await guest.post('/api/accounts/sign-up', account)).status).toBe(201);
    expect((await inboxOf(guest)).conversations).toMatchObject([
      { id, unread: 1, lastMessage: { text: 'Hi!', mine: true } },
    ]);
    expect((await inboxOf(buyer)).conversations).toMatchObject([{ id, participant: { name: 'was.guest' } }]);
    expect((await open(buyer, { listingId: listing.id })).body.id).toBe(id);
    expect((await open(buyer, { personId: await idOf(guest) })).body.id).toBe(id);
    await newMessage(guest, id, 'From my account');
  });

  it('A chat between a guest and the account that takes the guest over ends (MSG-25)', async () => {
    const guest = await newGuest(app);
    const member = await newMember(app);
    const listing = await newListing(guest);
    const id = await newConversation(member, listing);
    const photo = await newPhoto(member);
    await member.post(`/api/conversations/${id}/messages`, { clientId: NOBODY, photos: [photo.id] });
    member.cookies.set('offhand.guest', guest.cookies.get('offhand.guest') ?? '');
    expect((await member.post('/api/guests/claim')).status).toBe(200);
    expect((await inboxOf(member)).conversations).toEqual([]);
    expect((await member.get(`/api/conversations/${id}`)).status).toBe(404);
    const row = await app.db
      .selectFrom('photos')
      .select('sent')
      .where('id', '=', photo.id)
      .executeTakeFirst();
    expect(row?.sent).toBe(false);
  });
});

describe('the inbox', () => {
  it('lists conversations with messages, the newest first, page by page (MSG-01, MSG-35, NAV-10)', async () => {
    const [seller, buyer] = [await newMember(app), await newMember(app)];
    const ids: string[] = [];
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
      const id = await newConversation(buyer, await newListing(seller, { title }));
      await newMessage(buyer, id, `About ${title}`);
      ids.unshift(id);
    }
    const silent = await newConversation(buyer, await newListing(seller, { title: 'Silent' }));
    await newMessage(seller, ids[4] ?? '', 'The first one again');
    const expected = [ids[4], ...ids.slice(0, 4)];
    const seen: string[] = [];
    let cursor: string | null = '';
    do {
      const page: Inbox = await inboxOf(seller, `?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.conversations.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(expected);
    expect(seen).not.toContain(silent);
    const [first] = (await inboxOf(buyer)).conversations;
    expect(first).toMatchObject({ unread: 1, lastMessage: { mine: false, text: 'The first one again' } });
    expect((await seller.get('/api/conversations?cursor=made-up')).status).toBe(422);
  });

  it('Each of the two finds a conversation in the inbox and by its id, with the other participant and how far both have read (MSG-31, MSG-33)', async () => {
    const [seller, buyer] = [await newMember(app), await newMember(app)];
    const id = await newConversation(buyer, await newListing(seller, { title: 'Oak desk' }));
    await newMessage(buyer, id, 'One');
    await newMessage(buyer, id, 'Two');
    await seller.put(`/api/conversations/${id}/read`, { seq: 1 });
    const sides = [
      [seller, buyer, { unread: 1, readSeq: 1, participantReadSeq: 0 }],
      [buyer, seller, { unread: 0, readSeq: 0, participantReadSeq: 1 }],
    ] as const;
    for (const [client, other, marks] of sides) {
      const { conversations } = await inboxOf(client);
      expect(conversations).toMatchObject([
        {
          id,
          lastSeq: 2,
          participant: { kind: 'member', id: await idOf(other) },
          listing: { title: 'Oak desk' },
          ...marks,
        },
      ]);
      const { can, denial, ...byId } = (await client.get<Chat>(`/api/conversations/${id}`)).body;
      expect([byId, can, denial]).toEqual([conversations[0], { send: true }, null]);
    }
  });

  it('A rated seller is shown so in the chat (MSG-12)', async () => {
    const [seller, buyer] = [await newMember(app), await newMember(app)];
    const id = await newConversation(buyer, await newListing(seller));
    const other = async () => (await buyer.get<Chat>(`/api/conversations/${id}`)).body.participant;
    expect(await other()).toMatchObject({ rating: null, totalRatings: 0 });
    await app.db
      .updateTable('profiles')
      .set({ ratings_by_star: [0, 0, 0, 2, 8] })
      .where('id', '=', await idOf(seller))
      .execute();
    expect(await other()).toMatchObject({ rating: 4.8, totalRatings: 10 });
  });

  it('People not in a conversation find nothing at its address, whatever they try (PERM-14)', async () => {
    const [seller, buyer, stranger] = [await newMember(app), await newMember(app), await newMember(app)];
    const listing = await newListing(seller);
    const id = await newConversation(buyer, listing);
    await newMessage(buyer, id, 'Secret');
    const guest = await newGuest(app);
    const notFound = { status: 404, body: { code: 'CONVERSATION_NOT_FOUND' } };
    for (const client of [stranger, guest]) {
      expect(await client.get(`/api/conversations/${id}`)).toMatchObject(notFound);
      expect(await client.get(`/api/conversations/${id}/messages`)).toMatchObject(notFound);
      expect(
        await client.post(`/api/conversations/${id}/messages`, { clientId: NOBODY, text: 'Hi' }),
      ).toMatchObject(notFound);
      expect(await client.put(`/api/conversations/${id}/read`, { seq: 1 })).toMatchObject(notFound);
      expect(await client.post(`/api/conversations/${id}/typing`)).toMatchObject(notFound);
      expect((await client.post('/api/conversations/delivered', { conversationIds: [id] })).status).toBe(204);
    }
    expect((await buyer.get<Chat>(`/api/conversations/${id}`)).body).toMatchObject({
      lastSeq: 1,
      participantReadSeq: 0,
      participantDeliveredSeq: 0,
    });
  });
});
