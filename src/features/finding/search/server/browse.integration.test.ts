import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import { encodeCursor } from '../../../../shared/pagination.ts';
import type { ListingCard, ListingPage } from '../../../items/listings/contract/listing.ts';

let app: TestApp;
let seller: Member;
let sellerId: string;

beforeAll(async () => {
  app = await startTestApp();
  seller = await newMember(app, { username: 'browse.seller' });
  const { body } = await seller.get<{ account: { id: string } }>('/api/viewer');
  sellerId = body.account.id;
});
afterAll(() => app?.close());

interface Row {
  title: string;
  description?: string;
  tags?: string[];
  price_cents?: number;
  category?: string;
  condition?: string;
  status?: string;
  created_at?: Date;
}

/** Inserts listings directly, with the times and states that a test needs. */
async function stock(rows: Row[]): Promise<string[]> {
  const whole = { description: 'Nothing special', category: 'other', condition: 'good', price_cents: 1000 };
  const values = rows.map((row) => ({ ...whole, seller_id: sellerId, ...row }));
  const stored = await app.db.insertInto('listings').values(values).returning('id').execute();
  return stored.map(({ id }) => id);
}

const minutesAgo = (minutes: number) => new Date(1_700_000_000_000 - minutes * 60_000);

async function browse(query: Record<string, string>): Promise<ListingPage> {
  const answer = await app.client().get<ListingPage>(`/api/listings?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

const titles = async (query: Record<string, string>): Promise<string[]> =>
  (await browse(query)).listings.map(({ title }) => title);

async function count(query: Record<string, string>): Promise<{ count: number; capped: boolean }> {
  const answer = await app.client().get(`/api/listings/count?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.body as { count: number; capped: boolean };
}

/** Reads all pages of a search and calls `between` after each. */
async function readAll(query: Record<string, string>, between = async () => undefined as unknown) {
  const listings: ListingCard[] = [];
  let cursor: string | null = null;
  do {
    const page: ListingPage = await browse(cursor === null ? query : { ...query, cursor });
    listings.push(...page.listings);
    cursor = page.nextCursor;
    await between();
  } while (cursor !== null);
  return listings;
}

test('A visitor sees listings for sale with seller and badges, newest first (PERM-01, BROWSE-10, BROWSE-13, BROWSE-14, BROWSE-15, BROWSE-27)', async () => {
  await stock([
    { title: 'Cardtest old', created_at: minutesAgo(2) },
    { title: 'Cardtest new', created_at: minutesAgo(1), price_cents: 1999, category: 'jewelry-watches' },
  ]);
  const { listings } = await browse({ q: 'cardtest' });
  expect(listings.map(({ title }) => title)).toEqual(['Cardtest new', 'Cardtest old']);
  expect(listings[0]).toEqual({
    id: expect.any(String),
    title: 'Cardtest new',
    description: 'Nothing special',
    priceCents: 1999,
    category: 'jewelry-watches',
    condition: 'good',
    status: 'active',
    reserved: false,
    aiGenerated: false,
    cover: null,
    seller: {
      kind: 'member',
      id: sellerId,
      name: 'browse.seller',
      username: 'browse.seller',
      avatarUrl: null,
      rating: null,
      totalRatings: 0,
    },
    createdAt: minutesAgo(1).toISOString(),
  });
});

test('A sold listing is never found, counted or shown on a page (BROWSE-20, DATA-05)', async () => {
  await stock([
    { title: 'Soldtest here' },
    { title: 'Soldtest gone', status: 'sold', category: 'vehicles', price_cents: 777_777 },
  ]);
  expect(await titles({ q: 'soldtest' })).toEqual(['Soldtest here']);
  expect(await titles({ category: 'vehicles', minPriceCents: '777777', maxPriceCents: '777777' })).toEqual(
    [],
  );
  for (const sort of ['newest', 'price_low', 'price_high', 'popular']) {
    expect((await readAll({ sort, limit: '1', q: 'soldtest' })).map(({ title }) => title)).toEqual([
      'Soldtest here',
    ]);
  }
  expect(await count({ q: 'soldtest' })).toEqual({ count: 1, capped: false });
});

test('Category, condition and prices filter the list, alone and together (BROWSE-05, BROWSE-06, BROWSE-07, BROWSE-26)', async () => {
  await stock([
    { title: 'Filtertest a', category: 'electronics', condition: 'new', price_cents: 0 },
    { title: 'Filtertest b', category: 'electronics', condition: 'poor', price_cents: 5000 },
    { title: 'Filtertest c', category: 'clothing', condition: 'new', price_cents: 5000 },
    { title: 'Filtertest d', category: 'clothing', condition: 'poor', price_cents: 900_000 },
  ]);
  const letters = async (filter: Record<string, string>) => {
    const query = { q: 'filtertest', ...filter };
    const list = (await titles(query)).map((title) => title.at(-1)).sort();
    expect((await count(query)).count).toBe(list.length);
    return list.join('');
  };
  expect(await letters({})).toBe('abcd');
  expect(await letters({ category: 'electronics' })).toBe('ab');
  expect(await letters({ condition: 'new' })).toBe('ac');
  expect(await letters({ minPriceCents: '1' })).toBe('bcd');
  expect(await letters({ maxPriceCents: '5000' })).toBe('abc');
  expect(await letters({ minPriceCents: '5000', maxPriceCents: '5000' })).toBe('bc');
  expect(await letters({ minPriceCents: '5001', maxPriceCents: '100' })).toBe('');
  expect(
    await letters({ category: 'clothing', condition: 'new', minPriceCents: '5000', maxPriceCents: '5000' }),
  ).toBe('c');
  expect(await letters({ category: 'clothing', condition: 'fair' })).toBe('');
});

test('I sort by age or price; "popular" sorts by newest until views are counted (BROWSE-08, BROWSE-21, BROWSE-22)', async () => {
  await stock([
    { title: 'Sorttest mid', price_cents: 200, created_at: minutesAgo(3) },
    { title: 'Sorttest dear', price_cents: 300, created_at: minutesAgo(1) },
    { title: 'Sorttest cheap', price_cents: 100, created_at: minutesAgo(2) },
  ]);
  const sorted = async (sort: string) =>
    (await titles({ q: 'sorttest', sort })).map((title) => title.split(' ')[1]);
  expect(await sorted('newest')).toEqual(['dear', 'cheap', 'mid']);
  expect(await sorted('popular')).toEqual(['dear', 'cheap', 'mid']);
  expect(await sorted('price_low')).toEqual(['cheap', 'mid', 'dear']);
  expect(await sorted('price_high')).toEqual(['dear', 'mid', 'cheap']);
});

test.each(['newest', 'price_low', 'price_high', 'popular'])(
  'Paging by %s shows each listing once, even while others post (BROWSE-21)',
  async (sort) => {
    const marker = `paging${sort.replace('_', '')}`;
    // Many listings have the same time or price, so their order depends on the id.
    const ids = await stock(
      Array.from({ length: 60 }, (_, i) => ({
        title: `${marker} ${i}`,
        price_cents: 100 * (i % 3),
        created_at: minutesAgo(i % 4),
      })),
    );
    const listings = await readAll({ q: marker, sort, limit: '7' }, () =>
      stock([
        { title: `${marker} newcomer`, price_cents: 100 },
        { title: `${marker} latecomer`, price_cents: 100, created_at: minutesAgo(2) },
      ]),
    );
    const seen = listings.map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(ids));
    const keys = listings.map(({ priceCents, createdAt }) =>
      sort.startsWith('price') ? priceCents : Date.parse(createdAt),
    );
    const direction = sort === 'price_low' ? 1 : -1;
    expect(keys).toEqual(keys.toSorted((a, b) => direction * (a - b)));
  },
);

