import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { actAsOperator, authorize } from '../../../running/operators/server/operators.ts';
import { CASE_LIMITS } from '../contract/case-limits.ts';
import type { Actions, AppealDecision, Decided } from '../contract/decision.ts';
import { caseErrors } from '../contract/errors.ts';
import { appealDecided, caseChanged } from '../contract/signals.ts';
import { type Applied, applyDecisions } from './apply-decisions.ts';
import { addEvent } from './case-events.ts';
import { caseTitle, type LockedCase, lockCase, subjectOf } from './case-key.ts';
import { aboutOf } from './case-rows.queries.ts';
import { endOf, textProblem, untilProblem } from './check-decision.ts';
import { UNCLAIMED } from './claim-case.ts';
import { findColleagues } from './colleagues.ts';
import { type DecideServices, reclaimUndone, requireDecidable } from './decide-case.ts';
import { decisionRows, presentDecision } from './decisions.queries.ts';
import { findNextCase } from './load-case.ts';

const OUTCOME_WORDS = { keep: 'Decision kept', milder: 'Made milder', undo: 'Decision undone' } as const;

/**
 * Decides an appeal. Undoing restores everything; a reporter's appeal that is right opens a new case.
 * @throws DomainError CASE_NOT_FOUND, CASE_CLAIMED, CASE_CHANGED, CASE_DECIDED, DECISION_REFUSED, ACTION_NOT_POSSIBLE,
 * or FIRST_DECIDER where someone else could decide it.
 */
