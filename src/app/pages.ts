import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip, zstdCompress, constants } from 'node:zlib';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Config } from '../platform/server/config.ts';
import type { RequestEnv } from '../platform/server/http/request.ts';
import { contentSecurityPolicy, DEVELOPMENT_POLICY } from '../platform/server/http/security-headers.ts';
import { createApiClient } from '../platform/web/api-client.ts';
import { themeFromCookie } from '../platform/web/theme/theme-choice.ts';
import type { pageContext } from '../platform/web/page-context.ts';

const zstd = promisify(zstdCompress);
const gzipped = promisify(gzip);

interface Pages {
  config: Config;
  /** The site's router, asked in-process by page loaders. */
  app: OpenAPIHono<RequestEnv>;
  /** The built pages; in development, the newest state of the sources. */
  loadBuild: () => Promise<ServerBuild>;
  mode: 'production' | 'development';
}

/** Answers page requests: server-rendered HTML, and the data requests of pages that are open already. */
export function createPages({ config, app, loadBuild, mode }: Pages) {
  const https = config.publicUrl.startsWith('https:');
  return async (c: Context<RequestEnv>): Promise<Response> => {
    const build = await loadBuild();
    const handle = createRequestHandler(build, mode);
    const nonce = randomBytes(16).toString('base64');
    const cookies: string[] = [];
    const context = new RouterContextProvider();
    context.set(contextKey(build), {
      api: inProcessClient(c, app, cookies),
      publicUrl: config.publicUrl,
      nonce: mode === 'production' ? nonce : undefined,
      theme: themeFromCookie(c.req.header('cookie')),
    });
    const answer = await handle(c.req.raw, context);
    const { headers } = answer;
    for (const cookie of cookies) headers.append('Set-Cookie', cookie);
    // Pages show who is signed in, so they are never shared; going back asks again only when the copy is stale.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
    const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
    if (isHtml) {
      const policy = mode === 'production' ? contentSecurityPolicy(nonce, https) : DEVELOPMENT_POLICY;
      headers.set('Content-Security-Policy', policy);
    }
    return compressed(c, answer);
  };
}

/** The key the page bundle takes its context out with; the bundle has its own copy of that module. */
function contextKey(build: ServerBuild): typeof pageContext {
  return (build.entry.module as unknown as { pageContext: typeof pageContext }).pageContext;
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

/** A page is compressed as it leaves: zstd where the browser takes it, at a tenth of the cost of gzip. */
async function compressed(c: Context<RequestEnv>, answer: Response): Promise<Response> {
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = /\bzstd\b/.test(accepted) ? 'zstd' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  const { status, headers } = answer;
  headers.append('Vary', 'Accept-Encoding');
  if (encoding === null || answer.body === null) return answer;
  const init = { status, headers };
  const body = Buffer.from(await answer.arrayBuffer());
  if (body.length < 1024) return new Response(body, init);
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  const small =
    encoding === 'zstd'
      ? await zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } })
      : await gzipped(body, { level: 4 });
  return new Response(small, init);
}
