import {
  type Actor,
  type Guest,
  type Member,
  requireMember,
} from '../../../../platform/server/http/actor.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';

/**
 * Members see, read and configure only their own notifications. The API creates none, and read ones never become
 * unread. Each statement includes the member's id. Without a session, a signed unsubscribe link can only turn off mails
 * of its kinds.
 * @throws DomainError AUTHENTICATION_REQUIRED for visitors and guests.
 */
export const requireReader = (actor: Actor): Member => requireMember(actor);

/**
 * Guests without an account see and set only their own alert address. The mailed link turns alerts on, and the link in
 * an alert turns them off.
 * @throws DomainError AUTHENTICATION_REQUIRED for visitors and members.
 */
export function requireGuest(actor: Actor): Guest {
  if (actor.kind !== 'guest') throw new DomainError(commonErrors.AUTHENTICATION_REQUIRED);
  return actor;
}
