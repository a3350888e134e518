import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type Member,
  newConversation,
  newGuest,
  newListing,
  newMember,
  newMessage,
  PASSWORD,
  photoBytes,
} from '../../../../../tests/support/factories.ts';
import type { Profile } from '../contract/profile.ts';
import { syncProfile } from './profiles.ts';

let app: TestApp;
let member: Member;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  member = await newMember(app);
  id = await idOf(member);
});
afterAll(() => app?.close());

interface Viewer {
  account: { id: string; name: string; avatarUrl: string | null };
}

const viewerOf = async (client: Member) => (await client.get<Viewer>('/api/viewer')).body.account;
const idOf = async (client: Member): Promise<string> => (await viewerOf(client)).id;
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Returns the seller's name on each page where a buyer sees it. */
async function namesOf(seller: Member, buyer: Member): Promise<Record<string, string | undefined>> {
  const sellerId = await idOf(seller);
  const listing = await newListing(seller);
  const chat = await newConversation(buyer, listing);
  await newMessage(seller, chat, 'Still interested?');
  interface Named {
    name: string;
  }
  const seen = await buyer.get<{ seller: Named }>(`/api/listings/${listing.id}`);
  const cards = await buyer.get<{ listings: { seller: Named }[] }>(`/api/listings?seller=${sellerId}`);
  const thread = await buyer.get<{ participant: Named }>(`/api/conversations/${chat}`);
  const inbox = await buyer.get<{ conversations: { participant: Named }[] }>('/api/conversations');
  const search = await buyer.get<{ people: Named[] }>(`/api/people?q=${seller.details.username}`);
  await app.settle();
  const { body } = await buyer.get<{ notifications: { title: string }[] }>('/api/notifications');
  expect(body.notifications).toHaveLength(1);

  const title = body.notifications[0]?.title;
  return {
    dashboard: (await viewerOf(seller)).name,
    profile: (await buyer.get<Profile>(`/api/profiles/${sellerId}`)).body.name,
    listing: seen.body.seller.name,
    card: cards.body.listings[0]?.seller.name,
    chat: thread.body.participant.name,
    inbox: inbox.body.conversations[0]?.participant.name,
    search: search.body.people[0]?.name,
    // Mail and push use the same text.
    notification: title?.replace(` wrote about ${listing.title}`, ''),
  };
}

test.each(['', 'Maya Ferreira'])(
  'A person has one name everywhere: the full name, or else the username (%j)',
  async (fullName) => {
    const [seller, buyer] = await Promise.all([newMember(app), newMember(app)]);
    await seller.put('/api/profiles/me', { fullName, bio: '' });
    const names = await namesOf(seller, buyer);
    expect(Object.keys(names)).toHaveLength(8);
    expect(new Set(Object.values(names))).toEqual(new Set([fullName || seller.details.username]));
  },
);

