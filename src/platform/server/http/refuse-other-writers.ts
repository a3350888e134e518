import { createMiddleware } from 'hono/factory';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { WRITTEN_BY } from '../../../shared/written-by.ts';
import type { Actor } from './actor.ts';
import { actorOf, type RequestEnv } from './request.ts';

/**
 * Rejects what waited on a device for someone else than who is signed in now. The page that sends it may not know yet
 * that people changed. It waits on, because its writer is asked to sign in.
 */
export const refuseOtherWriters = createMiddleware<RequestEnv>(async (c, next) => {
  const writer = c.req.header(WRITTEN_BY);
  if (writer !== undefined && writer !== idOf(await actorOf(c))) {
    throw new DomainError(commonErrors.AUTHENTICATION_REQUIRED);
  }
  return next();
});

/** Returns the id that people have in their browser; null for visitors. */
function idOf(actor: Actor): string | null {
  if (actor.kind === 'visitor') return null;
  return actor.kind === 'member' ? actor.id : actor.guestId;
}
