import { registerRoute } from 'workbox-routing';
import { SHARE_TARGET } from '../../shared/share-target.ts';
import { assets, isPhoto, loadPhotosAhead, photos, prefetchShell } from './cached-files.ts';
import {
  answerPage,
  deleteOtherReleases,
  forgetSession,
  isPageRequest,
  prefetchPages,
} from './cached-pages.ts';
import { isPressed, loadPressed, noteRequest } from './pressed-page.ts';
import { showPushes } from './push.ts';
import { sendWaitingInBackground } from './send-waiting.ts';
import { takeShare } from './share-target.ts';
import { type FetchEvent, worker } from './worker-scope.ts';

/** Earlier releases had a worker for push only, in a scope without pages. */
const isForPushOnly = worker.registration.scope.endsWith('/push/');

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
  if (isForPushOnly) return;
  const pages = prefetchPages();
  event.waitUntil(Promise.all([prefetchShell(), pages]));
  // The worker starts without waiting for them.
  void pages.then(loadPhotosAhead, () => undefined);
});

worker.addEventListener('activate', (event) => {
  if (isForPushOnly) return;
  event.waitUntil(
    Promise.all([
      deleteOtherReleases(),
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  );
});

worker.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(forgetSession());
});

showPushes();
sendWaitingInBackground();

// What was loaded before a write is out of date after it.
worker.addEventListener('fetch', ({ request }) => noteRequest(request));
registerRoute(
  ({ request, url }) => isPressed(request, url),
  ({ request }) => loadPressed(request),
);
registerRoute(
  ({ request, url }) => isPageRequest(request, url),
  ({ event }) => answerPage(event as unknown as FetchEvent),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_TARGET.path,
  ({ request }) => takeShare(request),
  'POST',
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(({ request, url }) => isPhoto(request, url), photos);
