import { createMiddleware } from 'hono/factory';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { actorOf, type RequestEnv } from './request.ts';
import { SAFE_METHODS } from './same-origin.ts';

/**
 * What suspended accounts can still do: sign out, secure or delete the account, get their data, and contact
 * the operator.
 */
const ALLOWED = /^\/api\/(?:accounts|account-deletion|data-exports|contact|notifications)(?:\/|$)/;

/** Rejects the writes of suspended accounts, in one place for all endpoints. */
export const refuseSuspended = createMiddleware<RequestEnv>(async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) && !ALLOWED.test(c.req.path)) {
    const actor = await actorOf(c);
    if (actor.kind === 'member' && actor.status === 'suspended') {
      throw new DomainError(commonErrors.ACCOUNT_SUSPENDED);
    }
  }
  await next();
});
