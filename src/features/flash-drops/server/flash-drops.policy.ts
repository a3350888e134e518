import { type Actor, type Member, requireMember } from '../../../platform/server/http/actor.ts';
import { DomainError } from '../../../shared/errors.ts';
import { flashDropErrors } from '../contract/errors.ts';
import type { FlashDrop, FlashDropPhase } from '../contract/flash-drop.ts';

/**
 * Who may do what with Flash Drops: everybody looks at them, members take part, and operators make and change them.
 */

/** Members join before and during an event. Whoever leaves keeps the entries, for coming back. */
export function abilities(actor: Actor, phase: FlashDropPhase, hasJoined: boolean): FlashDrop['can'] {
  const isOpen = phase === 'upcoming' || phase === 'running';
  return {
    join: isOpen && !hasJoined,
    leave: isOpen && hasJoined,
    remind: phase === 'upcoming',
    manage: mayManageFlashDrops(actor),
  };
}

/** @throws DomainError for visitors and guests. */
export const requireMemberToJoin = (actor: Actor): Member =>
  requireMember(actor, flashDropErrors.SIGN_IN_TO_JOIN);

/** Nobody, until the site has operators. */
export const mayManageFlashDrops = (_actor: Actor): boolean => false;

/** @throws DomainError for everybody but operators. */
export function requireOperator(actor: Actor): Member {
  const member = requireMember(actor);
  if (!mayManageFlashDrops(member)) throw new DomainError(flashDropErrors.OPERATORS_ONLY);
  return member;
}
