import { relative } from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { sql } from 'kysely';
import type pg from 'pg';
import { createRouter } from '../../platform/server/http/api.ts';
import { serveFiles } from '../../platform/server/http/files.ts';
import { floodLimit } from '../../platform/server/http/flood-limit.ts';
import { createMetrics } from '../../platform/server/http/metrics.ts';
import { redirectToCanonicalPath } from '../../platform/server/http/canonical-path.ts';
import { logRequest, openRequest } from '../../platform/server/http/open-request.ts';
import { problemResponse } from '../../platform/server/http/problem.ts';
import type { RequestEnv } from '../../platform/server/http/request.ts';
import { sameOriginOnly } from '../../platform/server/http/same-origin.ts';
import { securityHeaders } from '../../platform/server/http/security-headers.ts';
import { FILES_PATH } from '../../platform/server/storage/file-storage.ts';
import type { Services } from '../composition/services.ts';

/** What is under such an address never changes: its name has the content's hash. */
const keepForEver = createMiddleware<RequestEnv>(async (c, next) => {
  await next();
  if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
});

const askAgain = createMiddleware<RequestEnv>(async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-cache');
});

/** Static files are named from the working directory on. */
const fromHere = (folder: string): string => relative(process.cwd(), folder) || '.';

type Site = OpenAPIHono<RequestEnv>;

/** Answers what is no file and no API. */
export type AnswerPage = (c: Context<RequestEnv>) => Promise<Response>;

/** The API alone, asked in-process by page loaders: no limits, headers or figures of network requests. */
export function createInProcessApi(services: Services, api: Site): Site {
  const app = createRouter();
  app.use(openRequest({ ...services, trustedProxies: 0 }));
  app.onError(problemResponse);
  app.route('/', api);
  return app;
}

interface SiteParts {
  services: Services;
  pool: pg.Pool;
  api: Site;
  /** What features answer outside the API. */
  siteRoutes: readonly Hono<RequestEnv>[];
  answerPage: AnswerPage;
  /** Folder of the files that browsers load. */
  assets: string;
}

/** Everything that answers on the port; what is no file and no API is a page. */
export function createSite({ services, pool, api, siteRoutes, answerPage, assets }: SiteParts): Site {
  const { config, db } = services;
  const metrics = createMetrics(pool);
  const site = createRouter();
  site.onError(problemResponse);
  site.use(openRequest({ ...services, trustedProxies: config.trustedProxies }));
  site.use(metrics.measure, logRequest, securityHeaders(config.publicUrl.startsWith('https:')));

  site.get('/healthz', async (c) => {
    await sql`select 1 from schema_migrations limit 1`.execute(db);
    return c.text('ok');
  });
  site.get('/metrics', async (c) =>
    c.text(await metrics.render(), 200, { 'Content-Type': metrics.contentType }),
  );
  site.get(`${FILES_PATH}/*`, serveFiles(services.storage));
  site.get('/assets/*', keepForEver, serveStatic({ root: fromHere(assets), precompressed: true }), (c) =>
    c.text('Not found', 404),
  );
  // A browser that kept it would go on with an old one.
  site.get('/sw.js', askAgain, serveStatic({ root: fromHere(assets) }), (c) => c.text('Not found', 404));
  site.on('GET', ['/favicon.svg', '/notification-icon.png'], serveStatic({ root: fromHere(assets) }));
  site.use(floodLimit(config.requestsPerMinute), sameOriginOnly(config.publicUrl));
  // Whoever asks for a list again is told when it is still the same.
  site.use('/api/listings', etag());
  for (const routes of [api, ...siteRoutes]) site.route('/', routes);
  site.all('*', redirectToCanonicalPath, answerPage);
  return site;
}
