import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { vector } from '@electric-sql/pglite-pgvector';
import { Kysely, type LogEvent, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AiServer, startAiServer } from '../../../../../../tests/support/ai-server.ts';
import type { AiSettings } from '../../../../../platform/server/ai/ai-settings.ts';
import { createAi } from '../../../../../platform/server/ai/create-ai.ts';
import type { DB } from '../../../../../platform/server/db/schema.generated.ts';
import { createLog } from '../../../../../platform/server/log.ts';
import { findPage } from '../find-page.ts';
import { readBrowse } from '../read-browse.ts';
import { createMeaning, type Meaning } from './meaning.ts';
import { findDue, saveVectors } from './vector-store.ts';

/** The embedded PostgreSQL has no pgvector. These tests use a build that includes it. */
const MIGRATIONS = new URL('../../../../../platform/server/db/migrations/', import.meta.url);

const GUEST = '00000000-0000-4000-8000-000000000001';

let server: AiServer;
let db: Kysely<DB>;
let queries: string[] = [];

async function openDatabase(extensions: object): Promise<Kysely<DB>> {
  const pglite = await PGlite.create({
    extensions: { pg_trgm, fuzzystrmatch, cube, ...extensions },
  });
  // The product creates it before it applies the first migration.
  await pglite.exec('create table schema_migrations (name text primary key)');
  for (const name of (await readdir(MIGRATIONS)).toSorted()) {
    await pglite.exec(await readFile(new URL(name, MIGRATIONS), 'utf8'));
  }
  return new Kysely<DB>({
    dialect: new PGliteDialect({ pglite }),
    log: (event: LogEvent) => void queries.push(event.query.sql),
  });
}

const log = createLog({ logLevel: 'silent' });

function connect(on = db, model: string | null = 'placer'): Meaning | null {
  const ai: AiSettings = {
    text: undefined,
    vision: undefined,
    speech: undefined,
    embedding: model === null ? undefined : { baseUrl: server.url, apiKey: undefined, model },
    prices: new Map(),
    timeoutSeconds: 5,
  };
  const config = { ai };
  return createMeaning({ db: on, config, log, ai: createAi({ config, db: on, log }).ai });
}

const connected = (on = db, model = 'placer'): Meaning => {
  const meaning = connect(on, model);
  if (meaning === null) throw new Error('not configured');
  return meaning;
};

async function find(
  meaning: Meaning | null,
  filters: { q: string; category?: 'home-garden' | 'electronics' },
) {
  const read = await readBrowse(db, filters, async () => ({ kind: 'visitor' }));
  return (await findPage(db, read, { limit: 20 }, meaning?.findAlike)).rows;
}

