/** Measures the cost of API answers, against the floor, and of server-rendered pages. */
import pg from 'pg';
import { SearchQuery } from '../src/features/finding/search/contract/search.ts';
import { findPage } from '../src/features/finding/search/server/find-page.ts';
import { readBrowse } from '../src/features/finding/search/server/read-browse.ts';
import { findListing } from '../src/features/items/listings/server/listings.queries.ts';
import { photosOf } from '../src/features/items/photos/server/photos.ts';
import type { Database } from '../src/platform/server/db/database.ts';
import { capturedSql, type Statement } from './captured-sql.ts';
import type { LoadResult } from './load.ts';
import type { Marketplace } from './marketplace.ts';
import { type RunningServer, startLoadGenerator, startProduct, startServer } from './processes.ts';
import { processorMeter } from './processor-time.ts';
import { costTable, type Figure, type Report, timesFloor, timesPostgrest } from './report.ts';

const CONNECTIONS = 10;
/** Node's compiler keeps optimizing a page for about 2,000 renders. */
const WARM_UP_SECONDS = 8;

export interface Case {
  name: string;
  path: string;
  headers?: Record<string, string>;
  /** The query behind the API call; cases with one are also measured on the floor. */
  sql?: (db: Database) => Promise<unknown>;
  /** A page of the list, whose cost has a target. */
  isList?: boolean;
  /** The same words asked of PostgREST. */
  ilike?: string;
  /** See `Load`. Visitors who ask for the same at the same time share the work, and the floor and PostgREST share none. */
  varied?: string;
}

export interface Cost {
  case: Case;
  server: number;
  postgres: number;
  load: LoadResult;
  /** Server and PostgreSQL together on the floor. */
  floor: { server: number; postgres: number } | null;
  /** The same for PostgREST; null without one. */
  postgrest: { server: number; postgres: number } | null;
}

const list = (query: Record<string, string>) => async (db: Database) => {
  const asked = SearchQuery.parse(query);
  await findPage(db, await readBrowse(db, asked, async () => ({ kind: 'visitor' })), asked);
};

/** Queries of the list, from the most common to the most expensive. */
const LISTS: Record<string, Record<string, string>> = {
  '24 newest': {},
  'category, condition and price, by price': {
    category: 'electronics',
    condition: 'good',
    minPriceCents: '5000',
    maxPriceCents: '20000',
    sort: 'price_low',
  },
  'search, a common word': { q: 'vintage' },
  'search, a rare word': { q: 'tamsolka' },
  'search, no match': { q: 'xylotomous' },
  'search, two letters': { q: 'te' },
  'search, three words': { q: 'vintage leather boots' },
  'search, a typo and a price': { q: 'gitar under 100' },
  'search, close matches': { q: 'purple velvet armchair' },
  'search, three words, by price': { q: 'vintage leather boots', sort: 'price_low' },
  nearest: { sort: 'nearest', near: '36.3,-101.1' },
};

/** Asked by all connections at once, who then share the work. */
const SHARED = ['search, a common word', 'search, two letters'];

export async function apiCases(marketplace: Marketplace): Promise<Case[]> {
  const id = await someListing(marketplace);
  return [
    ...Object.entries(LISTS).flatMap(([name, query]): Case[] => {
      const shared: Case = {
        name: `API: ${name}, shared`,
        path: `/api/listings${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`,
        sql: list(query),
        isList: true,
        ...(query.q !== undefined && query.sort === undefined && { ilike: ilikePath(query.q) }),
      };
      // Ids not to feature change nothing where nothing is featured.
      const alone: Case = { ...shared, name: `API: ${name}`, varied: 'hidden' };
      return SHARED.includes(name) ? [alone, shared] : [alone];
    }),
    {
      name: 'API: one listing',
      path: `/api/listings/${id}`,
      sql: (db) => Promise.all([findListing(db, id), photosOf(db, id)]),
    },
  ];
}

/** What somebody asks of PostgREST who searches by `ilike`: each word in title or description, the newest first. */
function ilikePath(words: string): string {
  const each = words.split(' ').map((word) => `or(title.ilike.*${word}*,description.ilike.*${word}*)`);
  const asked = new URLSearchParams({
    select: 'id,title,description,price_cents,category,condition,status,location,created_at,seller_id',
    status: 'eq.active',
    deleted_at: 'is.null',
    and: `(${each.join(',')})`,
    order: 'listed_at.desc,id.desc',
    limit: '24',
  });
  return `/listings?${asked}`;
}

/** As browsers ask. */
const ZSTD = { 'accept-encoding': 'zstd' };
/** An unknown cookie, so that the product does not serve the cached page of other visitors. */
const SOMEBODY = { cookie: 'somebody=1' };

export async function pageCases(marketplace: Marketplace): Promise<Case[]> {
  const id = await someListing(marketplace);
  return [
    { name: 'Browse page, visitors', path: '/listings', headers: ZSTD },
    { name: 'Browse page, made anew', path: '/listings', headers: { ...ZSTD, ...SOMEBODY } },
    { name: 'Home page, made anew', path: '/', headers: { ...ZSTD, ...SOMEBODY } },
    { name: 'Listing page, made anew', path: `/listing/${id}`, headers: { ...ZSTD, ...SOMEBODY } },
  ];
}

