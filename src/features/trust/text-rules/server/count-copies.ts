import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { foldText } from './matching/fold-text.ts';

/** Shorter texts are the same by chance. In letters. */
const MIN_COPY_LENGTH = 40;
const KEPT_DAYS = 30;
const PRINT_BYTES = 16;

/**
 * Stores a one-way code of a text, and counts where the same text was in the last 30 days, whatever its case, spaces and
 * look-alike letters. Digits don't count, so that other phone numbers don't hide a copy.
 * @param author Counts only texts of this person; null for everyone's.
 * @param subjectId The listing or conversation that has the text.
 * @returns how many listings or conversations have it, 0 for a short text; and whether this one has it for the first
 * time.
 */
export async function countCopies(
  db: Database | Transaction<DB>,
  text: string,
  author: string | null,
  subjectId: string,
): Promise<{ copies: number; isNew: boolean }> {
  const letters = foldText(text)
    .pieces.map((piece) => piece.letters.replace(/\d+/g, ''))
    .join('');
  if (letters.length < MIN_COPY_LENGTH) return { copies: 0, isNew: false };
  const hash = createHash('sha256').update(`${author ?? ''}\n${letters}`);
  const print = hash.digest().subarray(0, PRINT_BYTES);
  const { rows } = await sql<{ copies: number; is_new: boolean }>`
    with stored as (
      insert into text_prints (print, subject_id) values (${print}, ${subjectId}) on conflict do nothing
      returning 1)
    select count(*)::int + 1 as copies, exists (select from stored) as is_new from text_prints
    where print = ${print} and subject_id <> ${subjectId}
      and at > now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
  const [row] = rows;
  return { copies: row?.copies ?? 0, isNew: row?.is_new ?? false };
}

/** Removes old codes. Runs on a schedule. */
export async function sweepPrints(db: Database): Promise<void> {
  await sql`delete from text_prints where at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
}
