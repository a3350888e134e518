import { type Actor, type Member, requireMember } from '../../../../platform/server/http/actor.ts';
import { favoriteErrors } from '../contract/errors.ts';

/**
 * Each member has a private list of favorites. Members can save any listing except their own, including sold ones; the
 * statement that saves enforces this.
 * @throws DomainError SIGN_IN_TO_SAVE for visitors and guests.
 */
export const requireMemberToSave = (actor: Actor): Member =>
  requireMember(actor, favoriteErrors.SIGN_IN_TO_SAVE);