export async function reportServing(
  marketplace: Marketplace,
  cases: Case[],
  folder: string,
  length: { rounds: number; seconds: number },
): Promise<Report> {
  const costs = await measureServing(marketplace, cases, folder, length);
  return { text: `\n${costTable(costs)}`, figures: costs.flatMap(figuresOf) };
}

function figuresOf(cost: Cost): Figure[] {
  const { name, path, isList } = cost.case;
  const figures: Figure[] = [];
  if (isList) {
    figures.push({ name, measured: timesFloor(cost) ?? 0, atMost: 1.5, unit: '× floor' });
    const ilike = timesPostgrest(cost);
    if (ilike !== null) figures.push({ name, measured: ilike, atMost: 1, unit: '× PostgREST' });
  }
  if (path === '/listings') {
    figures.push({ name, measured: cost.server + cost.postgres, atMost: 3, unit: 'ms' });
  }
  return figures;
}

/** Measures all cases in turn over several rounds, so that other load on the machine affects them alike. */
async function measureServing(
  marketplace: Marketplace,
  cases: Case[],
  folder: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Cost[]> {
  const statements: Record<string, Statement[]> = {};
  for (const { path, sql } of cases)
    if (sql) statements[path] = await capturedSql(marketplace.connection, sql);
  const env = { DATABASE_URL: marketplace.url };
  const product = await startProduct(3391, { ...env, DATA_DIR: folder });
  const floor = await startServer({
    script: 'bench/floor.ts',
    env: { ...env, FLOOR_STATEMENTS: JSON.stringify(statements) },
    port: 3392,
    readyPath: '/ready',
  });
  const postgrest = process.env.POSTGREST ? await startPostgrest(process.env.POSTGREST, marketplace) : null;
  const monitor = new pg.Client(marketplace.connection);
  await monitor.connect();
  const generator = startLoadGenerator();

  async function round(
    request: Pick<Case, 'path' | 'headers' | 'varied'>,
    server: RunningServer,
    name: string,
    length: number,
  ): Promise<Sample> {
    let load: LoadResult | undefined;
    const used = await processorMeter(
      server.pid,
      name,
      monitor,
    )(async () => {
      const url = server.url + request.path;
      load = await generator.run({
        url,
        headers: request.headers,
        varied: request.varied,
        connections: CONNECTIONS,
        seconds: length,
      });
    });
    if (load === undefined) throw new Error('No requests were made.');
    return { server: used.server / load.requests, postgres: used.postgres / load.requests, load };
  }

  try {
    const samples = new Map<Case, { product: Sample[]; floor: Sample[]; postgrest: Sample[] }>();
    for (const measured of cases) samples.set(measured, { product: [], floor: [], postgrest: [] });
    // Round 0 warms up: compiles code, prepares statements, reads rows into memory.
    for (let number = 0; number <= rounds; number += 1) {
      for (const [measured, { product: ours, floor: least, postgrest: theirs }] of samples) {
        const length = number === 0 ? WARM_UP_SECONDS : seconds;
        const mine = await round(measured, product, 'offhand', length);
        const other = measured.sql && (await round({ path: measured.path }, floor, 'offhand-floor', length));
        const asked = { path: measured.ilike ?? '' };
        const ilike = postgrest && measured.ilike && (await round(asked, postgrest, POSTGREST_NAME, length));
        if (number === 0) continue;
        ours.push(mine);
        if (other) least.push(other);
        if (ilike) theirs.push(ilike);
      }
    }
    return [...samples].map(([measured, { product: ours, floor: least, postgrest: theirs }]) => ({
      case: measured,
      ...median(ours),
      floor: least.length > 0 ? median(least) : null,
      postgrest: theirs.length > 0 ? median(theirs) : null,
    }));
  } finally {
    generator.stop();
    await monitor.end();
    await Promise.all([product.stop(), floor.stop(), postgrest?.stop()]);
  }
}

const POSTGREST_NAME = 'offhand-postgrest';

/** Starts PostgREST on the same database, with a pool of the same size. */
function startPostgrest(program: string, { connection, url }: Marketplace): Promise<RunningServer> {
  return startServer({
    program,
    args: [],
    env: {
      PGRST_DB_URI: `${url}&application_name=${POSTGREST_NAME}`,
      PGRST_DB_ANON_ROLE: connection.user ?? '',
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_POOL: '20',
      PGRST_SERVER_PORT: '3393',
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_LOG_LEVEL: 'crit',
    },
    port: 3393,
    readyPath: '/listings?limit=1',
  });
}

interface Sample {
  server: number;
  postgres: number;
  load: LoadResult;
}

/** The round with the median cost. */
function median(samples: Sample[]): Sample {
  const sorted = samples.toSorted((a, b) => a.server + a.postgres - (b.server + b.postgres));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

async function someListing({ connection }: Marketplace): Promise<string> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `select id from listings where status = 'active' order by listed_at desc, id desc offset 10 limit 1`,
  );
  await client.end();
  return rows[0]?.id ?? '';
}