test('The last page has no next cursor, even if it is full (BROWSE-10)', async () => {
  await stock([{ title: 'Lastpage 1' }, { title: 'Lastpage 2' }]);
  expect((await browse({ q: 'lastpage', limit: '2' })).nextCursor).toBeNull();
  const first = await browse({ q: 'lastpage', limit: '1' });
  expect(first.nextCursor).not.toBeNull();
  expect((await browse({ q: 'lastpage', limit: '1', cursor: first.nextCursor ?? '' })).nextCursor).toBeNull();
});

const ID = '11111111-2222-4333-8444-555555555555';
test.each([
  'x',
  '////',
  encodeCursor([1]),
  encodeCursor([1, 2]),
  encodeCursor(['1', ID]),
  encodeCursor([-1, ID]),
  encodeCursor([8_640_000_000_000_001, ID]),
  encodeCursor([1, "'; drop table listings; --"]),
  encodeCursor([1, ID, 1]),
])('An invalid cursor (%s) is refused with a clear error (BROWSE-28)', async (cursor) => {
  expect(await app.client().get(`/api/listings?cursor=${encodeURIComponent(cursor)}`)).toMatchObject({
    status: 422,
    body: { code: 'INVALID_INPUT', errors: [{ field: 'cursor' }] },
  });
});

