import { sql } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Owner, personKey } from '../../../../platform/server/http/actor.ts';
import type { FindSubject } from '../../../../platform/server/subject.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { lockGuest } from '../../../people/guests/server/guests.ts';
import { reportErrors } from '../contract/errors.ts';
import type { NewReport } from '../contract/report.ts';
import { REPORT_LIMITS } from '../contract/report-limits.ts';
import { checkDetails } from '../contract/report-rules.ts';

const PERSON_LIMIT = { limit: 20, windowSeconds: 3600, firstDelaySeconds: 60 } as const;

export interface ReportServices {
  db: Database;
  findSubject: FindSubject;
}

/**
 * Stores a report with a snapshot for moderators. There is one per person and subject: reporting again changes and
 * reopens it.
 * @throws DomainError REPORT_REFUSED, NOTHING_TO_REPORT, OWN_SUBJECT or TOO_MANY_REPORTS.
 */
export async function sendReport(
  { db, findSubject }: ReportServices,
  reporter: Owner,
  report: NewReport,
): Promise<void> {
  const details = checkDetails(report);
  const subject = await findSubject(db, report.kind, reporter, report.id);
  if (subject === undefined) throw new DomainError(reportErrors.NOTHING_TO_REPORT);
  const { owner, snapshot } = subject;
  if (owner !== null && personKey(owner) === personKey(reporter)) {
    throw new DomainError(reportErrors.OWN_SUBJECT);
  }
  await countAttempt(db, `report:person:${personKey(reporter)}`, PERSON_LIMIT, reportErrors.TOO_MANY_REPORTS);
  const now = {
    reason: report.reason,
    details,
    seen_title: snapshot.title,
    seen_text: snapshot.text.slice(0, REPORT_LIMITS.seenText).toWellFormed(),
    about_id: owner?.kind === 'member' ? owner.id : null,
    about_guest: owner?.kind === 'guest' ? owner.key : null,
  };
  await db.transaction().execute(async (trx) => {
    await lockGuest(trx, reporter, reportErrors.SIGN_IN_TO_REPORT);
    await trx
      .insertInto('reports')
      .values({
        ...now,
        reporter_id: reporter.kind === 'member' ? reporter.id : null,
        reporter_guest: reporter.kind === 'guest' ? reporter.key : null,
        kind: report.kind,
        target_id: report.id,
      })
      .onConflict((conflict) =>
        conflict.constraint('reports_once').doUpdateSet({ ...now, state: 'open', updated_at: sql`now()` }),
      )
      .execute();
  });
}
