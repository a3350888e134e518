import { type Actor, type Member, requireMember } from '../../../../platform/server/http/actor.ts';
import { favouriteErrors } from '../contract/errors.ts';

/**
 * Members have their own list of favorites, which nobody else sees. Any listing but one's own can be saved, sold ones
 * too; the statement that saves enforces that.
 * @throws DomainError SIGN_IN_TO_SAVE for visitors and guests.
 */
export const requireMemberToSave = (actor: Actor): Member =>
  requireMember(actor, favouriteErrors.SIGN_IN_TO_SAVE);
