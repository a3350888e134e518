import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from './fake-caches.fixture.ts';
import type { FetchEvent } from './worker-scope.ts';

const SITE = 'http://site.test';
/** Answers of the site by path; missing ones are a lost connection. */
let site: Map<string, () => Response | Promise<Response>>;
let posted: unknown[];
/** The address of the tab's document, and where the worker sent the tab. */
let tab: { url: string; opened: string[] };
let pages: typeof import('./cached-pages.ts');

beforeEach(async () => {
  site = new Map();
  posted = [];
  tab = { url: `${SITE}/`, opened: [] };
  vi.useFakeTimers();
  vi.stubGlobal('WORKER_VERSION', '1');
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('location', new URL(SITE));
  const client = {
    postMessage: (message: unknown) => posted.push(message),
    navigate: async (url: string) => void tab.opened.push(url),
  };
  vi.stubGlobal('clients', { get: async () => ({ ...client, url: tab.url }) });
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, SITE);
    const answer = site.get(pathname + search);
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
  vi.resetModules();
  pages = await import('./cached-pages.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const html = (text: string, viewer?: string) => () =>
  new Response(`<html>${text}</html>`, {
    headers: { 'Content-Type': 'text/html', ...(viewer && { 'X-Viewer': viewer }) },
  });
const data = (text: string, viewer?: string) => () =>
  new Response(text, { headers: { 'X-Remix-Response': 'yes', ...(viewer && { 'X-Viewer': viewer }) } });

/** Asks the worker for a page or its data. Like a browser's, the event is over once nothing is pending. */
function send(path: string) {
  const work: Promise<unknown>[] = [];
  /** The answer and further work. */
  let pending = 1;
  const end = () => (pending -= 1);
  const waitUntil = (one: Promise<unknown>) => {
    if (pending === 0) throw new DOMException('The event is over', 'InvalidStateError');
    pending += 1;
    void one.then(end, end);
    work.push(one);
  };
  const request = new Request(SITE + path);
  Object.defineProperty(request, 'mode', { value: path.includes('.data') ? 'cors' : 'navigate' });
  const event = { request, clientId: 'tab', waitUntil } as unknown as FetchEvent;
  const answered = pages.answerPage(event);
  void answered.then(end, end);
  return { answered, work };
}

/** Asks the worker for a page or its data, and waits until what is cached is stored. */
async function ask(path: string) {
  const { answered, work } = send(path);
  await vi.advanceTimersByTimeAsync(3_100);
  const response = await answered;
  // Work may add more.
  for (const one of work) await one;
  return response;
}

const textOf = async (path: string) => (await ask(path)).text().catch(() => '');

test('A page that was seen opens offline, and says when it was loaded', async () => {
  vi.setSystemTime(1_000);
  site.set('/listings', html('Lamp', 'nora'));
  await ask('/listings');
  site.clear();
  expect(await textOf('/listings')).toBe('<html data-cached-at="1000">Lamp</html>');
});

test('After three seconds without an answer, what is cached is shown, and the next answer is not waited for', async () => {
  site.set('/a', html('Lamp', 'nora'));
  await ask('/a');
  site.set('/a', () => new Promise(() => undefined));
  const { answered } = send('/a');
  await vi.advanceTimersByTimeAsync(3_100);
  expect(await (await answered).text()).toContain('Lamp');
  const start = Date.now();
  let answeredAt = 0;
  void send('/a').answered.then(() => (answeredAt = Date.now()));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answeredAt - start).toBeLessThan(500);
  expect(answeredAt).not.toBe(0);
});

test('An answer that takes longer than three seconds is stored, and shown at the next attempt', async () => {
  site.set('/a', html('Lamp', 'nora'));
  await ask('/a');
  const late = Promise.withResolvers<Response>();
  site.set('/a', () => late.promise);
  const { answered, work } = send('/a');
  await vi.advanceTimersByTimeAsync(3_100);
  expect(await (await answered).text()).toContain('Lamp');
  late.resolve(html('Sold lamp', 'nora')());
  for (const one of work) await one;
  site.clear();
  expect(await textOf('/a')).toContain('Sold lamp');
});

test('Cached data tells the page how old it is', async () => {
  vi.setSystemTime(5_000);
  site.set('/a.data?_routes=root%2Cpage', data('[1]', 'nora'));
  await ask('/a.data?_routes=root%2Cpage');
  site.clear();
  expect(await textOf('/a.data?_routes=page')).toBe('[1]');
  expect(posted).toEqual([{ cachedAt: 5_000, pathname: '/a', search: '' }]);
});

test('A page that was cached as a document opens as one offline, but never again in the tab that shows it', async () => {
  site.set('/listing/1?from=map', html('Lamp', 'nora'));
  await ask('/listing/1?from=map');
  site.clear();
  tab.url = `${SITE}/listing/1`;
  await ask('/listing/1.data?from=map');
  expect(tab.opened).toEqual([`${SITE}/listing/1?from=map`]);
  tab.url = `${SITE}/listing/1?from=map#photos`;
  expect((await ask('/listing/1.data?from=map')).type).toBe('error');
  expect(tab.opened).toHaveLength(1);
});

test('A page of which only newer data was cached opens from it', async () => {
  site.set('/offline', html('Opening', 'nora'));
  site.set('/a', html('Old', 'nora'));
  await ask('/a');
  vi.setSystemTime(Date.now() + 1_000);
  site.set('/a.data', data('[1]', 'nora'));
  await ask('/a.data');
  site.clear();
  expect((await ask('/a')).headers.get('Location')).toBe(`${SITE}/offline?to=%2Fa`);
  expect(await textOf('/offline?to=%2Fa')).toContain('Opening');
});

test('The login page of a public network is not taken for the site, but shown if nothing was cached', async () => {
  site.set('/a', html('Lamp', 'nora'));
  await ask('/a');
  site.set('/a', html('Hotel'));
  site.set('/b', html('Hotel'));
  expect(await textOf('/a')).toContain('Lamp');
  expect(await textOf('/b')).toContain('Hotel');
  site.clear();
  expect((await ask('/b')).type).toBe('error');
});

test('Nothing is left for the next person, also after the session ended elsewhere', async () => {
  site.set('/a', html('Private', 'nora'));
  await ask('/a');
  site.set('/b', html('About', 'visitor'));
  await ask('/b');
  site.clear();
  expect((await ask('/a')).type).toBe('error');
  expect(await textOf('/b')).toContain('About');
});

test('A sign-out that is told after the first page without me leaves visitors what opens pages offline', async () => {
  site.set('/a', html('Private', 'nora'));
  await ask('/a');
  site.set('/', html('Home', 'visitor'));
  site.set('/offline', html('Opener', 'visitor'));
  await ask('/');
  site.clear();
  await pages.forgetSession();
  const response = await ask('/a');
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toContain('/offline?to=%2Fa');
});

test('An answer that was still on its way at the sign-out is not cached', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  site.set('/b', html('About', 'nora'));
  await ask('/b');
  site.set('/a', () => promise);
  const late = ask('/a');
  await pages.forgetSession();
  resolve(html('Private', 'nora')());
  expect(await (await late).text()).toContain('Private');
  site.clear();
  expect((await ask('/a')).type).toBe('error');
});

