/** Measures what requests and jobs cost PostgreSQL on databases of several sizes, made by load-listings.ts. */
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { notificationCatalog } from '../src/app/composition/feature-catalogs.ts';
import { syncAllRotations } from '../src/features/finding/featured/server/featured.ts';
import { countSitemap } from '../src/features/finding/search/server/sitemap.ts';
import { countWords } from '../src/features/finding/search/server/words/count-words.ts';
import { notifyOfPosted } from '../src/features/finding/wants/server/notify-of-matches.ts';
import { computeInsights } from '../src/features/selling/insights/server/refresh-insights.ts';
import { loadConfig } from '../src/platform/server/config.ts';
import { connectDatabase, type Database } from '../src/platform/server/db/database.ts';
import { startEmbeddedPostgres } from '../src/platform/server/db/embedded/start-embedded.ts';
import { cookieOf, sessionSettings } from './bench-session.ts';
import { startProduct } from './processes.ts';
import { runScript } from './run-script.ts';

const PORT = 3409;
const EVENT = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
/** In the largest town. */
const NEAR = '30.05,-121.95';
/** A person who is logged in and has asked for nothing before. */
const PERSON = 1;
/** As for a server with 8 GB of memory for PostgreSQL. */
const SETTINGS = {
  shared_buffers: '2GB',
  effective_cache_size: '6GB',
  shared_preload_libraries: 'pg_stat_statements',
};

export interface ScaleCost {
  name: string;
  /** Milliseconds until the answer, of the first time and the median of the others. */
  first: number;
  answer: number;
  /** The median of PostgreSQL's milliseconds, of all statements together. */
  postgres: number;
  /** Pages of 8 KB that the statements touch, and the rows they return. */
  pages: number;
  rows: number;
  /** The most expensive statement, and its milliseconds. */
  dearest: { query: string; ms: number } | null;
  /** Why there is no cost. */
  failed?: string;
}

export interface Scale {
  listings: number;
  size: string;
  costs: ScaleCost[];
}

interface Case {
  name: string;
  ask: () => Promise<unknown>;
  /** Takes seconds, so it is measured once. */
  once?: boolean;
}

/** Measures the database in a folder, where the product runs without jobs. */
export async function measureScale(folder: string, rounds: number): Promise<Scale> {
  // Otherwise an empty database would be made.
  await access(join(folder, 'postgres'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: SETTINGS });
  const { connection } = postgres;
  const { host, port, user, database } = connection;
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const client = new pg.Client(connection);
  await client.connect();
  const { db, close } = connectDatabase(connection, () => undefined);
  const data = await mkdtemp(join(tmpdir(), 'offhand-scale-'));
  try {
    await client.query('create extension if not exists pg_stat_statements');
    await addPeople(client);
    const settings = sessionSettings(
      { connection, url, stop: postgres.stop },
      data,
      `http://127.0.0.1:${PORT}`,
    );
    const product = await startProduct(PORT, { ...settings, WORKER: '0' });
    try {
      const costs: ScaleCost[] = [];
      for (const measured of [...(await requests(product.url, client)), ...(await jobs(db, client))])
        costs.push(await measure(client, measured, measured.once ? 0 : rounds));
      const { rows } = await client.query<{ listings: number; size: string }>(
        `select reltuples::int as listings, pg_size_pretty(pg_database_size(current_database())) as size
        from pg_class where oid = 'listings'::regclass`,
      );
      return { listings: rows[0]?.listings ?? 0, size: rows[0]?.size ?? '', costs };
    } finally {
      await product.stop();
    }
  } finally {
    await close();
    await client.end();
    await postgres.stop();
    await rm(data, { recursive: true });
  }
}

/** Adds an event with a leaderboard and a session, if they were not added before. */
async function addPeople(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from flash_drops where id = $1', [EVENT]);
  if (rowCount === 0) await runScript(client, 'flash.sql');
  await client.query(
    `insert into sessions (id, user_id, token, expires_at)
    select gen_random_uuid(), id, 'bench-token-${PERSON}', now() + interval '30 days' from users
    where username = 'person${PERSON}' on conflict do nothing`,
  );
}

