import { commonErrors, DomainError, type ErrorSpec } from '../../../shared/errors.ts';

/** Who asks. A session wins over guest credentials that are present at the same time. */
export type Actor = Member | Guest | { kind: 'visitor' };

export interface Member {
  kind: 'member';
  /** Account id, which is also the profile id. */
  id: string;
  email: string;
  emailConfirmed: boolean;
  sessionId: string;
}

export interface Guest {
  kind: 'guest';
  /** Names the guest inside the product. */
  key: string;
  /** What the person knows, shown to nobody else. */
  guestId: string;
}

/** Someone who can own things. */
export type Owner = Member | Guest;

/** What names an owner in the database. */
export type OwnerKey = Pick<Member, 'kind' | 'id'> | Pick<Guest, 'kind' | 'key'>;

/** The id alone, where profiles and guests stand side by side. */
export const personKey = (owner: OwnerKey): string => (owner.kind === 'member' ? owner.id : owner.key);

/** Whose a row is that names a profile or a guest; null when the account is gone. */
export function ownerOf(profileId: string | null, guestKey: string | null): OwnerKey | null {
  if (profileId !== null) return { kind: 'member', id: profileId };
  return guestKey === null ? null : { kind: 'guest', key: guestKey };
}

/** @throws DomainError `error` for visitors. */
export function requireOwner(actor: Actor, error: ErrorSpec = commonErrors.AUTHENTICATION_REQUIRED): Owner {
  if (actor.kind === 'visitor') throw new DomainError(error);
  return actor;
}

/** @throws DomainError `error` for visitors and guests. */
export function requireMember(actor: Actor, error: ErrorSpec = commonErrors.AUTHENTICATION_REQUIRED): Member {
  if (actor.kind !== 'member') throw new DomainError(error);
  return actor;
}
