import { createMiddleware } from 'hono/factory';
import type { RequestEnv } from './request.ts';

/**
 * Returns the canonical path of a page: lower case, no empty segments, no trailing slash.
 * @param path As in the address, still escaped. Decoded, `/%5C` and `/%09/` would name another site.
 */
export function canonicalPath(path: string): string {
  const plain = path.toLowerCase().replaceAll(/\/{2,}/g, '/');
  return plain === '/' ? plain : plain.replace(/\/$/, '');
}

/** Redirects other spellings of a page's path to the canonical one, permanently. */
export const redirectToCanonicalPath = createMiddleware<RequestEnv>(async (c, next) => {
  const address = new URL(c.req.url);
  const requestedPath = address.pathname;
  // The setter changes only the path, and escapes invalid characters.
  address.pathname = canonicalPath(requestedPath);
  const { method } = c.req;
  if (address.pathname === requestedPath || (method !== 'GET' && method !== 'HEAD')) {
    await next();
    return;
  }
  c.res = c.redirect(address.pathname + address.search, 301);
});
