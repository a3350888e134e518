import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Log } from '../log.ts';
import { personKey } from './actor.ts';
import { clientAddress } from './client-address.ts';
import { pathForLog } from './path-for-log.ts';
import type { Identity, RequestEnv } from './request.ts';

interface Options {
  log: Log;
  trustedProxies: number;
  identify: (c: Context<RequestEnv>) => Promise<Identity>;
}

/**
 * Gives every request its id, its log, the client's address and a way to identify the actor. In-process calls
 * of a page use the page's id and address, and identify the actor once.
 */
export function openRequest({ log, trustedProxies, identify }: Options) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    const { page, incoming } = c.env;
    const requestId = page?.requestId ?? randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    c.set(
      'address',
      page?.address ??
        clientAddress(incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies),
    );
    const shared: { identity?: Promise<Identity> } = page ?? {};
    let named: Promise<Identity> | undefined;
    c.set('identify', () => (named ??= nameInLog(c, (shared.identity ??= identify(c)))));
    await next();
  });
}

/** Adds the id of the member or guest to the request's log lines from now on. */
async function nameInLog(c: Context<RequestEnv>, identifying: Promise<Identity>): Promise<Identity> {
  const identity = await identifying;
  const { actor } = identity;
  if (actor.kind !== 'visitor') {
    const seenBy = actor.kind === 'member' && actor.seenBy !== undefined ? { seenBy: actor.seenBy } : {};
    c.set('log', c.var.log.child({ person: personKey(actor), ...seenBy }));
  }
  return identity;
}

/**
 * Logs each write and each failure. Reads are logged only at level debug, because they would flood the log.
 */
export const logRequest = createMiddleware<RequestEnv>(async (c, next) => {
  const start = performance.now();
  await next();
  c.res.headers.set('X-Request-Id', c.get('requestId'));
  const read = c.req.method === 'GET' || c.req.method === 'HEAD';
  const level = c.res.status >= 400 || !read ? 'info' : 'debug';
  const log = c.get('log');
  if (!log.isLevelEnabled(level)) return;
  const ms = Math.round((performance.now() - start) * 10) / 10;
  log[level]({ method: c.req.method, path: pathForLog(c.req.path), status: c.res.status, ms }, 'request');
});
