/**
 * Measures live pages and chats: how soon a message appears, the cost of a connection, and the speed of a
 * long inbox.
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { cookieOf, sessionSettings } from './bench-session.ts';
import type { LiveLoad, LiveResult } from './live-load.ts';
import type { LoadResult } from './load.ts';
import type { Marketplace } from './marketplace.ts';
import { type RunningServer, startLoadGenerator, startProduct } from './processes.ts';
import { processorMs, residentMb } from './processor-time.ts';
import type { Report } from './report.ts';
import { runScript } from './run-script.ts';

const PEOPLE = 2000;
const PER_SECOND = 200;
const PORT = 3394;
const ORIGIN = `http://localhost:${PORT}`;
const SETTLE_MS = 3000;

/** The ids of conversations, as bench/chat.sql makes them. */
const idOf = (name: string) =>
  createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');

interface LiveFigures extends LiveResult {
  /** Resident kilobytes of the servers for each open connection. */
  kbPerConnection: number;
  /** Processor milliseconds of the servers for a message: storing and delivering it. */
  cpuPerMessage: number;
  inbox: LoadResult;
}

export async function reportLive(
  marketplace: Marketplace,
  folder: string,
  { seconds, processes }: { seconds: number; processes: number },
): Promise<Report> {
  const chats = await measureLive(marketplace, folder, { seconds, processes });
  return {
    text:
      `\n2,000 live pages on ${processes} process(es), 200 messages/s: ${chats.messages} sent, ${chats.lost} lost, p50 ${chats.p50.toFixed(0)} ms, ` +
      `${chats.cpuPerMessage.toFixed(1)} ms of the servers' processor each; ` +
      `inbox of 5,000: p50 ${chats.inbox.p50.toFixed(1)} ms`,
    figures: [
      { name: 'Message, sent to shown, p99', measured: chats.p99, atMost: 150, unit: 'ms' },
      { name: 'Memory of a connection', measured: chats.kbPerConnection, atMost: 30, unit: 'KB' },
      { name: 'Inbox of 5,000 conversations, p99', measured: chats.inbox.p99, atMost: 50, unit: 'ms' },
      { name: 'Messages lost', measured: chats.lost, atMost: 0, unit: '' },
    ],
  };
}

async function measureLive(
  marketplace: Marketplace,
  folder: string,
  { seconds, processes }: { seconds: number; processes: number },
): Promise<LiveFigures> {
  await insertChats(marketplace);
  const products: RunningServer[] = [];
  for (let n = 0; n < processes; n += 1) products.push(await startOne(marketplace, folder, PORT + n));
  const all = async (read: (pid: number) => Promise<number | null>) => {
    const values = await Promise.all(products.map(({ pid }) => read(pid)));
    return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  };
  const generator = startLoadGenerator();
  const pages = startPages();
  try {
    const urls = products.map(({ url }) => url);
    const inbox = { url: `${urls[0]}/api/conversations`, headers: { cookie: cookieOf(3000) } };
    const load: LiveLoad = {
      urls,
      origin: ORIGIN,
      people: Array.from({ length: PEOPLE }, (_, n) => ({
        cookie: cookieOf(n + 1),
        conversation: idOf(`pair${(n % (PEOPLE / 2)) + 1}`),
      })),
      perSecond: PER_SECOND,
      seconds,
    };
    // Measured first: memory that requests have freed would be reused, and not show.
    const before = await all(residentMb);
    await pages.order({ open: load });
    await delay(SETTLE_MS);
    const after = await all(residentMb);
    // Warms up: code gets compiled, and requests allocate their memory.
    await generator.run({ ...inbox, connections: 10, seconds: 5 });
    const inboxResult = await generator.run({ ...inbox, connections: 4, seconds });
    await pages.order({ write: true });
    const usedBefore = await all(processorMs);
    const result = (await pages.order({ write: true })) as LiveResult;
    const used = (await all(processorMs)) - usedBefore;
    return {
      ...result,
      cpuPerMessage: used / result.messages,
      kbPerConnection: ((after - before) * 1024) / PEOPLE,
      inbox: inboxResult,
    };
  } finally {
    pages.stop();
    generator.stop();
    await Promise.all(products.map((product) => product.stop()));
  }
}

const startOne = (marketplace: Marketplace, folder: string, port: number): Promise<RunningServer> =>
  startProduct(port, sessionSettings(marketplace, `${folder}-${port}`, ORIGIN));

async function insertChats({ connection }: Marketplace): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await runScript(client, 'chat.sql');
  } finally {
    await client.end();
  }
}

/** Runs the pages in their own process, so that their work does not count as the server's. */
function startPages() {
  const child = fork(fileURLToPath(new URL('live-load.ts', import.meta.url)));
  return {
    async order(order: object): Promise<LiveResult | { done: true }> {
      const answer = once(child, 'message');
      child.send(order);
      const [result] = (await answer) as [LiveResult | { done: true } | { failed: string }];
      if ('failed' in result) throw new Error(result.failed);
      return result;
    },
    stop: () => child.disconnect(),
  };
}
