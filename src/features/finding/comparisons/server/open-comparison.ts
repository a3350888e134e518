import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { Position } from '../../../../shared/position.ts';
import type { Comparison } from '../contract/comparison.ts';
import { comparisonErrors } from '../contract/errors.ts';
import { compareLoaded } from './compare-loaded.ts';
import type { ComparisonServices } from './comparison-services.ts';
import { requireOwnerOfComparisons } from './comparisons.policy.ts';
import { findComparison } from './comparisons.queries.ts';
import { loadItems } from './load-items.ts';
import { presentComparison } from './present-comparison.ts';

/** An own comparison, with the listings as they are now. @throws DomainError COMPARISON_NOT_FOUND. */
export async function openComparison(
  services: ComparisonServices,
  actor: Actor,
  id: string,
  near: Position | undefined,
): Promise<Comparison> {
  const owner = requireOwnerOfComparisons(actor);
  const stored = await findComparison(services.db, owner, id);
  if (stored === undefined) throw new DomainError(comparisonErrors.COMPARISON_NOT_FOUND);
  const { items, hidden } = await loadItems(services, owner, stored.items, near);
  const compared = await compareLoaded(services.db, items, { near, hidden });
  return presentComparison(stored, stored.size, items, stored.items, compared);
}
