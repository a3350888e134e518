import { sql, type Transaction } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { type Actor, personKey } from '../../../../platform/server/http/actor.ts';
import type { FindSubject, SeenSubject } from '../../../../platform/server/subject.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { lockGuest } from '../../../people/guests/server/guests.ts';
import { reportErrors } from '../contract/errors.ts';
import type { NewReport, SentReport } from '../contract/report.ts';
import { REPORT_LIMITS } from '../contract/report-limits.ts';
import { checkDetails, checkEmail } from '../contract/report-rules.ts';

const PER_PERSON = { limit: 20, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;
const PER_VISITOR = { limit: 5, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 600 } as const;

/** A subject with the reason why it was reported. */
export interface ReportedSubject extends SeenSubject {
  kind: NewReport['kind'];
  id: string;
  seq: number;
  reason: NewReport['reason'];
}

export interface ReportServices {
  db: Database;
  findSubject: FindSubject;
  /** Finds the open case about a subject, or opens one. Returns its id. */
  joinCase: (trx: Transaction<DB>, subject: ReportedSubject) => Promise<string>;
  /** Counts a report that is new in a case. */
  countReport: (trx: Transaction<DB>, caseId: string) => Promise<void>;
  /** Returns the key with which a visitor without an account opens the outcome. */
  outcomeKey: (reportId: string) => string;
}

/**
 * Stores a report with a snapshot for moderators, as part of the case about its subject. There is one per person and
 * subject: reporting again changes and reopens it. Each report of a visitor without an account counts.
 * @param address Network address, which limits visitors.
 * @throws DomainError REPORT_REFUSED, NOTHING_TO_REPORT, OWN_SUBJECT or TOO_MANY_REPORTS.
 */
export async function sendReport(
  { db, findSubject, joinCase, countReport, outcomeKey }: ReportServices,
  reporter: Actor,
  address: string,
  report: NewReport,
): Promise<SentReport> {
  const { kind, id, reason } = report;
  const seq = kind === 'message' ? (report.seq ?? 0) : 0;
  const details = checkDetails(report);
  const email = reporter.kind === 'visitor' ? checkEmail(report) : null;
  if (reporter.kind === 'visitor') {
    await countAttempt(db, `report:address:${address}`, PER_VISITOR, reportErrors.TOO_MANY_REPORTS);
  }
  const seen = await findSubject(db, kind, reporter, id, seq);
  if (seen === undefined) throw new DomainError(reportErrors.NOTHING_TO_REPORT);
  const { owner, snapshot } = seen;
  if (reporter.kind !== 'visitor') {
    if (owner !== null && personKey(owner) === personKey(reporter)) {
      throw new DomainError(reportErrors.OWN_SUBJECT);
    }
    const key = `report:person:${personKey(reporter)}`;
    await countAttempt(db, key, PER_PERSON, reportErrors.TOO_MANY_REPORTS);
  }
  const sentId = await db.transaction().execute(async (trx) => {
    if (reporter.kind !== 'visitor') await lockGuest(trx, reporter, reportErrors.SIGN_IN_TO_REPORT);
    // Locks the case, so that the same report sent twice at once counts once.
    const caseId = await joinCase(trx, { kind, id, seq, reason, owner, snapshot });
    const now = {
      case_id: caseId,
      reason,
      details,
      seen_title: snapshot.title,
      seen_text: snapshot.text.slice(0, REPORT_LIMITS.seenText).toWellFormed(),
      about_id: owner?.kind === 'member' ? owner.id : null,
      about_guest: owner?.kind === 'guest' ? owner.key : null,
    };
    const reporterId = reporter.kind === 'member' ? reporter.id : null;
    const reporterGuest = reporter.kind === 'guest' ? reporter.key : null;
    const before =
      reporter.kind === 'visitor'
        ? undefined
        : await trx
            .selectFrom('reports')
            .select('case_id')
            .where('reporter', '=', personKey(reporter))
            .where('kind', '=', kind)
            .where('target_id', '=', id)
            .where('target_seq', '=', seq)
            .executeTakeFirst();
    const sent = await trx
      .insertInto('reports')
      .values({
        ...now,
        email,
        kind,
        target_id: id,
        target_seq: seq,
        reporter_id: reporterId,
        reporter_guest: reporterGuest,
      })
      .onConflict((conflict) =>
        conflict
          .constraint('reports_once')
          .doUpdateSet({ ...now, state: 'open', was_right: null, updated_at: sql`now()` }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    if (before?.case_id !== caseId) await countReport(trx, caseId);
    return sent.id;
  });
  return { id: sentId, key: reporter.kind === 'visitor' ? outcomeKey(sentId) : null };
}
