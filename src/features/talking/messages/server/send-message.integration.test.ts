import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type Member,
  newConversation,
  newListing,
  newMember,
  newMessage,
  newPhoto,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { photoUrl } from '../../../items/photos/contract/photo-url.ts';
import type { Chat, Message, Messages } from '../contract/message.ts';

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

const send = (client: TestClient, body: object) =>
  client.post<Message & { code: string; detail: string; retryAfter: number }>(
    `/api/conversations/${chat}/messages`,
    { clientId: randomUUID(), ...body },
  );
const messagesOf = async (client: TestClient, query = '') =>
  (await client.get<Messages>(`/api/conversations/${chat}/messages${query}`)).body;
const chatOf = async (client: TestClient) => (await client.get<Chat>(`/api/conversations/${chat}`)).body;
const unreadOf = async (client: TestClient) =>
  (await client.get<{ messages: number; conversations: number }>('/api/conversations/unread')).body;

describe('sending', () => {
  it('A message is stored once and read by both, each from their side (MSG-34, MSG-36, DATA-13)', async () => {
    const { status, body } = await send(buyer, { text: ' Is the shade made of glass? ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      seq: 1,
      kind: 'text',
      mine: true,
      text: 'Is the shade made of glass?',
      photos: [],
    });
    await send(seller, { text: 'Yes' });
    expect((await messagesOf(seller)).messages).toMatchObject([
      { seq: 1, mine: false, text: 'Is the shade made of glass?' },
      { seq: 2, mine: true, text: 'Yes' },
    ]);
  });

  it('Sending the same again, also many times at once, stores it once (MSG-36)', async () => {
    const same = { clientId: randomUUID(), text: 'Only once' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(buyer, same)));
    expect(answers.map(({ status, body }) => [status, body.seq])).toEqual(answers.map(() => [201, 1]));
    expect((await send(buyer, same)).body).toEqual(answers[0]?.body);
    expect((await messagesOf(seller)).messages).toHaveLength(1);
    expect(await unreadOf(seller)).toEqual({ messages: 1, conversations: 1 });
    // Ids only have to be unique per person.
    expect((await send(seller, same)).body.seq).toBe(2);
  });

  it('A burst from both sides is numbered without gaps, and counted exactly (MSG-34, MSG-38)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => send(n % 2 === 0 ? buyer : seller, { text: `Message ${n}` })),
    );
    expect(answers.map(({ body }) => body.seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, n) => n + 1),
    );
    const { messages } = await messagesOf(buyer, '?limit=100');
    const times = messages.map(({ sentAt }) => sentAt);
    expect(times).toEqual(times.toSorted());
    expect(await unreadOf(seller)).toEqual({ messages: 30, conversations: 1 });
    expect(await unreadOf(buyer)).toEqual({ messages: 30, conversations: 1 });
  });

  it('Reading while messages come in leaves exactly the unread ones (MSG-21)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { lastSeq } = await chatOf(seller);
      await Promise.all([
        send(buyer, { text: 'a' }),
        send(buyer, { text: 'b' }),
        seller.put(`/api/conversations/${chat}/read`, { seq: lastSeq + 1 }),
        send(buyer, { text: 'c' }),
        seller.put(`/api/conversations/${chat}/read`, { seq: lastSeq + 2 }),
      ]);
      const { readSeq, unread } = await chatOf(seller);
      const { messages } = await messagesOf(seller, `?since=${readSeq}&limit=100`);
      expect(unread).toBe(messages.length);
    }
  });

  it('A long history loads backwards, and everything missed loads forwards (MSG-34)', async () => {
    for (let n = 1; n <= 12; n += 1) await newMessage(n % 3 === 0 ? seller : buyer, chat, String(n));
    const seqs = ({ messages }: Messages) => messages.map(({ seq }) => seq);
    const newest = await messagesOf(buyer, '?limit=5');
    expect([seqs(newest), newest.more]).toEqual([[8, 9, 10, 11, 12], true]);
    const older = await messagesOf(buyer, '?limit=5&before=8');
    expect([seqs(older), older.more]).toEqual([[3, 4, 5, 6, 7], true]);
    const oldest = await messagesOf(buyer, '?limit=5&before=3');
    expect([seqs(oldest), oldest.more]).toEqual([[1, 2], false]);
    const missed = await messagesOf(buyer, '?limit=2&since=9');
    expect([seqs(missed), missed.more]).toEqual([[10, 11], true]);
    expect(await messagesOf(buyer, '?since=12')).toEqual({ messages: [], more: false });
    for (const odd of ['?before=x', '?since=-1', '?before=2&since=1', '?limit=101', '?since=99999999999']) {
      expect((await buyer.get(`/api/conversations/${chat}/messages${odd}`)).status).toBe(422);
    }
  });
});

