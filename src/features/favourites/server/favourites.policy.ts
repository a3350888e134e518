import { type Actor, type Member, requireMember } from '../../../platform/server/http/actor.ts';
import { favouriteErrors } from '../contract/errors.ts';

/**
 * Members keep favourites, each their own list, which nobody else sees. Any listing but an own one can be saved,
 * sold ones too; that part is in the statement that saves.
 * @throws DomainError SIGN_IN_TO_SAVE for visitors and guests.
 */
export const requireMemberToSave = (actor: Actor): Member =>
  requireMember(actor, favouriteErrors.SIGN_IN_TO_SAVE);
