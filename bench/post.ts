/** Measures what it costs to post a listing, with the stored reading (decision 91) and without it. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { readFactTexts } from '../tests/engine/fact-figures.ts';
import { cookieOf, sessionSettings } from './bench-session.ts';
import type { Marketplace } from './marketplace.ts';
import { type RunningServer, startProduct } from './processes.ts';
import { processorMeter } from './processor-time.ts';
import type { Report } from './report.ts';

const PEOPLE = 5000;
/** Posts in which code is compiled and statements are planned. */
const WARM_UP = 300;
/** Posts to one server before it is the other's turn. */
const TURN = 50;
const TEXTS = readFactTexts();
/** The texts of the facts evaluation are short: so many of them are as long as an ad, about 400 characters. */
const TEXTS_OF_AN_AD = 3;

/** Milliseconds of a post: processor time, and its request. */
interface PostCost {
  server: number;
  postgres: number;
  p50: number;
  p99: number;
}

interface Poster {
  server: RunningServer;
  /** Whether it stores what it reads of a listing. */
  reads: boolean;
  used: { server: number; postgres: number };
  times: number[];
}

export async function reportPosts(marketplace: Marketplace, folder: string, posts: number): Promise<Report> {
  const { read, unread } = await measurePosts(marketplace, folder, posts);
  const lines = Object.entries({ read, 'not read': unread }).map(
    ([name, { server, postgres, p50, p99 }]) =>
      `A listing, posted and ${name}: ${server.toFixed(2)} ms of the server and ${postgres.toFixed(2)} ms of PostgreSQL, ` +
      `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
  const processor = (cost: PostCost) => cost.server + cost.postgres;
  return {
    text: lines.join('\n'),
    figures: [
      {
        name: 'Reading a post, of processor time',
        measured: processor(read) - processor(unread),
        atMost: 3,
        unit: 'ms',
      },
      { name: 'Reading a post, p50 of the request', measured: read.p50 - unread.p50, atMost: 3, unit: 'ms' },
    ],
  };
}

/** Posts to two servers in turn, of which one stores no readings: other load on the machine affects them alike. */
async function measurePosts(
  marketplace: Marketplace,
  folder: string,
  posts: number,
): Promise<{ read: PostCost; unread: PostCost }> {
  const client = new pg.Client(marketplace.connection);
  await client.connect();
  const servers: RunningServer[] = [];
  const startPoster = async (port: number, env: Record<string, string>): Promise<Poster> => {
    const data = join(folder, String(port));
    const settings = sessionSettings(marketplace, data, `http://127.0.0.1:${port}`);
    const server = await startProduct(port, { ...settings, ...env });
    servers.push(server);
    return { server, reads: env.NODE_OPTIONS === undefined, used: { server: 0, postgres: 0 }, times: [] };
  };
  try {
    await client.query(`
      insert into sessions (id, user_id, token, expires_at)
      select md5('session' || n)::uuid, md5('user' || n)::uuid, 'bench-token-' || n, now() + interval '30 days'
      from generate_series(1, ${PEOPLE}) as n on conflict do nothing`);
    const read = await startPoster(3404, {});
    const unread = await startPoster(3405, { NODE_OPTIONS: '--import ./bench/without-reading.ts' });
    for (let turn = 0; turn < (WARM_UP + posts) / TURN; turn += 1) {
      for (const poster of [read, unread]) await postInTurn(client, poster, turn * TURN);
    }
    return { read: costOf(read, posts), unread: costOf(unread, posts) };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await client.end();
  }
}

async function postInTurn(
  client: pg.Client,
  { server, reads, used, times }: Poster,
  from: number,
): Promise<void> {
  // It adds an empty reading to a listing that comes without one.
  await client.query(`alter table listings ${reads ? 'enable' : 'disable'} trigger listings_expect_readings`);
  const ids: string[] = [];
  const turn: number[] = [];
  const cost = await processorMeter(
    server.pid,
    'offhand',
    client,
  )(async () => {
    for (let number = from; number < from + TURN; number += 1) {
      const start = performance.now();
      ids.push(await post(server.url, number));
      turn.push(performance.now() - start);
    }
  });
  const { rows } = await client.query<{ readings: number }>(
    'select count(*)::int as readings from listing_readings where reader_version > 0 and listing_id = any($1)',
    [ids],
  );
  if (rows[0]?.readings !== (reads ? TURN : 0)) throw new Error(`${rows[0]?.readings} posts were read.`);
  if (from < WARM_UP) return;
  used.server += cost.server;
  used.postgres += cost.postgres;
  times.push(...turn);
}

function costOf({ used, times }: Poster, posts: number): PostCost {
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    server: used.server / posts,
    postgres: used.postgres / posts,
    p50: quantile(0.5),
    p99: quantile(0.99),
  };
}

let posted = 0;
/** Posts as one person after another, since each may only post a few an hour. */
async function post(url: string, number: number): Promise<string> {
  posted += 1;
  const { title, category } = textAt(number);
  const answer = await fetch(`${url}/api/listings`, {
    method: 'POST',
    headers: {
      Origin: url,
      Cookie: cookieOf((posted % PEOPLE) + 1),
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.3.${(posted >> 8) & 255}.${posted & 255}`,
    },
    body: JSON.stringify({
      title,
      description: Array.from(
        { length: TEXTS_OF_AN_AD },
        (_, index) => textAt(number + index).description,
      ).join(' '),
      price: '24',
      category,
      condition: 'good',
      submissionId: randomUUID(),
    }),
  });
  if (answer.status !== 201) throw new Error(`Posting answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

function textAt(number: number): (typeof TEXTS)[number] {
  const text = TEXTS[number % TEXTS.length];
  if (text === undefined) throw new Error('There are no texts to post.');
  return text;
}
