import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useMatches, useNavigation, useRevalidator } from 'react-router';
import { useReopenPage } from '../page/use-reopen-page.ts';
import { type Connection, connection, fineConnection } from './connection.ts';
import { createPageCache } from './page-cache.ts';
import type { CachedData } from './worker-contract.ts';

/** Milliseconds until the next attempt; doubles with each. */
const FIRST_RETRY_DELAY_MS = 2_000;
const MAX_RETRY_DELAY_MS = 30_000;
/** Milliseconds until the service worker starts, so that it delays nothing the person waits for. */
const WORKER_DELAY_MS = 3_000;

export const pageCache = createPageCache(connection);

/** Browsers have none without https, nor does the server. */
export const workers = (globalThis.navigator as Partial<Navigator> | undefined)?.serviceWorker;

export const useConnectionState = (): Connection =>
  useSyncExternalStore(connection.subscribe, connection.state, fineConnection);

/**
 * Watches the connection of this tab: caches what pages show, and reloads automatically when it is back. The
 * page frame uses it once.
 * @param person Whose pages they are.
 */
export function useConnection(person: string): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const { lost } = useConnectionState();
  useEffect(() => pageCache.note({ pathname, search }, person, matches), [pathname, search, person, matches]);
  useEffect(startWorkerAfterLoad, []);
  const resume = useResume();

  useEffect(() => {
    const onOffline = () => connection.lose();
    const onOnline = () => (connection.state().shows === 'all' ? connection.regain() : resume());
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    connection.onRetry(resume);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
      connection.onRetry(null);
    };
  }, [resume]);

  useEffect(() => {
    if (!lost) return;
    let delay = FIRST_RETRY_DELAY_MS;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        // Browsers only know that there is no network, not that the site is unreachable.
        if (navigator.onLine) resume();
        delay = Math.min(MAX_RETRY_DELAY_MS, delay * 2);
        wait();
      }, delay);
    };
    wait();
    return () => clearTimeout(timer);
  }, [lost, resume]);
}

/** Notices what the service worker of an earlier page cached, and starts it for the pages that follow. */
function startWorkerAfterLoad(): () => void {
  workers?.addEventListener('message', noteCached);
  const { cachedAt } = document.documentElement.dataset;
  if (cachedAt) pageCache.noteCached({ ...window.location, cachedAt: Number(cachedAt) });
  const start = () => {
    if (import.meta.env.PROD)
      import('./start-worker.ts').then(
        ({ startWorker }) => startWorker(),
        () => undefined,
      );
  };
  const timer = setTimeout(start, cachedAt ? 0 : WORKER_DELAY_MS);
  return () => {
    clearTimeout(timer);
    workers?.removeEventListener('message', noteCached);
  };
}

const noteCached = ({ data }: MessageEvent<CachedData>) => pageCache.noteCached(data);

/** Returns a function that reloads the current page, or continues the current navigation. */
function useResume(): () => void {
  const { revalidate } = useRevalidator();
  const { location: next } = useNavigation();
  const { pathname, search } = useLocation();
  const { reopen } = useReopenPage();
  const address = useRef('');
  const isStuck = useRef(false);
  const isOnTheWay = useRef(false);
  const askAgain = useRef(reopen);
  useEffect(() => {
    address.current = next ? next.pathname + next.search : pathname + search;
    // The navigation went elsewhere meanwhile. Scripts can fail before React knows about the navigation that
    // needs them.
    if (isOnTheWay.current && !next) isStuck.current = false;
    isOnTheWay.current = next !== undefined;
    askAgain.current = () => {
      if (!next && connection.state().shows === 'nothing') reopen();
      else void revalidate();
    };
  });

  const resume = useRef(() => {
    if (isStuck.current) void openWhenReachable(() => address.current);
    else askAgain.current();
  });
  useEffect(
    () =>
      preventReload(() => {
        isStuck.current = true;
        connection.lose('nothing');
        resume.current();
      }),
    [],
  );
  // oxlint-disable-next-line react/refs -- set once; what it calls is kept up to date
  return resume.current;
}

/** Opens an address as a new document once the site responds. */
async function openWhenReachable(address: () => string): Promise<void> {
  try {
    await fetch(address(), { method: 'HEAD' });
    window.location.assign(address());
  } catch {
    // Another attempt follows.
  }
}

/** The used part of the Navigation API, which not every browser has. */
interface NavigateEvent extends Event {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  userInitiated: boolean;
}

/**
 * Prevents the router from reloading the document when a page's scripts can't be loaded, which is meant for
 * outdated releases. Offline, the browser would replace the page with its own error.
 * @param onPrevented Called instead of the reload.
 */
function preventReload(onPrevented: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget };
  const onNavigate = (event: Event) => {
    const { navigationType, userInitiated, cancelable } = event as NavigateEvent;
    if (navigationType !== 'reload' || userInitiated || !cancelable) return;
    event.preventDefault();
    onPrevented();
  };
  navigation?.addEventListener('navigate', onNavigate);
  return () => navigation?.removeEventListener('navigate', onNavigate);
}
