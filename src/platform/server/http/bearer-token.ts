import type { Context } from 'hono';
import type { RequestEnv } from './request.ts';

/** Returns the token of a request's Authorization header; null without one. Tokens in addresses end up in logs. */
export function bearerToken(c: Context<RequestEnv>): string | null {
  const [scheme = '', ...token] = (c.req.header('authorization') ?? '').trim().split(/ +/);
  return scheme.toLowerCase() === 'bearer' ? token.join(' ') : null;
}
