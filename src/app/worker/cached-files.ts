import { CacheFirst } from 'workbox-strategies';
import { PHOTO_LIMITS } from '../../features/items/photos/contract/photo-limits.ts';
import { atWidth } from '../../features/items/photos/contract/photo-url.ts';
import { PUBLIC_CACHE } from '../../platform/web/connection/worker-contract.ts';
import { createByteLimit, deleteOldest, sizeOf } from './bounded-cache.ts';
import { isHtml, onForget, onPrefetch, PHOTOS, readPrefetched } from './cached-pages.ts';
import { isMetered, savesData, worker } from './worker-scope.ts';

declare const SHELL_FILES: readonly string[];

/** Scripts, styles and fonts of this release and the ones before. */
const MAX_ASSETS = 600;
const MAX_PHOTO_BYTES = 50 * 1024 * 1024;

/** Photos of a page that are loaded before it is opened: those of about two screens. */
const PHOTOS_AHEAD = 12;

const byteLimit = createByteLimit(MAX_PHOTO_BYTES);
/** Increases when everything is deleted, so that a photo that is still loading is not stored afterwards. */
let generation = 0;
onForget(() => {
  generation += 1;
  byteLimit.reset();
});

/** Whether it is the requested file, not the login page of a public network. */
const isFile = (response: Response): boolean => response.status === 200 && !isHtml(response);

/** Files whose name contains their content. */
export const assets = new CacheFirst({
  cacheName: PUBLIC_CACHE,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
      cacheDidUpdate: async ({ cacheName }) => deleteOldest(await caches.open(cacheName), MAX_ASSETS),
    },
  ],
});

/** The end of every address of a photo, on this site and on a CDN (`FILES_URL`). Map tiles have none like it. */
const PHOTO_FILE = /\/[0-9a-f-]{36}(?:-\d+)?\.webp$/;

/** Whether a request is for an image of this site, or for a photo that a CDN delivers. */
export const isPhoto = (request: Request, url: URL): boolean =>
  request.destination === 'image' && (url.origin === worker.location.origin || PHOTO_FILE.test(url.pathname));

// Without CORS, browsers hide the size of what a CDN sends.
const PHOTO_REQUEST = { mode: 'cors', credentials: 'same-origin' } as const;

/** Whether there is a photo, and it says its size: otherwise its room is unknown. */
const isCacheable = (response: Response): boolean => isFile(response) && sizeOf(response) > 0;

/** Photos of pages. */
export const photos = new CacheFirst({
  cacheName: PHOTOS,
  fetchOptions: PHOTO_REQUEST,
  plugins: [
    // Without a connection, or a CDN that doesn't allow CORS: there, the photo is shown, but not cached.
    {
      handlerDidError: async ({ request }) =>
        (await findPhoto(request.url).catch(() => undefined)) ?? fetch(request),
    },
    {
      cacheWillUpdate: async ({ response }) => (isCacheable(response) ? response : null),
      cacheDidUpdate: async ({ cacheName, request, newResponse }) =>
        byteLimit.added(await caches.open(cacheName), request.url, sizeOf(newResponse)),
    },
  ],
});

/** Stores what the first pages need offline, unless it is there or the person saves data. */
export async function prefetchShell(): Promise<void> {
  if (savesData()) return;
  const cache = await caches.open(PUBLIC_CACHE);
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = SHELL_FILES.filter((file) => !cached.has(file));
  await Promise.all(
    missing.map(async (file) => {
      const response = await fetch(file);
      // The worker is not installed then, and the next page tries again.
      if (!isFile(response)) throw new TypeError(`No file at ${file}`);
      await cache.put(file, response);
    }),
  );
}

const SIZE = /-\d+\.webp$/;

/** Returns a cached photo in any size; undefined if there is none. */
export async function findPhoto(address: string): Promise<Response | undefined> {
  if (!SIZE.test(address)) return undefined;
  const cache = await caches.open(PHOTOS);
  for (const width of Object.values(PHOTO_LIMITS.widths).toReversed()) {
    const cached = await cache.match(address.replace(SIZE, `-${width}.webp`));
    if (cached) return cached;
  }
  return undefined;
}

/** The address of a photo without its size, as a string in the data of a page. */
const PHOTO_BASE = /"((?:https?:\/)?\/[^"\\]+\/[0-9a-f-]{36}\/[0-9a-f-]{36})"/g;

/** Caches the first photos of prefetched pages in the small size, unless data may cost the person money. */
export async function loadPhotosAhead(): Promise<void> {
  const started = generation;
  if (isMetered()) return;
  try {
    const bodies = await readPrefetched();
    const bases = bodies.flatMap((body) => {
      const photoBases = new Set([...body.matchAll(PHOTO_BASE)].map(([, base = '']) => base));
      return [...photoBases].slice(0, PHOTOS_AHEAD);
    });
    const cache = await caches.open(PHOTOS);
    for (const base of new Set(bases)) {
      const { href } = new URL(atWidth(base, PHOTO_LIMITS.widths.small), worker.location.origin);
      if (await findPhoto(href)) continue;
      const response = await fetch(href, PHOTO_REQUEST);
      if (started !== generation) return;
      if (!isCacheable(response)) continue;
      const bytes = sizeOf(response);
      await cache.put(href, response);
      await byteLimit.added(cache, href, bytes);
    }
  } catch {
    // Without a connection, or with full storage: the next time.
  }
}
onPrefetch(loadPhotosAhead);
