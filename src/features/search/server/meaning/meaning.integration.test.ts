import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { vector } from '@electric-sql/pglite-pgvector';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AiServer, startAiServer } from '../../../../../tests/support/ai-server.ts';
import { createAi } from '../../../../platform/server/ai/create-ai.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { createLog } from '../../../../platform/server/log.ts';
import { SearchQuery } from '../../contract/search.ts';
import { findPage } from '../find-page.ts';
import { readBrowse } from '../read-browse.ts';
import { embedListings, prepareMeaning } from './embed-listings.ts';
import { createFindAlike } from './find-alike.ts';

// The embedded PostgreSQL has no pgvector; PGlite is PostgreSQL with it, in this process.
const MIGRATIONS = 'src/platform/server/db/migrations';
let pglite: PGlite;
let db: Kysely<DB>;
let server: AiServer;
let sellerId: string;

beforeAll(async () => {
  const extensions = { cube, earthdistance, fuzzystrmatch, pg_trgm, vector };
  pglite = await PGlite.create({ extensions });
  for (const name of readdirSync(MIGRATIONS).toSorted())
    await pglite.exec(readFileSync(join(MIGRATIONS, name), 'utf8'));
  db = new Kysely<DB>({ dialect: new PGliteDialect({ pglite }) });
  server = await startAiServer();
  sellerId = randomUUID();
  await sql`insert into users (id, name, email, email_verified, username)
    values (${sellerId}::uuid, 'Ana', 'ana@example.com', true, 'ana')`.execute(db);
  await sql`insert into profiles (id, email, username, full_name)
    values (${sellerId}::uuid, 'ana@example.com', 'ana', 'Ana')`.execute(db);
});
afterAll(async () => {
  await server?.close();
  await db?.destroy();
});
beforeEach(async () => {
  server.behave('normal');
  server.embed(vectorOf);
  await sql`delete from listings`.execute(db);
});

/** A model that knows two kinds of things. */
const vectorOf = (text: string): number[] => [
  /davenport|couch|sofa/i.test(text) ? 1 : 0,
  /velocipede|bicycle/i.test(text) ? 1 : 0,
  0.1,
];

function services(model = 'embedder') {
  const embedding = { baseUrl: server.url, apiKey: undefined, model };
  const none = { text: undefined, vision: undefined, speech: undefined };
  const config = { ai: { ...none, embedding, prices: new Map(), timeoutSeconds: 5 } };
  const log = createLog({ logLevel: 'silent' });
  return { config, db, log, ai: createAi({ config, db, log }).ai };
}

async function post(title: string, priceCents = 5000): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into listings (title, description, price_cents, category, condition, seller_id)
    values (${title}, 'In good shape.', ${priceCents}, 'home-garden', 'good', ${sellerId}::uuid)
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

async function search(q: string, filters: Record<string, string> = {}, model?: string) {
  const query = SearchQuery.parse({ q, ...filters });
  const read = await readBrowse(db, query, async () => ({ kind: 'visitor' }));
  const { rows } = await findPage(db, read, query, createFindAlike(services(model)));
  return rows.map(({ title, misses = [] }) => [title, ...misses.map(({ label }) => label)]);
}

test('Where a model and pgvector are configured, a search finds what means the same in other words, and says what it misses', async () => {
  await post('Green couch');
  await post('Gravel bicycle');
  await prepareMeaning(services());
  await embedListings(services());
  await post('Blue sofa', 20_000);
  await embedListings(services());
  expect(server.embedded.at(-1)).toEqual({
    model: 'embedder',
    texts: ['Blue sofa. Home & Garden. In good shape.'],
  });

  expect(await search('davenport')).toEqual([
    ['Blue sofa', 'No “davenport”'],
    ['Green couch', 'No “davenport”'],
  ]);
  expect(await search('velocipede')).toEqual([['Gravel bicycle', 'No “velocipede”']]);
  expect(await search('davenport under 100')).toEqual([['Green couch', 'No “davenport”']]);
  expect(await search('davenport', { category: 'vehicles' })).toEqual([]);
  expect(await search('trombone')).toEqual([]);
});

test('What has the words comes first, and what is no longer for sale is not found by meaning either', async () => {
  const sold = await post('Red couch');
  await post('Davenport desk');
  await prepareMeaning(services());
  await embedListings(services());
  expect(await search('davenport')).toEqual([['Davenport desk'], ['Red couch', 'No “davenport”']]);
  await sql`update listings set status = 'sold' where id = ${sold}::uuid`.execute(db);
  expect(await search('davenport')).toEqual([['Davenport desk']]);
});

test('A changed text is embedded again, also when it changed while the model read the one before', async () => {
  const id = await post('Long couch');
  await prepareMeaning(services());
  const { ai, ...others } = services();
  let calls = 0;
  await embedListings({
    ...others,
    ai: {
      async embed(call) {
        const vectors = (await ai.embed?.(call)) ?? [];
        calls += 1;
        if (calls === 1)
          await sql`update listings set title = 'Long bicycle' where id = ${id}::uuid`.execute(db);
        return vectors;
      },
    },
  });
  expect(calls).toBe(2);
  expect(await search('davenport')).toEqual([]);
  expect(await search('velocipede')).toEqual([['Long bicycle', 'No “velocipede”']]);

  await sql`update listings set title = 'Old sofa' where id = ${id}::uuid`.execute(db);
  expect(await search('velocipede')).toEqual([]);
  await embedListings(services());
  expect(await search('davenport')).toEqual([['Old sofa', 'No “davenport”']]);
});

test('With a model that is down, slow or another one, a search finds what has its words', async () => {
  await post('Green couch');
  await prepareMeaning(services());
  await embedListings(services());
  for (const mode of ['down', 'slow', 'half', 'html'] as const) {
    server.behave(mode);
    expect(await search('davenport')).toEqual([]);
    expect(await search('couch')).toEqual([['Green couch']]);
  }
  server.behave('down');
  await post('White sofa');
  await embedListings(services());
  server.behave('normal');
  expect(await search('davenport')).toEqual([['Green couch', 'No “davenport”']]);

  await prepareMeaning(services('other'));
  expect(await search('davenport', {}, 'other')).toEqual([]);
  await embedListings(services('other'));
  expect(await search('davenport', {}, 'other')).toHaveLength(2);
});

test('Without a model, nothing is asked for but words', () => {
  const { config, ...others } = services();
  const ai = { ...config.ai, embedding: undefined };
  expect(createFindAlike({ ...others, config: { ai } })).toBeNull();
});
