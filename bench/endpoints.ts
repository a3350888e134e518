/**
 * Measures the processor time of endpoints, one request after another, for one person who has as much as one can have.
 * Endpoints that cost more than 30 ms belong under the cost limit, or have a limit of their own (decision 61).
 */
import pg from 'pg';
import { cookieOf, sessionSettings } from './bench-session.ts';
import { type EndpointRequest, endpointRequests, ME } from './endpoint-requests.ts';
import type { Marketplace } from './marketplace.ts';
import { type RunningServer, startProduct } from './processes.ts';
import { processorMeter } from './processor-time.ts';
import { endpointTable, type Report } from './report.ts';
import { runScript } from './run-script.ts';

const PORT = 3402;
const ORIGIN = `http://localhost:${PORT}`;
const WARM_UP = 5;
export interface EndpointCost {
  endpoint: string;
  status: number;
  /** What limits it, beside the limit of all requests; null where nothing does. */
  limitedBy: string | null;
  /** Processor milliseconds of a request. */
  server: number;
  postgres: number;
  /** Milliseconds. */
  p50: number;
  max: number;
}

export async function reportEndpoints(
  marketplace: Marketplace,
  folder: string,
  rounds: number,
): Promise<Report> {
  await fillEndpoints(marketplace);
  const costs = await measureEndpoints(marketplace, folder, rounds);
  const unlimited = costs.filter(({ limitedBy }) => limitedBy === null);
  const measured = Math.max(...unlimited.map(({ server, postgres }) => server + postgres));
  return {
    text: `\n${endpointTable(costs)}`,
    figures: [{ name: 'Dearest endpoint without a limit', measured, atMost: 30, unit: 'ms' }],
  };
}

/** Gives one person as much as one can have, in a marketplace with a large zone and a large event. */
async function fillEndpoints({ connection }: Marketplace): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const script of ['chat.sql', 'zones.sql', 'flash.sql', 'endpoints.sql'])
    await runScript(client, script);
  await client.end();
}

/** Those that cost most come first. */
async function measureEndpoints(
  marketplace: Marketplace,
  folder: string,
  rounds: number,
): Promise<EndpointCost[]> {
  const monitor = new pg.Client(marketplace.connection);
  await monitor.connect();
  const product = await startProduct(PORT, {
    ...sessionSettings(marketplace, folder, ORIGIN),
    UNLIMITED_ACCOUNTS: `person${ME}@example.com`,
    EMAIL_CONFIRMATION: 'off',
  });
  try {
    const meter = processorMeter(product.pid, 'offhand', monitor);
    const costs: EndpointCost[] = [];
    for (const request of await endpointRequests(product.url, monitor)) {
      const times: number[] = [];
      let status = 0;
      const send = async () => {
        const start = performance.now();
        status = await ask(product, request);
        times.push(performance.now() - start);
      };
      for (let round = 0; round < WARM_UP; round += 1) await send();
      times.length = 0;
      const used = await meter(async () => {
        for (let round = 0; round < rounds; round += 1) await send();
      });
      times.sort((a, b) => a - b);
      costs.push({
        endpoint: `${request.method} ${request.path}`,
        status,
        limitedBy: request.limitedBy ?? null,
        server: used.server / rounds,
        postgres: used.postgres / rounds,
        p50: times[rounds >> 1] ?? 0,
        max: times.at(-1) ?? 0,
      });
    }
    return costs.toSorted((a, b) => b.server + b.postgres - a.server - a.postgres);
  } finally {
    await product.stop();
    await monitor.end();
  }
}

let requestCount = 0;
async function ask(product: RunningServer, { method, path, body, as }: EndpointRequest): Promise<number> {
  requestCount += 1;
  const sent = body?.();
  const isFile = sent instanceof Uint8Array;
  const headers: Record<string, string> = {
    Origin: ORIGIN,
    // Limits that count attempts of an address are not what is measured.
    'X-Forwarded-For': `10.${(requestCount >> 16) & 255}.${(requestCount >> 8) & 255}.${requestCount & 255}`,
    ...(as !== 'visitor' && { Cookie: cookieOf(as?.person ?? ME) }),
    ...(sent && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
  };
  const answer = await fetch(product.url + path, {
    method,
    headers,
    ...(sent && { body: isFile ? sent : JSON.stringify(sent) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
