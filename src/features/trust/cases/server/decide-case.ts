import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import type { SubjectContent } from '../../../../platform/server/subject.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { actAsOperator, authorize } from '../../../running/operators/server/operators.ts';
import { CASE_LIMITS } from '../contract/case-limits.ts';
import type { Actions, Decided, NewDecision } from '../contract/decision.ts';
import { caseErrors } from '../contract/errors.ts';
import { caseChanged, caseDecided } from '../contract/signals.ts';
import { type Applied, type ApplyServices, applyDecisions } from './apply-decisions.ts';
import { addEvent } from './case-events.ts';
import { caseTitle, type LockedCase, lockCase, subjectOf } from './case-key.ts';
import { aboutOf } from './case-rows.queries.ts';
import { personActions, subjectActions } from './cases.policy.ts';
import { checkDecision, endOf } from './check-decision.ts';
import { type ClaimServices, refuseClaimedByOther, setClaim, UNCLAIMED } from './claim-case.ts';
import { isColleague, nameOfColleague } from './colleagues.ts';
import { decidedState, findDecisionOf, presentDecision } from './decisions.queries.ts';
import { findNextCase } from './load-case.ts';
import { actionsTitle } from './statement-texts.ts';

export interface DecideServices extends ApplyServices, Pick<ClaimServices, 'settings'> {
  operatorEmail: string | undefined;
}

/**
 * Decides a case. Content is hidden right away. Others are told once the decision can't be undone.
 * @throws DomainError CASE_NOT_FOUND, CASE_CLAIMED, CASE_CHANGED, CASE_DECIDED, DECISION_REFUSED, ACTION_NOT_POSSIBLE.
 */
