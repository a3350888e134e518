import { randomBytes } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { LiveBanners } from '../../features/running/announcements/server/announcements.ts';
import type { Config } from '../../platform/server/config.ts';
import type { Actor } from '../../platform/server/http/actor.ts';
import { actorOf, type RequestEnv } from '../../platform/server/http/request.ts';
import { contentSecurityPolicy, DEVELOPMENT_POLICY } from '../../platform/server/http/security-headers.ts';
import { effectiveSignUp, type SiteSettings } from '../../platform/server/site-settings.ts';
import { urlOfPath } from '../../platform/server/storage/file-storage.ts';
import { createApiClient } from '../../platform/web/api/api-client.ts';
import type { SiteSupport } from '../../platform/web/page/site-support.ts';
import { themeFromCookie } from '../../platform/web/theme/theme-choice.ts';
import { publicSiteOf } from '../../shared/public-site.ts';
import type { SettingValues } from '../../shared/site-settings.ts';
import { compress } from './compress.ts';
import type { PageModule } from './page-build.ts';
import { createVisitorPages, type PageCache, visitorKey } from './visitor-pages.ts';

interface Pages {
  config: Config;
  /** The site's router, called in-process by page loaders. */
  app: OpenAPIHono<RequestEnv>;
  /** Loads the built pages, or the current sources in development. */
  loadPages: () => Promise<PageModule>;
  mode: 'production' | 'development';
  support: SiteSupport;
  settings: SiteSettings;
  banners: Pick<LiveBanners, 'edition'>;
  pageCache: PageCache;
  /** Returns the settings with their drafts; null for everyone but operators. */
  findDraftSettings: (actor: Actor) => Promise<SettingValues | null>;
}

/** Creates the handler of page requests: server-rendered HTML, and the data of client-side navigations. */
export function createPages({
  config,
  app,
  loadPages,
  mode,
  support,
  settings,
  banners,
  pageCache,
  findDraftSettings,
}: Pages) {
  const currentEdition = () => `${settings.revision()} ${banners.edition()}`;
  const https = config.publicUrl.startsWith('https:');
  const visitorPages = createVisitorPages(currentEdition);
  const policyFor = (nonce: string, framed = false) =>
    mode === 'production'
      ? contentSecurityPolicy(nonce, https, {
          tilesUrl: config.mapTiles?.url,
          filesUrl: config.filesUrl,
          framed,
        })
      : DEVELOPMENT_POLICY;

  const siteFor = (shown: SettingValues) =>
    publicSiteOf({
      ...shown,
      logo: urlOfPath(shown.logo),
      homePicture: urlOfPath(shown.homePicture),
      signUp: effectiveSignUp(config, shown),
      // Drafts of categories are previewed on their own page: a process has one list of them.
      categories: settings.current().categories,
    });

  return async (c: Context<RequestEnv>): Promise<Response> => {
    const nonce = randomBytes(16).toString('base64');
    const key = mode === 'production' ? visitorKey(c.req.raw) : null;
    if (key === null) return compress(c.req.raw, await render(c, nonce));
    const cached = visitorPages.find(key, nonce);
    pageCache.inc({ result: cached === null ? 'miss' : 'hit' });
    if (cached !== null) {
      cached.headers.set('Content-Security-Policy', policyFor(nonce));
      return compress(c.req.raw, new Response(cached.html, { headers: cached.headers }));
    }
    // Read before rendering: a page that is rendered while they change is not shown again.
    const edition = currentEdition();
    const page = await render(c, nonce);
    const { status, headers } = page;
    if (status !== 200 || !isHtml(headers) || headers.has('Set-Cookie')) return compress(c.req.raw, page);
    const html = Buffer.from(await page.arrayBuffer());
    visitorPages.store(key, { headers, html, nonce, edition });
    return compress(c.req.raw, new Response(html, { headers }));
  };

  async function render(c: Context<RequestEnv>, nonce: string): Promise<Response> {
    const { handlePageRequest } = await loadPages();
    const answers: ApiAnswers = { cookies: [], refusal: null };
    const preview = c.req.query('preview') === 'drafts' ? await findDraftSettings(await actorOf(c)) : null;
    const page = withAvailability(
      await handlePageRequest(c.req.raw, {
        api: inProcessClient(c, app, answers, preview),
        publicUrl: config.publicUrl,
        nonce: mode === 'production' ? nonce : undefined,
        theme: themeFromCookie(preview ? `theme=${c.req.query('theme')}` : c.req.header('cookie')),
        support,
        hasBanners: banners.edition() !== '',
        site: siteFor(preview ?? settings.current()),
      }),
      answers,
    );
    const { headers } = page;
    for (const cookie of answers.cookies) headers.append('Set-Cookie', cookie);
    // Pages show who is signed in, so they are never shared. Pages of members and guests are not stored
    // either: after signing out on a shared device, nothing remains.
    const isVisitors = visitorKey(c.req.raw) !== null;
    if (!headers.has('Cache-Control')) {
      headers.set('Cache-Control', isVisitors ? 'private, no-cache' : 'private, no-store');
    }
    if (isHtml(headers)) headers.set('Content-Security-Policy', policyFor(nonce, preview !== null));
    if (preview !== null) headers.set('X-Frame-Options', 'SAMEORIGIN');
    return page;
  }
}

const isHtml = (headers: Headers): boolean => headers.get('Content-Type')?.startsWith('text/html') ?? false;

/** What the responses to a page's loaders mean for the whole page. */
interface ApiAnswers {
  cookies: string[];
  /** The last response saying that something is unavailable, or that there were too many requests. */
  refusal: { status: number; retryAfter: string } | null;
}

/**
 * Sets the status of a page that is incomplete because of a failure or a limit, so that neither caches nor
 * search engines store it.
 */
function withAvailability(page: Response, { refusal }: ApiAnswers): Response {
  if (refusal === null) return page;
  const answer = new Response(page.body, {
    status: isHtml(page.headers) ? refusal.status : page.status,
    headers: page.headers,
  });
  answer.headers.set('Retry-After', refusal.retryAfter);
  return answer;
}

function inProcessClient(
  c: Context<RequestEnv>,
  app: OpenAPIHono<RequestEnv>,
  answers: ApiAnswers,
  preview: SettingValues | null,
) {
  const { requestId, address } = c.var;
  const page = { requestId, address, settings: preview ?? undefined };
  const cookie = c.req.header('cookie');
  const userAgent = c.req.header('user-agent');
  return createApiClient({
    baseUrl: 'http://in-process',
    async fetch(request) {
      // A preview shows what visitors will see.
      if (cookie !== undefined && preview === null) request.headers.set('cookie', cookie);
      if (userAgent !== undefined) request.headers.set('user-agent', userAgent);
      const answer = await app.fetch(request, { page });
      answers.cookies.push(...answer.headers.getSetCookie());
      const retryAfter = answer.headers.get('Retry-After');
      const isRefused = answer.status === 503 || (answer.status === 429 && answers.refusal === null);
      if (isRefused && retryAfter !== null) answers.refusal = { status: answer.status, retryAfter };
      return answer;
    },
  });
}