export async function decideAppeal(
  services: DecideServices,
  actor: Actor,
  id: string,
  input: AppealDecision,
): Promise<Decided> {
  const { id: operatorId } = authorize(actor, 'appeal.decide');
  const { db, jobs, operatorEmail } = services;
  const text = cleanText(input.text).trim();
  const { actions, outcome } = input;
  const fields = [...textProblem(text, true), ...(actions === null ? [] : untilProblem(actions))];
  if (fields.length > 0) throw new DomainError(caseErrors.DECISION_REFUSED, { fields });
  const others = (await findColleagues(db, operatorEmail)).filter((colleague) => colleague.id !== operatorId);
  let applied: Applied | undefined;
  let decisionId = '';
  await actAsOperator(db, actor, 'appeal.decide', async (trx) => {
    const caseRow = await lockCase(trx, id);
    if (caseRow.appeal_of === null) throw new DomainError(caseErrors.ACTION_NOT_POSSIBLE);
    decisionId = caseRow.appeal_of;
    const decision = await trx
      .selectFrom('decisions')
      .select(['decided_by', 'on_subject', 'on_person', 'until'])
      .where('id', '=', decisionId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isFirst = decision.decided_by === operatorId;
    if (isFirst && others.length > 0) throw new DomainError(caseErrors.FIRST_DECIDER);
    await requireDecidable(trx, caseRow, operatorId, input.version);
    const appeal = await trx
      .updateTable('appeals')
      .set({
        outcome,
        answer: text,
        note: cleanText(input.note).trim().slice(0, CASE_LIMITS.note) || null,
        decided_by: operatorId,
        decided_at: sql`now()`,
        by_first_decider: isFirst,
        earlier: JSON.stringify({
          onSubject: decision.on_subject,
          onPerson: decision.on_person,
          until: decision.until?.toISOString() ?? null,
        }),
        undo_until: sql`now() + make_interval(secs => ${services.settings.current().undoSeconds})`,
      })
      .where('case_id', '=', id)
      .returning('report_id')
      .executeTakeFirstOrThrow();
    if (appeal.report_id === null) await changeDecision(trx, caseRow, decision, { outcome, actions });
    await setCaseDecided(trx, id, true);
    applied = await applyDecisions(trx, services, { subject: subjectOf(caseRow), person: aboutOf(caseRow) });
    const words = OUTCOME_WORDS[outcome];
    await addEvent(trx, id, 'appeal-decided', { operatorId, text: words });
    await jobs.record(trx, appealDecided, { caseId: id });
    await jobs.record(trx, caseChanged, { caseId: id });
    return { targetId: id, subject: caseTitle(caseRow), reason: `${words}. ${text}`.slice(0, 500) };
  });
  await applied?.publish();
  const row = await decisionRows(db).where('decisions.id', '=', decisionId).executeTakeFirstOrThrow();
  return {
    decision: presentDecision(row, operatorId),
    version: input.version + 1,
    next: await findNextCase(db, operatorId, id),
  };
}

interface FirstDecision {
  on_subject: string;
  on_person: string;
}

const SUBJECT_WEIGHT = ['none', 'ask-change', 'hide', 'take-down'];
const PERSON_WEIGHT = ['none', 'warn', 'limit', 'suspend', 'close'];

/** Ends a decision, or makes it milder. @throws DomainError ACTION_NOT_POSSIBLE for something that is not milder. */
async function changeDecision(
  trx: Transaction<DB>,
  caseRow: LockedCase,
  decision: FirstDecision,
  { outcome, actions }: { outcome: AppealDecision['outcome']; actions: Actions | null },
): Promise<void> {
  if (outcome === 'keep') return;
  if (outcome === 'undo') {
    await sql`
      update decisions set ended_by = ${caseRow.id},
        subject_ended_at = coalesce(subject_ended_at, now()),
        person_ended_at = coalesce(person_ended_at, now())
      where id = ${caseRow.appeal_of}`.execute(trx);
    return;
  }
  const isMilder =
    actions !== null &&
    SUBJECT_WEIGHT.includes(actions.onSubject) &&
    SUBJECT_WEIGHT.indexOf(actions.onSubject) <= SUBJECT_WEIGHT.indexOf(decision.on_subject) &&
    PERSON_WEIGHT.indexOf(actions.onPerson) <= PERSON_WEIGHT.indexOf(decision.on_person);
  if (!isMilder) throw new DomainError(caseErrors.ACTION_NOT_POSSIBLE);
  await trx
    .updateTable('decisions')
    .set({ on_subject: actions.onSubject, on_person: actions.onPerson, until: endOf(actions) })
    .where('id', '=', caseRow.appeal_of)
    .execute();
}

const setCaseDecided = (trx: Transaction<DB>, id: string, isDecided: boolean) =>
  trx
    .updateTable('cases')
    .set({
      state: isDecided ? 'decided' : 'open',
      decided_at: isDecided ? sql<Date>`now()` : null,
      version: sql<number>`version + 1`,
      ...UNCLAIMED,
    })
    .where('id', '=', id)
    .execute();

/**
 * Undoes the decision of an appeal within its seconds.
 * @throws DomainError CASE_NOT_FOUND, UNDO_OVER.
 */
export async function undoAppealDecision(services: DecideServices, actor: Actor, id: string): Promise<void> {
  const { id: operatorId } = authorize(actor, 'case.undo');
  const { db } = services;
  let applied: Applied | undefined;
  await actAsOperator(db, actor, 'case.undo', async (trx) => {
    const caseRow = await lockCase(trx, id);
    const appeal = await trx
      .selectFrom('appeals')
      .select(['earlier', 'report_id', 'outcome'])
      .where('case_id', '=', id)
      .where('settled_at', 'is', null)
      .where('undo_until', '>', sql<Date>`now()`)
      .forUpdate()
      .executeTakeFirst();
    if (appeal === undefined) throw new DomainError(caseErrors.UNDO_OVER);
    const earlier = appeal.earlier as unknown as Actions;
    if (appeal.report_id === null) {
      await sql`
        update decisions set on_subject = ${earlier.onSubject}, on_person = ${earlier.onPerson},
          until = ${earlier.until}::timestamptz,
          subject_ended_at = case when ended_by = ${id} then null else subject_ended_at end,
          person_ended_at = case when ended_by = ${id} then null else person_ended_at end,
          ended_by = case when ended_by = ${id} then null else ended_by end
        where id = ${caseRow.appeal_of}`.execute(trx);
    }
    await sql`
      update appeals set outcome = null, answer = null, note = null, decided_by = null, decided_at = null,
        by_first_decider = false, earlier = null, undo_until = null
      where case_id = ${id}`.execute(trx);
    await setCaseDecided(trx, id, false);
    applied = await reclaimUndone(trx, services, caseRow, operatorId);
    return { targetId: id, subject: caseTitle(caseRow) };
  });
  await applied?.publish();
}
