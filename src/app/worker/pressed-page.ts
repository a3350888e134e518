import { worker } from './worker-scope.ts';

/** How long the data of a pressed link may be used, in milliseconds. */
const MAX_AGE_MS = 10_000;

/** Requests that change nothing on a page, such as the count of a card that was pressed. */
const ONLY_COUNTS = /\/(?:counts|seen|views)$/;

let pressed: { address: string; at: number; response: Promise<Response> } | null = null;

/** Whether a page loads the data of a link that was pressed. Browsers send `<link rel="prefetch">` without CORS. */
export const isPressed = (request: Request, url: URL): boolean =>
  request.mode === 'no-cors' && url.origin === worker.location.origin && url.pathname.endsWith('.data');

/** Asks the site, and holds the response for the navigation that follows. */
export async function loadPressed({ url }: Pick<Request, 'url'>): Promise<Response> {
  // Not the request itself, which browsers send after everything else.
  const response = fetch(url);
  pressed = { address: url, at: performance.now(), response };
  return (await response).clone();
}

/** Returns the response for the link that was pressed, once. */
export function takePressed(address: string): Promise<Response> | null {
  const match = pressed?.address === address ? pressed : null;
  pressed = null;
  return match && performance.now() - match.at < MAX_AGE_MS ? match.response : null;
}

/** Drops the response if a request changes something. */
export function noteRequest({ method, url }: Pick<Request, 'method' | 'url'>): void {
  if (method !== 'GET' && !ONLY_COUNTS.test(new URL(url).pathname)) dropPressed();
}

/** Drops the response, because someone else is signed in. */
export function dropPressed(): void {
  pressed = null;
}
