/** Measures the leaderboard of a large Flash Drop, alone and with many pages that watch it live. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { WebSocket } from 'ws';
import { cookieOf, sessionSettings } from './bench-session.ts';
import type { LoadResult } from './load.ts';
import type { Marketplace } from './marketplace.ts';
import { startLoadGenerator, startProduct } from './processes.ts';
import type { Report } from './report.ts';
import { runScript } from './run-script.ts';

const PORT = 3401;
const ORIGIN = `http://localhost:${PORT}`;
const EVENT = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const WATCHERS = 500;
const LEADERBOARD = `/api/flash-drops/${EVENT}/leaderboard`;

interface FlashFigures {
  leaderboard: LoadResult;
  /** Updates that arrived at watchers, each of whom then asked for the leaderboard around somebody. */
  updates: number;
  /** Statements of the database for each of those, beyond what the acts themselves and the schedules take. */
  queriesPerWatcher: number;
  /** Milliseconds of those requests. */
  p99: number;
}

export async function reportFlash(
  marketplace: Marketplace,
  folder: string,
  seconds: number,
): Promise<Report> {
  const { leaderboard, updates, queriesPerWatcher, p99 } = await measureFlash(marketplace, folder, seconds);
  return {
    text:
      `\nLeaderboard of 10,000 with 200,000 entries: p50 ${leaderboard.p50.toFixed(1)} ms; ` +
      `500 watchers asked ${updates} times because of updates, p99 ${p99.toFixed(0)} ms`,
    figures: [
      { name: 'Leaderboard of 10,000, p99', measured: leaderboard.p99, atMost: 30, unit: 'ms' },
      { name: 'Queries of a watcher for an update', measured: queriesPerWatcher, atMost: 0.02, unit: '' },
    ],
  };
}

async function measureFlash(
  marketplace: Marketplace,
  folder: string,
  seconds: number,
): Promise<FlashFigures> {
  const client = new pg.Client(marketplace.connection);
  await client.connect();
  await runScript(client, 'flash.sql');
  const product = await startProduct(PORT, sessionSettings(marketplace, folder, ORIGIN));
  const generator = startLoadGenerator();
  try {
    const load = { url: `${product.url}${LEADERBOARD}?around=${playerId(5000)}`, connections: 10 };
    await generator.run({ ...load, seconds: 5 });
    const leaderboard = await generator.run({ ...load, seconds });

    const alone = await transactionsOf(client, () => act(product.url, seconds));
    const watching = await openWatchers(product.url);
    const watched = await transactionsOf(client, () => act(product.url, seconds));
    const times = watching.close().sort((a, b) => a - b);
    return {
      leaderboard,
      updates: times.length,
      queriesPerWatcher: Math.max(0, watched - alone) / times.length,
      p99: times[Math.floor(times.length * 0.99)] ?? 0,
    };
  } finally {
    generator.stop();
    await product.stop();
    await client.end();
  }
}

/** As in flash.sql. */
const playerId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** People join and leave, ten times a second. */
async function act(url: string, seconds: number): Promise<void> {
  for (let n = 0; n < seconds * 10; n += 1) {
    const headers = { Origin: ORIGIN, Cookie: cookieOf(10_001 + (n % 100)), 'X-Forwarded-For': '10.8.0.1' };
    const method = Math.floor(n / 100) % 2 === 0 ? 'POST' : 'DELETE';
    const answer = await fetch(`${url}/api/flash-drops/${EVENT}/participation`, { method, headers });
    if (!answer.ok) throw new Error(`Joining answered ${answer.status}: ${await answer.text()}`);
    await delay(100);
  }
  // The last update follows after a second.
  await delay(2000);
}

/** Each statement outside of a transaction counts as one. */
async function transactionsOf(client: pg.Client, work: () => Promise<void>): Promise<number> {
  const count = async (): Promise<number> => {
    await client.query('select pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ count: string }>(
      'select xact_commit as count from pg_stat_database where datname = current_database()',
    );
    return Number(rows[0]?.count);
  };
  const before = await count();
  await work();
  return (await count()) - before;
}

/** Pages of visitors that ask for the leaderboard at each update, around somebody of their own. */
async function openWatchers(url: string) {
  const times: number[] = [];
  const pages: WebSocket[] = [];
  for (let n = 0; n < WATCHERS; n += 1) {
    const page = new WebSocket(`${url.replace('http', 'ws')}/api/live?as=visitor`, {
      headers: { Origin: ORIGIN, 'X-Forwarded-For': `10.9.${n >> 8}.${n & 255}` },
    });
    page.on('message', (data) => {
      const { type } = JSON.parse(String(data)) as { type: string };
      if (type !== 'flash-drops.standings') return;
      const startedAt = performance.now();
      fetch(`${url}${LEADERBOARD}?limit=5&around=${playerId(n * 20 + 1)}`)
        .then((answer) => answer.arrayBuffer())
        .then(() => times.push(performance.now() - startedAt))
        .catch(() => times.push(Number.POSITIVE_INFINITY));
    });
    pages.push(page);
    await new Promise((resolve, reject) => page.once('open', resolve).once('error', reject));
    page.send(JSON.stringify({ subscribe: `flash-drop:${EVENT}` }));
  }
  return {
    close(): number[] {
      for (const page of pages) page.terminate();
      return times;
    },
  };
}
