import {
  CACHED_AT,
  type CachedData,
  deletePersonCaches,
  LOADED_AT,
  OPENER,
} from '../../platform/web/connection/worker-contract.ts';
import { deleteOldest } from './bounded-cache.ts';
import { dropPressed, takePressed } from './pressed-page.ts';
import { findCachedData, pageOfData } from './routes-param.ts';
import { type FetchEvent, savesData, worker } from './worker-scope.ts';

declare const WORKER_VERSION: string;

/** How long a page waits for the site before it shows what is cached, in milliseconds. */
const MAX_WAIT_MS = 3_000;
/** The same right after the site was too slow, because a page needs several answers. */
const NEXT_WAIT_MS = 300;
/** How long the site counts as too slow after it was, in milliseconds. */
const SLOW_FOR_MS = 10_000;

/** Cached content belongs to one release: another one may need other data. */
const PAGES = `pages-${WORKER_VERSION}`;
const CHATS = `chats-${WORKER_VERSION}`;
/** Whose content it is, what opens pages, and the pages that people need most: they never make room for others. */
const OWN = `own-${WORKER_VERSION}`;
const MAX_PAGES = 150;
const MAX_CHATS = 30;

/** The age at which what is prefetched is loaded again while the site is used, in milliseconds. */
const REFRESH_MS = 5 * 60_000;

/** Set on responses that show whose they are: an id, 'visitor', or 'none' if nothing may be cached. */
const VIEWER = 'X-Viewer';
const NOBODY = 'none';
/** Where the worker stores whose content it caches. */
const OWNER = '/cache-owner';

/** Pages about other people, with secrets in their address, or in the middle of something that can't wait. */
const NEVER_CACHED = /^\/(?:operator|auth|checkout|unsubscribe|guest-alerts|dev)(?:[/.]|$)|[?&]preview=/;

/** The newest chats, whose messages are cached, too. */
const INBOX = '/api/conversations';
/** Pages that are cached for members and guests as soon as they are signed in, even if they don't look at them. */
const OWN_PAGES: readonly string[] = ['/create-listing', '/dashboard', '/favourites', '/match-me/wants'];
const VISITOR = 'visitor';

/** Requests of the API whose first page is cached. */
const CACHED_LISTS: readonly string[] = [INBOX, '/api/notifications'];

let owner: string | null | undefined;
/** Increases when everything is deleted, so that an earlier request stores nothing afterwards. */
let generation = 0;
let lastChange: Promise<unknown> = Promise.resolve();
/** By the monotonic clock: the time of day may be changed. */
let slowUntil = 0;
let isRefreshing = false;

const isData = (url: URL): boolean => url.pathname.endsWith('.data');

/** Whether the worker answers a request: for a page, its data, or a cached list. */
export const isPageRequest = (request: Request, url: URL): boolean =>
  request.method === 'GET' &&
  url.origin === worker.location.origin &&
  ((request.mode === 'navigate' && !/^\/(?:api|files|assets)\//.test(url.pathname)) ||
    isData(url) ||
    CACHED_LISTS.includes(url.pathname + url.search));

const isChat = ({ pathname }: URL): boolean => pathname.startsWith('/messages/');

/** Returns the page of a document, of data or of a list. */
const pageOf = (url: URL): URL => (isData(url) ? pageOfData(url.href) : url);

const isOwn = (url: URL): boolean => {
  const { pathname, search } = pageOf(url);
  return search === '' && [...OWN_PAGES, INBOX, OPENER].includes(pathname);
};

const cacheOf = (url: URL): Promise<Cache> => caches.open(isOwn(url) ? OWN : isChat(url) ? CHATS : PAGES);

/** Answers with the site's response, or with what is cached when there is none for three seconds. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  const isDocument = request.mode === 'navigate';
  if (isDocument && url.pathname === OPENER) {
    const opener = await findOpener();
    if (opener) return opener;
  }
  const response = askSite(event, url);
  const answered = response.catch(() => null);
  // An answer that arrives after the cached one was shown is still stored.
  event.waitUntil(answered);
  const first = await Promise.race([
    answered,
    waitAtMost(performance.now() < slowUntil ? NEXT_WAIT_MS : MAX_WAIT_MS),
  ]);
  if (first !== 'late') slowUntil = 0;
  else if (slowUntil === 0) slowUntil = performance.now() + SLOW_FOR_MS;
  if (first !== 'late' && first?.isOurs) return first.response;
  const cached = isDocument ? await findDocument(url) : await findData(event, url);
  if (cached) return cached;
  const late = await answered;
  if (late) return late.response;
  const hasOpener = isDocument && (await findOpener()) !== undefined;
  return hasOpener ? toOpener(url) : Response.error();
}

const findOpener = async (): Promise<Response | undefined> => (await caches.open(OWN)).match(OPENER);

const waitAtMost = (ms: number) => new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), ms));

const toOpener = ({ origin, pathname, search }: URL): Response =>
  Response.redirect(`${origin}${OPENER}?to=${encodeURIComponent(pathname + search)}`);

interface Answer {
  response: Response;
  /** False if something between here and the site answered, such as the login page of a public network. */
  isOurs: boolean;
}

