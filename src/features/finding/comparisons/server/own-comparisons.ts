import { sql } from 'kysely';
import { pageOfRows, readTimeCursor, timeCursorAfter } from '../../../../platform/server/db/keyset.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { Position } from '../../../../shared/position.ts';
import type { Comparison } from '../contract/comparison.ts';
import type { ComparisonHistory, ComparisonHistoryQuery } from '../contract/comparison-history.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import { comparisonErrors } from '../contract/errors.ts';
import { compareLoaded } from './compare-loaded.ts';
import type { ComparisonServices } from './comparison-services.ts';
import { requireMemberToSave, requireOwnerOfComparisons } from './comparisons.policy.ts';
import {
  type ComparisonRow,
  dropOlder,
  findComparison,
  findRecent,
  findStored,
  removeComparison,
} from './comparisons.queries.ts';
import { type LoadedItem, loadItems } from './load-items.ts';
import { presentComparison, presentItems } from './present-comparison.ts';

const PAGE_SIZE = 24;

/** Returns the viewer's recent or saved comparisons. Visitors have none. */
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
      : pageOfRows(await findStored(db, viewer, PAGE_SIZE, readTimeCursor(cursor)), PAGE_SIZE, storedCursor);
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

const storedCursor = ({ kept_at, id }: ComparisonRow): string => timeCursorAfter(kept_at ?? new Date(0), id);

/** Loads the distinct listings of several comparisons. */
async function loadAll(services: ComparisonServices, viewer: Actor, rows: readonly ComparisonRow[]) {
  const ids = new Set(rows.flatMap(({ items }) => items.map(({ listingId }) => listingId)));
  const chosen = [...ids].map((listingId) => ({ item: 1, listingId }));
  const { items } = await loadItems(services, viewer, chosen);
  return new Map(items.map((item) => [item.listing.id, item]));
}

const itemsOf = ({ items }: ComparisonRow, loaded: ReadonlyMap<string, LoadedItem>): LoadedItem[] =>
  items.flatMap(({ item, listingId }) => {
    const loadedItem = loaded.get(listingId);
    return loadedItem === undefined ? [] : [{ ...loadedItem, item }];
  });

/** Deletes one of the viewer's comparisons and its link. @throws DomainError COMPARISON_NOT_FOUND. */
export async function deleteComparison(
  { db }: Pick<ComparisonServices, 'db'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const removed = await removeComparison(db, requireOwnerOfComparisons(actor), id);
  if (!removed) throw new DomainError(comparisonErrors.COMPARISON_NOT_FOUND);
}

type Services = Pick<ComparisonServices, 'db'>;

/** Saves one of the viewer's comparisons. Saving it again changes nothing. @throws DomainError with the reason. */
export async function saveComparison({ db }: Services, actor: Actor, id: string): Promise<void> {
  const member = requireMemberToSave(actor);
  const { numAffectedRows = 0n } = await sql`
    update comparisons set saved_at = coalesce(saved_at, now())
    where id = ${id} and profile_id = ${member.id} and (saved_at is not null or (
      select count(*) from comparisons where profile_id = ${member.id} and saved_at is not null
    ) < ${COMPARISON_LIMITS.saved})`.execute(db);
  if (numAffectedRows > 0n) return;
  const exists = (await findComparison(db, member, id)) !== undefined;
  throw new DomainError(
    exists ? comparisonErrors.TOO_MANY_SAVED_COMPARISONS : comparisonErrors.COMPARISON_NOT_FOUND,
  );
}

/** Removes a comparison from Saved. @throws DomainError COMPARISON_NOT_FOUND. */
export async function unsaveComparison({ db }: Services, actor: Actor, id: string): Promise<void> {
  const member = requireMemberToSave(actor);
  await db.transaction().execute(async (trx) => {
    const unsaved = await trx
      .updateTable('comparisons')
      .set({ saved_at: null })
      .where('id', '=', id)
      .where('profile_id', '=', member.id)
      .executeTakeFirst();
    if (unsaved.numUpdatedRows === 0n) throw new DomainError(comparisonErrors.COMPARISON_NOT_FOUND);
    await dropOlder(trx, member);
  });
}

/**
 * Opens one of the viewer's comparisons with its listings as they are now. @throws DomainError COMPARISON_NOT_FOUND.
 */
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
