/**
 * How long a page is reused, in milliseconds: long enough for a rush of visitors, too short to be noticed.
 */
const MAX_AGE_MS = 1000;
const MAX_PAGES = 100;
/** Cookies that affect only the look or distances of a page and say nothing about the viewer. */
const VISITOR_COOKIES = /^(?:(?:theme|place)=[^;]*(?:; *|$))*$/;

/** Used at log-in only: a browser without a session gets the same page as any visitor. */
const DEVICE_COOKIE = /(?<=^|; *)(?:__Host-)?offhand\.device=[^;]*(?:; *|$)/;

interface CachedPage {
  /** The HTML, split where the nonce of its scripts was. */
  parts: string[];
  headers: [string, string][];
  /** Of the settings it shows. */
  revision: number;
  until: number;
}

/** Returns the cache key of a visitor's page; null for a request that may belong to a guest or member. */
export function visitorKey(request: Request): string | null {
  const cookies = request.headers.get('cookie')?.replace(DEVICE_COOKIE, '') ?? '';
  return request.method === 'GET' && VISITOR_COOKIES.test(cookies) ? `${request.url}\n${cookies}` : null;
}

/**
 * Caches pages of visitors, who all see the same. Each address is rendered once per second, no matter how
 * many people request it. A change made by a visitor may show a second later. Published settings show at once.
 * @param settingsRevision Changes when settings are published.
 */
export function createVisitorPages(settingsRevision: () => number, now: () => number = Date.now) {
  const cached = new Map<string, CachedPage>();
  return {
    /** Returns the cached page with this nonce; null if it is not cached, too old, or has other settings. */
    find(key: string, nonce: string): { headers: Headers; html: Buffer<ArrayBuffer> } | null {
      const page = cached.get(key);
      if (page === undefined || page.until <= now() || page.revision !== settingsRevision()) return null;
      return { headers: new Headers(page.headers), html: Buffer.from(page.parts.join(nonce)) };
    },
    store(
      key: string,
      { headers, html, nonce, revision }: { headers: Headers; html: Buffer; nonce: string; revision: number },
    ): void {
      cached.delete(key);
      cached.set(key, {
        parts: html.toString().split(nonce),
        headers: [...headers],
        revision,
        until: now() + MAX_AGE_MS,
      });
      const [oldest] = cached.keys();
      if (cached.size > MAX_PAGES && oldest !== undefined) cached.delete(oldest);
    },
  };
}
