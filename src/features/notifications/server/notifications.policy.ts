import { type Actor, type Member, requireMember } from '../../../platform/server/http/actor.ts';

/**
 * Members have notifications, and see, read and choose only their own; nobody makes any through the API. From read
 * there is no way back to unread. Each statement carries the member's id. An unsubscribe link may do one thing without
 * a session: turn mails of the kinds off that it was signed for.
 * @throws DomainError AUTHENTICATION_REQUIRED for visitors and guests.
 */
export const requireReader = (actor: Actor): Member => requireMember(actor);