test('Cursors with extreme times or prices cause no server error (BROWSE-28)', async () => {
  await browse({ cursor: encodeCursor([8_640_000_000_000_000, ID]) });
  await browse({ cursor: encodeCursor([0, ID]) });
  await browse({ sort: 'price_high', cursor: encodeCursor([1_000_000_000, ID]) });
  const beyond = new URLSearchParams({ sort: 'price_high', cursor: encodeCursor([1_000_000_001, ID]) });
  expect((await app.client().get(`/api/listings?${beyond}`)).status).toBe(422);
});

test('Search finds parts of words in title, description and tags, in any case and order (BROWSE-25)', async () => {
  await stock([
    { title: 'Searchtest Walnut Sideboard' },
    { title: 'Searchtest b', description: 'Made of WALNUTWOOD, oiled' },
    { title: 'Searchtest c', tags: ['plain', 'Walnut tree'] },
    { title: 'Searchtest d', description: 'Oak' },
  ]);
  const sortedTitles = async (q: string) => (await titles({ q, sort: 'newest' })).sort();
  expect(await sortedTitles('searchtest wAlNuT')).toHaveLength(3);
  expect(await sortedTitles('SIDEBOARD   searchtest  alnu')).toEqual(['Searchtest Walnut Sideboard']);
  expect(await sortedTitles('searchtest walnut oak')).toEqual([]);
  expect(await sortedTitles('searchtest tree plain')).toEqual(['Searchtest c']);
});

test('Non-English letters match in either case (BROWSE-25)', async () => {
  await stock([{ title: 'Écran ÜBERGROSS Ångström' }, { title: 'Чайник' }, { title: '古い時計' }]);
  for (const q of ['écran', 'ÉCRAN übergross', 'ångSTRÖM']) {
    expect(await titles({ q })).toEqual(['Écran ÜBERGROSS Ångström']);
  }
  expect(await titles({ q: 'ЧАЙНИК' })).toEqual(['Чайник']);
  expect(await titles({ q: '時計' })).toEqual(['古い時計']);
});

test('Punctuation separates words and is not searched for or passed on as database syntax (BROWSE-25)', async () => {
  await stock([{ title: 'Signtest 100% wool' }, { title: 'Signtest k_z' }, { title: 'Signtest axb' }]);
  expect(await titles({ q: 'signtest 100%', sort: 'newest' })).toEqual(['Signtest 100% wool']);
  expect(await titles({ q: 'signtest k_z', sort: 'newest' })).toEqual(['Signtest k_z']);
  expect(await titles({ q: "signtest'; -- axb\0\\", sort: 'newest' })).toEqual(['Signtest axb']);
  expect(await titles({ q: '%_\\ \0' })).toEqual([]);
});

test('A blank search is ignored (BROWSE-24)', async () => {
  expect((await browse({ q: '   ', limit: '5' })).listings).toHaveLength(5);
});

