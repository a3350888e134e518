/** Measures what finding listings to compare by their titles costs PostgreSQL, on one connection. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { COMPARISON_LIMITS } from '../src/features/finding/comparisons/contract/comparison-limits.ts';
import { findByTitle } from '../src/features/finding/search/server/search.ts';
import type { DB } from '../src/platform/server/db/schema.generated.ts';
import type { Marketplace } from './marketplace.ts';
import { processorMs } from './processor-time.ts';
import type { Report } from './report.ts';

/** What many titles have, few have, only old ones have within a price, and none has; parts of words, and one letter. */
const TITLES: readonly { text: string; maxPriceCents?: number }[] = [
  { text: 'laptop' },
  { text: 'vintage film camera' },
  { text: 'blue city bike from 2019' },
  { text: 'oak guitar', maxPriceCents: 400 },
  { text: 'laptop', maxPriceCents: 301 },
  { text: 'camera vintage' },
  { text: 'xylotomous' },
  { text: 'citizen eco-drive' },
  { text: 'synthes' },
  { text: 'apto' },
  { text: 'a' },
  { text: '%_' },
];

interface TitleCost {
  title: string;
  /** Milliseconds of PostgreSQL's processor, on average. */
  processor: number;
  p50: number;
  p99: number;
}

export async function reportTitles(marketplace: Marketplace, rounds: number): Promise<Report> {
  const costs = await measureTitles(marketplace, rounds);
  const lines = costs.map(
    ({ title, processor, p50, p99 }) =>
      `Titles with ${title}: ${processor.toFixed(1)} ms of PostgreSQL, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
  const most = (figure: 'processor' | 'p99') => Math.max(...costs.map((cost) => cost[figure]));
  return {
    text: lines.join('\n'),
    figures: [
      { name: 'Listings to compare, of PostgreSQL', measured: most('processor'), atMost: 50, unit: 'ms' },
      { name: 'Listings to compare, p99', measured: most('p99'), atMost: 100, unit: 'ms' },
    ],
  };
}

/** Each text as often as `rounds` says, the dearest for PostgreSQL first. */
async function measureTitles({ connection }: Marketplace, rounds: number): Promise<TitleCost[]> {
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ ...connection, max: 1 }) }),
  });
  try {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const pid = rows[0]?.pid ?? 0;
    const costs: TitleCost[] = [];
    for (const { text, ...prices } of TITLES) {
      const find = () => findByTitle(db, text, { ...prices, hidden: [] }, COMPARISON_LIMITS.found);
      // The first time reads rows into memory.
      await find();
      const before = (await processorMs(pid)) ?? 0;
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const started = performance.now();
        await find();
        times.push(performance.now() - started);
      }
      const processor = (((await processorMs(pid)) ?? 0) - before) / rounds;
      const sorted = times.toSorted((a, b) => a - b);
      const quantile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
      const under = prices.maxPriceCents === undefined ? '' : ` up to $${prices.maxPriceCents / 100}`;
      costs.push({ title: `“${text}”${under}`, processor, p50: quantile(0.5), p99: quantile(0.99) });
    }
    return costs.toSorted((a, b) => b.processor - a.processor);
  } finally {
    await db.destroy();
  }
}
