import { type Actor, type Member, requireMember } from '../../../../platform/server/http/actor.ts';
import { creditErrors } from '../contract/errors.ts';

/**
 * Members can buy packs for themselves.
 * @throws DomainError SIGN_IN_TO_BUY for visitors and guests.
 */
export const requireMemberToBuy = (actor: Actor): Member => requireMember(actor, creditErrors.SIGN_IN_TO_BUY);