describe('bad input', () => {
  it('Blank, too long and huge texts get a clear answer (MSG-23, MSG-27)', async () => {
    for (const text of ['', '   \n ', '\0\u202E']) {
      expect(await send(buyer, { text })).toMatchObject({ status: 422, body: { code: 'BLANK_MESSAGE' } });
    }
    expect((await send(buyer, { text: 'x'.repeat(2000) })).status).toBe(201);
    expect(await send(buyer, { text: 'x'.repeat(2001) })).toMatchObject({
      status: 422,
      body: {
        title: 'Message Failed',
        detail: 'Use at most 2,000 characters. Send the rest as another message.',
      },
    });
    expect(await send(buyer, { text: 'x'.repeat(100_000) })).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    });
    expect((await messagesOf(buyer)).messages).toHaveLength(1);
  });

  it('Control and bidi characters go, markup and links stay text (MSG-23)', async () => {
    const markup = `<script>alert(1)</script> http://127.0.0.1:1/never-asked`;
    expect((await send(buyer, { text: `a\0b\u202Ec ${markup}` })).body.text).toBe(`a b c ${markup}`);
  });

  it('A link is stored and read as it is, and nobody of ours follows it (MSG-23)', async () => {
    let calls = 0;
    const elsewhere = createServer((_, answer) => {
      calls += 1;
      answer.end();
    });
    await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
    const { port } = elsewhere.address() as AddressInfo;
    const text = `Look: http://127.0.0.1:${port}/a.png <img src="http://127.0.0.1:${port}/b.png">`;
    expect((await send(buyer, { text })).status).toBe(201);
    expect((await messagesOf(seller)).messages).toMatchObject([{ text }]);
    expect((await chatOf(seller)).lastMessage).toMatchObject({ text });
    // Waits for the jobs of the first message before the next one.
    await newMessage(seller, chat, 'No, thank you');
    expect(calls).toBe(0);
    elsewhere.close();
  });

  it('Another site cannot send for me, and neither can a session that was ended elsewhere (PERM-14)', async () => {
    const address = `${app.url}/api/conversations/${chat}/messages`;
    const cookie = [...buyer.cookies].map((pair) => pair.join('=')).join('; ');
    const ask = (origin: string) =>
      fetch(address, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: JSON.stringify({ clientId: randomUUID(), text: 'Not me' }),
      });
    const foreign = await ask('https://evil.example');
    expect([foreign.status, ((await foreign.json()) as { code: string }).code]).toEqual([
      403,
      'FOREIGN_ORIGIN',
    ]);
    await app.db
      .deleteFrom('sessions')
      .where('user_id', 'in', (of) =>
        of.selectFrom('users').select('id').where('email', '=', buyer.details.email),
      )
      .execute();
    expect((await ask(app.config.publicUrl)).status).toBe(401);
    expect((await messagesOf(seller)).messages).toEqual([]);
  });

  it('A thousand sends in a second are slowed down, and what was accepted is there (MSG-27)', async () => {
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    // Sent in waves, because the system resets some of a thousand connections opened at once.
    for (let wave = 0; wave < 4; wave += 1) {
      const sent = Array.from({ length: 250 }, (_, n) => send(buyer, { text: `Flood ${wave} ${n}` }));
      answers.push(...(await Promise.all(sent)));
    }
    const accepted = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 429);
    expect(accepted.length + refused.length).toBe(1000);
    expect(accepted.length).toBeGreaterThanOrEqual(40);
    expect(accepted.length).toBeLessThan(200);
    expect(refused[0]?.body.code).toBe('TOO_MANY_MESSAGES');
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    const stored: number[] = [];
    for (let since = 0, more = true; more; since = stored.at(-1) ?? 0) {
      const page = await messagesOf(seller, `?since=${since}&limit=100`);
      stored.push(...page.messages.map(({ seq }) => seq));
      more = page.more;
    }
    expect(stored).toEqual(accepted.map(({ body }) => body.seq).sort((a, b) => a - b));
  });

  it('Somebody whose account is gone cannot be written to; the chat stays (MSG-27)', async () => {
    await newMessage(seller, chat, 'Goodbye');
    await app.db.deleteFrom('users').where('email', '=', seller.details.email).execute();
    expect(await send(buyer, { text: 'Hello?' })).toMatchObject({
      status: 403,
      body: { code: 'NOBODY_THERE' },
    });
    expect(await chatOf(buyer)).toMatchObject({
      participant: { kind: 'gone', name: 'Deleted user' },
      can: { send: false },
    });
    expect((await messagesOf(buyer)).messages).toMatchObject([{ text: 'Goodbye', mine: false }]);
  });
});

