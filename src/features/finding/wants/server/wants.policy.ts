import { type Actor, type Member, requireMember } from '../../../../platform/server/http/actor.ts';
import { wantErrors } from '../contract/errors.ts';

/**
 * Anybody may read a sentence, look for matches and ask how many people look for a thing. Wants are stored by members,
 * each for themselves: nobody else ever sees them, and sellers see a number.
 * @throws DomainError SIGN_IN_TO_SAVE_WANT for visitors and guests.
 */
export const requireWantOwner = (actor: Actor): Member =>
  requireMember(actor, wantErrors.SIGN_IN_TO_SAVE_WANT);
