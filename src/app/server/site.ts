import { relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import type pg from 'pg';
import { createBackgroundMetrics } from '../../platform/server/background-metrics.ts';
import type { SchemaWatch } from '../../platform/server/db/schema-watch.ts';
import { createRouter } from '../../platform/server/http/api.ts';
import { redirectToCanonicalPath } from '../../platform/server/http/canonical-path.ts';
import { CostLimit, type CostlyEndpoint, limitCost } from '../../platform/server/http/cost-limit.ts';
import { serveFiles } from '../../platform/server/http/files.ts';
import { floodLimit } from '../../platform/server/http/flood-limit.ts';
import { createMetrics, metricsAccess } from '../../platform/server/http/metrics.ts';
import { logRequest, openRequest } from '../../platform/server/http/open-request.ts';
import { respondWithProblem } from '../../platform/server/http/problem.ts';
import type { ReplicaRequests } from '../../platform/server/http/read-from-replica.ts';
import type { RequestEnv } from '../../platform/server/http/request.ts';
import { sameOriginOnly } from '../../platform/server/http/same-origin.ts';
import { securityHeaders } from '../../platform/server/http/security-headers.ts';
import { allowTokensOfOtherOrigins } from '../../platform/server/http/token-cors.ts';
import { traceRequests } from '../../platform/server/http/trace-requests.ts';
import type { LiveConnections } from '../../platform/server/realtime/live-connections.ts';
import { FILES_PATH } from '../../platform/server/storage/file-storage.ts';
import { currentTracer } from '../../platform/server/tracing.ts';
import { SHARE_TARGET } from '../../shared/share-target.ts';
import type { Services } from '../composition/services.ts';

/**
 * Requests per minute and address for health and metrics. Counted separately, so that a flood doesn't make
 * the site look dead.
 */
const PROBES_PER_MINUTE = 120;

/** Files at these addresses never change: their names contain a content hash. */
const cacheForever = createMiddleware<RequestEnv>(async (c, next) => {
  await next();
  if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
});

const revalidate = createMiddleware<RequestEnv>(async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-cache');
});

/** `serveStatic` needs paths relative to the working directory. */
const relativeToCwd = (folder: string): string => relative(process.cwd(), folder) || '.';

type Site = OpenAPIHono<RequestEnv>;

/** Responds to requests that are neither for a file nor for the API. */
export type AnswerPage = (c: Context<RequestEnv>) => Promise<Response>;

/** Puts the costly endpoints of an app under the process's shared cost limit. */
export type LimitCosts = (app: Site) => void;

/**
 * Creates the shared cost limit for requests over the network and by pages. Off where requests are not
 * limited.
 */
export function createLimitCosts(
  { requestsPerMinute }: Pick<Services['config'], 'requestsPerMinute'>,
  costly: readonly CostlyEndpoint[],
): LimitCosts {
  const limit = new CostLimit();
  return (app) => {
    if (requestsPerMinute === 0) return;
    for (const endpoint of costly) app.on(endpoint.method, endpoint.path, limitCost(limit, endpoint));
  };
}

export interface InProcessParts {
  services: Services;
  schema: SchemaWatch;
  api: Site;
  limitCosts: LimitCosts;
}

/**
 * Creates the API that page loaders call in-process: without the limits, headers and metrics of network
 * requests.
 */
export function createInProcessApi({ services, schema, api, limitCosts }: InProcessParts): Site {
  const app = createRouter();
  app.use(openRequest({ ...services, trustedProxies: 0 }));
  const tracer = currentTracer();
  if (tracer) app.use(traceRequests({ tracer, kind: 'part' }));
  app.onError(answerErrors(services, schema));
  limitCosts(app);
  app.route('/', api);
  return app;
}

/** Statements that fail because a newer release has changed the schema are answered as an update. */
function answerErrors({ config }: Pick<Services, 'config'>, schema: SchemaWatch) {
  const respond = respondWithProblem(config);
  return async (error: unknown, c: Context<RequestEnv>) => respond(await schema.explain(error), c);
}

export interface ProcessParts {
  services: Services;
  schema: SchemaWatch;
  pool: pg.Pool;
  connections: Pick<LiveConnections, 'size'>;
}

