import type { Actor } from '../../../../platform/server/http/actor.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import { presentCard } from '../../../items/listings/server/listings.ts';
import { findByTitle } from '../../search/server/search.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import type { ComparableListing, ComparableQuery } from '../contract/comparison.ts';
import type { ComparisonServices } from './comparison-services.ts';

/** Listings to choose from: for sale, with what was typed in their title, newest first. */
export async function findComparable(
  { db, presentPhoto }: Pick<ComparisonServices, 'db' | 'presentPhoto'>,
  viewer: Actor,
  { q, ...filters }: ComparableQuery,
): Promise<ComparableListing[]> {
  const hidden = await blockedPeopleOf(db, viewer);
  const rows = await findByTitle(db, q, { ...filters, hidden }, COMPARISON_LIMITS.found);
  return rows.map((row) => ({ ...presentCard(row, presentPhoto), location: row.location }));
}
