/**
 * Requests one address repeatedly over keep-alive connections; runs as a child process and reports over its
 * channel.
 */
import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';

export interface Load {
  url: string;
  /** A parameter that gets another id in each request, so that no request shares the work of another. */
  varied?: string;
  headers?: Record<string, string>;
  connections: number;
  /** Ends after so many seconds, or after so many requests. */
  seconds?: number;
  requests?: number;
}

export interface LoadResult {
  requests: number;
  perSecond: number;
  /** Percentiles of the request time in milliseconds. */
  p50: number;
  p99: number;
  /** Size of the answer's body as sent. */
  bytes: number;
}

async function run(load: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const times: number[] = [];
  const start = performance.now();
  const last = start + (load.seconds ?? Number.POSITIVE_INFINITY) * 1000;
  let left = load.requests ?? Number.POSITIVE_INFINITY;
  let bytes = 0;
  async function connection(): Promise<void> {
    while (left > 0 && performance.now() < last) {
      left -= 1;
      const startedAt = performance.now();
      bytes = await ask(load, agent);
      times.push(performance.now() - startedAt);
    }
  }
  await Promise.all(Array.from({ length: load.connections }, connection));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const quantile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    p50: quantile(0.5),
    p99: quantile(0.99),
    bytes,
  };
}

/**
 * Resolves to the size of the body. Failures would make a measurement meaningless, so any other status ends
 * it.
 */
function ask({ url, varied, headers = {} }: Load, agent: Agent): Promise<number> {
  const address =
    varied === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}${varied}=${randomUUID()}`;
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    }).on('error', reject);
  });
}

process.on('message', (load: Load) => {
  run(load).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
