import { type Actor, type Member, requireMember } from '../../../../platform/server/http/actor.ts';
import { mayAct } from '../../../running/operators/server/operators.ts';
import { flashDropErrors } from '../contract/errors.ts';
import type { FlashDrop, FlashDropPhase } from '../contract/flash-drop.ts';

/**
 * What the viewer can do with an event: members join before and during it, operators manage it. People who leave keep
 * their ledger entries in case they come back.
 */
export function abilities(actor: Actor, phase: FlashDropPhase, hasJoined: boolean): FlashDrop['can'] {
  const isOpen = phase === 'upcoming' || phase === 'running';
  return {
    join: isOpen && !hasJoined,
    leave: isOpen && hasJoined,
    remind: phase === 'upcoming',
    manage: mayAct(actor, 'event.edit'),
  };
}

/**
 * Requires a member, to join a Flash Drop.
 * @throws DomainError for visitors and guests.
 */
export const requireMemberToJoin = (actor: Actor): Member =>
  requireMember(actor, flashDropErrors.SIGN_IN_TO_JOIN);
