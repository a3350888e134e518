import { createMiddleware } from 'hono/factory';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { WRITTEN_BY } from '../../../shared/written-by.ts';
import type { Actor } from './actor.ts';
import { actorOf, type RequestEnv } from './request.ts';

/**
 * Rejects what waited for a connection if someone else than its writer is signed in now. A page may send it before it
 * knows of a sign-in in another tab. Pages keep it for its writer, as after a sign-out.
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