async function askSite(event: FetchEvent, url: URL): Promise<Answer> {
  const { request } = event;
  const started = generation;
  const response = (await event.preloadResponse) ?? (await (takePressed(request.url) ?? fetch(request)));
  const isOurs = isFromSite(response, request, url);
  const viewer = response.headers.get(VIEWER);
  // Someone signed in or out meanwhile: this is still the answer for the person before.
  const isOutdated = () => started !== generation && viewer !== owner;
  if (viewer !== null && !isOutdated()) await noticeViewer(event, viewer, isOutdated);
  const isCacheable = isOurs && !isOutdated() && !NEVER_CACHED.test(url.pathname + url.search);
  if (isCacheable && response.status === 200) {
    event.waitUntil(storePage(url, response.clone(), viewer !== null).catch(onFull));
  }
  return { response, isOurs };
}

function isFromSite(response: Response, request: Request, url: URL): boolean {
  if (response.status !== 200) return true;
  if (isData(url)) return response.headers.has('X-Remix-Response');
  return !isHtml(response) || (request.mode === 'navigate' && response.headers.has(VIEWER));
}

/** Whether a response is a page. In place of data or a file, it is the login page of a public network. */
export const isHtml = (response: Response): boolean =>
  response.headers.get('Content-Type')?.startsWith('text/html') ?? false;

/** Deletes everything when another person, or nobody, is signed in now. A sign-out may come first in turn. */
async function noticeViewer(event: FetchEvent, viewer: string, isOutdated: () => boolean): Promise<void> {
  const isOther = await inTurn(async () => !isOutdated() && becomeOwner(viewer));
  event.waitUntil((isOther ? prefetchAll() : refreshPages()).catch(onFull));
}

/** Prefetches again what became old. */
async function refreshPages(): Promise<void> {
  if (isRefreshing || savesData()) return;
  isRefreshing = true;
  try {
    const opener = await findOpener();
    if (opener && Math.abs(Date.now() - loadedAt(opener)) > REFRESH_MS) await prefetchAll();
  } finally {
    isRefreshing = false;
  }
}

/** Returns whether that is another owner than before. */
async function becomeOwner(viewer: string): Promise<boolean> {
  if ((await readOwner()) === viewer) return false;
  await forgetPerson();
  owner = viewer;
  await (await caches.open(OWN)).put(OWNER, new Response(viewer));
  return true;
}

/** A session began or ended: deletes what is cached for a person, unless a page has already said that nobody is signed in. */
export async function forgetSession(): Promise<void> {
  const isForgotten = await inTurn(async () => {
    if ((await readOwner()) === VISITOR) return false;
    await forgetPerson();
    return true;
  });
  if (isForgotten) await prefetchAll();
}

/** Changes the owner, one change after another. Without storage nothing is cached, and pages load as always. */
function inTurn(change: () => Promise<boolean>): Promise<boolean> {
  const changed = lastChange.then(change).catch(() => false);
  lastChange = changed;
  return changed;
}

/** Returns the person whose pages are cached; null if nobody is signed in. */
export async function readPerson(): Promise<string | null> {
  const person = await readOwner();
  return person === VISITOR || person === NOBODY ? null : person;
}

async function readOwner(): Promise<string | null> {
  owner ??= (await (await (await caches.open(OWN)).match(OWNER))?.text()) ?? null;
  return owner;
}

/** Deletes what is cached for a person. Responses that are still on their way are not cached either. */
async function forgetPerson(): Promise<void> {
  generation += 1;
  owner = null;
  dropPressed();
  for (const listener of forgetListeners) listener();
  await deletePersonCaches();
}

const forgetListeners: (() => void)[] = [];
export const onForget = (listener: () => void): void => void forgetListeners.push(listener);

const prefetchListeners: (() => Promise<void>)[] = [];
/** Calls a function after pages were prefetched for an open page. */
export const onPrefetch = (listener: () => Promise<void>): void => void prefetchListeners.push(listener);

async function prefetchAll(): Promise<void> {
  await prefetchPages();
  await Promise.all(prefetchListeners.map((listener) => listener()));
}

/** Caches the page that opens others offline, with the frame of the signed-in person, and the pages they need most. */
export async function prefetchPages(): Promise<void> {
  const generationAtRequest = generation;
  const response = await fetch(OPENER, { headers: { Accept: 'text/html' } }).catch(() => null);
  const viewer = response?.headers.get(VIEWER);
  if (!response?.ok || !viewer || generationAtRequest !== generation) return;
  // At the first visit, it also says who is signed in.
  if (owner == null) await inTurn(() => becomeOwner(viewer));
  if (viewer !== owner || viewer === NOBODY) return;
  const started = generation;
  await storePage(new URL(OPENER, worker.location.origin), response, true).catch(onFull);
  if (viewer === VISITOR) return;
  const paths = [...OWN_PAGES.map((page) => `${page}.data`), INBOX];
  for (const path of paths) {
    const url = new URL(path, worker.location.origin);
    const ahead = await fetch(url).catch(() => null);
    if (ahead?.status !== 200 || started !== generation) continue;
    if (path === INBOX && !savesData()) paths.push(...(await findChangedChats(ahead.clone())));
    await storePage(url, ahead, false).catch(onFull);
  }
}