test('An answer that arrives while the sign-out waits for its turn is not cached', async () => {
  site.set('/dashboard', html('Mine', 'nora'));
  await ask('/dashboard');
  const held = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const deleteCache = caches.delete.bind(caches);
  caches.delete = async (name) => {
    await held.promise;
    return deleteCache(name);
  };
  site.set('/dashboard', () => answer.promise);
  void pages.forgetSession();
  await vi.advanceTimersByTimeAsync(0);
  const asked = ask('/dashboard');
  void pages.forgetSession();
  answer.resolve(html('Mine', 'nora')());
  await vi.advanceTimersByTimeAsync(0);
  held.resolve();
  await asked;
  site.clear();
  expect(await textOf('/dashboard')).toBe('');
});

test('An operator who sees the site as a person, and pages with secrets, leave nothing', async () => {
  for (const path of ['/operator/people', '/auth/confirm?token=1']) site.set(path, html('Secret', 'nora'));
  site.set('/a', html('Private', 'none'));
  site.set('/a.data?_routes=page', data('[1]'));
  for (const path of site.keys()) await ask(path);
  const paths = [...site.keys()];
  site.clear();
  for (const path of paths) expect((await ask(path)).type, path).toBe('error');
});

test('An error of the site is shown, and not cached', async () => {
  site.set('/a', html('Lamp', 'nora'));
  await ask('/a');
  site.set('/a', () => new Response('Broken', { status: 503 }));
  expect(await textOf('/a')).toBe('Broken');
  site.clear();
  expect(await textOf('/a')).toContain('Lamp');
});

