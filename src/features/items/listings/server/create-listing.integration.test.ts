import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  LISTING,
  type Member,
  newGuest,
  newListing,
  newMember,
  newPhoto,
} from '../../../../../tests/support/factories.ts';
import { personOf } from '../../../../../tests/support/sales.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { photoUrl } from '../../photos/contract/photo-url.ts';
import type { Listing } from '../contract/listing.ts';

let app: TestApp;
let member: Member;

beforeAll(async () => {
  app = await startTestApp();
  member = await newMember(app);
});
afterAll(() => app?.close());

interface Refusal {
  code: string;
  errors?: { field: string; message: string }[];
}

const post = (client: TestClient, details: object) =>
  client.post<Listing & Refusal>('/api/listings', { ...LISTING, ...details });

const rowOf = (id: string) =>
  app.db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const countTitled = async (title: string): Promise<number> =>
  (await app.db.selectFrom('listings').select('id').where('title', '=', title).execute()).length;

test('I post a listing and every column holds what I meant (CREATE-21, CREATE-22, CREATE-24, CREATE-25, DATA-04, PERM-07)', async () => {
  const { status, body } = await post(member, {
    title: '  Walnut   sideboard ',
    description: ' Two doors.\r\nOne drawer. ',
    price: ' $1,249.50 ',
    tags: [' oak ', 'Oak', 'retro'],
  });
  expect(status).toBe(201);
  const account = (await member.get<{ account: { id: string } }>('/api/viewer')).body.account;
  expect(await rowOf(body.id)).toMatchObject({
    title: 'Walnut sideboard',
    description: 'Two doors.\nOne drawer.',
    price_cents: 124_950,
    category: 'home-garden',
    condition: 'good',
    status: 'active',
    tags: ['oak', 'retro'],
    seller_id: account.id,
    guest_key: null,
    location: null,
    ai_generated: false,
    submission_id: null,
  });
  expect(body).toMatchObject({ own: true, can: { delete: true }, images: null, location: null });
});

test('As a guest I post too, and the listing is mine as a guest (CREATE-04, CREATE-23, PERM-05)', async () => {
  const guest = await newGuest(app);
  const { id } = await newListing(guest);
  const { key } = await app.db
    .selectFrom('guest_sessions')
    .select('key')
    .where('guest_id', '=', guest.credentials.guestId)
    .executeTakeFirstOrThrow();
  expect(await rowOf(id)).toMatchObject({ guest_key: key, seller_id: null, status: 'active' });
  const ownListings = await guest.get<{ listings: { id: string }[]; active: number }>('/api/listings/own');
  expect(ownListings.body).toMatchObject({ listings: [{ id }], active: 1, nextCursor: null });
});

test('A visitor is asked to sign in and nothing is stored (CREATE-05, PERM-14)', async () => {
  expect(await post(app.client(), { title: 'Visitors chair' })).toMatchObject({
    status: 401,
    body: { title: 'Authentication Required', detail: 'Please sign in to create a listing' },
  });
  expect(await countTitled('Visitors chair')).toBe(0);
});

test('Area, "AI Generated" and tags come back as I gave them (CREATE-12, CREATE-25, DETAIL-04, DETAIL-10, DATA-07)', async () => {
  const { body } = await post(member, { area: '  Old   Town ', aiGenerated: true, tags: ['a b', 'ß'] });
  const { body: shown } = await app.client().get<Listing>(`/api/listings/${body.id}`);
  expect(shown).toMatchObject({ location: 'Old Town', aiGenerated: true, tags: ['a b', 'ß'], own: false });
});

test.each(['title', 'description', 'price', 'category', 'condition'])(
  'Without %s nothing is posted (CREATE-07)',
  async (field) => {
    const chosen = field === 'category' || field === 'condition';
    const { status, body } = await post(member, { title: 'Incomplete thing', [field]: chosen ? '' : '  ' });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      title: 'Missing information',
      detail: 'Please fill in all required fields',
      errors: [{ field }],
    });
    expect(await countTitled('Incomplete thing')).toBe(0);
  },
);

test.each([
  ['price', '-1'],
  ['price', 'abc'],
  ['price', '0.001'],
  ['price', '1e3'],
  ['price', '10000000.01'],
  ['category', 'boats'],
  ['condition', 'broken'],
  ['title', 'x'.repeat(121)],
  ['area', 'x'.repeat(81)],
])('A %s of %s is refused with a sentence (CREATE-08, CREATE-28)', async (field, value) => {
  const { status, body } = await post(member, { [field]: value });
  expect(status).toBe(422);
  expect(body).toMatchObject({ title: 'Error posting listing', errors: [{ field }] });
});

test.each([
  ['0', 0],
  ['0.01', 1],
  ['19.99', 1999],
  ['10000000', 1_000_000_000],
])('A price of %s dollars is stored as %i cents (CREATE-08)', async (price, cents) => {
  const { body } = await post(member, { price });
  expect(body.priceCents).toBe(cents);
  expect((await rowOf(body.id)).price_cents).toBe(cents);
});

test('Ten tags are stored, eleven are refused (CREATE-13, CREATE-14)', async () => {
  const tags = Array.from({ length: 11 }, (_, i) => `tag ${i}`);
  expect(await post(member, { tags })).toMatchObject({ status: 422, body: { errors: [{ field: 'tags' }] } });
  const { body } = await post(member, { tags: [...tags.slice(0, 10), 'TAG 1'] });
  expect((await rowOf(body.id)).tags).toHaveLength(10);
});

