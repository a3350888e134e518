import { createMiddleware } from 'hono/factory';
import type { RequestEnv } from './request.ts';

/** The canonical path of a page: lower case, no empty segments, no trailing slash. */
export function canonicalPath(path: string): string {
  const plain = path.toLowerCase().replaceAll(/\/{2,}/g, '/');
  return plain === '/' ? plain : plain.replace(/\/$/, '');
}

/** Redirects other spellings of a page's path to the canonical one, permanently. */
export const redirectToCanonicalPath = createMiddleware<RequestEnv>(async (c, next) => {
  const { method, path } = c.req;
  const address = canonicalPath(path);
  if (address === path || (method !== 'GET' && method !== 'HEAD')) {
    await next();
    return;
  }
  c.res = c.redirect(address + new URL(c.req.url).search, 301);
});
