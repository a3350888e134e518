import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Subjects } from '../../../../platform/server/subject.ts';
import { addEvent } from './case-events.ts';
import { subjectOf } from './case-key.ts';
import { decidedState } from './decisions.queries.ts';
import { hideContentOfSuspended } from './move-cases.ts';

/**
 * Shows again what a case hid. Returns its title; null if the case hides nothing.
 * @param number Of the case, as the desk shows it.
 */
export async function restoreByCommand(
  db: Database,
  subjects: Subjects,
  number: number,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const caseRow = await trx
      .selectFrom('cases')
      .select(['id', 'title', 'kind', 'target_id', 'target_seq'])
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    if (caseRow === undefined) return null;
    const ended = await trx
      .updateTable('decisions')
      .set({ subject_ended_at: sql`now()` })
      .where('case_id', '=', caseRow.id)
      .where('on_subject', 'in', ['hide', 'take-down'])
      .where('undone_at', 'is', null)
      .where('subject_ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (ended === undefined) return null;
    await addEvent(trx, caseRow.id, 'ended', { text: 'By the server command' });
    const subject = subjectOf(caseRow);
    const state = await decidedState(trx, subject);
    await subjects.get(subject.kind)?.setState?.(trx, subject.id, subject.seq, state);
    return caseRow.title;
  });
}

/**
 * Completes what the server command does to an account. After a suspension, listings and reviews are hidden. Reinstating
 * ends what decisions of cases say about the account, and shows everything again.
 */
export async function restrictByCommand(
  db: Database,
  email: string,
  change: 'suspend' | 'reinstate',
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', sql<string>`lower(btrim(${email}))`)
      .executeTakeFirst();
    if (account === undefined) return;
    if (change === 'reinstate') {
      await trx
        .updateTable('decisions')
        .set({ person_ended_at: sql`now()` })
        .where('about_id', '=', account.id)
        .where('person_ended_at', 'is', null)
        .where('undone_at', 'is', null)
        .execute();
      await trx
        .updateTable('users')
        .set({
          suspended_at: null,
          suspended_until: null,
          suspended_by_command: false,
          limited_at: null,
          limited_until: null,
          closed_at: null,
        })
        .where('id', '=', account.id)
        .execute();
    }
    await hideContentOfSuspended(trx, account.id);
  });
}
