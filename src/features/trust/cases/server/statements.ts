import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Actor, type Owner, personKey } from '../../../../platform/server/http/actor.ts';
import { addMonths } from '../../../../platform/server/payments/add-months.ts';
import type { SiteSettings } from '../../../../platform/server/site-settings.ts';
import type { Subjects } from '../../../../platform/server/subject.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { CASE_LIMITS } from '../contract/case-limits.ts';
import { statementErrors } from '../contract/errors.ts';
import type { AppealState, Statement, StatementList } from '../contract/statement.ts';
import { type DecisionRow, decisionRows, ruleOf } from './decisions.queries.ts';
import { isLinkKey } from './link-key.ts';
import { statementSummary, statementTitle } from './statement-texts.ts';

export interface StatementServices {
  db: Database;
  config: Pick<Config, 'authSecret' | 'publicUrl'>;
  subjects: Subjects;
  settings: Pick<SiteSettings, 'current'>;
}

const MAX_LISTED = 100;

/** Decisions that someone is told about. */
const statementRows = (db: Database) =>
  decisionRows(db)
    .where('decisions.undone_at', 'is', null)
    .where((eb) => eb.or([eb('on_person', '<>', 'none'), eb('on_subject', '<>', 'none')]));

/** Returns a person's statements, newest first. */
export async function loadStatements(db: Database, person: Owner): Promise<StatementList> {
  const rows = await statementRows(db)
    .where(person.kind === 'member' ? 'decisions.about_id' : 'decisions.about_guest', '=', personKey(person))
    .orderBy('decisions.decided_at', 'desc')
    .orderBy('decisions.id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return {
    statements: rows.map((row) => ({
      id: row.id,
      reference: referenceOf(row),
      title: titleOf(row),
      decidedAt: row.decided_at.toISOString(),
      endedAt: endedAt(row),
      applies: isCurrent(row),
    })),
  };
}

/**
 * Finds a statement for the person it is about, or for someone with the mailed link.
 * @throws DomainError STATEMENT_NOT_FOUND.
 */
export async function requireStatement(
  { db, config }: Pick<StatementServices, 'db' | 'config'>,
  actor: Actor,
  id: string,
  key: string | undefined,
): Promise<DecisionRow> {
  const row = await statementRows(db).where('decisions.id', '=', id).executeTakeFirst();
  const isTheirs =
    row !== undefined &&
    ((actor.kind === 'member' && row.about_id === actor.id) ||
      (actor.kind === 'guest' && row.about_guest === actor.key) ||
      isLinkKey(config, 'statement', id, key));
  if (!isTheirs) throw new DomainError(statementErrors.STATEMENT_NOT_FOUND);
  return row;
}

/**
 * Loads the statement about a decision, for the person it concerns.
 * @throws DomainError STATEMENT_NOT_FOUND.
 */
export async function loadStatement(
  services: StatementServices,
  actor: Actor,
  id: string,
  key: string | undefined,
): Promise<Statement> {
  const row = await requireStatement(services, actor, id, key);
  const { db, subjects, settings } = services;
  const [appeal, now] = await Promise.all([
    findAppeal(db, id, null),
    subjects.get(row.kind)?.inspect?.(db, row.target_id, row.target_seq),
  ]);
  const appealUntil = addMonths(row.decided_at, CASE_LIMITS.appealMonths);
  const decided = {
    onSubject: row.on_subject as Statement['onSubject'],
    onPerson: row.on_person as Statement['onPerson'],
    until: row.until,
    title: row.title,
  };
  const isTaken = decided.onSubject === 'take-down' || decided.onSubject === 'hide';
  const listings = row.hidden_listings - (row.kind === 'listing' && isTaken ? 1 : 0);
  return {
    id,
    reference: referenceOf(row),
    title: titleOf(row),
    text: row.text,
    onSubject: decided.onSubject,
    onPerson: decided.onPerson,
    what: statementSummary(decided, row.kind),
    alsoHidden: { listings: Math.max(0, listings), reviews: row.hidden_reviews },
    decidedAt: row.decided_at.toISOString(),
    until: row.until?.toISOString() ?? null,
    endedAt: endedAt(row),
    byPerson: true,
    source: row.source as Statement['source'],
    rule: ruleOf(row),
    evidence: row.evidence as unknown as Statement['evidence'],
    subject: {
      kind: row.kind as Statement['subject']['kind'],
      title: row.title,
      link: now?.link ?? null,
    },
    appealUntil: appealUntil.toISOString(),
    appealHours: settings.current().appealHours,
    appeal,
    can: { appeal: appeal === null && appealUntil.getTime() > Date.now() },
  };
}

/** Such as OH-214. */
export const referenceOf = ({ number }: { number: number }): string => `OH-${number}`;

const titleOf = (row: DecisionRow): string =>
  statementTitle({
    onSubject: row.on_subject as Statement['onSubject'],
    onPerson: row.on_person as Statement['onPerson'],
    until: row.until,
    title: row.title,
    hasEnded: endedAt(row) !== null,
  });

/** When nothing of a decision applies anymore. */
function endedAt(row: DecisionRow): string | null {
  const isDone = (applies: boolean, ended: Date | null) => !applies || ended !== null;
  const subject = row.on_subject === 'hide' || row.on_subject === 'take-down';
  const person = ['limit', 'suspend', 'close'].includes(row.on_person);
  if (!isDone(subject, row.subject_ended_at) || !isDone(person, row.person_ended_at)) return null;
  const ended = [row.subject_ended_at, row.person_ended_at].flatMap((at) => at?.getTime() ?? []);
  return ended.length === 0 ? null : new Date(Math.max(...ended)).toISOString();
}

/** How long a warning is shown on the dashboard. */
const WARNING_DAYS = 7;

/** Whether the person should still see a decision on their dashboard. */
function isCurrent(row: DecisionRow): boolean {
  if (endedAt(row) !== null || row.on_subject === 'restore') return false;
  const lasts =
    ['hide', 'take-down'].includes(row.on_subject) || ['limit', 'suspend', 'close'].includes(row.on_person);
  const waits = row.on_subject === 'ask-change' && row.case_state === 'waiting';
  return lasts || waits || Date.now() - row.decided_at.getTime() < WARNING_DAYS * DAY_MS;
}

/** Returns the appeal of a person, or of the reporter with this report; null if there is none. */
export async function findAppeal(
  db: Database,
  decisionId: string,
  reportId: string | null,
): Promise<AppealState | null> {
  const row = await db
    .selectFrom('appeals')
    .selectAll()
    .where('decision_id', '=', decisionId)
    .where('report_id', 'is not distinct from', reportId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const isTold = row.settled_at !== null;
  return {
    sentAt: row.sent_at.toISOString(),
    text: row.text,
    photos: row.photo_ids.length,
    outcome: isTold ? (row.outcome as AppealState['outcome']) : null,
    decidedAt: isTold ? (row.decided_at?.toISOString() ?? null) : null,
    answer: isTold ? row.answer : null,
    byFirstDecider: row.by_first_decider,
  };
}
