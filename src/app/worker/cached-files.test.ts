import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from './fake-caches.fixture.ts';

const SITE = 'http://site.test';
const SELLER = '00000000-0000-4000-8000-000000000001';
const baseOf = (number: number) =>
  `/files/${SELLER}/00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;

let site: Map<string, () => Response>;
let requests: string[];
let photosArrive: Promise<void>;
/** Whether a public network answers everything with its login page. */
let hasLoginPage: boolean;
let connection: { saveData?: boolean; type?: string };
let pages: typeof import('./cached-pages.ts');
let files: typeof import('./cached-files.ts');

beforeEach(async () => {
  site = new Map();
  requests = [];
  photosArrive = Promise.resolve();
  hasLoginPage = false;
  connection = {};
  vi.stubGlobal('WORKER_VERSION', '1');
  vi.stubGlobal('SHELL_FILES', ['/assets/page.js', '/assets/page.css']);
  vi.stubGlobal('self', globalThis);
  // Workbox as it is built: it checks less, but still looks for this class.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('FetchEvent', Event);
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('location', new URL(SITE));
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input, SITE);
    if (hasLoginPage) return loginPage();
    if (pathname.endsWith('.webp')) {
      requests.push(origin === SITE ? pathname : origin + pathname);
      await photosArrive;
      return new Response('photo', { headers: { 'Content-Length': '5' } });
    }
    const answer = site.get(pathname);
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
  vi.resetModules();
  pages = await import('./cached-pages.ts');
  files = await import('./cached-files.ts');
  openAs('nora');
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const loginPage = () =>
  new Response('Hotel', { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': '5' } });

const script = (text: string) => () => new Response(text, { headers: { 'Content-Type': 'text/javascript' } });

/** Asks for a file as a page does, and waits until it is stored. */
async function load(strategy: typeof files.assets, path: string): Promise<string> {
  const event = { waitUntil: () => undefined };
  const [response, stored] = strategy.handleAll({ event, request: new Request(SITE + path) });
  const text = await (await response).text();
  await stored;
  return text;
}

/** Signs a person in, as every page says. */
const openAs = (viewer: string) =>
  site.set(
    '/offline',
    () => new Response('Opening', { headers: { 'Content-Type': 'text/html', 'X-Viewer': viewer } }),
  );

/** Serves data of a page with these photos, as React Router writes it. */
const serve = (path: string, bases: string[]) =>
  site.set(path, () =>
    Response.json(['listings', 'base', ...bases], { headers: { 'X-Remix-Response': 'yes' } }),
  );

async function prefetch(): Promise<void> {
  await pages.prefetchPages();
  await files.loadPhotosAhead();
}

test('Photos of favorites and chats that I never opened are there offline, each once and in any size', async () => {
  serve('/favourites.data', [baseOf(1), baseOf(2), baseOf(1)]);
  serve('/messages/a.data', [baseOf(2), `https://cdn.test${baseOf(3)}`]);
  site.set('/api/conversations', () => Response.json({ conversations: [{ id: 'a' }] }));
  await prefetch();
  expect(requests).toEqual([
    `${baseOf(1)}-400.webp`,
    `${baseOf(2)}-400.webp`,
    `https://cdn.test${baseOf(3)}-400.webp`,
  ]);
  expect(await (await files.findPhoto(`${SITE}${baseOf(1)}-800.webp`))?.text()).toBe('photo');
  expect(await files.findPhoto(`${SITE}${baseOf(4)}-800.webp`)).toBeUndefined();
  await files.loadPhotosAhead();
  expect(requests).toHaveLength(3);
});

test('Only the first photos of a page are loaded before it is opened', async () => {
  serve(
    '/dashboard.data',
    Array.from({ length: 40 }, (_, number) => baseOf(number)),
  );
  await prefetch();
  expect(requests).toHaveLength(12);
  expect(requests[0]).toBe(`${baseOf(0)}-400.webp`);
});

test.each([{ saveData: true }, { type: 'cellular' }])(
  'Where data may cost me money, no photos are loaded ahead: %o',
  async (network) => {
    Object.assign(connection, network);
    serve('/favourites.data', [baseOf(1)]);
    await prefetch();
    expect(requests).toEqual([]);
  },
);

test('After I sign out, no photo of mine is stored any longer', async () => {
  serve('/favourites.data', [baseOf(1), baseOf(2)]);
  await pages.prefetchPages();
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  photosArrive = promise;
  const loading = files.loadPhotosAhead();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  openAs('visitor');
  await pages.forgetSession();
  arrive();
  await loading;
  expect(await files.findPhoto(`${SITE}${baseOf(1)}-400.webp`)).toBeUndefined();
  expect(requests).toHaveLength(1);
});

test('A login page of a public network is never stored in place of a script or a photo', async () => {
  const photo = `${baseOf(1)}-400.webp`;
  hasLoginPage = true;
  expect(await load(files.assets, '/assets/page.js')).toBe('Hotel');
  expect(await load(files.photos, photo)).toBe('Hotel');
  hasLoginPage = false;
  site.set('/assets/page.js', script('page'));
  expect(await load(files.assets, '/assets/page.js')).toBe('page');
  expect(await load(files.photos, photo)).toBe('photo');
  site.clear();
  expect(await load(files.assets, '/assets/page.js')).toBe('page');
});

test('A script that is missing on the site is not stored', async () => {
  site.set('/assets/page.js', () => new Response('', { status: 404 }));
  await load(files.assets, '/assets/page.js');
  site.set('/assets/page.js', script('page'));
  expect(await load(files.assets, '/assets/page.js')).toBe('page');
});

test('What pages need offline is loaded ahead by the next attempt if a login page or an error came first', async () => {
  hasLoginPage = true;
  await expect(files.prefetchShell()).rejects.toThrow();
  hasLoginPage = false;
  site.set('/assets/page.js', script('page'));
  site.set('/assets/page.css', () => new Response('', { status: 503 }));
  await expect(files.prefetchShell()).rejects.toThrow();
  site.set('/assets/page.css', () => new Response('css', { headers: { 'Content-Type': 'text/css' } }));
  await files.prefetchShell();
  site.clear();
  expect(await load(files.assets, '/assets/page.js')).toBe('page');
  expect(await load(files.assets, '/assets/page.css')).toBe('css');
});
