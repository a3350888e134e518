import { type Actor, type Guest, type Member, requireMember } from '../../../platform/server/http/actor.ts';
import { commonErrors, DomainError } from '../../../shared/errors.ts';

/**
 * Members have notifications, and see, read and choose only their own; nobody makes any through the API. From read
 * there is no way back to unread. Each statement carries the member's id. An unsubscribe link may do one thing without
 * a session: turn mails of the kinds off that it was signed for.
 * @throws DomainError AUTHENTICATION_REQUIRED for visitors and guests.
 */
export const requireReader = (actor: Actor): Member => requireMember(actor);

/**
 * Guests, while no account is signed in, see and choose where they are mailed, each for themselves; nobody else learns
 * of the address. Whoever has the link mailed to it turns the alerts on, whoever has a link of an alert ends them.
 * @throws DomainError AUTHENTICATION_REQUIRED for visitors and members.
 */
export function requireGuest(actor: Actor): Guest {
  if (actor.kind !== 'guest') throw new DomainError(commonErrors.AUTHENTICATION_REQUIRED);
  return actor;
}