/** Creates what every process serves: its health and its figures. */
export function createProbes({ services, schema, pool, connections }: ProcessParts): Site {
  const { config } = services;
  const metrics = createMetrics({
    pool,
    connections,
    background: createBackgroundMetrics(services.db),
    requestSeconds: services.requestSeconds,
    others: services.metrics,
  });
  const site = createRouter();
  site.onError(answerErrors(services, schema));
  site.use(openRequest({ ...services, trustedProxies: config.trustedProxies }));
  const tracer = currentTracer();
  if (tracer) site.use(traceRequests({ tracer, kind: 'request', trustsParent: config.trustedProxies > 0 }));
  site.use(
    metrics.measure,
    logRequest,
    securityHeaders(config.publicUrl.startsWith('https:'), config.filesUrl),
  );

  const limitProbes = floodLimit(Math.min(config.requestsPerMinute, PROBES_PER_MINUTE));
  site.on('GET', ['/livez', '/readyz', '/metrics'], limitProbes);
  site.get('/livez', (c) => c.text('ok'));
  site.get('/readyz', async (c) => {
    const reason = await whyNotReady(schema);
    return reason === null ? c.text('ok') : c.text(reason, 503);
  });
  site.get('/metrics', metricsAccess(config.metricsToken), async (c) =>
    c.text(await metrics.render(), 200, { 'Content-Type': metrics.contentType }),
  );
  return site;
}

/** Returns why this process can't answer requests, for an operator; null if it can. */
async function whyNotReady(schema: SchemaWatch): Promise<string | null> {
  const blocking = await schema.check().catch(() => null);
  if (blocking === null) return 'The database does not answer.';
  if (blocking.length === 0) return null;
  return `A newer version has changed the database (${blocking.join(', ')}). Start that version.`;
}

interface SiteParts extends ProcessParts, InProcessParts {
  /** Routes of features outside the API. */
  siteRoutes: readonly Hono<RequestEnv>[];
  answerPage: AnswerPage;
  /** Where a replica answers reads. */
  replicated: ReplicaRequests | undefined;
  /** Folder of the files that browsers load. */
  assets: string;
}

/**
 * Creates everything served on the port. A request that is neither for a file nor for the API gets a page.
 */
export function createSite({
  services,
  schema,
  pool,
  connections,
  api,
  siteRoutes,
  limitCosts,
  replicated,
  answerPage,
  assets,
}: SiteParts): Site {
  const { config } = services;
  const site = createProbes({ services, schema, pool, connections });
  site.get(`${FILES_PATH}/*`, serveFiles(services.storage, config.filesUrl !== undefined));
  site.get(
    '/assets/*',
    cacheForever,
    serveStatic({ root: relativeToCwd(assets), precompressed: true }),
    (c) => c.text('Not found', 404),
  );
  // A browser that cached it would keep running an old one.
  site.get('/sw.js', revalidate, serveStatic({ root: relativeToCwd(assets), precompressed: true }), (c) =>
    c.text('Not found', 404),
  );
  const fixedFiles = [
    '/notification-icon.png',
    '/app-screenshots/:name{[a-z-]+\\.webp}',
    '/flash-drops/:theme{[a-z-]+\\.svg}',
  ];
  site.on('GET', fixedFiles, serveStatic({ root: relativeToCwd(assets) }));
  // Other apps share from no page. Without the service worker, which takes it, the page to sell says that nothing came.
  site.post(SHARE_TARGET.path, (c) => c.redirect('/create-listing?shared=1', 303));
  site.use('/api/*', allowTokensOfOtherOrigins);
  site.use(floodLimit(config.requestsPerMinute), sameOriginOnly(config.publicUrl));
  site.use((_, next) => {
    schema.refuseOutdated();
    return next();
  });
  limitCosts(site);
  // Responds 304 when a list has not changed, by the tag that the endpoint sets.
  site.use('/api/listings', etag());
  if (replicated) {
    site.use('/api/*', replicated.rememberWrite);
    site.on('GET', ['/sitemap.xml', '/sitemap/*', '/listings.rss'], replicated.read);
  }
  for (const routes of [api, ...siteRoutes]) site.route('/', routes);
  site.all('*', redirectToCanonicalPath, answerPage);
  return site;
}
