import { createMiddleware } from 'hono/factory';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { actorOf, type RequestEnv } from './request.ts';
import { SAFE_METHODS } from './same-origin.ts';

/** What an operator still does while seeing the site as a person: stop, and log out. */
const ALLOWED = /^\/api\/(?:seeing-as|accounts\/sign-out)\/?$/;

/** What pages report by themselves. It is not counted, and no error either. */
const REPORTED = /^\/api\/(?:listings\/[^/]+\/views|banners\/[^/]+\/seen)\/?$/;

/**
 * What stays closed: chats and their files, notifications that quote them, devices, addresses, webhooks with their
 * secrets, and the person's data.
 */
const CLOSED =
  /^\/api\/(?:conversations|attachments|notifications|accounts|account-deletion|data-exports|checkouts|test-checkouts|webhooks|profiles\/me)(?:\/|$)/;

/**
 * Rejects all writes of operators who see the site as a person, and reading what is private, in one place for all
 * endpoints.
 */
export const refuseSeeing = createMiddleware<RequestEnv>(async (c, next) => {
  const { path, method } = c.req;
  const isWrite = !SAFE_METHODS.has(method);
  if ((isWrite && !ALLOWED.test(path)) || (!isWrite && CLOSED.test(path))) {
    const actor = await actorOf(c);
    if (actor.kind === 'member' && actor.seenBy !== undefined) {
      if (isWrite && REPORTED.test(path)) return c.body(null, 204);
      throw new DomainError(isWrite ? commonErrors.ONLY_SEEING : commonErrors.CLOSED_TO_SEEING);
    }
  }
  return next();
});
