import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { comparisonErrors } from '../contract/errors.ts';
import type { ComparisonServices } from './comparison-services.ts';
import { requireOwnerOfComparisons } from './comparisons.policy.ts';
import { removeComparison } from './comparisons.queries.ts';

/** Removes an own comparison, and the link to it. @throws DomainError COMPARISON_NOT_FOUND. */
export async function deleteComparison(
  { db }: Pick<ComparisonServices, 'db'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const removed = await removeComparison(db, requireOwnerOfComparisons(actor), id);
  if (!removed) throw new DomainError(comparisonErrors.COMPARISON_NOT_FOUND);
}
