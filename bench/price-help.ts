/** Measures price help over HTTP: how long each question about a title takes, one after another. */
import pg from 'pg';
import type { Marketplace } from './marketplace.ts';
import { startProduct } from './processes.ts';
import { processorMeter } from './processor-time.ts';
import type { Report } from './report.ts';

/** Titles of the marketplace, the same with a maker and a model that few have, and words that very many have. */
const QUESTIONS = `
  with chosen as (select title, category, description from listings order by id limit $1)
  select title, category from chosen
  union all
  select split_part(title, ',', 1) || ' ' || substring(description from ' by (\\w+)') || ' ' || substring(description from 'Model (\\w+)'), null
  from chosen
  union all
  select word, null from unnest(array['vintage', 'small', 'wool sweater', 'red guitar', 'handmade oak dining table with box']) as word`;

interface PriceHelpCost {
  questions: number;
  /** Questions that were answered with a range. */
  ranges: number;
  /** Processor milliseconds of a question. */
  server: number;
  postgres: number;
  p50: number;
  p99: number;
}

interface Question {
  title: string;
  category: string | null;
}

export async function reportPriceHelp(
  marketplace: Marketplace,
  folder: string,
  titles: number,
): Promise<Report> {
  const help = await measurePriceHelp(marketplace, folder, titles);
  return {
    text:
      `\nPrice help: ${help.questions} questions, ${help.ranges} with a range, p50 ${help.p50.toFixed(1)} ms, ` +
      `processor ${help.server.toFixed(1)} ms of the server and ${help.postgres.toFixed(1)} ms of PostgreSQL`,
    figures: [{ name: 'Price help, p99', measured: help.p99, atMost: 50, unit: 'ms' }],
  };
}

async function measurePriceHelp(
  marketplace: Marketplace,
  folder: string,
  titles: number,
): Promise<PriceHelpCost> {
  const monitor = new pg.Client(marketplace.connection);
  await monitor.connect();
  const product = await startProduct(3398, {
    DATABASE_URL: marketplace.url,
    DATA_DIR: folder,
    TRUSTED_PROXIES: '1',
  });
  try {
    const { rows: questions } = await monitor.query<Question>(QUESTIONS, [titles]);
    // Once unmeasured: compiles code and reads rows into memory.
    await ask(product.url, questions);
    let answers: Answer[] = [];
    const used = await processorMeter(
      product.pid,
      'offhand',
      monitor,
    )(async () => {
      answers = await ask(product.url, questions);
    });
    const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
    const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    return {
      questions: questions.length,
      ranges: answers.filter(({ hasRange }) => hasRange).length,
      server: used.server / questions.length,
      postgres: used.postgres / questions.length,
      p50: quantile(0.5),
      p99: quantile(0.99),
    };
  } finally {
    await product.stop();
    await monitor.end();
  }
}

interface Answer {
  ms: number;
  hasRange: boolean;
}

async function ask(url: string, questions: readonly Question[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [index, { title, category }] of questions.entries()) {
    const query = new URLSearchParams({ title, ...(category !== null && { category }) });
    const start = performance.now();
    // Each from an address of its own, as one may not ask so often.
    const headers = { 'X-Forwarded-For': `10.2.${index >> 8}.${index & 255}` };
    const answer = await fetch(`${url}/api/price-help?${query}`, { headers });
    if (!answer.ok) throw new Error(`Price help answered ${answer.status}.`);
    const { range } = (await answer.json()) as { range: unknown };
    answers.push({ ms: performance.now() - start, hasRange: range !== null });
  }
  return answers;
}