async function post(title: string, more: { category?: string; status?: string } = {}): Promise<string> {
  const { id } = await db
    .insertInto('listings')
    .values({
      title,
      description: 'From a home without pets.',
      category: more.category ?? 'home-garden',
      condition: 'good',
      price_cents: 9000,
      guest_key: GUEST,
      ...(more.status && { status: more.status }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Test vectors: sundials point in one direction, lamps in another. */
const vectorOf = (text: string): number[] =>
  /sundial|gnomon/i.test(text) ? [1, 0.1, 0] : /lamp|lumen/i.test(text) ? [0, 1, 0.1] : [0, 0, 1];

beforeAll(async () => {
  server = await startAiServer();
  db = await openDatabase({ vector });
  await sql`insert into guest_sessions (key, guest_id, pin_hash) values (${GUEST}, 'Guest-ABCDE', '-')`.execute(
    db,
  );
}, 120_000);
afterAll(async () => {
  await db?.destroy();
  await server?.close();
});
beforeEach(async () => {
  server.behave('normal');
  server.place(vectorOf);
  server.embedded.length = 0;
  await db.deleteFrom('listings').execute();
});

test('A search finds listings with the same meaning, after those with its words, and shows what they miss', async () => {
  await post('Green sundial');
  await post('Floor lamp');
  const meaning = connected();
  await meaning.index();
  expect(await find(null, { q: 'velvet gnomon' })).toEqual([]);
  const rows = await find(meaning, { q: 'velvet gnomon' });
  expect(rows.map(({ title }) => title)).toEqual(['Green sundial']);
  expect(rows[0]?.misses).toContainEqual({ kind: 'word', label: 'No “velvet”' });
});

test('Meaning does not find sold, deleted or distant listings, nor those of another category', async () => {
  const sold = await post('Sold sundial');
  const deleted = await post('Deleted sundial');
  await post('Sundial that plays music', { category: 'electronics' });
  await post('Floor lamp');
  await post('Blue sundial');
  const meaning = connected();
  await meaning.index();
  await db.updateTable('listings').set({ status: 'sold' }).where('id', '=', sold).execute();
  await db.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', deleted).execute();
  const rows = await find(meaning, { q: 'gnomon', category: 'home-garden' });
  expect(rows.map(({ title }) => title)).toEqual(['Blue sundial']);
});

test('Word matches come before matches by meaning, and no listing appears twice', async () => {
  await post('Grey gnomon');
  await post('Red sundial');
  const meaning = connected();
  await meaning.index();
  const rows = await find(meaning, { q: 'grey gnomon' });
  expect(rows.map(({ title, misses }) => [title, misses === undefined])).toEqual([
    ['Grey gnomon', true],
    ['Red sundial', false],
  ]);
});

test('An edited listing is found by its new text', async () => {
  const id = await post('Old sundial');
  const meaning = connected();
  await meaning.index();
  await db.updateTable('listings').set({ title: 'Old lamp' }).where('id', '=', id).execute();
  expect(await find(meaning, { q: 'gnomon' })).toEqual([]);
  await meaning.index();
  expect(await find(meaning, { q: 'gnomon' })).toEqual([]);
  expect(await find(meaning, { q: 'lumen' })).toHaveLength(1);
});

test('A vector is discarded if the text changed while the model read it', async () => {
  await connected().prepare();
  const id = await post('Old sundial');
  const due = await findDue(db, 10);
  await db.updateTable('listings').set({ title: 'Old lamp' }).where('id', '=', id).execute();
  await saveVectors(
    db,
    'placer',
    due.map((listing) => ({ ...listing, vector: vectorOf(listing.title) })),
  );
  expect((await findDue(db, 10)).map(({ title }) => title)).toEqual(['Old lamp']);
});

test('A text that the model refuses blocks no others, and is not retried forever', async () => {
  server.place((text) => {
    if (text.includes('Unreadable')) throw new Error('too strange');
    return vectorOf(text);
  });
  await post('Unreadable sundial');
  await post('Green sundial');
  const meaning = connected();
  for (let run = 0; run < 8; run += 1) await meaning.index();
  expect((await find(meaning, { q: 'gnomon' })).map(({ title }) => title)).toEqual(['Green sundial']);
  server.embedded.length = 0;
  await meaning.index();
  expect(server.embedded).toEqual([]);
});

test('Existing listings, and those of another model, get vectors once, in batches', async () => {
  await post('Green sundial');
  await post('Floor lamp');
  await connected().index();
  expect(server.embedded).toHaveLength(1);
  await connected().index();
  expect(server.embedded).toHaveLength(1);
  await connected(db, 'other').index();
  expect(server.embedded.map(({ model, texts }) => [model, texts.length])).toEqual([
    ['placer', 2],
    ['other', 2],
  ]);
});

test('A search calls the model once, never for filters alone, and does not wait for a slow model', async () => {
  await post('Green sundial');
  const meaning = connected();
  await meaning.index();
  server.embedded.length = 0;
  await find(meaning, { q: 'under $500' });
  expect(server.embedded).toEqual([]);
  await find(meaning, { q: 'gnomon' });
  await find(meaning, { q: 'gnomon' });
  expect(server.embedded).toEqual([{ model: 'placer', texts: ['gnomon'] }]);
  const calls = await db.selectFrom('ai_calls').selectAll().where('purpose', '=', 'search.find').execute();
  expect(calls.at(-1)).toMatchObject({ kind: 'embedding', outcome: 'answered', input_tokens: 8 });
  server.behave('slow');
  const start = performance.now();
  expect(await find(meaning, { q: 'divan' })).toEqual([]);
  expect(performance.now() - start).toBeLessThan(5000);
});

test('A listing can be posted while the model is down, and is found when it is available again', async () => {
  const meaning = connected();
  server.behave('down');
  await post('Green sundial');
  await meaning.index();
  server.behave('normal');
  await meaning.index();
  expect(await find(meaning, { q: 'gnomon' })).toHaveLength(1);
});

test('Without a model, a search runs no extra query and sends nothing', async () => {
  await post('Green sundial');
  const meaning = connected();
  await meaning.index();
  server.embedded.length = 0;
  const queriesOf = async (one: Meaning | null) => {
    queries = [];
    await find(one, { q: 'loveseat gnomon' });
    return queries;
  };
  expect(connect(db, null)).toBeNull();
  const without = await queriesOf(null);
  expect(without.filter((query) => /listing_vectors|ai_calls|hnsw/.test(query))).toEqual([]);
  expect(server.embedded).toEqual([]);
  expect((await queriesOf(meaning)).filter((query) => query.includes('listing_vectors'))).toHaveLength(1);
});

test('A PostgreSQL without pgvector is left unchanged, and searches use words only', async () => {
  const plain = await openDatabase({});
  const meaning = connected(plain);
  expect(await meaning.prepare()).toBe(false);
  await meaning.index();
  expect(server.embedded).toEqual([]);
  const { rows } = await sql`select from pg_trigger where tgname = 'listings_meaning'`.execute(plain);
  expect(rows).toEqual([]);
  await plain.destroy();
}, 60_000);
