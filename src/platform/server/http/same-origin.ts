import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { bearerToken } from './bearer-token.ts';
import type { RequestEnv } from './request.ts';

/** Methods that change nothing. */
export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects writes started by pages of other sites. Browsers send Origin with every write. Other programs send
 * none, and only cookies they chose to send. Requests with a token and no cookie are accepted from anywhere: a browser
 * never adds a token by itself.
 */
export function sameOriginOnly(publicUrl: string) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method) && isForeign(c, publicUrl) && !hasOnlyToken(c)) {
      throw new DomainError(commonErrors.FOREIGN_ORIGIN);
    }
    await next();
  });
}

const hasOnlyToken = (c: Context<RequestEnv>): boolean =>
  bearerToken(c) !== null && c.req.header('cookie') === undefined;

/** Whether another site's page sent the request. */
export function isForeign(c: Context<RequestEnv>, publicUrl: string): boolean {
  const origin = c.req.header('origin');
  const isOwnOrigin = origin === undefined || origin === publicUrl || hostOf(origin) === c.req.header('host');
  return !isOwnOrigin || c.req.header('sec-fetch-site') === 'cross-site';
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
