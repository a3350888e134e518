/** Milliseconds for which a page is reused: long enough for a rush of visitors, too short to be noticed. */
const FRESH_MS = 1000;
const MAX_PAGES = 100;
/** Cookies that only affect the look of a page or its distances, and say nothing about the viewer. */
const VISITOR_COOKIES = /^(?:(?:theme|place)=[^;]*(?:; *|$))*$/;

/** Known to log-in only: a browser that somebody signed out in is a visitor's as any other. */
const DEVICE_COOKIE = /(?<=^|; *)(?:__Host-)?offhand\.device=[^;]*(?:; *|$)/;

interface KeptPage {
  /** The HTML, split where the nonce of its scripts was. */
  parts: string[];
  headers: [string, string][];
  until: number;
}

/** The cache key of a visitor's page; null for a request that may belong to a guest or member. */
export function visitorKey(request: Request): string | null {
  const cookies = request.headers.get('cookie')?.replace(DEVICE_COOKIE, '') ?? '';
  return request.method === 'GET' && VISITOR_COOKIES.test(cookies) ? `${request.url}\n${cookies}` : null;
}

/**
 * Pages of visitors, who all see the same: each address is rendered once a second, however many request it,
 * as when a listing is shared widely. A visitor's change may show a second later.
 */
export function createVisitorPages(now: () => number = Date.now) {
  const kept = new Map<string, KeptPage>();
  return {
    /** The page with this nonce in place of the original one; null when it is not cached or too old. */
    find(key: string, nonce: string): { headers: Headers; html: Buffer<ArrayBuffer> } | null {
      const page = kept.get(key);
      if (page === undefined || page.until <= now()) return null;
      return { headers: new Headers(page.headers), html: Buffer.from(page.parts.join(nonce)) };
    },
    keep(key: string, { headers, html, nonce }: { headers: Headers; html: Buffer; nonce: string }): void {
      kept.delete(key);
      kept.set(key, { parts: html.toString().split(nonce), headers: [...headers], until: now() + FRESH_MS });
      const [oldest] = kept.keys();
      if (kept.size > MAX_PAGES && oldest !== undefined) kept.delete(oldest);
    },
  };
}
