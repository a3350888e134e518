/** Opens pages that watch the discussion of a zone; runs as a child process and reports over its channel. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

export interface ZoneLoad {
  url: string;
  origin: string;
  zone: string;
  watchers: number;
  /** Who posts, one after another: cookies of members. */
  authors: string[];
}

export interface ZoneResult {
  /** Milliseconds from sending a post to a page that is told of it. */
  p50: number;
  p99: number;
  /** Updates that never arrived. */
  lost: number;
}

const CONNECT_AT_ONCE = 50;
const PATIENCE_MS = 10_000;
const BETWEEN_POSTS_MS = 400;

async function watch(load: ZoneLoad, place: number, onPost: () => void): Promise<WebSocket> {
  const page = new WebSocket(`${load.url.replace('http', 'ws')}/api/live?as=visitor`, {
    headers: { Origin: load.origin, 'X-Forwarded-For': `10.8.${place >> 8}.${place & 255}` },
  });
  await new Promise<void>((resolve, reject) => {
    page.once('error', reject);
    page.once('open', () => page.send(JSON.stringify({ subscribe: `zone-posts:${load.zone}` })));
    page.on('message', (data) => {
      const { type } = JSON.parse(String(data)) as { type: string };
      if (type === 'live.subscribed') resolve();
      if (type === 'zone-posts.new') onPost();
    });
  });
  return page;
}

async function run(load: ZoneLoad): Promise<ZoneResult> {
  const times: number[] = [];
  let sentAt = 0;
  let waiting = 0;
  const pages: WebSocket[] = [];
  let next = 0;
  const open = async () => {
    while (next < load.watchers) {
      pages.push(
        await watch(load, next++, () => {
          times.push(performance.now() - sentAt);
          waiting -= 1;
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: CONNECT_AT_ONCE }, open));
  let lost = 0;
  for (const [place, cookie] of load.authors.entries()) {
    waiting = load.watchers;
    sentAt = performance.now();
    const answer = await fetch(`${load.url}/api/zones/${load.zone}/posts`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: load.origin,
        Cookie: cookie,
        'X-Forwarded-For': `10.7.0.${place}`,
      },
      body: JSON.stringify({ clientId: randomUUID(), text: `Hello ${place}` }),
    });
    if (!answer.ok) throw new Error(`Posting answered ${answer.status}: ${await answer.text()}`);
    const giveUpAt = sentAt + PATIENCE_MS;
    while (waiting > 0 && performance.now() < giveUpAt) await delay(10);
    lost += waiting;
    await delay(BETWEEN_POSTS_MS);
  }
  for (const page of pages) page.terminate();
  times.sort((a, b) => a - b);
  const quantile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: quantile(0.5), p99: quantile(0.99), lost };
}

process.on('message', (load: ZoneLoad) => {
  run(load).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
