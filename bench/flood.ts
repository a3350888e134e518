/** Measures what a visitor's list takes while another visitor sends long searches, beside the same list alone. */
import { get } from 'node:http';
import type { Marketplace } from './marketplace.ts';
import { startProduct } from './processes.ts';
import type { Report } from './report.ts';

/** Searches a second of one address, within the limit of requests. */
const SEARCHES_PER_SECOND = 18;
const LISTS_PER_SECOND = 10;
/** Words that many listings of the marketplace have. */
const COMMON =
  'vintage leather blue red small large oak desk lamp bike guitar laptop tent kayak sofa chair table box shelf camera watch boots jacket handmade danish foldable velvet purple armchair';
const FLOODER = '203.0.113.1';
const VISITOR = '203.0.113.2';

interface Times {
  p50: number;
  p99: number;
}

interface FloodCost {
  quiet: Times;
  beside: Times;
  /** Answers to the visitor, in the flood, that were not 200. */
  failed: number;
  /** Answers to the flood by status. */
  flood: ReadonlyMap<number, number>;
}

export async function reportFlood(
  marketplace: Marketplace,
  folder: string,
  { seconds, limit }: { seconds: number; limit: boolean },
): Promise<Report> {
  const { quiet, beside, failed, flood } = await measureFlood(marketplace, folder, { seconds, limit });
  const answers = [...flood].map(([status, count]) => `${count} × ${status}`).join(', ');
  const text =
    `\nA list alone: p50 ${quiet.p50.toFixed(1)} ms, p99 ${quiet.p99.toFixed(1)} ms; beside long searches of another ` +
    `visitor, ${limit ? 'limited' : 'not limited'}: p50 ${beside.p50.toFixed(1)} ms, p99 ${beside.p99.toFixed(1)} ms, ` +
    `${failed} not answered. The searches: ${answers}`;
  if (!limit) return { text, figures: [] };
  return {
    text,
    figures: [
      {
        name: 'List beside long searches, p50',
        measured: beside.p50 / quiet.p50,
        atMost: 2,
        unit: '× alone',
      },
      {
        name: 'List beside long searches, p99',
        measured: beside.p99 / quiet.p99,
        atMost: 2,
        unit: '× alone',
      },
      { name: 'List beside long searches, not answered', measured: failed, atMost: 0, unit: '' },
    ],
  };
}

/**
 * Alone for `seconds`, beside the flood for as long, and alone again: what else the machine does counts on both sides.
 * @param limit Whether the product limits what costly requests take.
 */
async function measureFlood(
  marketplace: Marketplace,
  folder: string,
  { seconds, limit }: { seconds: number; limit: boolean },
): Promise<FloodCost> {
  const product = await startProduct(3398, {
    DATABASE_URL: marketplace.url,
    DATA_DIR: folder,
    REQUESTS_PER_MINUTE: limit ? '1200' : '0',
    TRUSTED_PROXIES: '1',
  });
  try {
    const list = () => ask(`${product.url}/api/listings`, VISITOR);
    const search = () => ask(`${product.url}/api/listings?q=${COMMON.replaceAll(' ', '+')}&count=1`, FLOODER);
    for (let count = 0; count < 100; count += 1) await list();
    const before = await atRate(list, LISTS_PER_SECOND, seconds);
    const [beside, flood] = await Promise.all([
      atRate(list, LISTS_PER_SECOND, seconds),
      atRate(search, SEARCHES_PER_SECOND, seconds),
    ]);
    // The last searches are answered; what they left to do is done.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const quiet = [...before, ...(await atRate(list, LISTS_PER_SECOND, seconds))];
    const statuses = new Map<number, number>();
    for (const { status } of flood) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return {
      quiet: timesOf(quiet),
      beside: timesOf(beside),
      failed: beside.filter(({ status }) => status !== 200).length,
      flood: statuses,
    };
  } finally {
    await product.stop();
  }
}

interface Asked {
  status: number;
  ms: number;
}

/** Sends requests at a fixed rate, also while earlier ones are not answered. */
async function atRate(request: () => Promise<Asked>, perSecond: number, seconds: number): Promise<Asked[]> {
  const all: Promise<Asked>[] = [];
  for (let count = 0; count < perSecond * seconds; count += 1) {
    all.push(request());
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
  }
  return Promise.all(all);
}

function ask(url: string, address: string): Promise<Asked> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'X-Forwarded-For': address } }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - start }));
    }).on('error', reject);
  });
}

function timesOf(answers: readonly Asked[]): Times {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: quantile(0.5), p99: quantile(0.99) };
}
