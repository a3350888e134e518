/** Measures what searches by words cost PostgreSQL, all queries of a page together, each on a connection that did nothing before. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { SearchQuery } from '../src/features/finding/search/contract/search.ts';
import { findPage } from '../src/features/finding/search/server/find-page.ts';
import { readBrowse } from '../src/features/finding/search/server/read-browse.ts';
import type { DB } from '../src/platform/server/db/schema.generated.ts';
import type { Marketplace } from './marketplace.ts';
import { processorMs } from './processor-time.ts';
import type { Report } from './report.ts';

/** Common and rare words, words that never meet, narrow filters, typos, other names, and what nobody has. */
const SEARCHES: readonly Record<string, string>[] = [
  { q: 'vintage' },
  { q: 'desk' },
  { q: 'tamsolka' },
  { q: 'xylotomous' },
  { q: 'te' },
  { q: 'vintage leather boots' },
  { q: 'blue city bike' },
  { q: 'oak desk lamp under 50' },
  { q: 'free armchair' },
  { q: 'guitar under 5' },
  { q: 'danish kayak 200-210' },
  { q: 'kayak violin' },
  { q: 'purple velvet armchair' },
  { q: 'small red vintage handmade danish foldable oak laptop' },
  { q: 'laptop tamsolka' },
  { q: 'bicycle' },
  { q: 'furniture' },
  { q: 'clothes', maxPriceCents: '500' },
  { q: 'gitar' },
  { q: 'bokshelf' },
  { q: 'headfones' },
  { q: 'synthezisor' },
  { q: 'wristwatch with box from 2019' },
  { q: 'scratches' },
  { q: 'first come first served' },
  { q: 'case for laptop' },
  { q: 'laptop', category: 'vehicles' },
  { q: 'tent', near: '36.3,-101.1' },
  { q: 'tent', near: '36.3,-101.1', withinKm: '20' },
  { q: 'vintage', sort: 'newest' },
  { q: 'vintage leather boots', sort: 'price_low' },
  { q: 'laptp under 100', sort: 'newest' },
];

interface SearchCost {
  search: string;
  /** Milliseconds of PostgreSQL's processor. */
  processor: number;
  /** Milliseconds that the first time took. */
  first: number;
  queries: number;
}

export async function reportSearch(marketplace: Marketplace, rounds: number): Promise<Report> {
  const costs = await measureSearch(marketplace, rounds);
  const lines = costs.map(
    ({ search, processor, first, queries }) =>
      `${search}: ${processor.toFixed(1)} ms of PostgreSQL, ${queries} queries, the first time ${first.toFixed(0)} ms`,
  );
  const measured = costs[0]?.processor ?? 0;
  return {
    text: lines.join('\n'),
    figures: [{ name: 'Dearest search, of PostgreSQL', measured, atMost: 50, unit: 'ms' }],
  };
}

/** One after another, each search as often as `rounds` says. */
async function measureSearch({ connection }: Marketplace, rounds: number): Promise<SearchCost[]> {
  const costs: SearchCost[] = [];
  for (const search of SEARCHES) {
    let queries = 0;
    const db = new Kysely<DB>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ ...connection, max: 1 }) }),
      log: () => {
        queries += 1;
      },
    });
    try {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      const pid = rows[0]?.pid ?? 0;
      const ask = async () => {
        const asked = SearchQuery.parse(search);
        await findPage(db, await readBrowse(db, asked, async () => ({ kind: 'visitor' })), asked);
      };
      const started = performance.now();
      await ask();
      const first = performance.now() - started;
      const once = queries - 1;
      const before = (await processorMs(pid)) ?? 0;
      for (let round = 0; round < rounds; round += 1) await ask();
      const processor = (((await processorMs(pid)) ?? 0) - before) / rounds;
      costs.push({ search: new URLSearchParams(search).toString(), processor, first, queries: once });
    } finally {
      await db.destroy();
    }
  }
  return costs.toSorted((a, b) => b.processor - a.processor);
}