test('Profiles are public, but never show email or phone (PROFILE-01, DATA-01)', async () => {
  await app.db
    .updateTable('profiles')
    .set({ ratings_by_star: [0, 0, 0, 6, 6], phone: '+15035550100' })
    .where('id', '=', id)
    .execute();
  const { status, body } = await app.client().get<Profile>(`/api/profiles/${id}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    id,
    name: member.details.username,
    fullName: null,
    username: member.details.username,
    avatarUrl: null,
    bio: '',
    rating: 4.5,
    totalRatings: 12,
    ratingsByStar: [0, 0, 0, 6, 6],
    badges: ['trusted-seller', 'verified-phone'],
    badgesToEarn: ['verified-email'],
    memberSince: expect.any(String),
    activeListings: 0,
    soldListings: 0,
    dealsDone: 0,
    replies: { rate: null, minutes: null },
    own: false,
  });
  expect(JSON.stringify(body)).not.toContain(member.details.email);
  expect((await member.get<Profile>(`/api/profiles/${id}`)).body.own).toBe(true);
});

test('A confirmed email earns a badge, after the one for a good rating (PROFILE-08, PROFILE-10)', async () => {
  const seller = await newMember(app);
  const sellerId = await idOf(seller);
  await app.db.updateTable('users').set({ email_verified: true }).where('id', '=', sellerId).execute();
  const badges = async () => (await member.get<Profile>(`/api/profiles/${sellerId}`)).body.badges;
  expect(await badges()).toEqual(['verified-email']);
  await app.db
    .updateTable('profiles')
    .set({ ratings_by_star: [0, 0, 0, 0, 1] })
    .where('id', '=', sellerId)
    .execute();
  expect(await badges()).toEqual(['trusted-seller', 'verified-email']);
});

test('A profile with seven active listings and a sold one shows the six newest active ones (PROFILE-06)', async () => {
  const seller = await newMember(app);
  const sellerId = await idOf(seller);
  const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
  const listings: { id: string }[] = [];
  for (const title of titles) listings.push(await newListing(seller, { title }));
  const sold = listings.at(-1)?.id;
  expect((await seller.post(`/api/listings/${sold}/sold`)).status).toBe(200);
  const shown = await app
    .client()
    .get<{ listings: { title: string }[] }>(`/api/listings?seller=${sellerId}&limit=6`);
  expect(shown.body.listings.map(({ title }) => title)).toEqual([
    'Seven',
    'Six',
    'Five',
    'Four',
    'Three',
    'Two',
  ]);
  const { body } = await app.client().get<Profile>(`/api/profiles/${sellerId}`);
  expect(body).toMatchObject({ activeListings: 7, soldListings: 1 });
});

test('An unknown profile is not found (PROFILE-14)', async () => {
  const { status, body } = await member.get(`/api/profiles/${NOBODY}`);
  expect(status).toBe(404);
  expect(body).toMatchObject({
    code: 'USER_NOT_FOUND',
    title: 'User not found',
    detail: "The user profile you're looking for doesn't exist",
  });
  expect((await member.get('/api/profiles/nobody')).status).toBe(422);
});

test('Members change their profiles; visitors and guests have none (DATA-01)', async () => {
  const seller = await newMember(app);
  const words = { fullName: ' Ada  Lovelace ', bio: 'Sells books.\r\nIn the old town.' };
  const { status, body } = await seller.put<Profile>('/api/profiles/me', words);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Ada Lovelace',
    fullName: 'Ada Lovelace',
    bio: 'Sells books.\nIn the old town.',
    own: true,
  });
  expect(await viewerOf(seller)).toMatchObject({ name: 'Ada Lovelace' });

  const cleared = await seller.put<Profile>('/api/profiles/me', { fullName: '', bio: ' ' });
  expect(cleared.body).toMatchObject({ name: seller.details.username, fullName: null, bio: '' });
  expect(await viewerOf(seller)).toMatchObject({ name: seller.details.username });

  for (const other of [app.client(), await newGuest(app)]) {
    expect((await other.put('/api/profiles/me', words)).status).toBe(401);
    expect((await other.upload('/api/profiles/me/avatar', await photoBytes())).status).toBe(401);
    expect((await other.delete('/api/profiles/me/avatar')).status).toBe(401);
  }
});

test('Values that are too long are refused with a fix, and nothing is changed', async () => {
  const seller = await newMember(app);
  await seller.put('/api/profiles/me', { fullName: 'Ada', bio: 'Books' });
  const { status, body } = await seller.put('/api/profiles/me', { fullName: 'a'.repeat(61), bio: 'Maps' });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    code: 'PROFILE_REFUSED',
    errors: [{ field: 'fullName', message: 'Use at most 60 characters.' }],
  });
  const shown = await seller.get<Profile>(`/api/profiles/${await idOf(seller)}`);
  expect(shown.body).toMatchObject({ name: 'Ada', bio: 'Books' });
});

test('A chosen name and picture stay at the next login (DATA-01)', async () => {
  const seller = await newMember(app);
  const sellerId = await idOf(seller);
  await seller.put('/api/profiles/me', { fullName: 'Ada Lovelace', bio: '' });
  const { body } = await seller.upload<Profile>('/api/profiles/me/avatar', await photoBytes());
  const { email } = seller.details;
  const again = app.client();
  expect((await again.post('/api/accounts/sign-in', { email, password: PASSWORD })).status).toBe(204);
  await syncProfile(app.db, sellerId);
  const shown = await again.get<Profile>(`/api/profiles/${sellerId}`);
  expect(shown.body).toMatchObject({ name: 'Ada Lovelace', avatarUrl: body.avatarUrl });
  expect((await again.get<Viewer>('/api/viewer')).body.account).toMatchObject({
    name: 'Ada Lovelace',
    avatarUrl: body.avatarUrl,
  });
});

const fileOf = (url: string | null) => fetch(`${app.url}${url}`);

test('A picture becomes a square without metadata and replaces the earlier file (DATA-01)', async () => {
  const seller = await newMember(app);
  const sideways = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#c85' } })
    .withExif({ IFD0: { Make: 'SpyCam' } })
    .jpeg()
    .toBuffer();
  const first = await seller.upload<Profile>('/api/profiles/me/avatar', new Uint8Array(sideways));
  expect(first.status).toBe(200);
  expect(first.body.avatarUrl).toMatch(/^\/files\/avatars\/[0-9a-f-]{36}\.webp$/);
  const file = Buffer.from(await (await fileOf(first.body.avatarUrl)).arrayBuffer());
  const { format, width, height, exif } = await sharp(file).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 288,
    height: 288,
    exif: undefined,
  });
  expect(await viewerOf(seller)).toMatchObject({ avatarUrl: first.body.avatarUrl });

  const second = await seller.upload<Profile>('/api/profiles/me/avatar', await photoBytes('png'));
  expect(second.body.avatarUrl).not.toBe(first.body.avatarUrl);
  await expect.poll(async () => (await fileOf(first.body.avatarUrl)).status, { timeout: 15_000 }).toBe(404);
  expect((await fileOf(second.body.avatarUrl)).status).toBe(200);

  const none = await seller.delete<Profile>('/api/profiles/me/avatar');
  expect(none.body.avatarUrl).toBeNull();
  expect(await viewerOf(seller)).toMatchObject({ avatarUrl: null });
  await expect.poll(async () => (await fileOf(second.body.avatarUrl)).status, { timeout: 15_000 }).toBe(404);
  expect((await seller.delete('/api/profiles/me/avatar')).status).toBe(200);
});

test('If several pictures are sent at the same time, one is shown and no other file stays (DATA-01)', async () => {
  const seller = await newMember(app);
  const sent = await Promise.all(
    [1, 2, 3, 4].map(async () =>
      seller.upload<Profile>('/api/profiles/me/avatar', await photoBytes('jpeg', 400, 300)),
    ),
  );
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { body } = await seller.get<Profile>(`/api/profiles/${await idOf(seller)}`);
  const urls = new Set(sent.map((answer) => answer.body.avatarUrl));
  const stays = async () => {
    const existing = await Promise.all(
      [...urls].map(async (url) => ((await fileOf(url)).status === 200 ? url : null)),
    );
    return existing.filter((url) => url !== null);
  };
  await expect.poll(stays, { timeout: 15_000 }).toEqual([body.avatarUrl]);
});

test('A file that is not a picture is refused like a photo, and the picture stays (DATA-01)', async () => {
  const seller = await newMember(app);
  const { body } = await seller.upload<Profile>('/api/profiles/me/avatar', await photoBytes());
  const words = new Uint8Array(Buffer.from('These are only words.'));
  const refused = await seller.upload('/api/profiles/me/avatar', words);
  expect(refused.status).toBe(415);
  expect(refused.body).toMatchObject({ code: 'NOT_A_PHOTO' });
  const huge = await seller.upload('/api/profiles/me/avatar', new Uint8Array(10 * 1024 * 1024 + 1));
  expect(huge.status).toBe(413);
  const shown = await seller.get<Profile>(`/api/profiles/${await idOf(seller)}`);
  expect(shown.body.avatarUrl).toBe(body.avatarUrl);
});

test('Too many profile changes are slowed down', async () => {
  const seller = await newMember(app);
  const change = () => seller.put('/api/profiles/me', { fullName: 'Ada', bio: '' });
  for (let count = 0; count < 60; count += 1) expect((await change()).status).toBe(200);
  const { status, body } = await change();
  expect(status).toBe(429);
  expect(body).toMatchObject({ code: 'TOO_MANY_PROFILE_CHANGES', retryAfter: expect.any(Number) });
});
