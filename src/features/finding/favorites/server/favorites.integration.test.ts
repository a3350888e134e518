import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { encodeCursor } from '../../../../shared/pagination.ts';
import type { ListingPage } from '../../../items/listings/contract/listing.ts';
import { ageFavorites } from './favorites.ts';

let app: TestApp;
let seller: Member;

beforeAll(async () => {
  app = await startTestApp();
  seller = await newMember(app);
});
afterAll(() => app?.close());

const save = (client: TestClient, id: string) =>
  client.api.PUT('/api/favourites/{listingId}', { params: { path: { listingId: id } } });
const take = (client: TestClient, id: string) => client.delete(`/api/favourites/${id}`);
const saved = async (client: TestClient, id: string) =>
  (await client.get<{ favourite: boolean }>(`/api/favourites/${id}`)).body.favourite;
const list = async (client: TestClient, query = '') =>
  (await client.get<ListingPage>(`/api/favourites${query}`)).body;

async function browsePopular(q: string, cursor: string | null): Promise<ListingPage> {
  const query = new URLSearchParams({ q, sort: 'popular', limit: '1' });
  if (cursor !== null) query.set('cursor', cursor);
  return (await app.client().get<ListingPage>(`/api/listings?${query}`)).body;
}

async function countOf(id: string): Promise<number | undefined> {
  const row = await app.db
    .selectFrom('listings')
    .select('recent_favourites')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.recent_favourites;
}

test('A member saves a listing and removes it again, each repeatedly without effect (DETAIL-14)', async () => {
  const member = await newMember(app);
  const { id } = await newListing(seller);
  expect(await saved(member, id)).toBe(false);
  for (let times = 0; times < 2; times += 1) expect((await save(member, id)).response.status).toBe(204);
  expect(await saved(member, id)).toBe(true);
  expect(await countOf(id)).toBe(1);
  for (let times = 0; times < 2; times += 1) expect((await take(member, id)).status).toBe(204);
  expect(await saved(member, id)).toBe(false);
  expect(await countOf(id)).toBe(0);
});

test('Visitors and guests are asked to sign in before they save anything (DETAIL-14)', async () => {
  const { id } = await newListing(seller);
  for (const client of [app.client(), await newGuest(app)]) {
    const { response, error } = await save(client, id);
    expect(response.status).toBe(401);
    expect(error).toMatchObject({
      title: 'Authentication Required',
      detail: 'Please log in to save favorites',
    });
    expect((await take(client, id)).status).toBe(401);
    expect((await client.get('/api/favourites')).status).toBe(401);
    expect(await saved(client, id)).toBe(false);
  }
  expect(await countOf(id)).toBe(0);
});

test('Nobody can save their own listing, or one that does not exist', async () => {
  const { id } = await newListing(seller);
  const ofOwnListing = await save(seller, id);
  expect([ofOwnListing.response.status, ofOwnListing.error]).toMatchObject([403, { title: 'Not saved' }]);
  const ofNoListing = await save(seller, randomUUID());
  expect([ofNoListing.response.status, ofNoListing.error]).toMatchObject([
    404,
    { title: 'Listing Not Found' },
  ]);
  expect(
    (await seller.api.PUT('/api/favourites/{listingId}', { params: { path: { listingId: 'x' } } })).response
      .status,
  ).toBe(422);
  expect(await countOf(id)).toBe(0);
});

test('Saving a hundred times at once saves once, and counts once', async () => {
  const member = await newMember(app);
  const { id } = await newListing(seller);
  const answers = await Promise.all(Array.from({ length: 100 }, () => save(member, id)));
  expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([204]));
  expect((await list(member)).listings).toHaveLength(1);
  expect(await countOf(id)).toBe(1);
  await Promise.all(Array.from({ length: 20 }, () => take(member, id)));
  expect(await countOf(id)).toBe(0);
});

