import { pageOfRows, readTimeCursor, timeCursorAfter } from '../../../../platform/server/db/keyset.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import type { ComparisonHistory, ComparisonHistoryQuery } from '../contract/comparison-history.ts';
import type { ComparisonServices } from './comparison-services.ts';
import { type ComparisonRow, findKept, findRecent } from './comparisons.queries.ts';
import { loadItems, type LoadedItem } from './load-items.ts';
import { presentItems } from './present-comparison.ts';

const PAGE = 24;

/** The viewer's recent comparisons, or those they keep. Visitors have none. */
export async function listComparisons(
  services: ComparisonServices,
  viewer: Actor,
  { list, cursor }: ComparisonHistoryQuery,
): Promise<ComparisonHistory> {
  if (viewer.kind === 'visitor') return { comparisons: [], nextCursor: null };
  const { db } = services;
  const { shown, nextCursor } =
    list === 'recent'
      ? { shown: await findRecent(db, viewer), nextCursor: null }
      : pageOfRows(await findKept(db, viewer, PAGE, readTimeCursor(cursor)), PAGE, keptCursor);
  const loaded = await loadAll(services, viewer, shown);
  return {
    comparisons: shown.map((row) => ({
      id: row.id,
      date: row.compared_at.toISOString(),
      subject: row.subject,
      saved: row.saved_at !== null,
      shared: row.shared_at !== null,
      items: presentItems(row.size, itemsOf(row, loaded), row.items),
      recommendation: row.recommended,
    })),
    nextCursor,
  };
}

const keptCursor = ({ kept_at, id }: ComparisonRow): string => timeCursorAfter(kept_at ?? new Date(0), id);

/** All listings of some comparisons, each once. */
async function loadAll(services: ComparisonServices, viewer: Actor, rows: readonly ComparisonRow[]) {
  const ids = new Set(rows.flatMap(({ items }) => items.map(({ listingId }) => listingId)));
  const chosen = [...ids].map((listingId) => ({ item: 1, listingId }));
  const { items } = await loadItems(services, viewer, chosen);
  return new Map(items.map((item) => [item.listing.id, item]));
}

const itemsOf = ({ items }: ComparisonRow, loaded: ReadonlyMap<string, LoadedItem>): LoadedItem[] =>
  items.flatMap(({ item, listingId }) => {
    const found = loaded.get(listingId);
    return found === undefined ? [] : [{ ...found, item }];
  });
