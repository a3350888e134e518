import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { addMonths } from '../../../../platform/server/payments/add-months.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { CASE_LIMITS } from '../contract/case-limits.ts';
import { statementErrors } from '../contract/errors.ts';
import type { ReportOutcome } from '../contract/statement.ts';
import { findDecisionOf } from './decisions.queries.ts';
import { isLinkKey } from './link-key.ts';
import { changedOutcomeTexts, outcomeTexts } from './statement-texts.ts';
import { findAppeal, referenceOf, type StatementServices } from './statements.ts';

type Services = Pick<StatementServices, 'db' | 'config' | 'settings'>;

const findReport = (db: Database, id: string) =>
  db
    .selectFrom('reports')
    .leftJoin('cases', 'cases.id', 'reports.case_id')
    .leftJoin('profiles as about', 'about.id', 'reports.about_id')
    .selectAll('reports')
    .select(['cases.number', 'about.username as about_name'])
    .where('reports.id', '=', id)
    .executeTakeFirst();

/**
 * Finds a report for its reporter, or for someone with the mailed link, which works for 12 months.
 * @throws DomainError REPORT_NOT_FOUND.
 */
export async function requireReport(
  { db, config }: Services,
  actor: Actor,
  id: string,
  key: string | undefined,
) {
  const row = await findReport(db, id);
  const isTheirs =
    row !== undefined &&
    ((actor.kind === 'member' && row.reporter_id === actor.id) ||
      (actor.kind === 'guest' && row.reporter_guest === actor.key) ||
      (isLinkKey(config, 'report', id, key) &&
        addMonths(row.updated_at, CASE_LIMITS.outcomeMonths).getTime() > Date.now()));
  if (!isTheirs) throw new DomainError(statementErrors.REPORT_NOT_FOUND);
  return row;
}

/** The decision that a report led to, once its reporter may know it. */
export async function decisionOfReport(db: Database, caseId: string | null) {
  const decision = caseId === null ? undefined : await findDecisionOf(db, caseId);
  return decision?.settled_at === null ? undefined : decision;
}

/**
 * Loads what became of a report, for the person who sent it.
 * @throws DomainError REPORT_NOT_FOUND.
 */
export async function loadReportOutcome(
  services: Services,
  actor: Actor,
  id: string,
  key: string | undefined,
): Promise<ReportOutcome> {
  const { db } = services;
  const row = await requireReport(services, actor, id, key);
  const decision = await decisionOfReport(db, row.case_id);
  const [appeal, appealOfPerson] =
    decision === undefined
      ? [null, null]
      : await Promise.all([findAppeal(db, decision.id, id), findAppeal(db, decision.id, null)]);
  const until = decision && addMonths(decision.decided_at, CASE_LIMITS.appealMonths);
  const texts =
    decision === undefined
      ? { title: "We're looking at it", text: "You'll hear from us when we've decided." }
      : appealOfPerson?.outcome === 'undo'
        ? changedOutcomeTexts(row.seen_title)
        : outcomeTexts(
            {
              onSubject: decision.on_subject as Parameters<typeof outcomeTexts>[0]['onSubject'],
              onPerson: decision.on_person as Parameters<typeof outcomeTexts>[0]['onPerson'],
              title: row.seen_title,
            },
            decision.rule_title,
          );
  const canBlock = actor.kind !== 'visitor' && row.about_id !== null;
  return {
    id,
    reference: `${referenceOf({ number: row.number ?? 0 })}-A`,
    state: decision === undefined ? 'open' : 'decided',
    ...texts,
    kind: row.kind as ReportOutcome['kind'],
    subjectTitle: row.seen_title,
    reason: row.reason as ReportOutcome['reason'],
    details: row.details,
    reportedAt: row.updated_at.toISOString(),
    decidedAt: decision?.decided_at.toISOString() ?? null,
    brokeRule: row.was_right === true ? (decision?.rule_title ?? null) : null,
    moneyAtRisk: row.reason === 'scam',
    block:
      canBlock && row.about_id !== null
        ? { kind: 'profile', id: row.about_id, name: row.about_name ?? '' }
        : null,
    appealUntil: until?.toISOString() ?? null,
    appealHours: services.settings.current().appealHours,
    appeal,
    can: { appeal: until !== undefined && appeal === null && until.getTime() > Date.now() },
  };
}
