import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { bearerToken } from './bearer-token.ts';
import type { RequestEnv } from './request.ts';

const PREFLIGHT_ANSWER = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-None-Match',
  // Two hours, the longest that Chrome accepts.
  'Access-Control-Max-Age': '7200',
  Vary: 'Access-Control-Request-Headers',
};
const EXPOSED_HEADERS = 'ETag, RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate, X-Request-Id';

/**
 * Lets pages of other origins call the API with a token, and read the answers. Without `Allow-Credentials`, a browser
 * sends them no cookies, and all other answers stay unreadable.
 */
export const allowTokensOfOtherOrigins = createMiddleware<RequestEnv>(async (c, next) => {
  if (isTokenPreflight(c)) return c.body(null, 204, PREFLIGHT_ANSWER);
  await next();
  if (bearerToken(c) === null) return;
  const { headers } = c.res;
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
});

/** Whether a browser asks if it may send a token, which it does before each such request of a foreign page. */
function isTokenPreflight({ req }: Context<RequestEnv>): boolean {
  if (req.method !== 'OPTIONS' || req.header('access-control-request-method') === undefined) return false;
  const headers = req.header('access-control-request-headers')?.toLowerCase().split(/ *, */) ?? [];
  return headers.includes('authorization');
}
