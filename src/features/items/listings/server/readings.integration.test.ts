import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { LISTING, type Member, newListing, newMember } from '../../../../../tests/support/factories.ts';
import { READER_VERSION } from '../../item-language/server/item-language.ts';
import { createReadingMetrics, readOutdatedListings } from './read-outdated.ts';

let app: TestApp;
let seller: Member;
let sellerId: string;

beforeAll(async () => {
  app = await startTestApp();
  seller = await newMember(app);
  // The test runs the job itself.
  await sql`delete from jobs.schedule where name = 'listings.read-outdated'`.execute(app.db);
  sellerId = (await seller.get<{ account: { id: string } }>('/api/viewer')).body.account.id;
});
afterAll(() => app?.close());

const log = { info: () => undefined, error: () => undefined };

const readingOf = (id: string) =>
  app.db.selectFrom('listing_readings').selectAll().where('listing_id', '=', id).executeTakeFirst();

const titlesFor = async (q: string): Promise<string[]> => {
  const { body } = await app
    .client()
    .get<{ listings: { title: string }[] }>(`/api/listings?${new URLSearchParams({ q })}`);
  return body.listings.map(({ title }) => title);
};

/** Inserts listings without reading them, as an older release did. */
async function stockUnread(titles: readonly string[]): Promise<string[]> {
  const rows = await app.db
    .insertInto('listings')
    .values(
      titles.map((title) => ({
        title,
        description: 'Pick up near the station',
        price_cents: 1000,
        category: 'other',
        condition: 'good',
        seller_id: sellerId,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const countOutdated = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from listing_readings where reader_version < ${READER_VERSION}`.execute(
    app.db,
  );
  return rows[0]?.count ?? 0;
};

test('A new listing is read when I post it: what it is, and what I say about it', async () => {
  const { id } = await newListing(seller, {
    title: 'iPhone 13 case, leather',
    description: 'Bought in 2022. From a smoke-free home.',
    category: 'electronics',
    tags: ["women's"],
  });
  expect(await readingOf(id)).toMatchObject({
    reader_version: READER_VERSION,
    kind: 'phone case',
    part_of: 'phone',
    is_accessory: true,
    is_wanted: false,
    title_words: 'iphone 13 case leather',
    title_standing: 'AaaB',
    facts: {
      facts: {
        age: { value: 'Bought in 2022', sinceYear: 2022, source: 'Bought in 2022.' },
        'smoke-free': { value: true },
      },
    },
  });
});

test('An edited listing is read again when I save it, and a failed change changes nothing', async () => {
  const { id } = await newListing(seller, { title: 'Oak desk' });
  const edit = (details: object) => seller.put(`/api/listings/${id}`, { ...LISTING, photos: [], ...details });
  expect((await edit({ title: 'Desk lamp' })).status).toBe(200);
  expect(await readingOf(id)).toMatchObject({ kind: 'desk lamp', reader_version: READER_VERSION });
  // A photo that is gone is noticed after the texts are stored.
  const failed = await edit({ title: 'Bookshelf', photos: [{ id: randomUUID() }] });
  expect(failed.status).toBeGreaterThanOrEqual(400);
  expect(await readingOf(id)).toMatchObject({ kind: 'desk lamp', reader_version: READER_VERSION });
});

test('A listing whose photo is gone is not posted, and nothing of it is read', async () => {
  const count = () =>
    app.db
      .selectFrom('listing_readings')
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow();
  const before = await count();
  const { status } = await seller.post('/api/listings', { ...LISTING, photos: [{ id: randomUUID() }] });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await count()).toEqual(before);
});

test('A text of half signs is posted and read', async () => {
  const description = `${'😀'.repeat(205)} scratched, ${'x😀'.repeat(199)}, has a crack`;
  const { id } = await newListing(seller, { title: 'Lamp 😀', description });
  expect(await readingOf(id)).toMatchObject({ reader_version: READER_VERSION });
});

test('A listing that nobody has read yet is found and ranked like the others', async () => {
  await stockUnread(['Marimba stand', 'Marimba, five octaves']);
  expect(await titlesFor('marimba')).toEqual(['Marimba, five octaves', 'Marimba stand']);
  await readOutdatedListings({ db: app.db, log, readingMetrics: createReadingMetrics() });
  expect(await titlesFor('marimba')).toEqual(['Marimba, five octaves', 'Marimba stand']);
});

test('Search ranks by what was read when the listing was written', async () => {
  const [first = '', second = ''] = await stockUnread(['Glockenspiel red', 'Glockenspiel blue']);
  await readOutdatedListings({ db: app.db, log, readingMetrics: createReadingMetrics() });
  const store = (id: string, words: string, standing: string) =>
    app.db
      .updateTable('listing_readings')
      .set({ title_words: words, title_standing: standing })
      .where('listing_id', '=', id)
      .execute();
  await store(first, 'glockenspiel red', 'Aa');
  await store(second, 'mallet for glockenspiel', 'Aag');
  // Others of the family may follow.
  const firstTwo = async () => (await titlesFor('glockenspiel')).slice(0, 2);
  expect(await firstTwo()).toEqual(['Glockenspiel red', 'Glockenspiel blue']);
  await store(first, 'mallet for glockenspiel', 'Aag');
  await store(second, 'glockenspiel red', 'Aa');
  expect(await firstTwo()).toEqual(['Glockenspiel blue', 'Glockenspiel red']);
});

test('A text that another way changes is out of date at once', async () => {
  const { id } = await newListing(seller, { title: 'Oak desk' });
  await app.db.updateTable('listings').set({ title: 'Trumpet' }).where('id', '=', id).execute();
  expect(await readingOf(id)).toMatchObject({ reader_version: 0 });
  await app.db.updateTable('listing_readings').set({ reader_version: READER_VERSION }).execute();
  await app.db.updateTable('listings').set({ price_cents: 5 }).where('id', '=', id).execute();
  expect(await readingOf(id)).toMatchObject({ reader_version: READER_VERSION });
});

test('Reading again goes on after a kill in the middle, and two processes share the rest', async () => {
  await stockUnread(Array.from({ length: 450 }, (_, number) => `Oak desk ${number}`));
  const outdated = await countOutdated();
  expect(outdated).toBe(450);
  const killed = createReadingMetrics();
  // The process ends after its second batch.
  let batches = 0;
  killed.read.inc = () => {
    batches += 1;
    if (batches === 2) throw new Error('killed');
  };
  await expect(readOutdatedListings({ db: app.db, log, readingMetrics: killed })).rejects.toThrow('killed');
  expect(await countOutdated()).toBe(250);
  const both = [createReadingMetrics(), createReadingMetrics()];
  await Promise.all(both.map((readingMetrics) => readOutdatedListings({ db: app.db, log, readingMetrics })));
  expect(await countOutdated()).toBe(0);
  const read = await Promise.all(
    both.map(async (metrics) => (await metrics.read.get()).values[0]?.value ?? 0),
  );
  // None is read twice. The app's own job may have been waiting since before its schedule was deleted.
  expect(read.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(250);
  const { rows } = await sql<{ kind: string; listings: number }>`
    select kind, count(*)::int as listings from listing_readings join listings on id = listing_id
    where title like 'Oak desk %' group by kind`.execute(app.db);
  expect(rows).toEqual([{ kind: 'desk', listings: 450 }]);
});

test('A listing that is edited while it is read again keeps what the edit says', async () => {
  const { id } = await newListing(seller, { title: 'Oak desk' });
  await app.db
    .updateTable('listing_readings')
    .set({ reader_version: 0 })
    .where('listing_id', '=', id)
    .execute();
  const [edited] = await Promise.all([
    seller.put(`/api/listings/${id}`, { ...LISTING, title: 'Trumpet', photos: [] }),
    readOutdatedListings({ db: app.db, log, readingMetrics: createReadingMetrics() }),
  ]);
  expect(edited.status).toBe(200);
  expect(await readingOf(id)).toMatchObject({ kind: 'trumpet', reader_version: READER_VERSION });
});
