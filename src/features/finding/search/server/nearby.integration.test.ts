import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import type { Listing, ListingCard } from '../../../items/listings/contract/listing.ts';
import type { ListingSearch } from '../contract/search.ts';

let app: TestApp;
let seller: Member;

/** Portland, and points north of it. A hundredth of a degree is 1.1 km. */
const NEAR = '45.52,-122.68';
const north = (hundredths: number) => ({ latitude: 45.52 + hundredths / 100, longitude: -122.68 });

beforeAll(async () => {
  app = await startTestApp();
  seller = await newMember(app);
  await newListing(seller, { title: 'Kilnplace far', position: north(300) });
  await newListing(seller, { title: 'Kilnplace here', position: north(0) });
  await newListing(seller, { title: 'Kilnplace nowhere' });
  await newListing(seller, { title: 'Kilnplace close', position: north(4), category: 'vehicles' });
  await newListing(seller, { title: 'Kilnplace here too', position: north(0) });
});
afterAll(() => app?.close());

async function browse(query: Record<string, string>): Promise<ListingCard[]> {
  const answer = await app.client().get<ListingSearch>(`/api/listings?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.body.listings;
}

const titles = async (query: Record<string, string>) => (await browse(query)).map(({ title }) => title);

async function count(query: Record<string, string>): Promise<number> {
  const { body } = await app
    .client()
    .get<{ count: number }>(`/api/listings/count?${new URLSearchParams(query)}`);
  return body.count;
}

const NEAREST_FIRST = ['Kilnplace here too', 'Kilnplace here', 'Kilnplace close', 'Kilnplace far'];

test('The nearest listings come first, ties by newest, without listings that have no location (CREATE-25)', async () => {
  expect(await titles({ sort: 'nearest', near: NEAR })).toEqual(NEAREST_FIRST);
  expect(await titles({ sort: 'nearest', near: NEAR, q: 'kilnplace' })).toEqual(NEAREST_FIRST);
  expect(await titles({ sort: 'nearest', near: NEAR, category: 'vehicles' })).toEqual(['Kilnplace close']);
  expect(await count({ sort: 'nearest', near: NEAR })).toBe(4);
});

test('Paging through the nearest listings leaves no gaps', async () => {
  const listed: string[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = {
      sort: 'nearest',
      near: NEAR,
      limit: '1',
      ...(cursor && { cursor }),
    };
    const { body }: { body: ListingSearch } = await app
      .client()
      .get(`/api/listings?${new URLSearchParams(query)}`);
    listed.push(...body.listings.map(({ title }) => title));
    cursor = body.nextCursor;
  } while (cursor !== null);
  expect(listed).toEqual(NEAREST_FIRST);
});

test('A radius excludes listings farther away, in any order and with a search', async () => {
  for (const sort of ['newest', 'nearest', 'price_low']) {
    const nearest = await titles({ near: NEAR, withinKm: '10', sort });
    expect(nearest.toSorted()).toEqual(['Kilnplace close', 'Kilnplace here', 'Kilnplace here too']);
  }
  expect(await titles({ near: NEAR, withinKm: '1', q: 'kilnplace' })).toEqual([
    'Kilnplace here too',
    'Kilnplace here',
  ]);
  expect(await count({ near: NEAR, withinKm: '10' })).toBe(3);
});

test('A viewer with a location sees distances of at least a kilometer, and nobody sees a position', async () => {
  const page = await browse({ near: NEAR, q: 'kilnplace' });
  expect(Object.fromEntries(page.map(({ title, distanceKm }) => [title, distanceKm]))).toEqual({
    'Kilnplace far': 334,
    'Kilnplace here': 1,
    'Kilnplace here too': 1,
    'Kilnplace close': 4,
    'Kilnplace nowhere': undefined,
  });
  const id = page.find(({ title }) => title === 'Kilnplace close')?.id;
  const stranger = await app.client().get<Listing>(`/api/listings/${id}?near=${NEAR}`);
  expect(stranger.body).toMatchObject({ distanceKm: 4, position: null });
  // Match whole values only, because timestamps may contain the same digits.
  expect(JSON.stringify([page, stranger.body])).not.toMatch(/":45\.5/);
  const ownListing = await seller.get<Listing>(`/api/listings/${id}`);
  expect(ownListing.body.position).toEqual({ latitude: 45.56, longitude: -122.68 });
});

test('A position is rounded to about a kilometer before it is stored', async () => {
  const { id } = await newListing(seller, { position: { latitude: 45.518_734, longitude: -122.676_218 } });
  const stored = await app.db
    .selectFrom('listings')
    .select(['latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ latitude: '45.52', longitude: '-122.68' });
});

test('A seller removes the location', async () => {
  const { id } = await newListing(seller, { position: north(1) });
  const listing = { title: 'Lamp', description: 'Bright.', price: '3', category: 'other', condition: 'good' };
  const changed = await seller.put<Listing>(`/api/listings/${id}`, listing);
  expect(changed.body.position).toBeNull();
});

test.each([
  [{ sort: 'nearest' }, 'sort'],
  [{ withinKm: '5' }, 'withinKm'],
  [{ near: NEAR, withinKm: '0' }, 'withinKm'],
  [{ near: NEAR, withinKm: '1e9' }, 'withinKm'],
  [{ near: '91,0' }, 'near'],
  [{ near: 'NaN,NaN' }, 'near'],
  [{ near: "1,2'); drop table listings" }, 'near'],
  [{ near: NEAR, sort: 'nearest', cursor: 'W251bGxd' }, 'cursor'],
])('%j is refused with an error for %s', async (query, field) => {
  for (const path of ['/api/listings', '/api/listings/count']) {
    if (field === 'cursor' && path.endsWith('count')) continue;
    const { status, body } = await app
      .client()
      .get<{ errors: { field: string }[] }>(
        `${path}?${new URLSearchParams(query as Record<string, string>)}`,
      );
    expect(status).toBe(422);
    expect(body.errors.map((error) => error.field)).toEqual([field]);
  }
});

test.each([{ latitude: 91, longitude: 0 }, { latitude: 0, longitude: 181 }, { latitude: 1 }, '1,2'])(
  'A listing at %j is refused',
  async (position) => {
    const listing = {
      title: 'Lamp',
      description: 'Bright.',
      price: '3',
      category: 'other',
      condition: 'good',
    };
    expect((await seller.post('/api/listings', { ...listing, position })).status).toBe(422);
  },
);

test("Members and guests find their own listings, and anyone finds a member's", async () => {
  const guest = await newGuest(app);
  await newListing(guest, { title: 'Ownplace by a guest' });
  const { id } = await newListing(seller, { title: 'Ownplace by a member' });
  const mine = async (client: Pick<Member, 'get'>) => {
    const { body } = await client.get<ListingSearch>('/api/listings?seller=me&q=ownplace');
    return body.listings.map(({ title }) => title);
  };
  expect(await mine(guest)).toEqual(['Ownplace by a guest']);
  expect(await mine(seller)).toEqual(['Ownplace by a member']);
  const { body } = await seller.get<Listing>(`/api/listings/${id}`);
  const sellerId = body.seller.kind === 'member' ? body.seller.id : '';
  expect(await titles({ seller: sellerId, q: 'ownplace' })).toEqual(['Ownplace by a member']);
  expect((await app.client().get('/api/listings?seller=me')).status).toBe(401);
  expect((await app.client().get('/api/listings?seller=you')).status).toBe(422);
});

test("An area is suggested once two sellers use it, at the mean position of its listings, and a seller's address is not", async () => {
  const other = await newMember(app);
  await newListing(seller, { area: 'Kettlefield', position: north(0) });
  await newListing(other, { area: 'kettlefield', position: north(2) });
  await newListing(seller, { area: 'Kettle Lane 7', position: north(0) });
  const { body } = await app.client().get('/api/areas?q=kettle');
  expect(body).toEqual({
    areas: [{ name: expect.stringMatching(/kettlefield/i), latitude: 45.53, longitude: -122.68 }],
  });
  expect((await app.client().get('/api/areas?q=%25')).body).toEqual({ areas: [] });
  expect((await app.client().get('/api/areas?q=%00')).status).toBe(200);
  expect((await app.client().get('/api/areas')).status).toBe(422);
});
