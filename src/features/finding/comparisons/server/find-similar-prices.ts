import { commonKind } from '../../../items/item-language/server/item-language.ts';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { SimilarPrices, SimilarPricesQuery } from '../contract/comparison.ts';
import { comparisonErrors } from '../contract/errors.ts';
import type { Viewer } from './compare-listings.ts';
import { localPrices } from './compare-loaded.ts';
import type { ComparisonServices } from './comparison-services.ts';
import { requireChoice } from './comparisons.policy.ts';
import { loadItems } from './load-items.ts';

/** As many as comparisons: pages ask for both. */
const PER_ADDRESS = { limit: 600, windowSeconds: 3600, firstDelaySeconds: 15 } as const;

/** What listings like these cost, for who waits for their comparison. What the viewer does not see is left out. */
export async function findSimilarPrices(
  services: Pick<ComparisonServices, 'db' | 'presentPhoto'>,
  { actor, address }: Pick<Viewer, 'actor' | 'address'>,
  { items: ids, near }: SimilarPricesQuery,
): Promise<SimilarPrices> {
  const { db } = services;
  requireChoice(ids);
  await countAttempt(
    db,
    `similar-prices:address:${address}`,
    PER_ADDRESS,
    comparisonErrors.TOO_MANY_COMPARISONS,
  );
  const chosen = ids.map((listingId, index) => ({ item: index + 1, listingId }));
  const { items, hidden } = await loadItems(services, actor, chosen, near);
  return { subject: commonKind(items).plural, local: await localPrices(db, items, near, hidden) };
}
