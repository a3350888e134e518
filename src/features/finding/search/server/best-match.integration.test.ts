import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newListing, newMember } from '../../../../../tests/support/factories.ts';
import { encodeCursor } from '../../../../shared/pagination.ts';
import type { ListingSearch } from '../contract/search.ts';

let app: TestApp;
let seller: Member;
let sellerId: string;

beforeAll(async () => {
  app = await startTestApp();
  seller = await newMember(app);
  const { body } = await seller.get<{ account: { id: string } }>('/api/viewer');
  sellerId = body.account.id;
});
afterAll(() => app?.close());

interface Row {
  title: string;
  description?: string;
  price_cents?: number;
  category?: string;
  condition?: string;
  created_at?: Date;
}

/** Inserts listings directly, newest first. */
async function stock(rows: readonly Row[]): Promise<string[]> {
  const usual = {
    description: 'Pick up near the station',
    category: 'other',
    condition: 'good',
    price_cents: 1000,
  };
  const values = rows.map((row, n) => ({
    ...usual,
    seller_id: sellerId,
    created_at: new Date(Date.now() - (n + 1) * 60_000),
    ...row,
  }));
  const stored = await app.db.insertInto('listings').values(values).returning('id').execute();
  return stored.map(({ id }) => id);
}

async function search(query: Record<string, string>): Promise<ListingSearch> {
  const answer = await app.client().get<ListingSearch>(`/api/listings?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

const titlesFor = async (q: string, more: Record<string, string> = {}) =>
  (await search({ q, ...more })).listings.map(({ title, misses }) => (misses ? `~ ${title}` : title));

test('Listings of the searched item come first, then accessories and mentions of it', async () => {
  await stock([
    { title: 'Trombone case, hard shell' },
    { title: 'Music stand', description: 'Stood beside my trombone' },
    { title: 'Trombone, silver' },
  ]);
  expect(await titlesFor('trombone')).toEqual([
    'Trombone, silver',
    'Trombone case, hard shell',
    '~ Music stand',
  ]);
  expect((await titlesFor('trombone case'))[0]).toBe('Trombone case, hard shell');
  expect((await titlesFor('case for trombone'))[0]).toBe('Trombone case, hard shell');
});

test('Once the item is found, other items that only share a word stay away', async () => {
  await stock([
    { title: 'Ukulele, red' },
    { title: 'Ukulele, blue' },
    { title: 'Couch, blue' },
    { title: 'Blue vase', description: 'Stood beside my ukulele' },
  ]);
  expect(await titlesFor('blue ukulele')).toEqual(['Ukulele, blue', '~ Ukulele, red', '~ Blue vase']);
});

test('"Car" finds every car that is listed by its model alone', async () => {
  const models = [
    'Corolla',
    'Elantra',
    'Cruze',
    'Prius',
    'Jetta',
    'Sentra',
    'Miata',
    'Yaris',
    'Grand Caravan',
  ];
  await stock(models.map((model) => ({ title: `2006 ${model}, runs`, category: 'vehicles' })));
  expect((await titlesFor('car', { limit: '30' })).filter((title) => title.startsWith('2006'))).toHaveLength(
    9,
  );
});

test('"watch" finds watches before anything about watching, and "bicycle" finds bikes', async () => {
  await stock([
    { title: 'Bird watching binoculars' },
    { title: 'Two watches' },
    { title: 'City bike, red', description: 'Runs fine' },
    { title: 'Bicycle bell' },
  ]);
  expect((await titlesFor('watch')).slice(0, 1)).toEqual(['Two watches']);
  expect((await titlesFor('bicycle'))[0]).toBe('City bike, red');
});

test('A price in the search text filters in every order, and slightly higher prices are close matches', async () => {
  await stock([
    { title: 'Ottoman gray', price_cents: 11_900 },
    { title: 'Ottoman green', price_cents: 9900 },
    { title: 'Ottoman gold', price_cents: 30_000 },
  ]);
  const { listings, understood, count } = await search({ q: 'ottoman under 100', count: '1' });
  expect(listings.map(({ title, misses }) => [title, misses])).toEqual([
    ['Ottoman green', undefined],
    ['Ottoman gray', [{ kind: 'price', label: '$19 over' }]],
  ]);
  expect(count).toEqual({ count: 1, capped: false });
  expect(understood).toEqual([
    { kind: 'term', label: 'ottoman', without: 'under 100' },
    {
      kind: 'price',
      label: 'Up to $100',
      without: 'ottoman',
      minPriceCents: null,
      maxPriceCents: 10_000,
    },
  ]);
  for (const sort of ['newest', 'price_low', 'popular'])
    expect(await titlesFor('ottoman under 100', { sort })).toEqual(['Ottoman green']);
  // Prices set by the filter get no tolerance.
  expect(await titlesFor('ottoman', { maxPriceCents: '10000' })).toEqual(['Ottoman green']);
});

test('A condition in the search text ranks listings, and a condition filter excludes the others', async () => {
  await stock([
    { title: 'Credenza fair', condition: 'fair' },
    { title: 'Credenza new', condition: 'new' },
    { title: 'Credenza good', condition: 'good' },
  ]);
  const { listings, understood } = await search({ q: 'credenza good or better' });
  const titles = listings.map(({ title }) => title);
  expect(titles.slice(0, 2).toSorted()).toEqual(['Credenza good', 'Credenza new']);
  expect(titles.slice(2)).toEqual(['Credenza fair']);
  expect(understood[1]).toEqual({ kind: 'condition', label: 'Good or better first', without: 'credenza' });
  expect((await titlesFor('brand new credenza in plastic'))[0]).toBe('Credenza new');
  expect(await titlesFor('credenza like new', { sort: 'newest' })).toHaveLength(3);
  expect(await titlesFor('credenza', { condition: 'new' })).toEqual(['Credenza new']);
});

test('A search for a kind finds its models, and a model comes before its accessories', async () => {
  await stock([
    { title: 'Les Paul hard case, brown' },
    { title: 'Gibson Les Paul Studio' },
    { title: 'Guitar strings, left handed' },
    { title: 'Squier Strat', description: 'Left handed, plays well.' },
  ]);
  expect(await titlesFor('guitar')).toEqual(
    expect.arrayContaining(['Gibson Les Paul Studio', 'Squier Strat']),
  );
  for (const q of ['les paul', 'les paul guitar'])
    expect((await titlesFor(q))[0]).toBe('Gibson Les Paul Studio');
  expect((await titlesFor('les paul case'))[0]).toBe('Les Paul hard case, brown');
  expect((await titlesFor('left handed guitar'))[0]).toBe('Squier Strat');
});

test('Listings that only include the item come after the item', async () => {
  await stock([{ title: 'Dell tower PC, 2tb hard drive' }, { title: 'Seagate 2TB hard drive' }]);
  expect((await titlesFor('2tb hard drive'))[0]).toBe('Seagate 2TB hard drive');
});

test('"One" matches as part of "Xbox One"', async () => {
  await stock([{ title: 'Xbox 360 console' }, { title: 'Xbox One S console' }]);
  expect((await titlesFor('xbox one'))[0]).toBe('Xbox One S console');
});

test('A search for a use finds items for that use', async () => {
  await stock([{ title: 'Milk frother' }, { title: 'White fridge, 50 in' }, { title: 'Folding camp chair' }]);
  expect((await titlesFor('keep milk cold'))[0]).toBe('White fridge, 50 in');
  expect((await titlesFor('something to sit on for camping'))[0]).toBe('Folding camp chair');
});

test('Close matches come after exact ones and show what they miss', async () => {
  await stock([
    { title: 'Touring frameset, 56 cm' },
    { title: 'Frameset, no size' },
    { title: 'Frameset touring 54cm' },
  ]);
  const { listings } = await search({ q: 'touring frameset 54 cm' });
  expect(listings.map(({ title, misses }) => [title, misses?.map(({ label }) => label)])).toEqual([
    ['Frameset touring 54cm', undefined],
    ['Touring frameset, 56 cm', ['56 cm, not 54']],
    ['Frameset, no size', expect.arrayContaining(['No “touring”', '54 cm not stated'])],
  ]);
});

test('Without close matches, items of the same kind are shown', async () => {
  await stock([{ title: 'Folding chair', category: 'vehicles' }]);
  const { listings, count } = await search({ q: 'rocking high chair', category: 'vehicles', count: '1' });
  expect(listings.map(({ title, misses }) => [title, misses?.map(({ label }) => label)])).toEqual([
    ['Folding chair', expect.arrayContaining(['No “high chair”'])],
  ]);
  expect(count?.count).toBe(0);
});

test('If no listing matches several words closely, titles containing part of one are shown', async () => {
  await stock([
    { title: 'Quartz wristband' },
    { title: 'Handmade bowl', description: 'Turned on a wrist day.' },
  ]);
  expect(await titlesFor('measure wrist')).toEqual(['~ Quartz wristband']);
  const { listings, count } = await search({ q: 'zzyzx wrist', count: '1' });
  expect(listings[0]?.misses?.length).toBeGreaterThan(0);
  expect(count?.count).toBe(0);
});

test('If no title contains part of the words, listings that mention any of them are shown', async () => {
  await stock([{ title: 'Plain crate', description: 'Held my sarangi once.' }]);
  expect(await titlesFor('zzyzx sarangi')).toEqual(['~ Plain crate']);
  // Other filters still apply.
  expect(await titlesFor('zzyzx sarangi', { maxPriceCents: '500' })).toEqual([]);
  expect(await titlesFor('zzyzx sarangi', { category: 'vehicles' })).toEqual([]);
});

test('Services and broken items come after working items, unless they are searched for', async () => {
  await stock([
    { title: 'Harmonium that stopped' },
    { title: 'Harmonium tuning and repair' },
    { title: 'Harmonium in poor condition', condition: 'poor' },
    { title: 'Harmonium, walnut' },
  ]);
  expect((await titlesFor('harmonium'))[0]).toBe('Harmonium, walnut');
  expect((await titlesFor('broken harmonium'))[0]).toBe('~ Harmonium that stopped');
  await stock([{ title: 'Wristwatch that stopped' }, { title: 'Wristwatch, runs' }]);
  expect((await titlesFor('measure time on wrist'))[0]).toMatch('Wristwatch, runs');
});

test('Excluded words leave titles out, and a category is a filter', async () => {
  await stock([{ title: 'Fender bass, carbon' }, { title: 'Hofner bass', condition: 'new' }]);
  expect(await titlesFor('bass not carbon')).toEqual(['Hofner bass']);
  expect((await titlesFor('brand new bass'))[0]).toBe('Hofner bass');
  expect(await titlesFor('collectibles')).toEqual([]);
  await stock([{ title: 'Tin soldier', category: 'collectibles' }]);
  expect(await titlesFor('collectibles')).toEqual(['Tin soldier']);
});

test('A corrected search names the corrected words and offers a search as typed', async () => {
  await stock([{ title: 'Pearl necklace' }, { title: 'Harpsichord' }]);
  for (const typo of ['neckless', 'necklase', 'enecklace', 'nceklace']) {
    const { listings, correction } = await search({ q: `pearl ${typo}` });
    expect(listings[0]?.title).toBe('Pearl necklace');
    expect(correction).toEqual({
      query: 'pearl necklace',
      words: [{ typed: typo, meant: 'necklace' }],
    });
  }
  expect((await search({ q: 'harpsicordd' })).correction?.query).toBe('harpsichord');
  const exact = await search({ q: 'neckless', exact: '1' });
  expect(exact).toMatchObject({ listings: [], correction: null });
});

test('A typo shared by several listings is corrected, and those listings are found too', async () => {
  await stock([{ title: 'Queen mattress' }, { title: 'Crib mattress' }, { title: 'Queen mattres' }]);
  const { listings, correction } = await search({ q: 'queen mattres' });
  expect(correction?.query).toBe('queen mattress');
  expect(listings.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Queen mattress', 'Queen mattres']),
  );
  await stock([
    ...Array.from({ length: 12 }, (_, n) => ({ title: `Marble bust ${n}` })),
    ...Array.from({ length: 3 }, (_, n) => ({ title: `Marbble bust ${n}` })),
  ]);
  expect((await search({ q: 'marbble bust' })).correction?.query).toBe('marble bust');
});

test('A rare brand is not corrected to a common word', async () => {
  await stock([
    ...Array.from({ length: 40 }, (_, n) => ({ title: `Copper pot ${n}` })),
    ...Array.from({ length: 3 }, (_, n) => ({ title: `Kopper pot ${n}` })),
  ]);
  const { listings, correction } = await search({ q: 'kopper' });
  expect(correction).toBeNull();
  expect(listings).toHaveLength(3);
});

test('Words wrongly joined or split are found', async () => {
  await stock([
    { title: 'Bread proofer' },
    { title: 'Bread proofer, large' },
    { title: 'Bread proofer, new' },
    { title: 'Snowblower' },
  ]);
  expect(await titlesFor('breadproofer')).toContain('Bread proofer, large');
  expect(await titlesFor('snow blower')).toEqual(['Snowblower']);
});

test('Paging through best matches shows each listing once, even while others post (BROWSE-10)', async () => {
  const ids = await stock(
    Array.from({ length: 450 }, (_, n) => ({ title: `Manytest ${n % 7 ? 'item' : 'case'} ${n}` })),
  );
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: ListingSearch = await search({ q: 'manytest', limit: '60', ...(cursor && { cursor }) });
    expect(page.listings.every(({ misses }) => misses === undefined)).toBe(true);
    seen.push(...page.listings.map(({ id }) => id));
    cursor = page.nextCursor;
    await stock([{ title: 'Manytest newcomer', created_at: new Date(Date.now() + 1000) }]);
  } while (cursor !== null);
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

test('Among equally good matches, newer listings come first', async () => {
  await stock([
    { title: 'Alike', created_at: new Date(1_600_000_000_000) },
    { title: 'Alike', created_at: new Date(1_600_000_060_000) },
  ]);
  const [first, second] = (await search({ q: 'alike' })).listings;
  expect(Date.parse(first?.createdAt ?? '')).toBeGreaterThan(Date.parse(second?.createdAt ?? ''));
});

test('Without words, best matches are the newest listings, with valid cursors', async () => {
  const { nextCursor } = await search({ sort: 'best', limit: '2' });
  const next = await search({ sort: 'newest', limit: '2', cursor: nextCursor ?? '' });
  expect(next.listings).toHaveLength(2);
});

const ID = '11111111-2222-4333-8444-555555555555';
test.each([
  'x',
  encodeCursor([1, ID]),
  encodeCursor([-1, ID, 1, ID]),
  encodeCursor([8_640_000_000_000_001, ID, 1, ID]),
  encodeCursor([1, ID, 1, 'x']),
])('An invalid cursor (%s) is refused with a clear error (BROWSE-28)', async (cursor) => {
  const query = new URLSearchParams({ q: 'trombone', cursor });
  expect(await app.client().get(`/api/listings?${query}`)).toMatchObject({
    status: 422,
    body: { code: 'INVALID_INPUT', errors: [{ field: 'cursor' }] },
  });
});

test.each([
  '   ',
  'the and of',
  "'; drop table listings; --",
  '(.*)+[a-z]{1000}\\',
  '%_\\ \0',
  '\0trombone\0',
  '🚲🚲🚲',
  '👨‍👩‍👧 trombone',
  'طاولة خشبية تحت 100',
  'שולחן עץ 54 ס״מ',
  '\u202Etrombone\u202C',
  '\uD83D',
  'under under under 5 5 5',
  'over 500 under 100 trombone',
  '-- - -',
  '"" \' ” 55"',
  'not not not',
  'size',
  '9'.repeat(200),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
])('Any search text works in every order: %j (BROWSE-28)', async (q) => {
  for (const sort of ['best', 'newest', 'price_low', 'popular']) {
    const answer = await search({ q, sort, count: '1', featured: '1', limit: '3' });
    expect(answer.understood.every(({ label }) => label !== '')).toBe(true);
  }
  expect((await app.client().get(`/listings.rss?${new URLSearchParams({ q })}`)).status).toBe(200);
});

test('A search of 10,000 characters is refused with a clear error (BROWSE-28)', async () => {
  expect(
    await app.client().get(`/api/listings?${new URLSearchParams({ q: 'x'.repeat(10_000) })}`),
  ).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'q', message: 'Search for at most 200 characters.' }] },
  });
});

test('A long search uses its rarest words', async () => {
  const owner = await newMember(app);
  const common = 'copper silver yellow orange purple marble velvet cotton linen'.split(' ');
  for (const word of common) {
    for (let count = 0; count < 3; count += 1) await newListing(owner, { title: `${word} thing ${count}` });
  }
  const { id } = await newListing(owner, { title: 'Zylophant', description: common.slice(1).join(' ') });
  const { body } = await app
    .client()
    .get<{ listings: { id: string }[] }>(`/api/listings?exact=1&q=${[...common, 'zylophant'].join('+')}`);
  expect(body.listings[0]?.id).toBe(id);
});

test('The number of results is the same on a results page and when requested alone, for many, few and no exact matches', async () => {
  const kazoos = Array.from({ length: 250 }, (_, n) => ({ title: n < 3 ? 'Golden kazoo' : 'Plastic kazoo' }));
  await stock(kazoos);
  const counts: Record<string, number> = { kazoo: 250, 'golden kazoo': 3, 'kazoo under 2': 0, kazo: 250 };
  for (const [q, count] of Object.entries(counts)) {
    const alone = (await app.client().get(`/api/listings/count?${new URLSearchParams({ q })}`)).body;
    expect(alone).toEqual({ count, capped: false });
    for (const sort of ['best', 'newest', 'price_low'])
      expect((await search({ q, sort, count: '1', limit: '2' })).count, `${q} by ${sort}`).toEqual(alone);
  }
});

test('A line break in a title mixes up no other close matches', async () => {
  await stock([{ title: 'Anvil\nforged' }, { title: 'Anvil 5 kg' }]);
  const { listings } = await search({ q: 'anvil 3 kg' });
  expect(listings.slice(0, 2).map(({ title, misses }) => [title, misses?.[0]?.label])).toEqual([
    ['Anvil 5 kg', '5 kg, not 3'],
    ['Anvil\nforged', '3 kg not stated'],
  ]);
});
