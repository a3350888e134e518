import { CacheFirst } from 'workbox-strategies';
import { PUBLIC_CACHE } from '../../platform/web/connection/worker-contract.ts';
import { createByteLimit, deleteOldest, sizeOf } from './bounded-cache.ts';
import { onForget, PHOTOS } from './cached-pages.ts';
import { savesData, worker } from './worker-scope.ts';

declare const SHELL_FILES: readonly string[];

/** Scripts, styles and fonts of this release and the ones before. */
const MAX_ASSETS = 600;
const MAX_PHOTO_BYTES = 50 * 1024 * 1024;

const byteLimit = createByteLimit(MAX_PHOTO_BYTES);
onForget(byteLimit.reset);

/** Files whose name contains their content. */
export const assets = new CacheFirst({
  cacheName: PUBLIC_CACHE,
  plugins: [
    { cacheDidUpdate: async ({ cacheName }) => deleteOldest(await caches.open(cacheName), MAX_ASSETS) },
  ],
});

/** The end of every address of a photo, on this site and on a CDN (`FILES_URL`). Map tiles have none like it. */
const PHOTO_FILE = /\/[0-9a-f-]{36}(?:-\d+)?\.webp$/;

/** Whether a request is for an image of this site, or for a photo that a CDN delivers. */
export const isPhoto = (request: Request, url: URL): boolean =>
  request.destination === 'image' && (url.origin === worker.location.origin || PHOTO_FILE.test(url.pathname));

/** Photos of pages. One that doesn't say its size is not cached, because its room is unknown. */
export const photos = new CacheFirst({
  cacheName: PHOTOS,
  // Without CORS, browsers hide the size of what a CDN sends.
  fetchOptions: { mode: 'cors', credentials: 'same-origin' },
  plugins: [
    // A CDN that doesn't allow CORS: the photo is shown, but not cached.
    { handlerDidError: ({ request }) => fetch(request) },
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && sizeOf(response) > 0 ? response : null,
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
  await cache.addAll(SHELL_FILES.filter((file) => !cached.has(file)));
}
