import type { Database } from '../../../../platform/server/db/database.ts';
import type { CaseAppeal } from '../contract/case.ts';
import type { CaseRowColumns } from './case-rows.queries.ts';
import { deskName } from './case-rows.queries.ts';
import { findColleagues } from './colleagues.ts';
import { decisionRows, presentDecision } from './decisions.queries.ts';

interface LoadedAppeal {
  appeal: CaseAppeal;
  denial: CaseAppeal['denial'];
  /** Until when the decision of the appeal can be undone; null if it can't. */
  undoUntil: string | null;
}

/** Returns the appeal that a case is about; null for other cases. */
export async function loadAppeal(
  { db, operatorEmail }: { db: Database; operatorEmail: string | undefined },
  row: Pick<CaseRowColumns, 'id' | 'appeal_of'>,
  operatorId: string,
): Promise<LoadedAppeal | null> {
  if (row.appeal_of === null) return null;
  const [appeal, decision] = await Promise.all([
    db
      .selectFrom('appeals')
      .leftJoin('reports', 'reports.id', 'appeals.report_id')
      .innerJoin('decisions', 'decisions.id', 'appeals.decision_id')
      .leftJoin('profiles as person', 'person.id', 'decisions.about_id')
      .leftJoin('profiles as reporter', 'reporter.id', 'reports.reporter_id')
      .select([
        'appeals.text',
        'appeals.sent_at',
        'appeals.report_id',
        'appeals.undo_until',
        'appeals.settled_at',
        'reports.reporter',
        deskName('person', 'decisions.about_guest').as('person_name'),
        deskName('reporter', 'reports.reporter_guest').as('reporter_name'),
      ])
      .where('appeals.case_id', '=', row.id)
      .executeTakeFirst(),
    decisionRows(db).where('decisions.id', '=', row.appeal_of).executeTakeFirst(),
  ]);
  if (appeal === undefined || decision === undefined) return null;
  const first = presentDecision(decision, operatorId);
  const decidedFirst = first.mine;
  const others = decidedFirst ? (await findColleagues(db, operatorEmail)).length - 1 : 0;
  const denial = decidedFirst && others > 0 ? 'first-decider' : null;
  const byReporter = appeal.report_id !== null;
  const canUndo =
    appeal.settled_at === null && appeal.undo_until !== null && appeal.undo_until.getTime() > Date.now();
  return {
    appeal: {
      by: byReporter ? 'reporter' : 'person',
      name: byReporter
        ? appeal.reporter === null
          ? 'Someone without an account'
          : appeal.reporter_name
        : appeal.person_name,
      text: appeal.text,
      at: appeal.sent_at.toISOString(),
      decision: first,
      firstCase: { id: decision.case_id, number: decision.number },
      denial,
      onlyOperator: decidedFirst && others === 0,
    },
    denial,
    undoUntil: canUndo ? (appeal.undo_until?.toISOString() ?? null) : null,
  };
}
