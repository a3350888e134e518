import type { Database } from '../../../../platform/server/db/database.ts';
import { shownName } from '../../../../platform/server/export-person.ts';
import { photosById, presentPrivatePhoto } from '../../../items/photos/server/photos.ts';
import type { CaseAppeal } from '../contract/case.ts';
import type { AppealOutcome } from '../contract/case-limits.ts';
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
      .leftJoin('profiles as decider', 'decider.id', 'appeals.decided_by')
      .select([
        'appeals.text',
        'appeals.photo_ids',
        'appeals.sent_at',
        'appeals.report_id',
        'appeals.undo_until',
        'appeals.settled_at',
        'appeals.outcome',
        'appeals.answer',
        'appeals.note',
        'appeals.decided_at',
        'appeals.decided_by',
        shownName('decider').as('decider_name'),
        'reports.reporter',
        deskName('person', 'decisions.about_guest').as('person_name'),
        deskName('reporter', 'reports.reporter_guest').as('reporter_name'),
      ])
      .where('appeals.case_id', '=', row.id)
      .executeTakeFirst(),
    decisionRows(db).where('decisions.id', '=', row.appeal_of).executeTakeFirst(),
  ]);
  if (appeal === undefined || decision === undefined) return null;
  const photos = new Map((await photosById(db, appeal.photo_ids)).map((photo) => [photo.id, photo]));
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
      photos: appeal.photo_ids.flatMap((photoId) => photos.get(photoId) ?? []).map(presentPrivatePhoto),
      at: appeal.sent_at.toISOString(),
      decision: first,
      firstCase: { id: decision.case_id, number: decision.number },
      denial,
      answer: presentAnswer(appeal, operatorId),
      onlyOperator: decidedFirst && others === 0,
    },
    denial,
    undoUntil: canUndo ? (appeal.undo_until?.toISOString() ?? null) : null,
  };
}

interface AnswerColumns {
  outcome: string | null;
  answer: string | null;
  note: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  decider_name: string;
}

function presentAnswer(row: AnswerColumns, operatorId: string): CaseAppeal['answer'] {
  const { outcome, answer, note, decided_at: at, decided_by: by } = row;
  if (outcome === null || answer === null || at === null) return null;
  return {
    outcome: outcome as AppealOutcome,
    by: by === null ? null : { id: by, name: row.decider_name },
    mine: by === operatorId,
    at: at.toISOString(),
    text: answer,
    note,
  };
}
