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
    if (requestsPerMinute > 0) {
      const now = Date.now();
      const { address } = c.var;
      const window = windows.get(address);
      if (window === undefined || now - window.start >= MINUTE_MS) {
        windows.delete(address);
        windows.set(address, { start: now, count: 1 });
        if (windows.size > MAX_ADDRESSES) windows.delete(windows.keys().next().value ?? address);
      } else {
        window.count += 1;
        if (window.count > requestsPerMinute) {
          throw new DomainError(commonErrors.TOO_MANY_REQUESTS, {
            retryAfter: Math.ceil((window.start + MINUTE_MS - now) / 1000),
          });
        }
      }
    }
    await next();
  });
}