test('Saving, removing and deleting at the same time leave a correct count and no failure', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => newMember(app)));
  const [kept, deleted] = [await newListing(seller), await newListing(seller)];
  const answers = await Promise.all([
    ...people.flatMap((person, index) => [
      save(person, kept.id).then(({ response }) => response.status),
      save(person, deleted.id).then(({ response }) => response.status),
      index % 2 === 0 ? take(person, kept.id).then(({ status }) => status) : 204,
    ]),
    seller.delete(`/api/listings/${deleted.id}`).then(({ status }) => status),
  ]);
  expect(answers.filter((status) => status !== 204 && status !== 404)).toEqual([]);
  const rows = await app.db
    .selectFrom('favourites')
    .select(['listing_id'])
    .where('listing_id', '=', kept.id)
    .execute();
  expect(await countOf(kept.id)).toBe(rows.length);
  const lists = await Promise.all(people.map((person) => list(person)));
  expect(lists.flatMap(({ listings }) => listings.map(({ id }) => id))).not.toContain(deleted.id);
});

test('My favorites are sorted by newest saved, in pages, with sold ones; nobody else sees them', async () => {
  const member = await newMember(app);
  const titles = ['Lamp one', 'Lamp two', 'Lamp three', 'Lamp four', 'Lamp five'];
  const ids: string[] = [];
  for (const title of titles) {
    const { id } = await newListing(seller, { title });
    await save(member, id);
    ids.push(id);
  }
  await app.db
    .updateTable('listings')
    .set({ status: 'sold' })
    .where('id', '=', ids[1] ?? '')
    .execute();
  const listed: string[] = [];
  let cursor: string | null = null;
  do {
    const page: ListingPage = await list(member, `?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`);
    listed.push(...page.listings.map(({ title, status }) => `${title} ${status}`));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(listed).toEqual([
    'Lamp five active',
    'Lamp four active',
    'Lamp three active',
    'Lamp two sold',
    'Lamp one active',
  ]);
  expect((await list(await newMember(app))).listings).toEqual([]);
});

test('A cursor that we never returned is refused', async () => {
  const member = await newMember(app);
  for (const cursor of [
    'x',
    encodeCursor([1]),
    encodeCursor([1, 'x']),
    encodeCursor([1e300, randomUUID()]),
  ]) {
    expect((await member.get(`/api/favourites?cursor=${cursor}`)).status).toBe(422);
  }
});

test('A favorite is deleted with its listing, and its count is updated when its member is deleted', async () => {
  const member = await newMember(app);
  const [stays, goes] = [await newListing(seller), await newListing(seller)];
  await save(member, stays.id);
  await save(member, goes.id);
  await seller.delete(`/api/listings/${goes.id}`);
  expect((await list(member)).listings.map(({ id }) => id)).toEqual([stays.id]);
  await app.db.deleteFrom('profiles').where('email', '=', member.details.email).execute();
  expect(await countOf(stays.id)).toBe(0);
});

test("A guest's listing that I saved and then claim leaves my favorites", async () => {
  const guest = await newGuest(app);
  const { id } = await newListing(guest);
  const member = await newMember(app);
  await save(member, id);
  for (const [name, value] of guest.cookies) if (!member.cookies.has(name)) member.cookies.set(name, value);
  expect((await member.post('/api/guests/claim')).status).toBeLessThan(300);
  expect(await saved(member, id)).toBe(false);
  expect(await countOf(id)).toBe(0);
});

test('Popular sorts by saves in the last 30 days, then by newest; paging skips nothing (BROWSE-22)', async () => {
  const word = `pop${randomUUID().slice(0, 8)}`;
  const people = [await newMember(app), await newMember(app)];
  const ids: string[] = [];
  for (const title of ['old', 'loved', 'liked', 'new']) {
    ids.push((await newListing(seller, { title: `${word} ${title}` })).id);
  }
  const [old = '', loved = '', liked = ''] = ids;
  for (const person of people) await save(person, loved);
  await save(people[0] as Member, liked);
  await save(people[0] as Member, old);
  await sql`update favourites set created_at = now() - interval '31 days' where listing_id = ${old}`.execute(
    app.db,
  );
  await ageFavorites(app.db);
  expect(await countOf(old)).toBe(0);
  expect(await saved(people[0] as Member, old)).toBe(true);

  const listed: string[] = [];
  let cursor: string | null = null;
  do {
    const page: ListingPage = await browsePopular(word, cursor);
    listed.push(...page.listings.map(({ title }) => title.slice(word.length + 1)));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(listed).toEqual(['loved', 'liked', 'new', 'old']);

  // Removing a favorite that no longer counts does not reduce the count again.
  await take(people[0] as Member, old);
  expect(await countOf(old)).toBe(0);
});
