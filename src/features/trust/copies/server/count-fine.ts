import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';

/**
 * Counts the matches of text rules that sent a subject to the queue as fine, if someone decided that nothing is wrong.
 * Runs when the decision can't be undone anymore.
 */
export async function countFine(db: Database, decisionId: string): Promise<void> {
  await sql`
    update text_rule_hits set was_fine = true
    from decisions join cases on cases.id = decisions.case_id
    where decisions.id = ${decisionId} and decisions.on_subject = 'none' and decisions.on_person = 'none'
      and text_rule_hits.subject_id = cases.target_id and text_rule_hits.outcome = 'queued'`.execute(db);
}