async function measure(client: pg.Client, { name, ask }: Case, rounds: number): Promise<ScaleCost> {
  const samples: Omit<ScaleCost, 'name' | 'first'>[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      await client.query('select pg_stat_statements_reset()');
      const start = performance.now();
      await ask();
      const answer = performance.now() - start;
      const { rows } = await client.query<{ query: string; ms: number; pages: number; rows: number }>(
        `select query, total_exec_time as ms, (shared_blks_hit + shared_blks_read)::int as pages, rows::int as rows
        from pg_stat_statements where query !~ 'pg_stat_statements' order by total_exec_time desc`,
      );
      const sum = (of: 'ms' | 'pages' | 'rows') => rows.reduce((total, row) => total + row[of], 0);
      const [dearest = null] = rows;
      samples.push({ answer, postgres: sum('ms'), pages: sum('pages'), rows: sum('rows'), dearest });
    }
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    return { name, first: 0, answer: 0, postgres: 0, pages: 0, rows: 0, dearest: null, failed };
  }
  const [first, ...others] = samples;
  const measured = (rounds === 0 ? samples : others).toSorted((a, b) => a.postgres - b.postgres);
  const middle = measured[Math.floor(measured.length / 2)];
  if (first === undefined || middle === undefined) throw new Error('Nothing was measured.');
  const answers = measured.map(({ answer }) => answer).toSorted((a, b) => a - b);
  return { ...middle, name, first: first.answer, answer: answers[Math.floor(answers.length / 2)] ?? 0 };
}

