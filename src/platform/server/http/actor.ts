import { commonErrors, DomainError, type ErrorSpec } from '../../../shared/errors.ts';
import type { AccountStatus, SiteRole } from '../../../shared/site-role.ts';
import { tokenErrors } from './token-errors.ts';

/** The person who makes the request. A session takes precedence over guest credentials. */
export type Actor = Member | Guest | { kind: 'visitor' };

export interface Member {
  kind: 'member';
  /** Account id, which is also the profile id. */
  id: string;
  email: string;
  emailConfirmed: boolean;
  /** The site-wide role. */
  role: SiteRole;
  status: AccountStatus;
  /** Null with a personal token. */
  sessionId: string | null;
  /** The operator who sees the site as this member. They only read. */
  seenBy?: string;
}

export interface Guest {
  kind: 'guest';
  /** Identifies the guest inside the product. */
  key: string;
  /** The ID that the guest knows. Never shown to others. */
  guestId: string;
  status: AccountStatus;
}

/** Someone who can own rows. */
export type Owner = Member | Guest;

/** What identifies an owner in the database. */
export type OwnerKey = Pick<Member, 'kind' | 'id'> | Pick<Guest, 'kind' | 'key'>;

/** Returns the id alone, for columns that contain either profiles or guests. */
export const personKey = (owner: OwnerKey): string => (owner.kind === 'member' ? owner.id : owner.key);

/** Returns the owner of a row with a profile id or a guest key; null if the account no longer exists. */
export function ownerOf(profileId: string | null, guestKey: string | null): OwnerKey | null {
  if (profileId !== null) return { kind: 'member', id: profileId };
  return guestKey === null ? null : { kind: 'guest', key: guestKey };
}

/**
 * Returns the member or guest.
 * @throws DomainError `error` for visitors.
 */
export function requireOwner(actor: Actor, error: ErrorSpec = commonErrors.AUTHENTICATION_REQUIRED): Owner {
  if (actor.kind === 'visitor') throw new DomainError(error);
  return actor;
}

/**
 * Returns the member.
 * @throws DomainError `error` for visitors and guests.
 */
export function requireMember(actor: Actor, error: ErrorSpec = commonErrors.AUTHENTICATION_REQUIRED): Member {
  if (actor.kind !== 'member') throw new DomainError(error);
  return actor;
}

/**
 * Returns the id of the member's session.
 * @throws DomainError CLOSED_TO_TOKENS for a member who uses a personal token.
 */
export function requireSession({ sessionId }: Member): string {
  if (sessionId === null) throw new DomainError(tokenErrors.CLOSED_TO_TOKENS);
  return sessionId;
}
