import { createHash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import ipaddr from 'ipaddr.js';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client';
import type { BackgroundMetrics } from '../background-metrics.ts';
import { countStatementNames } from '../db/statement-names.ts';
import type { LiveConnections } from '../realtime/live-connections.ts';
import type { RequestEnv } from './request.ts';

/** The time from a request to its answer, by the kind of request. */
export type RequestSeconds = Histogram<'kind'>;

/** Creates the metric of response times. `createMetrics` registers and fills it. */
export const createRequestSeconds = (): RequestSeconds =>
  new Histogram({
    name: 'offhand_request_seconds',
    help: 'Time from the request to its answer',
    labelNames: ['kind'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [],
  });

interface Measured {
  pool: pg.Pool;
  connections: Pick<LiveConnections, 'size'>;
  background: BackgroundMetrics;
  requestSeconds: RequestSeconds;
  others: readonly Metric[];
}

/**
 * Creates the Prometheus metrics: the process, requests by kind and status, the connection pool and its
 * statements, live connections, background work, and those passed in.
 */
export function createMetrics({ pool, connections, background, requestSeconds, others }: Measured) {
  const registry = new Registry();
  for (const metric of [requestSeconds, ...background.metrics, ...others]) registry.registerMetric(metric);
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'offhand_requests_total',
    help: 'Requests answered',
    labelNames: ['kind', 'status'],
    registers: [registry],
  });
  new Gauge({
    name: 'offhand_database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'offhand_prepared_statements',
    help: 'Different statements that this process has prepared under a name',
    registers: [registry],
    collect() {
      this.set(countStatementNames());
    },
  });

  new Gauge({
    name: 'offhand_live_connections',
    help: 'Open pages that receive live updates from this process',
    registers: [registry],
    collect() {
      this.set(connections.size());
    },
  });

  const measure = createMiddleware<RequestEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    const kind = kindOf(c.req.path);
    requests.inc({ kind, status: c.res.status });
    requestSeconds.observe({ kind }, (performance.now() - start) / 1000);
  });
  return {
    measure,
    async render(): Promise<string> {
      await background.update();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** Only a few kinds, so that invented addresses can't add unlimited metrics. */
function kindOf(path: string): string {
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/assets/') || path.startsWith('/files/')) return 'file';
  return 'page';
}

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Allows requests from this machine that no proxy forwarded, and those with the token of the settings, if
 * set.
 */
export const metricsAccess = (token: string | undefined) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const isPassedOn = PROXY_HEADERS.some((name) => c.req.header(name) !== undefined);
    const isLocal = !isPassedOn && isLoopback(c.env.incoming?.socket.remoteAddress);
    if (!isLocal && !hasToken(c.req.header('authorization'), token)) {
      return c.text('Send METRICS_TOKEN as a bearer token.', 401, { 'WWW-Authenticate': 'Bearer' });
    }
    return next();
  });

const isLoopback = (address = ''): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

const hasToken = (authorization = '', token: string | undefined): boolean =>
  token !== undefined && timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));

/** Equal lengths, which the comparison requires. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