/** What people ask for, most of it as visitors. */
async function requests(url: string, client: pg.Client): Promise<Case[]> {
  let address = 0;
  const ask = async (path: string, init: { method?: string; headers?: object; body?: string } = {}) => {
    address += 1;
    const headers = {
      // Of another visitor each time: nobody may ask so often.
      'X-Forwarded-For': `10.5.${(address >> 8) & 255}.${address & 255}`,
      ...init.headers,
    };
    const answer = await fetch(url + path, { ...init, headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  };
  const list = (query: Record<string, string>) => `/api/listings?${new URLSearchParams(query)}`;
  const get = (name: string, path: string): Case => ({ name, ask: () => ask(path) });
  const later = async (name: string, query: Record<string, string>, pages: number): Promise<Case> => {
    let cursor: string | null = null;
    for (let page = 0; page < pages; page += 1) {
      const answer: { nextCursor: string | null } = JSON.parse(
        await ask(list({ ...query, ...(cursor !== null && { cursor }) })),
      );
      cursor = answer.nextCursor;
      if (cursor === null) break;
    }
    return get(name, list({ ...query, ...(cursor !== null && { cursor }) }));
  };
  const { rows } = await client.query<{
    id: string;
    title: string;
    category: string;
    ref: string;
    maker: string;
  }>(
    `select id, title, category, substring(description from 'Ref (\\w+)') as ref,
      substring(description from 'Made by (\\w+)') as maker
    from listings where status = 'active' and deleted_at is null order by listed_at desc, id desc offset 10 limit 1`,
  );
  const [listing] = rows;
  if (listing === undefined) throw new Error('There is no listing.');
  const want = {
    terms: ['desk lamp'],
    excluded: [],
    category: null,
    conditions: [],
    minPriceCents: null,
    maxPriceCents: 10_000,
    place: { name: 'Town 0', latitude: 30.05, longitude: -121.95 },
    withinKm: 50,
  };
  // An unknown cookie, so that the product does not serve the cached page of other visitors.
  const page = (name: string, path: string): Case => ({
    name,
    ask: () => ask(path, { headers: { cookie: 'somebody=1' } }),
  });
  const narrow = {
    category: 'home-garden',
    minPriceCents: '2000',
    maxPriceCents: '10000',
    near: NEAR,
    withinKm: '50',
  };
  return [
    page('Home page', '/'),
    page('Browse page', '/listings'),
    get('Newest 24', list({})),
    await later('Newest, page 20', {}, 19),
    get('Most popular', list({ sort: 'popular' })),
    get('Category, cheapest first', list({ category: 'electronics', sort: 'price_low' })),
    get(
      'Category, condition and price',
      list({
        category: 'electronics',
        condition: 'good',
        minPriceCents: '5000',
        maxPriceCents: '20000',
        sort: 'price_low',
      }),
    ),
    get('Nearest', list({ near: NEAR, sort: 'nearest' })),
    await later('Nearest, page 5', { near: NEAR, sort: 'nearest' }, 4),
    get('Within 20 km, newest', list({ near: NEAR, withinKm: '20', sort: 'newest' })),
    get('Within 50 km of nowhere', list({ near: '30.05,-60', withinKm: '50', sort: 'newest' })),
    get('Category, price, 50 km, cheapest first', list({ ...narrow, sort: 'price_low' })),
    get(
      'Filters that hardly anything near passes',
      list({
        category: 'jewelry-watches',
        condition: 'new',
        minPriceCents: '300000',
        near: NEAR,
        withinKm: '20',
        sort: 'price_low',
      }),
    ),
    get('Search: common word', list({ q: 'lamp' })),
    await later('Search: common word, page 5', { q: 'lamp' }, 4),
    get('Search: maker', list({ q: listing.maker })),
    get('Search: rarest word', list({ q: listing.ref })),
    get('Search: two words', list({ q: 'desk lamp' })),
    get('Search: words that never meet', list({ q: 'kayak mirror' })),
    get('Search: misspelled', list({ q: 'gitar' })),
    get('Search: part of a word', list({ q: 'te' })),
    get('Search: nothing has it', list({ q: 'xylotomous' })),
    get('Search: seven words', list({ q: 'small red vintage oak desk lamp table' })),
    get('Search: all filters, by price', list({ q: 'lamp', ...narrow, sort: 'price_low' })),
    get('Search: all filters, nearest', list({ q: 'lamp', ...narrow, sort: 'nearest' })),
    get('Search: all filters, counted', list({ q: 'lamp', ...narrow, count: '1' })),
    get('Search: within 20 km', list({ q: 'lamp', near: NEAR, withinKm: '20' })),
    get('One listing', `/api/listings/${listing.id}`),
    page('Listing page', `/listing/${listing.id}`),
    get('Similar listings', `/api/listings/${listing.id}/related`),
    get(
      'Price help',
      `/api/price-help?${new URLSearchParams({ title: listing.title, category: listing.category })}`,
    ),
    get('Areas by name', '/api/areas?q=Town%201'),
    get('Sitemap, index', '/sitemap.xml'),
    get('Sitemap, a file of listings', `/sitemap/listings-${await partOf(ask, 'listings')}.xml`),
    get('Sitemap, a file of sellers', `/sitemap/profiles${await partOf(ask, 'profiles')}.xml`),
    get('Leaderboard of 10,000', `/api/flash-drops/${EVENT}/leaderboard`),
    {
      name: 'Match-Me: what fits a want',
      ask: () =>
        ask('/api/wants/matches', {
          method: 'POST',
          body: JSON.stringify(want),
          headers: { Origin: url, Cookie: cookieOf(PERSON), 'Content-Type': 'application/json' },
        }),
    },
  ];
}

/** Finds the name of the last file of a kind in the index of the sitemap, without its beginning and ending. */
async function partOf(
  ask: (path: string) => Promise<string>,
  kind: 'listings' | 'profiles',
): Promise<string> {
  const names = [...(await ask('/sitemap.xml')).matchAll(/\/sitemap\/(\w+)(-?\w*)\.xml/g)];
  const part = names.findLast(([, name]) => name === kind)?.[2] ?? '';
  return kind === 'listings' ? part.slice(1) : part;
}

/** What runs in the background: for each new listing, and by the clock. */
async function jobs(db: Database, client: pg.Client): Promise<Case[]> {
  const services = {
    db,
    live: { publish: () => undefined } as never,
    pushDue: async () => undefined,
    notificationCatalog,
  };
  const { rows } = await client.query<{ id: string }>(
    "select id from listings where status = 'active' order by id limit 30",
  );
  const ids = rows.map(({ id }) => id);
  return [
    { name: 'New listing: who waits for it', ask: () => notifyOfPosted(services, ids.pop() ?? '') },
    { name: 'Job: count the sitemap', ask: () => countSitemap(db), once: true },
    { name: 'Job: count words', ask: () => countWords(db), once: true },
    { name: 'Job: insights', ask: () => computeInsights({ db }), once: true },
    {
      name: 'Job: featured listings',
      ask: () => syncAllRotations({ db, config: loadConfig({}) }),
      once: true,
    },
  ];
}
