/**
 * Makes a marketplace with any number of listings, in minutes:
 * `node bench/load-listings.ts --folder <folder> --listings 10000000`. See README.md.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type DemoItem, demoItems } from '../src/demo/content/items.ts';
import { syncAllRotations } from '../src/features/finding/featured/server/featured.ts';
import { countSitemap } from '../src/features/finding/search/server/sitemap.ts';
import { countWords } from '../src/features/finding/search/server/words/count-words.ts';
import { READER_VERSION, readListing } from '../src/features/items/item-language/server/item-language.ts';
import { findTexts, rowOfReading } from '../src/features/items/listings/server/readings.queries.ts';
import { loadConfig } from '../src/platform/server/config.ts';
import { startEmbeddedPostgres } from '../src/platform/server/db/embedded/start-embedded.ts';
import { migrate } from '../src/platform/server/db/migrate.ts';
import type { DB } from '../src/platform/server/db/schema.generated.ts';
import { makePlaceholder } from './marketplace.ts';
import { runScript } from './run-script.ts';
import { storeWants } from './wants.ts';

/** Texts that are read by the reader of listings. Each listing has one of them, and a reference few others have. */
const TEXTS = 3000;
const BATCH = 200;
/** References, such as 'zx12345': rare words, which 50 of 10,000,000 listings have. */
const REFS = 200_000;
const TOWNS = 2000;
const LISTINGS_OF_PERSON = 20;
const LISTINGS_OF_WANT = 100;
const MAX_TITLE = 120;
/** Loaded without indexes, which are made afterwards. */
const TABLES = ['listings', 'listing_readings', 'photos'];
const SMALL_TABLES = ['users', 'profiles', 'search_words'];
/** Written to the table as they are, because PostgreSQL would compute them for minutes. */
const GENERATED = ['search_text', 'name_text'];

/** Turns triggers and foreign keys off, and lets us change the catalog. */
const SUPERUSER = 'set session_replication_role = replica; set allow_system_table_mods = on';

