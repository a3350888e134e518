/** Measures price help over HTTP: how long each question about a title takes, one after another. */
import pg from 'pg';
import type { Marketplace } from './marketplace.ts';
import { startProduct } from './processes.ts';

/** Titles of the marketplace, the same with a maker and a model that few have, and words that very many have. */
const QUESTIONS = `
  with some as (select title, category, description from listings order by id limit $1)
  select title, category from some
  union all
  select split_part(title, ',', 1) || ' ' || substring(description from ' by (\\w+)') || ' ' || substring(description from 'Model (\\w+)'), null
  from some
  union all
  select word, null from unnest(array['vintage', 'small', 'wool sweater', 'red guitar', 'handmade oak dining table with box']) as word`;

export interface PriceHelpCost {
  questions: number;
  /** Questions that were answered with a range. */
  ranges: number;
  p50: number;
  p99: number;
}

export async function measurePriceHelp(
  marketplace: Marketplace,
  folder: string,
  titles: number,
): Promise<PriceHelpCost> {
  const client = new pg.Client(marketplace.connection);
  await client.connect();
  const { rows } = await client.query<{ title: string; category: string | null }>(QUESTIONS, [titles]);
  await client.end();
  const product = await startProduct(3398, {
    DATABASE_URL: marketplace.url,
    DATA_DIR: folder,
    TRUSTED_PROXIES: '1',
  });
  try {
    const times: number[] = [];
    let ranges = 0;
    for (const [at, { title, category }] of rows.entries()) {
      const query = new URLSearchParams({ title, ...(category !== null && { category }) });
      const start = performance.now();
      // Each from an address of its own, as one may not ask so often.
      const answer = await fetch(`${product.url}/api/price-help?${query}`, {
        headers: { 'X-Forwarded-For': `10.2.${at >> 8}.${at & 255}` },
      });
      const { range } = (await answer.json()) as { range: unknown };
      times.push(performance.now() - start);
      if (!answer.ok) throw new Error(`Price help answered ${answer.status}.`);
      if (range !== null) ranges += 1;
    }
    times.sort((a, b) => a - b);
    const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    return { questions: rows.length, ranges, p50: quantile(0.5), p99: quantile(0.99) };
  } finally {
    await product.stop();
  }
}
