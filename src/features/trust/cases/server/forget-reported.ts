import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';

const RETENTION = sql.lit('12 months');

/** Forgets the addresses of people without an account, 12 months after their report. */
export async function forgetReportEmails(db: Database): Promise<void> {
  await sql`
    update reports set email = null
    where email is not null and updated_at < now() - ${RETENTION}::interval`.execute(db);
}

/**
 * Forgets the copies of what was reported, 12 months after the case was decided: in the case, in its decision and in
 * its reports. Titles stay, so that people can tell which case it was. An open appeal still needs them.
 */
export async function forgetSnapshots(db: Database): Promise<void> {
  await sql`
    with forgotten as (
      update cases set snapshot = null, evidence = '[]'
      where snapshot is not null and decided_at < now() - ${RETENTION}::interval
        and not exists (
          select from decisions join cases as appeal on appeal.appeal_of = decisions.id
          where decisions.case_id = cases.id and appeal.state <> 'decided')
      returning id),
    told as (
      update decisions set evidence = '[]' from forgotten where decisions.case_id = forgotten.id)
    update reports set seen_text = '' from forgotten where reports.case_id = forgotten.id`.execute(db);
}