/** Nothing survives a crash while the database is made; a database that is half made is made again. */
const LOADING = {
  shared_buffers: '2GB',
  maintenance_work_mem: '768MB',
  effective_cache_size: '8GB',
  max_parallel_maintenance_workers: 0,
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '8GB',
  autovacuum: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

const { values: options } = parseArgs({
  options: { folder: { type: 'string' }, listings: { type: 'string', default: '100000' } },
});
if (options.folder === undefined) {
  process.stderr.write('Use --folder to name the folder of the database, and --listings for its size.\n');
  process.exit(2);
}
const listings = Number(options.listings);
const people = Math.ceil(listings / LISTINGS_OF_PERSON);
const started = performance.now();
const say = (text: string) =>
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}\n`);

const postgres = await startEmbeddedPostgres({ dataDir: options.folder, settings: LOADING });
const client = new pg.Client(postgres.connection);
const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: new pg.Pool(postgres.connection) }) });
try {
  const { applied } = await migrate(postgres.connection);
  if (applied === 0) throw new Error(`There is a database in ${options.folder}: name a new folder.`);
  await client.connect();
  await client.query(SUPERUSER);
  await makeFunctions();
  await storeTexts();
  say(`${TEXTS} texts read`);
  await load();
  say(`${listings} listings stored`);
  await makeIndexes();
  say('indexes made');
  await client.query('vacuum analyze');
  say('vacuumed and analyzed');
  await countWords(db);
  await countSitemap(db);
  await syncAllRotations({ db, config: loadConfig({}) });
  say('words, sitemap and featured listings counted');
  await storeWants(db, client, { wants: Math.ceil(listings / LISTINGS_OF_WANT), asked: await askedTerms() });
  await checkSample();
  await client.query('drop schema bench cascade');
  await client.query('vacuum analyze featured_listings, wants');
  await client.query('checkpoint');
  const { rows } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  say(`done: ${rows[0]?.size}`);
} finally {
  await db.destroy();
  await client.end();
  await postgres.stop();
}

/** Functions of a row's number, so that each table of a listing finds the same values. */
async function makeFunctions(): Promise<void> {
  await client.query(`
    create schema bench;
    -- A UUID of version 4.
    create function bench.id_of(kind text, n int) returns uuid language sql immutable parallel safe return
      overlay(overlay(md5(kind || n::text) placing '4' from 13) placing '8' from 17)::uuid;
    create function bench.random_of(n int, seed int) returns float8 language sql immutable parallel safe return
      (hashint8extended(n, seed) & 1048575) / 1048576.0::float8;
    create function bench.pick(n int, seed int, size int) returns int language sql immutable parallel safe return
      (hashint8extended(n, seed) & 2147483647)::int % size + 1;
    create function bench.ref_of(n int) returns text language sql immutable parallel safe return
      'zx' || bench.pick(n, 12, ${REFS})::text;
    -- With the columns of a reading, and what PostgreSQL generates of the texts.
    create unlogged table bench.texts as
      select 0 as number, title, description, tags, category, condition, price_cents, search_text, name_text, listing_readings.*
      from listings, listing_readings with no data`);
}

/** Reads texts as if somebody posted them, and stores what was read. */
async function storeTexts(): Promise<void> {
  const items = demoItems();
  const now = new Date();
  for (let first = 0; first < TEXTS; first += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => {
      const item = varied(items, first + index);
      const reading = rowOfReading('00000000-0000-0000-0000-000000000000', readListing(item, now));
      return { ...reading, ...item, price_cents: item.priceCents, number: first + index + 1 };
    });
    await client.query(
      `insert into bench.texts
      select (jsonb_populate_record(null::bench.texts, entry || jsonb_build_object(
        'search_text', listing_search_text(entry->>'title', entry->>'description', tags),
        'name_text', listing_search_text(entry->>'title', '', tags)))).*
      from jsonb_array_elements($1::jsonb) as entry,
        lateral (select array(select jsonb_array_elements_text(entry->'tags'))) as listed (tags)`,
      [JSON.stringify(rows)],
    );
  }
  await client.query('analyze bench.texts');
}

/** An item of the demo as another person would have it: by some maker, with a sentence of another item. */
function varied(items: readonly DemoItem[], number: number): Omit<DemoItem, 'photos'> {
  const item = items[number % items.length] as DemoItem;
  const same = items.filter(({ category }) => category === item.category);
  const other = same[random(number, 1, same.length)] ?? item;
  const maker = makerOf(number);
  const isNamed = number % 5 === 0;
  const ending = pickOf(
    ['', '', ', barely used', ' with box', ', one owner', ' from 2019', ', must go'],
    number,
  );
  const title = `${isNamed ? `${maker} ` : ''}${item.title}${ending}`.slice(0, MAX_TITLE).trim();
  const sentences = [item.description, `Made by ${maker}.`, other.description.split('. ')[0] ?? ''];
  const conditions = ['new', 'like-new', 'good', 'good', 'fair', 'poor'] as const;
  return {
    title,
    category: item.category,
    priceCents: item.priceCents,
    tags: item.tags,
    // The reference follows.
    description: `${sentences.join(' ').replace(/([^.!?])$/, '$1.')} Ref`,
    condition: conditions[random(number, 2, conditions.length)] ?? 'good',
  };
}

/** 8,000 makers, few of them common. */
function makerOf(number: number): string {
  const syllables = 'ka ro mi ten sol va nor bel du fi gra hul jo lem par quo ris tam wex zu'.split(' ');
  const maker = Math.floor(8000 * (random(number, 3, 65_536) / 65_536) ** 3);
  const name = [maker % 20, Math.floor(maker / 20) % 20, Math.floor(maker / 400)].map((at) => syllables[at]);
  return name.join('').replace(/^./, (letter) => letter.toUpperCase());
}

function pickOf(texts: readonly string[], number: number): string {
  return texts[random(number, 4, texts.length)] ?? '';
}

/** The same number below `below` for the same arguments. */
function random(number: number, seed: number, below: number): number {
  let hash = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97);
  return ((hash ^ (hash >>> 15)) >>> 0) % below;
}

/** Stores all rows without triggers, generated texts and indexes. */
async function load(): Promise<void> {
  const values = {
    listings: String(listings),
    people: String(people),
    texts: String(TEXTS),
    towns: String(TOWNS),
    reader: String(READER_VERSION),
    placeholder: pg.escapeLiteral(await makePlaceholder()),
  };
  await client.query(
    'update pg_index set indisready = false, indisvalid = false where indrelid = any($1::regclass[])',
    [SMALL_TABLES],
  );
  await runScript(client, 'listings/people.sql', values);
  await Promise.all(TABLES.map((table) => loadTable(table, values)));
}

/** Stores the rows of a table in one transaction that gives it a new file, which needs no log of changes. */
async function loadTable(table: string, values: Readonly<Record<string, string>>): Promise<void> {
  const connection = new pg.Client(postgres.connection);
  await connection.connect();
  try {
    await connection.query(SUPERUSER);
    await connection.query(
      "set enable_mergejoin = off; set enable_nestloop = off; set work_mem = '128MB'; begin",
    );
    await connection.query(`cluster ${table} using ${table}_pkey; alter table ${table} set without cluster`);
    await connection.query(
      'update pg_index set indisready = false, indisvalid = false where indrelid = $1::regclass',
      [table],
    );
    await setGenerated(connection, table, '');
    await runScript(connection, `listings/${table}.sql`, values);
    await setGenerated(connection, table, 's');
    await connection.query('commit');
    say(`  ${table}`);
  } finally {
    await connection.end();
  }
}

async function setGenerated(connection: pg.Client, table: string, how: '' | 's'): Promise<void> {
  await connection.query(
    'update pg_attribute set attgenerated = $1 where attrelid = $2::regclass and attname = any($3)',
    [how, table, GENERATED],
  );
}

/** Makes all indexes, of two tables at a time. */
async function makeIndexes(): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index where indrelid = any($1::regclass[])
    order by (select amname = 'btree' from pg_class join pg_am on pg_am.oid = relam where pg_class.oid = indexrelid),
      indrelid = 'listings'::regclass desc`,
    [[...TABLES, ...SMALL_TABLES]],
  );
  const left = rows.map(({ name }) => name);
  const makeNext = async (): Promise<void> => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      await db
        .connection()
        .execute((connection) => sql`reindex index ${sql.raw(name ?? '')}`.execute(connection));
      say(`  ${name}`);
    }
  };
  await Promise.all([makeNext(), makeNext()]);
}

