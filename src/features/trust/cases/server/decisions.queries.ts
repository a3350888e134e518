import type { Database } from '../../../../platform/server/db/database.ts';
import { shownName } from '../../../../platform/server/export-person.ts';
import type { SubjectState } from '../../../../platform/server/subject.ts';
import type { CaseDecision } from '../contract/case-parts.ts';
import type { CaseSubjectKey } from './case-key.ts';

/** Selects decisions with who made them. */
export const decisionRows = (db: Database) =>
  db
    .selectFrom('decisions')
    .innerJoin('cases', 'cases.id', 'decisions.case_id')
    .leftJoin('profiles as decider', 'decider.id', 'decisions.decided_by')
    .selectAll('decisions')
    .select([
      'cases.number',
      'cases.kind',
      'cases.target_id',
      'cases.target_seq',
      'cases.title',
      'cases.source',
      'cases.state as case_state',
      'cases.reason',
      shownName('decider').as('decider_name'),
    ]);
export type DecisionRow = Awaited<ReturnType<ReturnType<typeof decisionRows>['execute']>>[number];

/** Finds the decision of a case that was not undone. */
export const findDecisionOf = (db: Database, caseId: string) =>
  decisionRows(db)
    .where('decisions.case_id', '=', caseId)
    .where('decisions.undone_at', 'is', null)
    .executeTakeFirst();

export function presentDecision(row: DecisionRow, operatorId: string): CaseDecision {
  const canUndo = row.settled_at === null && row.undo_until.getTime() > Date.now();
  return {
    id: row.id,
    at: row.decided_at.toISOString(),
    by: row.decided_by === null ? null : { id: row.decided_by, name: row.decider_name },
    mine: row.decided_by === operatorId,
    onSubject: row.on_subject as CaseDecision['onSubject'],
    onPerson: row.on_person as CaseDecision['onPerson'],
    until: row.until?.toISOString() ?? null,
    rule: ruleOf(row),
    text: row.text,
    undoUntil: canUndo ? row.undo_until.toISOString() : null,
  };
}

/** The rule in the words it had when it was decided. */
export function ruleOf(row: Pick<DecisionRow, 'rule_number' | 'rule_title' | 'rule_text'>) {
  const { rule_number: number, rule_title: title, rule_text: text } = row;
  return number === null || title === null || text === null ? null : { number, title, text };
}

/** Returns what the decisions that apply say about a subject. */
export async function decidedState(db: Database, subject: CaseSubjectKey): Promise<SubjectState> {
  const rows = await db
    .selectFrom('decisions')
    .innerJoin('cases', 'cases.id', 'decisions.case_id')
    .select('on_subject')
    .where('cases.target_id', '=', subject.id)
    .where('cases.kind', '=', subject.kind)
    .where('cases.target_seq', '=', subject.seq)
    .where('on_subject', 'in', ['hide', 'take-down'])
    .where('undone_at', 'is', null)
    .where('subject_ended_at', 'is', null)
    .execute();
  if (rows.some(({ on_subject }) => on_subject === 'take-down')) return 'taken-down';
  return rows.length > 0 ? 'hidden' : 'shown';
}
