/** Measures a zone with 20,000 members and 5,000 posts: how fast it opens, and how soon watchers are told of a post. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { cookieOf, sessionSettings } from './bench-session.ts';
import type { LoadResult } from './load.ts';
import type { Marketplace } from './marketplace.ts';
import { startLoadGenerator, startProduct } from './processes.ts';
import type { Report } from './report.ts';
import { runScript } from './run-script.ts';
import type { ZoneLoad, ZoneResult } from './zone-load.ts';

const ZONE = '0d5c1f2e-6a3b-4c8d-9e7f-1a2b3c4d5e6f';
const PORT = 3401;
const ORIGIN = `http://localhost:${PORT}`;
const WATCHERS = 2000;
const POSTS = 20;

interface ZoneFigures extends ZoneResult {
  zone: LoadResult;
  posts: LoadResult;
  /** Notifications between processes for a post. */
  notifies: number;
}

export async function reportZones(
  marketplace: Marketplace,
  folder: string,
  seconds: number,
): Promise<Report> {
  const { zone, posts, p50, p99, lost, notifies } = await measureZones(marketplace, folder, seconds);
  return {
    text:
      `\nA zone of 20,000 members: p50 ${zone.p50.toFixed(1)} ms, its discussion ${posts.p50.toFixed(1)} ms; ` +
      `a post to 2,000 watchers: p50 ${p50.toFixed(0)} ms, ${lost} lost`,
    figures: [
      { name: 'Zone of 20,000 members, p99', measured: zone.p99, atMost: 50, unit: 'ms' },
      { name: 'Its discussion of 5,000 posts, p99', measured: posts.p99, atMost: 50, unit: 'ms' },
      { name: 'Post, sent to 2,000 watchers, p99', measured: p99, atMost: 300, unit: 'ms' },
      { name: 'NOTIFY for a post', measured: notifies, atMost: 1, unit: '' },
    ],
  };
}

async function measureZones(marketplace: Marketplace, folder: string, seconds: number): Promise<ZoneFigures> {
  const client = new pg.Client(marketplace.connection);
  await client.connect();
  await runScript(client, 'zones.sql');
  const product = await startProduct(PORT, sessionSettings(marketplace, folder, ORIGIN));
  const generator = startLoadGenerator();
  try {
    const open = async (path: string): Promise<LoadResult> => {
      const load = { url: product.url + path, headers: { cookie: cookieOf(700) }, connections: 2 };
      // Warms up: code gets compiled, and statements are planned.
      await generator.run({ ...load, requests: 200 });
      return generator.run({ ...load, seconds });
    };
    const zone = await open(`/api/zones/${ZONE}`);
    const posts = await open(`/api/zones/${ZONE}/posts`);
    let notified = 0;
    client.on('notification', ({ payload = '' }) => {
      if (payload.includes('zone-posts.new')) notified += 1;
    });
    await client.query('listen offhand_live');
    const measured = await watch({
      url: product.url,
      origin: ORIGIN,
      zone: ZONE,
      watchers: WATCHERS,
      authors: Array.from({ length: POSTS }, (_, n) => cookieOf(n + 1)),
    });
    return { zone, posts, ...measured, notifies: notified / POSTS };
  } finally {
    generator.stop();
    await product.stop();
    await client.end();
  }
}

/** In a process of its own, so that its work does not count as the server's. */
async function watch(load: ZoneLoad): Promise<ZoneResult> {
  const child = fork(fileURLToPath(new URL('zone-load.ts', import.meta.url)));
  const answer = once(child, 'message');
  child.send(load);
  const [result] = (await answer) as [ZoneResult | { failed: string }];
  child.disconnect();
  if ('failed' in result) throw new Error(result.failed);
  return result;
}
