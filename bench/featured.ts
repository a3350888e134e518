/** Measures the query of featured listings beside a page, and the jobs that keep the rotation, where very many take turns. */
import pg from 'pg';
import { syncAllRotations } from '../src/features/finding/featured/server/featured.ts';
import { SearchQuery } from '../src/features/finding/search/contract/search.ts';
import { findFeatured } from '../src/features/finding/search/server/featured.queries.ts';
import { findPage } from '../src/features/finding/search/server/find-page.ts';
import { readBrowse } from '../src/features/finding/search/server/read-browse.ts';
import { loadConfig } from '../src/platform/server/config.ts';
import { connectDatabase, type Database } from '../src/platform/server/db/database.ts';
import { capturedSql } from './captured-sql.ts';
import type { Marketplace } from './marketplace.ts';
import type { Report } from './report.ts';

const VISITOR = { kind: 'visitor' } as const;

/** From the most common search to those that look through the whole rotation. */
const SEARCHES: readonly Record<string, string>[] = [
  {},
  { category: 'electronics' },
  { category: 'electronics', condition: 'poor', minPriceCents: '5000', maxPriceCents: '6000' },
  { near: '36.3,-101.1', withinKm: '40' },
  { q: 'vintage' },
  { q: 'tamsolka' },
];

/** A quarter of the people are on Premium Plus. */
const PLANS = `
  insert into subscriptions (profile_id, email, plan_type, status)
  select id, email, 'premium_plus_yearly', 'active' from profiles where abs(hashtext(id::text)) % 4 = 0`;

/** After a while, everybody had some turns. */
const TURNS = 'update featured_listings set turns = abs(hashtext(listing_id::text)) % 500';

interface FeaturedCost {
  /** Listings in the rotation. */
  featured: number;
  /** Milliseconds of the query, over all searches. */
  p50: number;
  p99: number;
  /** Blocks of 8 KB that the dearest search reads. */
  maxBlocks: number;
  /** Milliseconds of the hourly job: the first, in which all plans begin, and a further one. */
  firstJob: number;
  job: number;
}

export async function reportFeatured(marketplace: Marketplace, rounds: number): Promise<Report> {
  const { featured, p50, p99, maxBlocks, firstJob, job } = await measureFeatured(marketplace, rounds);
  return {
    text:
      `\nFeatured: ${featured} take turns, p50 ${p50.toFixed(1)} ms, at most ${maxBlocks} blocks, ` +
      `job ${(firstJob / 1000).toFixed(1)} s at first, then ${(job / 1000).toFixed(1)} s`,
    figures: [
      { name: 'Featured beside a page, p99', measured: p99, atMost: 50, unit: 'ms' },
      { name: 'Featured beside a page, blocks read', measured: maxBlocks, atMost: 20_000, unit: '' },
    ],
  };
}

async function measureFeatured(marketplace: Marketplace, rounds: number): Promise<FeaturedCost> {
  const client = new pg.Client(marketplace.connection);
  await client.connect();
  const { db, close } = connectDatabase(marketplace.connection, () => undefined);
  try {
    const services = { db, config: loadConfig({ DATABASE_URL: marketplace.url }) };
    await client.query(PLANS);
    const firstJob = await milliseconds(() => syncAllRotations(services));
    const job = await milliseconds(() => syncAllRotations(services));
    await client.query(TURNS);
    await client.query('vacuum analyze featured_listings');
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from featured_listings where in_rotation',
    );

    const asked = await Promise.all(SEARCHES.map((query) => besidePage(db, query)));
    const blocks = [];
    for (const ask of asked) blocks.push(await blocksOf(marketplace, client, ask));
    // Once unmeasured: statements are prepared and rows read into memory.
    for (const ask of asked) await ask(db);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const ask of asked) times.push(await milliseconds(() => ask(db)));
    }
    times.sort((a, b) => a - b);
    const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    return {
      featured: rows[0]?.count ?? 0,
      p50: quantile(0.5),
      p99: quantile(0.99),
      maxBlocks: Math.max(...blocks),
      firstJob,
      job,
    };
  } finally {
    await close();
    await client.end();
  }
}

/** Asks for what is featured beside the first page of a search. */
async function besidePage(db: Database, query: Record<string, string>) {
  const asked = SearchQuery.parse(query);
  const { rows, matching } = await findPage(db, await readBrowse(db, asked, async () => VISITOR), asked);
  if (matching === null) throw new Error('Nothing can match.');
  return (by: Database) => findFeatured(by, matching, VISITOR, rows);
}

async function blocksOf(
  marketplace: Marketplace,
  client: pg.Client,
  ask: (db: Database) => Promise<unknown>,
): Promise<number> {
  const [statement] = await capturedSql(marketplace.connection, ask);
  // A page without a slot asks nothing.
  if (statement === undefined) return 0;
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>({
    text: `explain (analyze, buffers, format json) ${statement.text}`,
    values: [...statement.values],
  });
  const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
