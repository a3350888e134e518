import {
  type Actor,
  type Member,
  type Owner,
  requireMember,
  requireOwner,
} from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import { comparisonErrors } from '../contract/errors.ts';

/**
 * Everybody compares. Members and guests find their own again; members keep theirs. Everybody shares: members an own
 * comparison, people without an account one that expires and that its stop key ends. A shared one is read by whoever has
 * its link.
 */

/** @throws DomainError AUTHENTICATION_REQUIRED for visitors. */
export const requireOwnerOfComparisons = (actor: Actor): Owner => requireOwner(actor);

/** @throws DomainError for visitors and guests. */
export const requireMemberToSave = (actor: Actor): Member =>
  requireMember(actor, comparisonErrors.SIGN_IN_TO_SAVE_COMPARISON);

/** @throws DomainError for visitors and guests. */
export const requireMemberToShare = (actor: Actor): Member =>
  requireMember(actor, comparisonErrors.SIGN_IN_TO_SHARE_COMPARISON);

/** @throws DomainError unless 2 or 3 different listings were chosen. */
export function requireChoice(ids: readonly string[]): void {
  if (ids.length < COMPARISON_LIMITS.fewest) throw new DomainError(comparisonErrors.TOO_FEW_TO_COMPARE);
  if (ids.length > COMPARISON_LIMITS.most) throw new DomainError(comparisonErrors.TOO_MANY_TO_COMPARE);
  if (new Set(ids).size < ids.length) throw new DomainError(comparisonErrors.SAME_ITEM_TWICE);
}
