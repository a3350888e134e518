import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { decodeCursor, encodeCursor } from '../../../shared/pagination.ts';

const ID = /^\d{1,18}$/;

export const entryCursorAfter = ({ id }: { id: string }): string => encodeCursor([id]);

/** Parses the id of the last entry of a page; null for an invalid cursor. */
export function parseEntryCursor(text: string): string | null {
  const [id] = decodeCursor(text, 1) ?? [];
  return typeof id === 'string' && ID.test(id) ? id : null;
}

/**
 * Returns a member's ledger entries, newest first: one more than the limit, to detect a next page. Excludes
 * entries without a change, such as a new plan with the same allowance.
 */
export function findEntries(db: Database, profileId: string, limit: number, before: string | null) {
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
export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];
