import { type Actor, type Member, requireMember } from '../../../../platform/server/http/actor.ts';
import { wantErrors } from '../contract/errors.ts';

/**
 * Everyone may have a sentence read, find matches, and ask how many people look for an item. Members store wants, which
 * nobody else can see; sellers only see a number.
 * @throws DomainError SIGN_IN_TO_SAVE_WANT for visitors and guests.
 */
export const requireWantOwner = (actor: Actor): Member =>
  requireMember(actor, wantErrors.SIGN_IN_TO_SAVE_WANT);
