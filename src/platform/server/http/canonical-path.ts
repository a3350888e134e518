import { createMiddleware } from 'hono/factory';
import type { RequestEnv } from './request.ts';

/** The one address of a page: small letters, no empty parts, nothing after the last slash. */
export function pageAddress(path: string): string {
  const plain = path.toLowerCase().replaceAll(/\/{2,}/g, '/');
  return plain === '/' ? plain : plain.replace(/\/$/, '');
}

/** Leads other spellings of a page's address to the one that is linked and found, for good. */
export const oneAddress = createMiddleware<RequestEnv>(async (c, next) => {
  const { method, path } = c.req;
  const address = pageAddress(path);
  if (address === path || (method !== 'GET' && method !== 'HEAD')) {
    await next();
    return;
  }
  c.res = c.redirect(address + new URL(c.req.url).search, 301);
});
