import { type Actor, type Member, requireMember } from '../../../platform/server/http/actor.ts';

/**
 * Everybody may look at a profile. Members may change their own, which is the one with their account's id; there is no
 * way to name another.
 * @throws DomainError 401 for visitors and guests.
 */
export function requireProfileOwner(actor: Actor): Member {
  return requireMember(actor);
}

export const ownsProfile = (actor: Actor, profileId: string): boolean =>
  actor.kind === 'member' && actor.id === profileId;
