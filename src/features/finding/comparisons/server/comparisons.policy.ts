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
 * Everyone can compare. Members and guests can reopen their recent comparisons, and members can save them. Members
 * share a stored comparison. People without an account get a link that expires and a key that ends it earlier. Anyone
 * with a link can read the shared comparison.
 */

/**
 * Requires a member or guest, who can have recent comparisons.
 * @throws DomainError AUTHENTICATION_REQUIRED for visitors.
 */
export const requireOwnerOfComparisons = (actor: Actor): Owner => requireOwner(actor);

/**
 * Requires a member, to save a comparison.
 * @throws DomainError SIGN_IN_TO_SAVE_COMPARISON for visitors and guests.
 */
export const requireMemberToSave = (actor: Actor): Member =>
  requireMember(actor, comparisonErrors.SIGN_IN_TO_SAVE_COMPARISON);

/**
 * Requires a member, to share a stored comparison.
 * @throws DomainError SIGN_IN_TO_SHARE_COMPARISON for visitors and guests.
 */
export const requireMemberToShare = (actor: Actor): Member =>
  requireMember(actor, comparisonErrors.SIGN_IN_TO_SHARE_COMPARISON);

/**
 * Requires a valid choice of listings to compare.
 * @throws DomainError TOO_FEW_TO_COMPARE, TOO_MANY_TO_COMPARE or SAME_ITEM_TWICE.
 */
export function requireChoice(ids: readonly string[]): void {
  if (ids.length < COMPARISON_LIMITS.minItems) throw new DomainError(comparisonErrors.TOO_FEW_TO_COMPARE);
  if (ids.length > COMPARISON_LIMITS.maxItems) throw new DomainError(comparisonErrors.TOO_MANY_TO_COMPARE);
  if (new Set(ids).size < ids.length) throw new DomainError(comparisonErrors.SAME_ITEM_TWICE);
}