/** What people ask for: names of items, with and without their maker. */
async function askedTerms(): Promise<string[][]> {
  const { rows } = await client.query<{ title: string; maker: string }>(
    `select title, substring(description from 'Made by (\\w+)') as maker from bench.texts order by number limit 4000`,
  );
  return rows.map(({ title, maker }, index) => {
    const words = (title.split(/,| with | from | for /)[0] ?? title).toLowerCase().slice(0, 60);
    return index % 4 === 0 ? [maker.toLowerCase(), words] : [words];
  });
}

/** @throws Error if a listing is not stored as the product would store it. */
async function checkSample(): Promise<void> {
  const { rows } = await client.query<{ id: string; same: boolean; reading: object }>(
    `select id, to_jsonb(listing_readings) as reading, search_text = listing_search_text(title, description, tags)
        and name_text = listing_search_text(title, '', tags) as same
    from listings join listing_readings on listing_id = id order by id limit 300`,
  );
  const texts = new Map(
    (
      await findTexts(
        db,
        rows.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  for (const { id, same, reading } of rows) {
    const text = texts.get(id);
    const read: object | undefined =
      text && JSON.parse(JSON.stringify(rowOfReading(id, readListing(text, new Date()))));
    const differs = Object.entries(read ?? {}).find(
      ([name, value]) =>
        !isDeepStrictEqual(comparable((reading as Record<string, unknown>)[name]), comparable(value)),
    );
    if (!same || read === undefined || differs !== undefined)
      throw new Error(
        `Listing ${id} is not stored as the product stores it: ${JSON.stringify([same, differs, reading])}`,
      );
  }
}

/** The order of a listing's words doesn't matter. */
function comparable(value: unknown): unknown {
  return typeof value === 'string' ? value.split(' ').toSorted() : value;
}
