import { createMiddleware } from 'hono/factory';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { actorOf, type RequestEnv } from './request.ts';
import { SAFE_METHODS } from './same-origin.ts';

/**
 * What suspended people can still do with any method: sign out, secure or delete the account, get their data, contact
 * the operator, and appeal.
 */
const ALLOWED =
  /^\/api\/(?:accounts|guests|account-deletion|data-exports|contact|notifications|statements|banners)(?:\/|$)/;

/**
 * What suspended members need to stop paying for a plan they can't use. Checked with the method: buying, switching and
 * resuming a plan are refused.
 */
const STOPS_PAYING =
  /^(?:POST \/api\/(?:billing-portal|subscription\/cancellation)|DELETE \/api\/subscription\/(?:pending|changes))$/;

/** What limited people can't do: post anything new. Chats with strangers are refused where they begin. */
const NEW = /^\/api\/(?:listings|zones|zones\/[^/]+\/posts)\/?$/i;

/** Rejects the writes of suspended and limited people, in one place for all endpoints. */
export const refuseSuspended = createMiddleware<RequestEnv>(async (c, next) => {
  const { method, path } = c.req;
  if (!SAFE_METHODS.has(method) && !ALLOWED.test(path) && !STOPS_PAYING.test(`${method} ${path}`)) {
    const actor = await actorOf(c);
    if (actor.kind !== 'visitor' && actor.status === 'suspended') {
      throw new DomainError(commonErrors.ACCOUNT_SUSPENDED);
    }
    if (actor.kind !== 'visitor' && actor.status === 'limited' && NEW.test(path)) {
      throw new DomainError(commonErrors.ACCOUNT_LIMITED);
    }
  }
  await next();
});
