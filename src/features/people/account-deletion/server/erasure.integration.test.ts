import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDeal } from '../../../../../tests/support/deals.ts';
import { endUndoDays, eraseForGood, runErasure } from '../../../../../tests/support/erase-for-good.ts';
import {
  newConversation,
  newGuest,
  newListing,
  newMember,
  newMessage,
  newPhoto,
  PASSWORD,
  photoBytes,
} from '../../../../../tests/support/factories.ts';
import { newSale, personOf } from '../../../../../tests/support/sales.ts';
import { type AppWithStorage, startAppOn } from '../../../../../tests/support/storages.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Chat, Messages } from '../../../talking/messages/contract/message.ts';
import type { ReviewPage } from '../../../trust/reviews/contract/review.ts';
import type { Profile } from '../../profiles/contract/profile.ts';

let app: AppWithStorage;

beforeAll(async () => {
  app = await startAppOn('on disk');
});
afterAll(() => app?.close());

const leave = (member: TestClient) => member.post('/api/accounts/me/deletion', { currentPassword: PASSWORD });

/** Tables whose rows are deleted within seconds or a day anyway. */
const FLEETING = ['signals', 'attempts'];

/** Returns the tables with a row that contains one of these texts. */
async function tablesWith(...texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${FLEETING})
    order by name`.execute(app.db);
  const patterns = texts.map((text) => `%${text}%`);
  const tables: string[] = [];
  for (const { name } of rows) {
    const hit = await sql`
      select from ${sql.table(name)} as one where one::text ilike any(${patterns}::text[]) limit 1`.execute(
      app.db,
    );
    if (hit.rows.length > 0) tables.push(name);
  }
  return tables;
}

const sendPhoto = async (client: TestClient, chat: string): Promise<string> => {
  const { id } = await newPhoto(client);
  const message = { clientId: randomUUID(), text: '', photos: [id] };
  expect((await client.post(`/api/conversations/${chat}/messages`, message)).status).toBe(201);
  return id;
};

test('After 14 days nothing of me is left but what others keep, which has no name, and my email is free again', async () => {
  const username = `leaver.${randomUUID().slice(0, 8)}`;
  const member = await newMember(app, { username });
  const id = (await personOf(app, member)).profileId ?? '';
  await member.put('/api/profiles/me', { fullName: `Nora ${username}`, bio: 'I sell lamps.' });
  const other = await newMember(app);
  const keysBefore = await app.keys();
  await member.upload('/api/profiles/me/avatar', await photoBytes());
  await newPhoto(member);
  const listing = await newListing(member, { photos: [await newPhoto(member)] });
  const wanted = await newListing(other);
  await member.put(`/api/favourites/${wanted.id}`);
  const chat = await newConversation(other, listing);
  await newMessage(other, chat, 'Is it there?');
  await newMessage(member, chat, 'It is.');
  const photoId = await sendPhoto(member, chat);
  await member.post('/api/accounts/forgot-password', { email: member.details.email });
  const titles = async () =>
    (await other.get<{ notifications: { title: string }[] }>('/api/notifications')).body.notifications.map(
      ({ title }) => title,
    );
  await app.settle();
  expect((await titles()).join()).toContain(username);
  expect((await tablesWith(username, id)).length).toBeGreaterThan(8);

  expect((await leave(member)).status).toBe(200);
  await runErasure(app);
  expect(await tablesWith(username)).toContain('users');
  await eraseForGood(app);

  expect(await tablesWith(username)).toEqual([]);
  // Ids that only these rows contain: the two people of a conversation, and the signals someone was notified
  // of.
  expect(['conversations', 'notification_signals']).toEqual(expect.arrayContaining(await tablesWith(id)));
  expect((await app.client().get(`/api/listings/${listing.id}`)).status).toBe(410);
  const { body } = await other.get<Messages>(`/api/conversations/${chat}/messages?limit=10`);
  expect(
    body.messages.map(({ text, mine, photos }) => [text, mine, photos.map((photo) => photo.id)]),
  ).toEqual([
    ['Is it there?', true, []],
    ['It is.', false, []],
    ['', false, [photoId]],
  ]);
  const seen = await other.get<Chat>(`/api/conversations/${chat}`);
  expect(seen.body).toMatchObject({ participant: { kind: 'gone', name: 'Deleted user' }, denial: 'gone' });
  // Of all files, only those of the photo in the chat remain.
  await app.settle();
  const added = (await app.keys()).filter((key) => !keysBefore.includes(key));
  expect(added.length).toBeGreaterThan(0);
  expect(added.every((key) => key.includes(photoId))).toBe(true);

  const login = { email: member.details.email, password: PASSWORD };
  expect((await app.client().post('/api/accounts/sign-in', login)).status).toBe(401);
  const again = await newMember(app, { username });
  expect((await personOf(app, again)).profileId).not.toBe(id);
});

test('Reviews stay without my name, ratings of others stay the same, and sales stay with the other one', async () => {
  const member = await newMember(app);
  const other = await newMember(app);
  const [bought, sold] = [await newSale(app, other, member), await newSale(app, member, other)];
  const write = (client: TestClient, saleId: string, rating: number) =>
    client.post('/api/reviews', { saleId, rating, text: 'As described.' });
  await write(member, bought, 4);
  await write(other, bought, 5);
  await write(other, sold, 3);
  await write(member, sold, 5);
  const otherId = (await personOf(app, other)).profileId ?? '';
  const received = async () =>
    (await app.client().get<ReviewPage>(`/api/reviews/received?person=${otherId}`)).body.reviews;
  const rating = async () => (await app.client().get<Profile>(`/api/profiles/${otherId}`)).body;
  const before = await rating();
  expect(before.totalRatings).toBe(2);

  await leave(member);
  const byDeletedUser = { reviewer: { kind: 'gone', name: 'Deleted user' } };
  expect(await received()).toMatchObject([byDeletedUser, byDeletedUser]);
  await eraseForGood(app);
  expect(await received()).toMatchObject([byDeletedUser, byDeletedUser]);
  expect(await rating()).toMatchObject({
    rating: before.rating,
    totalRatings: before.totalRatings,
    dealsDone: before.dealsDone,
  });
});

test('When both of a chat are erased, the chat goes with its photos', async () => {
  const { member, buyer, sellerClient: seller } = await newDeal(app);
  const photoId = await sendPhoto(member, buyer.chat);
  const count = async () =>
    (await app.db.selectFrom('messages').select('seq').where('conversation_id', '=', buyer.chat).execute())
      .length;
  await leave(member);
  await eraseForGood(app);
  expect(await count()).toBe(2);
  await leave(seller);
  await eraseForGood(app);
  expect(await count()).toBe(0);
  expect(await tablesWith(photoId)).toEqual([]);
  await app.settle();
  expect((await app.keys()).filter((key) => key.includes(photoId))).toEqual([]);
});

test('A guest is erased in the same way, and the chat stays with the other one', async () => {
  const guest = await newGuest(app);
  const listing = await newListing(guest, { photos: [await newPhoto(guest)] });
  const key = (await personOf(app, guest)).guestKey ?? '';
  const buyer = await newMember(app);
  const chat = await newConversation(buyer, listing);
  await newMessage(buyer, chat, 'Is it there?');
  await guest.post('/api/guests/current/deletion', { pin: guest.credentials.pin });
  await eraseForGood(app);
  expect(await tablesWith(guest.credentials.guestId)).toEqual([]);
  expect((await tablesWith(key)).filter((name) => name !== 'conversations' && name !== 'signals')).toEqual(
    [],
  );
  expect((await app.client().get(`/api/listings/${listing.id}`)).status).toBe(410);
  expect((await buyer.get<Chat>(`/api/conversations/${chat}`)).body).toMatchObject({
    participant: { kind: 'gone', name: 'Deleted user' },
  });
  expect((await app.client().post('/api/guests/return', guest.credentials)).status).toBe(401);
});

test('One person who cannot be erased does not keep the others from it', async () => {
  const [stuck, free] = [await newMember(app), await newMember(app)];
  const ids = [(await personOf(app, stuck)).profileId ?? '', (await personOf(app, free)).profileId ?? ''];
  await leave(stuck);
  await leave(free);
  await endUndoDays(app);
  await sql`create table holds (user_id uuid references users)`.execute(app.db);
  await sql`insert into holds values (${ids[0]})`.execute(app.db);
  await runErasure(app, 2);
  const left = await app.db.selectFrom('users').select('id').where('id', 'in', ids).execute();
  expect(left).toEqual([{ id: ids[0] }]);
  await sql`drop table holds`.execute(app.db);
});

test('A person who has logged in since is not erased, even if the deletion could not be undone then', async () => {
  const member = await newMember(app);
  const id = (await personOf(app, member)).profileId;
  await app.db
    .updateTable('profiles')
    .set({ deletes_at: new Date(Date.now() - 60_000) })
    .where('id', '=', id ?? '')
    .execute();
  await runErasure(app);
  expect((await member.get<{ account: object | null }>('/api/viewer')).body.account).not.toBeNull();
  await app.db
    .deleteFrom('sessions')
    .where('user_id', '=', id ?? '')
    .execute();
  await runErasure(app);
  const { email } = member.details;
  expect((await app.client().post('/api/accounts/sign-in', { email, password: PASSWORD })).status).toBe(401);
});
