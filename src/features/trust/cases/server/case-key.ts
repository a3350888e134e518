import type { Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { CaseKind } from '../contract/case-limits.ts';
import { caseErrors } from '../contract/errors.ts';

/** The subject of a case. */
export interface CaseSubjectKey {
  kind: CaseKind;
  id: string;
  /** Of a message: its number in the conversation. 0 for everything else. */
  seq: number;
}

const columns = [
  'id',
  'number',
  'kind',
  'target_id',
  'target_seq',
  'source',
  'state',
  'reason',
  'title',
  'about_id',
  'about_guest',
  'version',
  'claimed_by',
  'claimed_at',
  'claimed_until',
  'appeal_of',
  'opened_at',
] as const;

/**
 * Locks a case until the transaction ends.
 * @throws DomainError CASE_NOT_FOUND.
 */
export async function lockCase(trx: Transaction<DB>, id: string) {
  const caseRow = await trx
    .selectFrom('cases')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (caseRow === undefined) throw new DomainError(caseErrors.CASE_NOT_FOUND);
  return caseRow;
}
export type LockedCase = Awaited<ReturnType<typeof lockCase>>;

/**
 * Loads a case without locking it.
 * @throws DomainError CASE_NOT_FOUND.
 */
export async function requireCase(db: Database, id: string) {
  const caseRow = await db.selectFrom('cases').select(columns).where('id', '=', id).executeTakeFirst();
  if (caseRow === undefined) throw new DomainError(caseErrors.CASE_NOT_FOUND);
  return caseRow;
}

export const subjectOf = (row: { kind: string; target_id: string; target_seq: number }): CaseSubjectKey => ({
  kind: row.kind as CaseKind,
  id: row.target_id,
  seq: row.target_seq,
});

/** As people at the desk and the log read it. */
export const caseTitle = (row: { number: number; title: string }): string =>
  `Case ${row.number}: ${row.title}`.slice(0, 200);
