import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import { type Database, hitTimeLimit } from '../../../../platform/server/db/database.ts';
import { type Actor, personKey } from '../../../../platform/server/http/actor.ts';
import { DomainError, type ErrorSpec } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { commonKind } from '../../../items/item-language/server/item-language.ts';
import { presentCard } from '../../../items/listings/server/listings.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import { cardsInOrder, findByTitle, findPage, readBrowse } from '../../search/server/search.ts';
import type {
  ComparableListing,
  ComparableQuery,
  NewComparison,
  SimilarPrices,
  SimilarPricesQuery,
} from '../contract/comparable-listing.ts';
import type { Comparison } from '../contract/comparison.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import { comparisonErrors } from '../contract/errors.ts';
import { compareLoaded, localPrices } from './compare-loaded.ts';
import type { ComparisonServices } from './comparison-services.ts';
import { requireChoice } from './comparisons.policy.ts';
import { storeComparison } from './comparisons.queries.ts';
import { type LoadedItem, loadItems } from './load-items.ts';
import { presentComparison } from './present-comparison.ts';
import { withModelWords } from './write-words.ts';

/** Rate limit per person, far above normal use. */
const PER_PERSON = { limit: 120, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 15 } as const;
const PER_ADDRESS = { limit: 600, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 15 } as const;

interface Viewer {
  actor: Actor;
  address: string;
  /** Aborts the model call when the viewer leaves. */
  signal: AbortSignal;
}

/**
 * Compares listings for sale. Stores the comparison for members and guests.
 * @throws DomainError naming the listings that cannot be compared.
 */
export async function compareListings(
  services: ComparisonServices,
  viewer: Viewer,
  { items: ids, near }: NewComparison,
): Promise<Comparison> {
  const { db } = services;
  const { actor, address } = viewer;
  requireChoice(ids);
  await countAttempt(db, `compare:address:${address}`, PER_ADDRESS, comparisonErrors.TOO_MANY_COMPARISONS);
  if (actor.kind !== 'visitor') {
    const key = `compare:person:${personKey(actor)}`;
    await countAttempt(db, key, PER_PERSON, comparisonErrors.TOO_MANY_COMPARISONS);
  }
  const chosen = ids.map((listingId, index) => ({ item: index + 1, listingId }));
  const { items, hidden } = await loadItems(services, actor, chosen, near);
  requireForSale(ids, items);
  const compared = await compareLoaded(services.db, items, { near, hidden });
  const stored =
    actor.kind === 'visitor'
      ? null
      : await storeComparison(db, actor, {
          items: items.map(({ item, listing, priceCents }) => ({ item, listingId: listing.id, priceCents })),
          subject: compared.subject,
          recommended: compared.recommendation?.item ?? null,
        });
  return presentComparison(stored, ids.length, items, [], await withModelWords(services, viewer, compared));
}

/**
 * Requires that all listings are for sale or reserved.
 * @throws DomainError ITEM_SOLD, ITEM_GONE, or ITEMS_GONE if several are missing. The error names each of them.
 */
export function requireForSale(ids: readonly string[], items: readonly LoadedItem[]): void {
  const fields: { field: string; message: string }[] = [];
  let refusal: ErrorSpec | null = null;
  for (const index of ids.keys()) {
    const loadedItem = items.find(({ item }) => item === index + 1);
    if (loadedItem?.state === 'for-sale' || loadedItem?.state === 'reserved') continue;
    fields.push({ field: `items.${index}`, message: whyNot(index + 1, loadedItem) });
    refusal = loadedItem?.state === 'sold' ? comparisonErrors.ITEM_SOLD : comparisonErrors.ITEM_GONE;
  }
  if (refusal === null) return;
  throw new DomainError(fields.length > 1 ? comparisonErrors.ITEMS_GONE : refusal, { fields });
}

function whyNot(number: number, item: LoadedItem | undefined): string {
  if (item === undefined) return `Item ${number} is gone.`;
  return item.state === 'sold' ? `${item.title} was sold.` : `${item.title} is not for sale right now.`;
}

/**
 * Finds listings for sale: those whose title contains the typed text, newest first. If these are few, exact matches of
 * the search in Browse follow, such as earbuds for "headphones".
 */
export async function findComparable(
  { db }: Pick<ComparisonServices, 'db'>,
  viewer: Actor,
  { q, ...filters }: ComparableQuery,
): Promise<ComparableListing[]> {
  const hidden = await blockedPeopleOf(db, viewer);
  const limit = COMPARISON_LIMITS.found;
  const titled = await findByTitle(db, q, { ...filters, hidden }, limit);
  const known = new Set(titled.map(({ id }) => id));
  const others =
    titled.length < limit
      ? (await findExact(db, viewer, { q, ...filters })).filter((id) => !known.has(id))
      : [];
  const rows = [...titled, ...(await cardsInOrder(db, others.slice(0, limit - titled.length), filters.near))];
  return rows.map((row) => ({ ...presentCard(row), location: row.location }));
}

/** Returns the ids of exact matches in the order of Browse; none if the search takes too long. */
async function findExact(db: Database, viewer: Actor, query: ComparableQuery): Promise<string[]> {
  try {
    const read = await readBrowse(db, query, async () => viewer);
    const { rows } = await findPage(db, read, { limit: COMPARISON_LIMITS.found });
    return rows.filter(({ misses }) => misses === undefined).map(({ id }) => id);
  } catch (error) {
    if (hitTimeLimit(error)) return [];
    throw error;
  }
}

/**
 * Returns the prices of similar listings, shown while a comparison loads. Listings hidden from the viewer are left out.
 */
export async function findSimilarPrices(
  services: Pick<ComparisonServices, 'db'>,
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
