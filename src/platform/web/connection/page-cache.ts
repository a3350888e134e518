import type { ConnectionStore } from './connection.ts';
import { isConnectionError } from './connection-error.ts';
import type { CachedData } from './worker-contract.ts';

/** The root route, whose data the frame of every page shows. */
const FRAME = 'root';
/** The route around every page. Its loader only refuses pages, and returns null for all others. */
const GATE = 'page-errors';
/** How many addresses are cached. */
const MAX_PAGES = 20;

/** Loader data by route. */
type LoaderData = Record<string, unknown>;
/** The router's result for each requested route. */
type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;

interface CachedPage {
  data: LoaderData;
  /** When it was loaded. */
  at: number;
}

interface Visit {
  request: Pick<Request, 'method' | 'signal'>;
  url: Address;
}

type Address = Pick<URL, 'pathname' | 'search'>;

/** The router's data URL and the address bar encode the same query differently. */
const keyOf = ({ pathname, search }: Address): string =>
  `${pathname}?${new URLSearchParams(search).toString()}`;

/**
 * Caches the data of this tab's pages while it is open and the same person uses it. Offline, a page that was
 * open before shows its cached data. The frame's data is always available, so that no one looks signed out.
 */
export function createPageCache(
  connection: ConnectionStore,
  now: () => number = Date.now,
  openDocument = (address: string): void => location.assign(address),
) {
  const pages = new Map<string, CachedPage>();
  /** When data that the service worker cached was loaded. */
  const cachedAt = new Map<string, number>();
  let frame: unknown;
  let person: string | undefined;
  /** The path that is shown. */
  let shown: string | undefined;
  let isOutdated = false;

  /** Clears the cache when the person changes. */
  function clearForOthers(viewer: string): void {
    if (person !== undefined && person !== viewer) pages.clear();
    person = viewer;
  }

  return {
    /** Stores what a page shows. */
    note(address: Address, viewer: string, routes: readonly { id: string; loaderData: unknown }[]): void {
      clearForOthers(viewer);
      shown = address.pathname;
      const data: LoaderData = {};
      for (const { id, loaderData } of routes) if (loaderData !== undefined) data[id] = loaderData;
      frame = data[FRAME] ?? frame;
      const key = keyOf(address);
      const before = pages.get(key);
      const isShownAgain =
        before !== undefined &&
        Object.entries(data).every(([id, value]) => id === FRAME || before.data[id] === value);
      pages.delete(key);
      pages.set(key, isShownAgain ? before : { data, at: cachedAt.get(key) ?? now() });
      const [oldest] = pages.keys();
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    },
    loadedAt: (address: Address): number | null =>
      cachedAt.get(keyOf(address)) ?? pages.get(keyOf(address))?.at ?? null,
    /** The service worker answered with what it cached, because the site didn't. */
    noteCached(cached: CachedData): void {
      const key = keyOf(cached);
      cachedAt.set(key, cached.cachedAt);
      // A cached document is shown before it says how old it is.
      const page = pages.get(key);
      if (page) page.at = cached.cachedAt;
      connection.lose('cached');
    },
    /** A new release is online: the next page is opened as a document, with scripts that fit its data. */
    setOutdated(): void {
      isOutdated = true;
    },
    /** The router's middleware: replaces data that could not be loaded with cached data. */
    async serveCached({ request, url }: Visit, next: () => Promise<Results>): Promise<Results> {
      const key = keyOf(url);
      cachedAt.delete(key);
      if (isOutdated && request.method === 'GET' && url.pathname !== shown) {
        openDocument(url.pathname + url.search);
        return new Promise(() => undefined);
      }
      const losses = connection.losses();
      const results = await next();
      if (request.method !== 'GET' || request.signal.aborted) return results;
      // A redirect reaches the router as an error, too.
      const failed = Object.keys(results).filter(
        (id) => results[id]?.type === 'error' && !(results[id].result instanceof Response),
      );
      if (failed.length === 0) {
        // The frame's data always comes from the site. What was requested before a loss says nothing of the time after.
        const isFromSite = results[FRAME]?.type === 'data' && !cachedAt.has(key);
        if (isFromSite && connection.losses() === losses) connection.regain();
        return results;
      }
      const answers = { ...results };
      const answer = (id: string, result: unknown) => (answers[id] = { type: 'data', result });
      // For other problems, such as too many requests, the page shows the error and its frame stays.
      if (failed.includes(FRAME) && frame !== undefined) answer(FRAME, frame);
      if (failed.some((id) => isConnectionError(results[id]?.result))) {
        const cached = pages.get(key)?.data;
        // The page below says that it couldn't be loaded.
        if (failed.includes(GATE)) answer(GATE, null);
        const isCached = cached !== undefined && failed.every((id) => id === FRAME || id in cached);
        if (isCached) for (const id of failed) if (id !== FRAME) answer(id, cached[id]);
        connection.lose(isCached ? 'cached' : 'nothing');
      }
      return answers;
    },
  };
}
