import { createHash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import ipaddr from 'ipaddr.js';
import type { RequestEnv } from './request.ts';

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Allows requests from this machine that no proxy forwarded, and those with the token of the settings, if
 * set.
 */
export const metricsAccess = (token: string | undefined) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const isPassedOn = PROXY_HEADERS.some((name) => c.req.header(name) !== undefined);
    const isLocal = !isPassedOn && isLoopback(c.env.incoming?.socket.remoteAddress);
    if (!isLocal && !hasToken(c.req.header('authorization'), token)) {
      return c.text('Send METRICS_TOKEN as a bearer token.', 401, { 'WWW-Authenticate': 'Bearer' });
    }
    return next();
  });

const isLoopback = (address = ''): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

const hasToken = (authorization = '', token: string | undefined): boolean =>
  token !== undefined && timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));

/** Equal lengths, which the comparison requires. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
