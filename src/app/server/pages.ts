import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip, zstdCompressSync } from 'node:zlib';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ServerBuild } from 'react-router';
import type { Config } from '../../platform/server/config.ts';
import type { RequestEnv } from '../../platform/server/http/request.ts';
import { contentSecurityPolicy, DEVELOPMENT_POLICY } from '../../platform/server/http/security-headers.ts';
import { createApiClient } from '../../platform/web/api-client.ts';
import { themeFromCookie } from '../../platform/web/theme/theme-choice.ts';
import type * as entry from '../pages/entry.server.tsx';
import { createVisitorPages, visitorKey } from './visitor-pages.ts';

const gzipped = promisify(gzip);

interface Pages {
  config: Config;
  /** The site's router, asked in-process by page loaders. */
  app: OpenAPIHono<RequestEnv>;
  /** The built pages; in development, the newest state of the sources. */
  loadBuild: () => Promise<ServerBuild>;
  mode: 'production' | 'development';
}

/**
 * Answers page requests: server-rendered HTML, and the data requests of pages that are open already. `forget` is to be
 * called when something was written.
 */
export function createPages({ config, app, loadBuild, mode }: Pages) {
  // What a handler knows of the routes, it works out once.
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof entry.createRequestHandler>>();
  const https = config.publicUrl.startsWith('https:');
  const visitorPages = createVisitorPages();
  return { answer, forget: visitorPages.forget };

  async function answer(c: Context<RequestEnv>): Promise<Response> {
    const nonce = randomBytes(16).toString('base64');
    const key = mode === 'production' ? visitorKey(c.req.raw) : null;
    const kept = key === null ? null : visitorPages.find(key, nonce);
    if (kept !== null) {
      kept.headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, https));
      return compressed(c, new Response(null, { headers: kept.headers }), kept.html);
    }
    const keep = key === null ? null : visitorPages.begin(key);
    const { page, html } = await render(c, nonce);
    const { headers, status } = page;
    if (html && status === 200 && !headers.has('Set-Cookie')) keep?.({ headers, html, nonce });
    return compressed(c, page, html);
  }

  async function render(c: Context<RequestEnv>, nonce: string) {
    const build = await loadBuild();
    const { createRequestHandler, RouterContextProvider, pageContext, renderedPages } = bundleOf(build);
    const handle = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handle);
    const cookies: string[] = [];
    const context = new RouterContextProvider();
    context.set(pageContext, {
      api: inProcessClient(c, app, cookies),
      publicUrl: config.publicUrl,
      nonce: mode === 'production' ? nonce : undefined,
      theme: themeFromCookie(c.req.header('cookie')),
    });
    const page = await handle(c.req.raw, context);
    const { headers } = page;
    for (const cookie of cookies) headers.append('Set-Cookie', cookie);
    // Pages show who is signed in, so they are never shared; going back asks again only when the copy is stale.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
    const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
    if (isHtml) {
      const policy = mode === 'production' ? contentSecurityPolicy(nonce, https) : DEVELOPMENT_POLICY;
      headers.set('Content-Security-Policy', policy);
    }
    return { page, html: renderedPages.get(page) };
  }
}

/** What src/app/pages/entry.server.tsx exports: the page bundle has its own copies of the modules in it, the router too. */
function bundleOf(build: ServerBuild): typeof entry {
  return build.entry.module as unknown as typeof entry;
}

function inProcessClient(c: Context<RequestEnv>, app: OpenAPIHono<RequestEnv>, cookies: string[]) {
  const { requestId, address } = c.var;
  const page = { requestId, address };
  const cookie = c.req.header('cookie');
  const userAgent = c.req.header('user-agent');
  return createApiClient({
    baseUrl: 'http://in-process',
    async fetch(request) {
      if (cookie !== undefined) request.headers.set('cookie', cookie);
      if (userAgent !== undefined) request.headers.set('user-agent', userAgent);
      const answer = await app.fetch(request, { page });
      cookies.push(...answer.headers.getSetCookie());
      return answer;
    },
  });
}

/** A page is compressed as it leaves: zstd where the browser takes it, at a third of the cost of gzip. */
async function compressed(
  c: Context<RequestEnv>,
  answer: Response,
  page: Buffer<ArrayBuffer> | undefined,
): Promise<Response> {
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = /\bzstd\b/.test(accepted) ? 'zstd' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  const { status, headers } = answer;
  headers.append('Vary', 'Accept-Encoding');
  if (page === undefined && (encoding === null || answer.body === null)) return answer;
  const body = page ?? Buffer.from(await answer.arrayBuffer());
  if (encoding === null || body.length < 1024) return new Response(body, { status, headers });
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  return new Response(encoding === 'zstd' ? zstd(body) : await gzipped(body, { level: 4 }), {
    status,
    headers,
  });
}

/** At once, in 0.2 ms for a page: less than handing it to another thread. */
function zstd(body: Buffer): Buffer<ArrayBuffer> {
  return zstdCompressSync(body, {
    params: { [constants.ZSTD_c_compressionLevel]: 3 },
    // Makes the working memory as large as this body needs instead of megabytes.
    pledgedSrcSize: body.length,
  });
}
