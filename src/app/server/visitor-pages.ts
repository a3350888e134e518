import { Counter } from 'prom-client';

/**
 * How long a page is reused, in milliseconds: long enough for a rush of visitors, too short to be noticed.
 */
const MAX_AGE_MS = 1000;
const MAX_PAGES = 100;
/** Cookies that affect only the look, distances or banners of a page and say nothing about the viewer. */
const VISITOR_COOKIES = /^(?:(?:theme|place|dismissed)=[^;]*(?:; *|$))*$/;

/** Used at login only: a browser without a session gets the same page as any visitor. */
const DEVICE_COOKIE = /(?<=^|; *)(?:__Host-)?offhand\.device=[^;]*(?:; *|$)/;

/** Counts pages of visitors. */
export type PageCache = Counter<'result'>;
export const createPageCache = (): PageCache =>
  new Counter({
    name: 'offhand_page_cache_total',
    help: 'Pages of visitors that were cached (hit), or rendered (miss)',
    labelNames: ['result'],
    // Registered by the metrics page, which has its own registry.
    registers: [],
  });

interface CachedPage {
  /** The HTML, split where the nonce of its scripts was. */
  parts: string[];
  headers: [string, string][];
  /** Of the settings and banners it shows. */
  edition: string;
  until: number;
}

/** Returns the cache key of a visitor's page; null for a request that may belong to a guest or member. */
export function visitorKey(request: Request): string | null {
  const cookies = request.headers.get('cookie')?.replace(DEVICE_COOKIE, '') ?? '';
  return request.method === 'GET' && VISITOR_COOKIES.test(cookies) ? `${request.url}\n${cookies}` : null;
}

/**
 * Caches pages of visitors, who all see the same. Each address is rendered once per second, no matter how
 * many people request it. A change made by a visitor may show a second later. Published settings, and banners that start
 * or end, show right away.
 * @param currentEdition Returns a text that changes with the settings and banners.
 */
export function createVisitorPages(currentEdition: () => string, now: () => number = Date.now) {
  const cached = new Map<string, CachedPage>();
  return {
    /** Returns the cached page with this nonce; null if it is not cached, too old, or of another edition. */
    find(key: string, nonce: string): { headers: Headers; html: Buffer<ArrayBuffer> } | null {
      const page = cached.get(key);
      if (page === undefined || page.until <= now() || page.edition !== currentEdition()) return null;
      return { headers: new Headers(page.headers), html: Buffer.from(page.parts.join(nonce)) };
    },
    store(
      key: string,
      { headers, html, nonce, edition }: { headers: Headers; html: Buffer; nonce: string; edition: string },
    ): void {
      cached.delete(key);
      cached.set(key, {
        parts: html.toString().split(nonce),
        headers: [...headers],
        edition,
        until: now() + MAX_AGE_MS,
      });
      const [oldest] = cached.keys();
      if (cached.size > MAX_PAGES && oldest !== undefined) cached.delete(oldest);
    },
  };
}
