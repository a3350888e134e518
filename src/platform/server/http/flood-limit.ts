import { createMiddleware } from 'hono/factory';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { MINUTE_MS } from '../../../shared/time.ts';
import type { RequestEnv } from './request.ts';

/**
 * How many addresses are counted. Beyond the limit the oldest is dropped, which bounds memory under attack.
 */
const MAX_ADDRESSES = 50_000;

/**
 * Limits the requests of one address per minute, in the memory of this process. This protects the machine.
 * The product's own limits are counted in the database.
 */
export function floodLimit(requestsPerMinute: number) {
  const windows = new Map<string, { start: number; count: number }>();
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (requestsPerMinute === 0) return next();
    const now = Date.now();
    const { address } = c.var;
    let window = windows.get(address);
    if (window === undefined || now - window.start >= MINUTE_MS) {
      windows.delete(address);
      window = { start: now, count: 0 };
      windows.set(address, window);
      if (windows.size > MAX_ADDRESSES) windows.delete(windows.keys().next().value ?? address);
    }
    window.count += 1;
    const left = requestsPerMinute - window.count;
    const seconds = Math.ceil((window.start + MINUTE_MS - now) / 1000);
    const headers = c.req.path.startsWith('/api/') ? limitHeaders(requestsPerMinute, left, seconds) : [];
    if (left < 0) {
      for (const [name, value] of headers) c.header(name, value);
      throw new DomainError(commonErrors.TOO_MANY_REQUESTS, { retryAfter: seconds });
    }
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
  });
}

/**
 * Returns the headers that tell a program how much it may still ask, as draft-ietf-httpapi-ratelimit-headers names them:
 * the quota (q) of a window in seconds (w), what remains of it (r), and the seconds until it starts again (t).
 */
const limitHeaders = (quota: number, left: number, seconds: number): [name: string, value: string][] => [
  ['RateLimit-Policy', `"address";q=${quota};w=${MINUTE_MS / 1000}`],
  ['RateLimit', `"address";r=${Math.max(0, left)};t=${seconds}`],
];