export async function decideCase(
  services: DecideServices,
  actor: Actor,
  id: string,
  input: NewDecision,
): Promise<Decided> {
  const { id: operatorId } = authorize(actor, 'case.decide');
  const { db, jobs } = services;
  const text = checkDecision(input);
  let applied: Applied | undefined;
  await actAsOperator(db, actor, 'case.decide', async (trx) => {
    const caseRow = await lockCase(trx, id);
    await requireDecidable(trx, caseRow, operatorId, input.version);
    if (caseRow.appeal_of !== null) throw new DomainError(caseErrors.ACTION_NOT_POSSIBLE);
    await requirePossible(trx, services, caseRow, input);
    const rule = await ruleIn(trx, input.ruleId);
    const decision = await trx
      .insertInto('decisions')
      .values({
        case_id: id,
        decided_by: operatorId,
        about_id: caseRow.about_id,
        about_guest: caseRow.about_guest,
        on_subject: input.onSubject,
        on_person: input.onPerson,
        until: endOf(input),
        rule_number: rule?.number ?? null,
        rule_title: rule?.title ?? null,
        rule_text: rule?.text ?? null,
        text,
        evidence: await evidenceOf(trx, caseRow),
        undo_until: sql`now() + make_interval(secs => ${services.settings.current().undoSeconds})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const subject = subjectOf(caseRow);
    if (input.onSubject === 'restore') await endEarlier(trx, caseRow, decision.id);
    await closeCase(trx, id, input);
    const changesSubject = ['hide', 'take-down', 'restore'].includes(input.onSubject);
    const changesPerson = ['limit', 'suspend', 'close'].includes(input.onPerson);
    applied = await applyDecisions(trx, services, {
      subject: changesSubject ? subject : null,
      person: changesPerson ? aboutOf(caseRow) : null,
    });
    await trx
      .updateTable('decisions')
      .set({ hidden_listings: applied.listings, hidden_reviews: applied.reviews })
      .where('id', '=', decision.id)
      .execute();
    const title = actionsTitle(input);
    await addEvent(trx, id, 'decided', { operatorId, text: title });
    await jobs.record(trx, caseDecided, { decisionId: decision.id });
    await jobs.record(trx, caseChanged, { caseId: id });
    return { targetId: id, subject: caseTitle(caseRow), reason: `${title}. ${text}`.slice(0, 500) };
  });
  await applied?.publish();
  const row = await findDecisionOf(db, id);
  if (row === undefined) throw new DomainError(caseErrors.CASE_CHANGED);
  return {
    decision: presentDecision(row, operatorId),
    version: input.version + 1,
    next: await findNextCase(db, operatorId, id),
  };
}

/**
 * Requires that an operator can decide a case, in the version that they saw.
 * @throws DomainError CASE_DECIDED, CASE_CLAIMED or CASE_CHANGED.
 */
export async function requireDecidable(
  trx: Transaction<DB>,
  caseRow: LockedCase,
  operatorId: string,
  version: number,
): Promise<void> {
  if (caseRow.state !== 'open') {
    const decision = await findDecisionOf(trx, caseRow.id);
    const by = decision?.decided_by ?? null;
    const name = by === operatorId ? 'You' : by === null ? 'A colleague' : await nameOfColleague(trx, by);
    const what = decision === undefined ? '' : `: ${actionsTitle(decisionActions(decision)).toLowerCase()}`;
    throw new DomainError({
      ...caseErrors.CASE_DECIDED,
      detail: `${name} decided this case already${what}. Your draft is kept.`,
    });
  }
  await refuseClaimedByOther(trx, caseRow, operatorId);
  if (caseRow.version !== version) throw new DomainError(caseErrors.CASE_CHANGED);
}

const decisionActions = (row: { on_subject: string; on_person: string }): Actions => ({
  onSubject: row.on_subject as Actions['onSubject'],
  onPerson: row.on_person as Actions['onPerson'],
  until: null,
});

/**
 * Requires that the subject and the person of a case still allow what was decided.
 * @throws DomainError ACTION_NOT_POSSIBLE, such as for a subject that was deleted meanwhile.
 */
async function requirePossible(
  trx: Transaction<DB>,
  { subjects, operatorEmail }: DecideServices,
  caseRow: LockedCase,
  { onSubject, onPerson }: Pick<Actions, 'onSubject' | 'onPerson'>,
): Promise<void> {
  const key = subjectOf(caseRow);
  const subject = subjects.get(key.kind);
  const [now, state] = await Promise.all([subject?.inspect?.(trx, key.id, key.seq), decidedState(trx, key)]);
  const person = aboutOf(caseRow);
  const isPossible =
    subjectActions({ kind: key.kind, subject, exists: now !== undefined, state }).includes(onSubject) &&
    personActions(person, await isColleague(trx, operatorEmail, caseRow.about_id)).includes(onPerson);
  if (!isPossible) throw new DomainError(caseErrors.ACTION_NOT_POSSIBLE);
}

/**
 * Returns the rule that a decision cites, as it reads now; null if it cites none.
 * @throws DomainError DECISION_REFUSED for a rule that was removed meanwhile.
 */
async function ruleIn(trx: Transaction<DB>, id: string | null) {
  if (id === null) return null;
  const rule = await trx
    .selectFrom('site_rules')
    .select(['number', 'title', 'text'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (rule !== undefined) return rule;
  const fields = [{ field: 'ruleId', message: 'This rule was removed. Choose another one.' }];
  throw new DomainError(caseErrors.DECISION_REFUSED, { fields });
}

/** The subject as it was reported, for the statement. Nothing about who reported it. */
async function evidenceOf(trx: Transaction<DB>, caseRow: LockedCase): Promise<string> {
  const row = await trx
    .selectFrom('cases')
    .select('snapshot')
    .where('id', '=', caseRow.id)
    .executeTakeFirstOrThrow();
  const { title, text } = row.snapshot as unknown as SubjectContent;
  return JSON.stringify([
    { kind: caseRow.kind, title, text: text.slice(0, 2_000), at: caseRow.opened_at.toISOString() },
  ]);
}

/** Ends earlier decisions about the same subject. */
async function endEarlier(trx: Transaction<DB>, caseRow: LockedCase, exceptId: string): Promise<void> {
  await sql`
    update decisions set subject_ended_at = now(), ended_by = ${caseRow.id}
    from cases where cases.id = decisions.case_id and decisions.id <> ${exceptId}
      and cases.kind = ${caseRow.kind} and cases.target_id = ${caseRow.target_id}
      and cases.target_seq = ${caseRow.target_seq} and undone_at is null and subject_ended_at is null
      and on_subject in ('hide', 'take-down')`.execute(trx);
}

async function closeCase(trx: Transaction<DB>, id: string, { onSubject }: Actions): Promise<void> {
  const waits = onSubject === 'ask-change';
  await trx
    .updateTable('cases')
    .set({
      state: waits ? 'waiting' : 'decided',
      decided_at: waits ? null : sql<Date>`now()`,
      ...(waits && { due_at: sql<Date>`now() + make_interval(days => ${CASE_LIMITS.changeDays})` }),
      version: sql<number>`version + 1`,
      ...UNCLAIMED,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Undoes a decision within its seconds: everything is as before, and the case is open and mine.
 * @throws DomainError CASE_NOT_FOUND, UNDO_OVER.
 */
export async function undoDecision(services: DecideServices, actor: Actor, id: string): Promise<void> {
  const { id: operatorId } = authorize(actor, 'case.undo');
  const { db } = services;
  let applied: Applied | undefined;
  await actAsOperator(db, actor, 'case.undo', async (trx) => {
    const caseRow = await lockCase(trx, id);
    const undone = await trx
      .updateTable('decisions')
      .set({ undone_at: sql`now()` })
      .where('case_id', '=', id)
      .where('undone_at', 'is', null)
      .where('settled_at', 'is', null)
      .where('undo_until', '>', sql<Date>`now()`)
      .returning('id')
      .executeTakeFirst();
    if (undone === undefined || (await hasOtherOpenCase(trx, caseRow))) {
      throw new DomainError(caseErrors.UNDO_OVER);
    }
    await trx
      .updateTable('decisions')
      .set({ subject_ended_at: null, ended_by: null })
      .where('ended_by', '=', id)
      .execute();
    await trx
      .updateTable('cases')
      .set({ state: 'open', decided_at: null, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
    applied = await reclaimUndone(trx, services, caseRow, operatorId);
    return { targetId: id, subject: caseTitle(caseRow) };
  });
  await applied?.publish();
}

/** Gives a case whose decision was undone back to the operator, and applies the decisions that are left. */
export async function reclaimUndone(
  trx: Transaction<DB>,
  services: DecideServices,
  caseRow: LockedCase,
  operatorId: string,
): Promise<Applied> {
  await setClaim(trx, services, caseRow.id, operatorId);
  const applied = await applyDecisions(trx, services, {
    subject: subjectOf(caseRow),
    person: aboutOf(caseRow),
  });
  await addEvent(trx, caseRow.id, 'undone', { operatorId });
  await services.jobs.record(trx, caseChanged, { caseId: caseRow.id });
  return applied;
}

/** A new report opened another case about this subject after the decision. */
async function hasOtherOpenCase(trx: Transaction<DB>, caseRow: LockedCase): Promise<boolean> {
  const other = await trx
    .selectFrom('cases')
    .select('id')
    .where('kind', '=', caseRow.kind)
    .where('target_id', '=', caseRow.target_id)
    .where('target_seq', '=', caseRow.target_seq)
    .where('state', '<>', 'decided')
    .where('appeal_of', 'is', null)
    .where('id', '<>', caseRow.id)
    .executeTakeFirst();
  return other !== undefined;
}
