import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSeparateApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newListing, newMember } from '../../../../../tests/support/factories.ts';
import type { ListingCard } from '../../../items/listings/contract/listing.ts';
import type { ListingSearch } from '../contract/search.ts';
import { searchWords } from './search-terms.ts';
import { countWords } from './words/count-words.ts';

let app: TestApp;
let seller: Member;
let sellerId: string;

beforeAll(async () => {
  app = await startSeparateApp();
  seller = await newMember(app);
  const { body } = await seller.get<{ account: { id: string } }>('/api/viewer');
  sellerId = body.account.id;
});
afterAll(() => app?.close());

const post = (title: string, details: { description?: string; tags?: string[] } = {}) =>
  newListing(seller, { title, ...details });

async function search(q: string, more: Record<string, string> = {}): Promise<ListingSearch> {
  const answer = await app
    .client()
    .get<ListingSearch>(`/api/listings?${new URLSearchParams({ q, ...more })}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

const titles = async (q: string): Promise<string[]> => (await search(q)).listings.map(({ title }) => title);

async function count(q: string, filters: Record<string, string> = {}): Promise<number> {
  const { body } = await app
    .client()
    .get<{ count: number }>(`/api/listings/count?${new URLSearchParams({ q, ...filters })}`);
  return body.count;
}

test('Singular and plural find each other (BROWSE-25)', async () => {
  await post('Racing tricycle');
  await post('Two sets of batteries');
  await post('Paring knife');
  expect(await titles('tricycles')).toEqual(['Racing tricycle']);
  expect(await titles('battery')).toEqual(['Two sets of batteries']);
  expect(await titles('paring knives')).toEqual(['Paring knife']);
});

test('A typo is corrected, and the response says so (BROWSE-25)', async () => {
  await post('Espresso percolator');
  for (const typo of ['percolater', 'perclator', 'percoaltor', 'ppercolator', 'Percolattor']) {
    const { listings, correction } = await search(`espresso ${typo}`);
    expect(listings.map(({ title }) => title)).toEqual(['Espresso percolator']);
    expect(correction?.query).toBe('espresso percolator');
    expect(await count(`espresso ${typo}`)).toBe(1);
  }
});

test('Words that sound alike are found despite two wrong letters', async () => {
  await post('Old bicycle');
  const { listings, correction } = await search('bycicle');
  expect(correction?.query).toBe('bicycle');
  expect(listings.map(({ title }) => title)).toContain('Old bicycle');
});

test('A known word is not corrected, even if another one is close', async () => {
  await post('Boat shoes');
  await post('Goat shoes');
  const { listings, correction } = await search('goat');
  expect(correction).toBeNull();
  expect(listings.map(({ title }) => title)).toEqual(['Goat shoes']);
});

test('Unknown words, short words and numbers find nothing rather than something else (BROWSE-18)', async () => {
  await post('Lens 1947');
  for (const q of ['qqqqqqqqq', 'lenz9', '1974', 'lqs', '🚲', '---']) {
    expect(await search(q)).toMatchObject({ listings: [], nextCursor: null, correction: null });
    expect(await count(q)).toBe(0);
  }
});

test('A search of only filler words or punctuation is ignored', async () => {
  await post('The best of the seventies');
  for (const q of ['the, of', 'the', 'something nice', '???'])
    expect(await search(q)).toMatchObject({ listings: [], understood: [] });
});

test('An edited listing is found by its new words and no longer by its old ones', async () => {
  const { id } = await post('Umbrella stand');
  const changed = await seller.put(`/api/listings/${id}`, {
    title: 'Hatrack',
    description: 'Takes six.',
    price: '5',
    category: 'home-garden',
    condition: 'good',
  });
  expect(changed.status).toBe(200);
  expect(await titles('hatrack')).toEqual(['Hatrack']);
  expect(await titles('umbrella')).toEqual([]);
});

test('The database splits text into words the same way as search does', async () => {
  const texts = [
    'Café-Table ÉCRAN',
    'T-shirt (M), 50% off',
    'Straße ﬁne ½ ²',
    'Чайник 古い時計',
    'İstanbul x'.repeat(9),
  ];
  for (const text of texts) {
    const { rows } = await sql<{ words: string[] }>`select search_tokens(${text}) as words`.execute(app.db);
    expect(rows[0]?.words.toSorted()).toEqual(searchWords(text).toSorted());
  }
});

test('Two people who post the same new words at the same time both succeed', async () => {
  const words = Array.from({ length: 30 }, (_, n) => `simultaneous${n}`);
  const posted = await Promise.all([
    post('Race one', { description: words.join(' ') }),
    post('Race two', { description: words.toReversed().join(' ') }),
  ]);
  expect(posted).toHaveLength(2);
  expect(await count('simultaneous29')).toBe(2);
});

test('Among many listings, common, rare and unlikely searches find exactly the matches (BROWSE-25, BROWSE-26)', async () => {
  // More listings than one scan reads, oldest last. Every tenth is 'plentiful', 30 far apart are 'scarce', and 'early'
  // and 'late' never occur together. Inserted in parts to stay below the statement timeout.
  for (const first of [1, 3001, 6001, 9001]) {
    await sql`
      insert into listings (title, description, price_cents, category, condition, seller_id, created_at)
      select 'Crowdtest ' || n, case when n % 10 = 0 then 'plentiful ' else '' end
          || case when n % 400 = 0 then 'scarce ' else '' end || case when n < 6000 then 'late' else 'early' end,
        n, case when n % 2 = 0 then 'other' else 'vehicles' end, 'good', ${sellerId}::uuid, now() - n * interval '1 minute'
      from generate_series(${first}::int, ${first + 2999}::int) as n`.execute(app.db);
  }
  await sql`analyze`.execute(app.db);
  await countWords(app.db);

  expect((await search('crowdtest plentiful')).listings).toHaveLength(24);
  expect(await count('plentiful')).toBe(1000);
  expect(await count('scarce')).toBe(30);
  expect(await count('plentiful scarce')).toBe(30);
  expect(await count('early late')).toBe(0);
  expect((await search('early late', { sort: 'newest' })).listings).toEqual([]);
  expect((await search('early late')).listings.every(({ misses }) => misses?.length === 1)).toBe(true);
  expect(await count('cr')).toBe(1000);
  for (const sort of ['newest', 'price_low', 'price_high', 'popular']) {
    const listings: ListingCard[] = [];
    let cursor: string | null = null;
    do {
      const page: ListingSearch = await search('scarce', {
        sort,
        limit: '7',
        ...(cursor === null ? {} : { cursor }),
      });
      listings.push(...page.listings);
      cursor = page.nextCursor;
    } while (cursor !== null);
    const prices = listings.map(({ priceCents }) => priceCents);
    const ascending = Array.from({ length: 30 }, (_, n) => (n + 1) * 400);
    expect(prices).toEqual(sort === 'price_high' ? ascending.toReversed() : ascending);
  }
  expect((await search('scarce', { category: 'vehicles' })).listings).toEqual([]);
  expect(
    (await search('plentiful', { minPriceCents: '11990' })).listings.map(({ priceCents }) => priceCents),
  ).toEqual([11990, 12000]);
  // Prices on and next to the steps of the price index.
  for (const [from, to] of [
    [1, 499],
    [400, 500],
    [499, 2000],
    [2000, 2001],
    [3600, 7600],
    [7601, 20_000],
  ] as const) {
    const inRange = { minPriceCents: String(from), maxPriceCents: String(to), category: 'other' };
    const page = await search('scarce', { ...inRange, sort: 'price_low' });
    expect(page.listings.map(({ priceCents }) => priceCents)).toEqual(
      Array.from({ length: 30 }, (_, n) => (n + 1) * 400).filter((price) => price >= from && price <= to),
    );
    expect(await count('scarce', { ...inRange, condition: 'new' })).toBe(0);
    expect(await count('scarce', { ...inRange, condition: 'good' })).toBe(page.listings.length);
  }
});
