import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { pageOfRows, readCursor } from '../../../../platform/server/db/keyset.ts';
import { decodeCursor, encodeCursor } from '../../../../shared/pagination.ts';
import type { CreditEntry, CreditEntryKind, CreditEntryPage } from '../contract/credit-entry.ts';

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

const ID = /^\d{1,18}$/;

const entryCursorAfter = ({ id }: { id: string }): string => encodeCursor([id]);

/** Parses the id of the last entry of a page; null for an invalid cursor. */
function parseEntryCursor(text: string): string | null {
  const [id] = decodeCursor(text, 1) ?? [];
  return typeof id === 'string' && ID.test(id) ? id : null;
}

/**
 * Returns a member's ledger entries, newest first: one more than the limit, to detect a next page. Excludes
 * entries without a change, such as a new plan with the same allowance.
 */
function findEntries(db: Database, profileId: string, limit: number, before: string | null) {
  let query = db
    .selectFrom('credit_entries as entry')
    .select([
      'entry.id',
      'entry.kind',
      'entry.plan_type',
      'entry.payment_id',
      'entry.amount_cents',
      'entry.allowance',
      'entry.purchased',
      'entry.available_after',
      'entry.created_at',
      sql<boolean>`entry.kind = 'spend' and exists (
        select from credit_entries later
        where later.profile_id = entry.profile_id and later.source = entry.source and later.turn = entry.turn + 1
      )`.as('was_returned'),
    ])
    .where('entry.profile_id', '=', profileId)
    .where(sql<boolean>`(entry.allowance <> 0 or entry.purchased <> 0)`)
    .orderBy('entry.id', 'desc')
    .limit(limit + 1);
  if (before !== null) query = query.where('entry.id', '<', before);
  return query.execute();
}
type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];