interface Inbox {
  conversations: { id: string; lastMessage: { sentAt: string } | null }[];
}

/**
 * Returns the addresses of the chats of an inbox that are not cached, or had messages since, both by the site's clock.
 * The newest comes last, because the oldest entries make room.
 */
async function findChangedChats(inbox: Response): Promise<string[]> {
  const page = (await inbox.json().catch(() => null)) as Inbox | null;
  const cache = await caches.open(CHATS);
  const changed: string[] = [];
  for (const { id, lastMessage } of page?.conversations.toReversed() ?? []) {
    const address = `/messages/${id}.data`;
    const answeredAt = Date.parse((await cache.match(address))?.headers.get('Date') ?? '');
    const isCached = !Number.isNaN(answeredAt);
    if (!isCached || (lastMessage && answeredAt <= Date.parse(lastMessage.sentAt))) changed.push(address);
  }
  return changed;
}

/** Returns the cached data of the pages that a person needs most and of their chats. */
export async function readPrefetched(): Promise<string[]> {
  const bodies: string[] = [];
  for (const name of [OWN, CHATS]) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const url = new URL(key.url);
      if (isData(url) || url.pathname === INBOX) bodies.push((await (await cache.match(key))?.text()) ?? '');
    }
  }
  return bodies;
}

async function storePage(url: URL, response: Response, saysWhose: boolean): Promise<void> {
  const started = generation;
  const person = await readOwner();
  if (person === NOBODY || (person === null && !saysWhose)) return;
  const headers = new Headers(response.headers);
  headers.set(LOADED_AT, String(Date.now()));
  const cache = await cacheOf(url);
  // The whole body first: a page that is cut off is not cached.
  const body = await response.blob();
  if (started !== generation) return;
  await cache.put(url.href, new Response(body, { headers }));
  if (isOwn(url)) return;
  await deleteOldest(cache, isChat(url) ? MAX_CHATS : MAX_PAGES, (address) => pageOf(new URL(address)).href);
}

/** Deletes what other releases cached: their pages need other data. */
export async function deleteOtherReleases(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => /^(?:own|pages|chats)-/.test(name) && ![OWN, PAGES, CHATS].includes(name),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Full storage: photos go first, because they take the most. */
async function onFull(error: unknown): Promise<void> {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') await caches.delete(PHOTOS);
}

/** The cache of photos. */
export const PHOTOS = 'photos';

const loadedAt = (response: Response): number => Number(response.headers.get(LOADED_AT) ?? 0);

/** Returns the cached document, or opens the page from its cached data if that is newer. */
async function findDocument(url: URL): Promise<Response | null> {
  const cache = await cacheOf(url);
  const document = await cache.match(url.href);
  const data = await findDataOf(url);
  if (data && (!document || loadedAt(data) > loadedAt(document))) return toOpener(url);
  return document ? withAge(document) : null;
}

async function findDataOf(page: URL): Promise<Response | undefined> {
  const cache = await cacheOf(page);
  const key = (await cache.keys()).findLast(({ url }) => {
    const cachedUrl = new URL(url);
    return isData(cachedUrl) && pageOfData(url).href === page.href;
  });
  return key && cache.match(key);
}

async function withAge(document: Response): Promise<Response> {
  const html = await document.text();
  const aged = html.replace('<html', `<html ${CACHED_AT}="${loadedAt(document)}"`);
  const headers = new Headers(document.headers);
  headers.delete('Content-Length');
  return new Response(aged, { headers });
}

/** Returns cached data, and tells the page how old it is. */
async function findData(event: FetchEvent, url: URL): Promise<Response | null> {
  const cache = await cacheOf(url);
  const addresses = (await cache.keys()).map((key) => key.url);
  const address = findCachedData(addresses, url.href);
  const cached = address === undefined ? undefined : await cache.match(address);
  const client = await worker.clients.get(event.clientId);
  const page = pageOf(url);
  if (!cached) {
    const isDocumentCached = isData(url) && addresses.includes(page.href);
    // A tab whose document this is already has its data in memory. Opening it again would lose what the person typed.
    if (client && isDocumentCached && !isAt(client.url, page))
      void client.navigate(page.href).catch(() => null);
    return null;
  }
  const { pathname, search } = page;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker has none
  client?.postMessage({ cachedAt: loadedAt(cached), pathname, search } satisfies CachedData);
  return cached;
}

function isAt(address: string, page: URL): boolean {
  const { pathname, search } = new URL(address);
  return pathname === page.pathname && search === page.search;
}
