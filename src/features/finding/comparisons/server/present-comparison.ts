import type { Comparison } from '../contract/comparison.ts';
import type { Compared } from './compare-items.ts';
import type { ComparedBefore, StoredComparison } from './comparisons.queries.ts';
import { type LoadedItem, presentComparedItem } from './load-items.ts';
import { sharePath } from './shared-snapshot.ts';

/**
 * Converts a comparison of current listings to the API format.
 * @param stored Null if it is not stored.
 * @param size The number of chosen items, including deleted ones.
 * @param before The items as they were last compared.
 */
export function presentComparison(
  stored: StoredComparison | null,
  size: number,
  items: readonly LoadedItem[],
  before: readonly ComparedBefore[],
  compared: Compared,
): Comparison {
  return {
    id: stored?.id ?? null,
    comparedAt: (stored?.compared_at ?? new Date()).toISOString(),
    saved: stored !== null && stored.saved_at !== null,
    share: stored === null ? null : presentShare(stored),
    items: presentItems(size, items, before),
    ...compared,
  };
}

/** Returns all items in order, including deleted ones. */
export const presentItems = (
  size: number,
  items: readonly LoadedItem[],
  before: readonly ComparedBefore[],
): Comparison['items'] =>
  Array.from({ length: size }, (_, index) => {
    const number = index + 1;
    const cost = before.find(({ item }) => item === number)?.priceCents ?? null;
    return presentComparedItem(
      number,
      items.find(({ item }) => item === number),
      { before: cost },
    );
  });

const presentShare = ({ share_token, shared_at }: StoredComparison): Comparison['share'] =>
  share_token === null || shared_at === null
    ? null
    : { path: sharePath(share_token), sharedAt: shared_at.toISOString() };