test('Strange characters are stored or cleaned, and never cause a server error (CREATE-28)', async () => {
  const { status, body } = await post(member, {
    title: 'Nul\0 and \ud800 lone',
    description: '\u202Eevil\u202C <script>alert(1)</script> 🪑',
    tags: ['\0', '\udc00', 'fine'],
    area: '\0',
  });
  expect(status).toBe(201);
  expect(await rowOf(body.id)).toMatchObject({
    title: 'Nul and \uFFFD lone',
    description: 'evil  <script>alert(1)</script> 🪑',
    tags: ['\uFFFD', 'fine'],
    location: null,
  });
});

test('Sending the same form twice posts once (CREATE-21)', async () => {
  const submissionId = randomUUID();
  const [first, again] = [await post(member, { submissionId }), await post(member, { submissionId })];
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body.id).toBe(first.body.id);
});

test('Ten clicks at once post once, photo included (CREATE-21)', async () => {
  const submissionId = randomUUID();
  const { id } = await newPhoto(member);
  const details = { title: 'Clicked ten times', submissionId, photos: [{ id }] };
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(member, details)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill(200), 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(answers.every(({ body }) => body.images?.[0]?.id === id)).toBe(true);
  expect(await countTitled('Clicked ten times')).toBe(1);
});

test("Someone else's submission gives me neither their listing nor its content (PERM-14)", async () => {
  const submissionId = randomUUID();
  const { body: theirs } = await post(member, { submissionId, title: 'Their thing' });
  const { status, body } = await post(await newMember(app), { submissionId });
  expect(status).toBe(422);
  expect(body.code).toBe('LISTING_REFUSED');
  expect(JSON.stringify(body)).not.toContain(theirs.id);
});

test('My photos appear on the listing in my order, the first as cover, at public addresses (CREATE-26, CREATE-27, DETAIL-01, BROWSE-11, DATA-06, DATA-19, DATA-20)', async () => {
  const photos = [await newPhoto(member), await newPhoto(member, 'png'), await newPhoto(member, 'webp')];
  const order = [photos[2], photos[0], photos[1]].map((photo, i) => ({ id: photo?.id, alt: `View ${i}` }));
  const { body } = await post(member, { title: 'Photographed', photos: order });
  const { body: shown } = await app.client().get<Listing>(`/api/listings/${body.id}`);
  expect(shown.images?.map(({ id, alt }) => ({ id, alt }))).toEqual(order);
  for (const image of shown.images ?? []) {
    expect(photoUrl(image, 'large')).toBe(`/files/${image.id.slice(0, 2)}/${image.id}-1200.webp`);
    expect((await fetch(`${app.url}${photoUrl(image, 'large')}`)).status).toBe(200);
  }
  const { body: page } = await app.client().get('/api/listings?q=photographed');
  expect(page).toMatchObject({ listings: [{ cover: { id: photos[2]?.id, alt: 'View 0' } }] });
});

test('Five photos are fine, six are refused and nothing is stored (CREATE-09)', async () => {
  const photos = await Promise.all(Array.from({ length: 6 }, () => newPhoto(member)));
  const refs = photos.map(({ id }) => ({ id }));
  expect(await post(member, { title: 'Six photos', photos: refs })).toMatchObject({
    status: 422,
    body: { title: 'Too many images', detail: 'You can only upload up to 5 images' },
  });
  expect(await countTitled('Six photos')).toBe(0);
  expect((await post(member, { title: 'Five photos', photos: refs.slice(1) })).body.images).toHaveLength(5);
});

test('A foreign, used, doubled or missing photo refuses the whole listing (CREATE-28, PERM-14)', async () => {
  const [mine, used, foreign, guests] = await Promise.all([
    newPhoto(member),
    newPhoto(member),
    newPhoto(await newMember(app)),
    newPhoto(await newGuest(app)),
  ]);
  await newListing(member, { photos: [{ id: used.id }] });
  const refusedSets = [[foreign], [guests], [used], [mine, mine], [{ id: randomUUID() }], [mine, foreign]];
  for (const photos of refusedSets) {
    const answer = await post(member, { title: 'Wrong photo', photos: photos.map(({ id }) => ({ id })) });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'PHOTO_GONE', title: 'Error posting listing' },
    });
  }
  expect(await countTitled('Wrong photo')).toBe(0);
  const still = await post(member, { photos: [{ id: mine.id }] });
  expect(still.body.images).toHaveLength(1);
});

test('Two listings that want the same photo at once do not share it (CREATE-27)', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id } = await newPhoto(member);
    const answers = await Promise.all([1, 2, 3].map(() => post(member, { photos: [{ id }] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  }
});

test('A long picture text is cut between characters, a strange one cleaned (CREATE-26)', async () => {
  const { id } = await newPhoto(member);
  const { status, body } = await post(member, {
    photos: [{ id, alt: ` \0${'x'.repeat(197)}\ud800🪑 and more` }],
  });
  expect(status).toBe(201);
  expect(body.images?.[0]?.alt).toBe(`${'x'.repeat(197)}\uFFFD🪑`);
});

test('Posting is limited: after sixty listings in an hour the site asks to wait (CREATE-28)', async () => {
  const eager = await newMember(app);
  expect((await post(eager, {})).status).toBe(201);
  // Most of the sixty are only counted.
  const { profileId } = await personOf(app, eager);
  await app.db
    .updateTable('attempts')
    .set({ count: 57 })
    .where('key', '=', `listing:owner:${profileId}`)
    .execute();
  const answers = await Promise.all(Array.from({ length: 7 }, () => post(eager, {})));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  const [refused] = answers.filter(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ title: 'Error posting listing', retryAfter: expect.any(Number) });
});