test('Up to a thousand results are counted exactly, more are "1,000 and more" (BROWSE-10)', async () => {
  await stock(Array.from({ length: 1000 }, (_, i) => ({ title: `Counttest ${i}` })));
  expect(await count({ q: 'counttest' })).toEqual({ count: 1000, capped: false });
  await stock([{ title: 'Counttest one more' }]);
  expect(await count({ q: 'counttest' })).toEqual({ count: 1000, capped: true });
  // The results page can include the count.
  expect(await browse({ q: 'counttest', count: '1' })).toMatchObject({
    count: { count: 1000, capped: true },
  });
  expect(await browse({ q: 'counttest' })).not.toHaveProperty('count');
});

test.each([
  'category=boats',
  'condition=broken',
  'sort=random',
  'limit=0',
  'limit=61',
  'limit=x',
  'minPriceCents=-1',
  'minPriceCents=1.5',
  'maxPriceCents=1000000001',
  'maxPriceCents=NaN',
  `q=${'x'.repeat(201)}`,
])('Browse refuses %s and names the field (BROWSE-28)', async (query) => {
  const [field] = query.split('=');
  expect(await app.client().get(`/api/listings?${query}`)).toMatchObject({
    status: 422,
    body: { code: 'INVALID_INPUT', errors: [{ field, message: expect.any(String) }] },
  });
});

test('A rated seller is shown with the rating, a guest as Guest User (BROWSE-15, DETAIL-27)', async () => {
  const rated = await newMember(app);
  await newListing(rated, { title: 'Ratedtest lamp' });
  await app.db
    .updateTable('profiles')
    .set({ ratings_by_star: [0, 0, 0, 6, 6], full_name: 'Ada Lovelace', avatar_url: '/files/a.webp' })
    .where('email', '=', rated.details.email)
    .execute();
  await newListing(await newGuest(app), { title: 'Ratedtest guest lamp' });
  const { listings } = await browse({ q: 'ratedtest' });
  expect(listings.map((listing) => listing.seller)).toEqual([
    { kind: 'guest', name: 'Guest User' },
    expect.objectContaining({
      name: 'Ada Lovelace',
      rating: 4.5,
      totalRatings: 12,
      avatarUrl: '/files/a.webp',
    }),
  ]);
});

test('A long description is shortened on the card and complete on its page (BROWSE-13, DETAIL-07)', async () => {
  const description = 'A sentence about it. '.repeat(50).trim();
  const { id } = await newListing(seller, { title: 'Cuttest', description });
  expect((await browse({ q: 'cuttest' })).listings[0]?.description).toBe(description.slice(0, 160));
  expect((await app.client().get(`/api/listings/${id}`)).body).toMatchObject({ description });
});

test('A repeated request gets an empty 304 response until the list changes', async () => {
  const ask = (headers?: Record<string, string>) => fetch(`${app.url}/api/listings?q=etagtest`, { headers });
  const tag = (await ask()).headers.get('etag') ?? '';
  expect(tag).not.toBe('');
  const same = await ask({ 'If-None-Match': tag });
  expect([same.status, await same.text()]).toEqual([304, '']);
  await stock([{ title: 'Etagtest' }]);
  expect((await ask({ 'If-None-Match': tag })).status).toBe(200);
});

test('A search that takes too long says what to change (BROWSE-25)', async () => {
  await stock([{ title: 'Desk lamp' }]);
  await app.db.transaction().execute(async (trx) => {
    await sql`lock table listings in access exclusive mode`.execute(trx);
    for (const path of ['/api/listings?q=desk+lamp', '/api/listings/count?q=desk+lamp&maxPriceCents=100']) {
      const { status, body } = await app.client().get(path);
      expect({ status, body }).toMatchObject({
        status: 503,
        body: {
          code: 'SEARCH_TOO_BROAD',
          detail: 'Add a more specific word or leave out a filter, then try again.',
        },
      });
    }
  });
}, 30_000);
