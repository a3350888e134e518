import type { Database } from '../../../platform/server/db/database.ts';
import { pageOfRows, readCursor } from '../../../platform/server/db/keyset.ts';
import type { CreditEntry, CreditEntryKind, CreditEntryPage } from '../contract/credit-entry.ts';
import { entryCursorAfter, type EntryRow, findEntries, parseEntryCursor } from './credit-entries.queries.ts';

/**
 * Loads a page of a member's ledger, newest first.
 * @throws DomainError INVALID_INPUT for an invalid cursor.
 */
export async function loadEntries(
  db: Database,
  profileId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<CreditEntryPage> {
  const rows = await findEntries(db, profileId, limit, readCursor(cursor, parseEntryCursor));
  const { shown, nextCursor } = pageOfRows(rows, limit, entryCursorAfter);
  return { entries: shown.map(present), nextCursor };
}

const present = (row: EntryRow): CreditEntry => ({
  id: row.id,
  kind: row.kind as CreditEntryKind,
  part: row.purchased === 0 ? 'monthly' : 'bought',
  change: row.allowance + row.purchased,
  left: row.available_after,
  planType: row.plan_type,
  amountCents: row.kind === 'purchase' ? row.amount_cents : null,
  wasReturned: row.was_returned,
  at: row.created_at.toISOString(),
});
