/** Milliseconds a page is shown again as it is: long enough for a crowd, too short for anybody to notice. */
const FRESH_MS = 1000;
const MAX_PAGES = 100;
/** Cookies that say how a page looks or from where distances are, and nothing about who asks. */
const VISITOR_COOKIES = /^(?:(?:theme|place)=[^;]*(?:; *|$))*$/;

interface KeptPage {
  /** The HTML, parted where the nonce of its scripts was. */
  parts: string[];
  headers: [string, string][];
  until: number;
}

/** What tells apart the pages of visitors; null for a request that may be somebody's. */
export function visitorKey(request: Request): string | null {
  const cookies = request.headers.get('cookie') ?? '';
  return request.method === 'GET' && VISITOR_COOKIES.test(cookies) ? `${request.url}\n${cookies}` : null;
}

/**
 * Pages of visitors, who all see the same: rendered once a second for an address, however many ask, as when a listing
 * is shared widely. What a visitor changes may show a second later.
 */
export function createVisitorPages(now: () => number = Date.now) {
  const kept = new Map<string, KeptPage>();
  return {
    /** The page with this nonce in place of the one it was made with; null when it is not there or no longer fresh. */
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