describe('photos', () => {
  it('Photos are sent with or without text, in order, and stay as they were (MSG-14, MSG-15)', async () => {
    const photos = [(await newPhoto(buyer)).id, (await newPhoto(buyer)).id];
    const { status, body } = await send(buyer, { photos });
    expect(status).toBe(201);
    expect(body.photos.map(({ id }) => id)).toEqual(photos);
    const [received] = (await messagesOf(seller)).messages;
    expect(received?.photos.map(({ id }) => id)).toEqual(photos);
    expect((await chatOf(seller)).lastMessage).toMatchObject({ text: '', photoCount: 2 });
    const addresses = received?.photos.map((photo) => photoUrl(photo, 'small')) ?? [];
    expect((await fetch(`${app.url}${addresses[0]}`)).status).toBe(200);

    expect((await buyer.post(`/api/photos/${photos[0]}/rotate`)).status).toBe(404);
  });

  it('A photo is sent once, by its owner, and never from a listing (MSG-15)', async () => {
    const refusal = { status: 422, body: { code: 'MESSAGE_PHOTO_GONE' } };
    const mine = (await newPhoto(buyer)).id;
    const theirs = (await newPhoto(seller)).id;
    const listed = (await newPhoto(buyer)).id;
    await newListing(buyer, { photos: [{ id: listed }] });
    const once = { clientId: randomUUID(), photos: [mine] };
    const twins = await Promise.all([send(buyer, once), send(buyer, once), send(buyer, once)]);
    expect(twins.map(({ status, body }) => [status, body.seq])).toEqual(twins.map(() => [201, 1]));
    for (const photos of [[mine], [theirs], [listed], [randomUUID()]]) {
      expect(await send(buyer, { text: 'Look', photos })).toMatchObject(refusal);
    }
    const fresh = (await newPhoto(buyer)).id;
    expect(await send(buyer, { photos: [fresh, fresh] })).toMatchObject(refusal);
    expect(await send(buyer, { photos: Array.from({ length: 6 }, () => fresh) })).toMatchObject({
      body: { title: 'Too many images' },
    });
    expect((await messagesOf(buyer)).messages).toHaveLength(1);
    expect((await send(buyer, { photos: [fresh] })).body.seq).toBe(2);
  });
});

describe('delivered and read', () => {
  it('Reading marks the messages of the other up to there, and only goes on (MSG-21, MSG-22, DATA-12, DATA-13)', async () => {
    for (const text of ['one', 'two', 'three']) await newMessage(buyer, chat, text);
    await newMessage(seller, chat, 'mine');
    expect(await unreadOf(seller)).toEqual({ messages: 3, conversations: 1 });
    expect((await seller.put(`/api/conversations/${chat}/read`, { seq: 2 })).status).toBe(204);
    expect(await chatOf(seller)).toMatchObject({ unread: 1, readSeq: 2 });
    expect(await chatOf(buyer)).toMatchObject({
      participantReadSeq: 2,
      participantDeliveredSeq: 2,
      unread: 1,
    });
    await seller.put(`/api/conversations/${chat}/read`, { seq: 1 });
    expect(await chatOf(seller)).toMatchObject({ unread: 1, readSeq: 2 });
    await seller.put(`/api/conversations/${chat}/read`, { seq: 2_000_000_000 });
    expect(await chatOf(seller)).toMatchObject({ unread: 0, readSeq: 4 });
    expect(await unreadOf(seller)).toEqual({ messages: 0, conversations: 0 });
    expect(await unreadOf(buyer)).toEqual({ messages: 1, conversations: 1 });
    const { last_read_at } = await app.db
      .selectFrom('conversation_participants')
      .select('last_read_at')
      .where('conversation_id', '=', chat)
      .where('read_seq', '=', 4)
      .executeTakeFirstOrThrow();
    expect(Date.now() - Number(last_read_at)).toBeLessThan(60_000);
  });

  it('A message that a device has received is delivered, not read (MSG-21)', async () => {
    await newMessage(buyer, chat, 'Hello');
    await seller.post('/api/conversations/delivered', { conversationIds: [chat, randomUUID()] });
    expect(await chatOf(buyer)).toMatchObject({ participantDeliveredSeq: 1, participantReadSeq: 0 });
    expect(await unreadOf(seller)).toEqual({ messages: 1, conversations: 1 });
  });
});
