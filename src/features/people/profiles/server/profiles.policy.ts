import { type Actor, type Member, requireMember } from '../../../../platform/server/http/actor.ts';

/**
 * Profiles are public. Members can change only their own, which has the id of their account.
 * @throws DomainError 401 for visitors and guests.
 */
export function requireProfileOwner(actor: Actor): Member {
  return requireMember(actor);
}

export const ownsProfile = (actor: Actor, profileId: string): boolean =>
  actor.kind === 'member' && actor.id === profileId;