test('The newest chats can be read offline before they were ever opened', async () => {
  site.set('/offline', html('Opening', 'nora'));
  site.set('/api/conversations', () => Response.json({ conversations: [{ id: 'b' }, { id: 'a' }] }));
  for (const id of ['a', 'b']) site.set(`/messages/${id}.data`, data(`Chat ${id}`, 'nora'));
  await pages.prefetchPages();
  site.clear();
  expect(await textOf('/messages/a.data')).toBe('Chat a');
  expect(await textOf('/messages/b.data')).toBe('Chat b');
  expect((await ask('/messages/b')).headers.get('Location')).toBe(`${SITE}/offline?to=%2Fmessages%2Fb`);
});

test('However many pages I look at, my own listings and favorites stay, and I stay known after the worker started anew', async () => {
  site.set('/offline', html('Opening', 'nora'));
  for (const path of ['/dashboard.data', '/favourites.data']) site.set(path, data(`Mine ${path}`, 'nora'));
  await pages.prefetchPages();
  const seen = Array.from({ length: 151 }, (_, number) => `/listing/${number}`);
  for (const path of seen) {
    site.set(path, html('Lamp', 'nora'));
    await ask(path);
  }
  vi.resetModules();
  pages = await import('./cached-pages.ts');
  site.set('/about', html('About', 'nora'));
  await ask('/about');
  site.clear();
  expect(await textOf('/dashboard.data')).toBe('Mine /dashboard.data');
  expect((await ask('/favourites')).headers.get('Location')).toBe(`${SITE}/offline?to=%2Ffavourites`);
  expect(await textOf('/listing/150')).toContain('Lamp');
  expect((await ask('/listing/0')).headers.get('Location')).toContain('/offline?to=');
});

test('Thirty chats stay, with all that was loaded of each', async () => {
  for (let number = 0; number <= 30; number += 1) {
    site.set(`/messages/${number}`, html(`Chat ${number}`, 'nora'));
    for (const routes of ['root', 'chat'])
      site.set(`/messages/${number}.data?_routes=${routes}`, data('[]', 'nora'));
  }
  for (const path of site.keys()) await ask(path);
  site.clear();
  expect(await textOf('/messages/1.data?_routes=chat')).toBe('[]');
  expect((await ask('/messages/0.data?_routes=chat')).type).toBe('error');
});

test('While I use the site, favorites and chats that had a message since are loaded again after five minutes', async () => {
  const chat = (text: string, answeredAt: string) => () =>
    new Response(text, { headers: { 'X-Remix-Response': 'yes', Date: new Date(answeredAt).toUTCString() } });
  const serve = (favorites: string, time: string, lastInA: string) => {
    site.set('/favourites.data', data(favorites, 'nora'));
    for (const id of ['a', 'b'])
      site.set(`/messages/${id}.data`, chat(`${id} at ${time}`, `2026-11-30T${time}Z`));
    const sentAt = { a: lastInA, b: '08:00:00' };
    const conversations = Object.entries(sentAt).map(([id, at]) => ({
      id,
      lastMessage: { sentAt: `2026-11-30T${at}Z` },
    }));
    site.set('/api/conversations', () => Response.json({ conversations }));
  };
  site.set('/offline', html('Opening', 'nora'));
  site.set('/about', html('About', 'nora'));
  serve('None', '08:30:00', '08:00:00');
  await pages.prefetchPages();

  serve('A lamp', '09:00:00', '08:59:00');
  await ask('/about');
  const answers = [...site];
  site.clear();
  expect(await textOf('/favourites.data')).toBe('None');

  for (const [path, answer] of answers) site.set(path, answer);
  vi.setSystemTime(Date.now() + 5 * 60_000);
  await ask('/about');
  site.clear();
  expect(await textOf('/favourites.data')).toBe('A lamp');
  expect(await textOf('/messages/a.data')).toBe('a at 09:00:00');
  expect(await textOf('/messages/b.data')).toBe('b at 08:30:00');
});

test('Without storage, pages load as always', async () => {
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new DOMException('Denied', 'SecurityError')),
    keys: () => Promise.reject(new DOMException('Denied', 'SecurityError')),
  });
  site.set('/a', html('Lamp', 'nora'));
  expect(await textOf('/a')).toContain('Lamp');
  site.set('/b.data', data('[1]', 'nora'));
  expect(await textOf('/b.data')).toBe('[1]');
});
