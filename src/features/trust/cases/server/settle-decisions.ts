import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import {
  type DealLedger,
  type DealsServices,
  type EndedReservation,
  endDealsAbout,
  endDealsOf,
  restoreReservations,
  withLedger,
} from '../../../talking/deals/server/deals.ts';
import type { CaseReason } from '../contract/case-limits.ts';
import type { Actions } from '../contract/decision.ts';
import { appealSettled, caseChanged, decisionSettled } from '../contract/signals.ts';
import { type ApplyServices, applyDecisions } from './apply-decisions.ts';
import { addEvent } from './case-events.ts';
import { subjectOf } from './case-key.ts';
import { aboutOf } from './case-rows.queries.ts';
import { brokeRule } from './cases.policy.ts';
import { decidedState } from './decisions.queries.ts';
import { type RaiseServices, raiseCase } from './open-case.ts';

export type SettleServices = DealsServices & ApplyServices & RaiseServices;

/**
 * Runs when the seconds to undo are over. From then on the decision cannot be undone, open deals of a suspended person
 * end, and others are told. Repeating it changes nothing.
 */
export async function settleDecision(services: SettleServices, decisionId: string): Promise<void> {
  const sessions = await withLedger(services, async (ledger) => {
    const { trx } = ledger;
    const decision = await trx
      .updateTable('decisions')
      .set({ settled_at: sql`now()` })
      .where('id', '=', decisionId)
      .where('undone_at', 'is', null)
      .where('settled_at', 'is', null)
      .returning(['case_id', 'about_id', 'about_guest', 'on_subject', 'on_person', 'text'])
      .executeTakeFirst();
    if (decision === undefined) return [];
    await settleDeals(ledger, decisionId, decision);
    if (['hide', 'take-down', 'restore'].includes(decision.on_subject)) {
      await announceState(trx, services, decision.case_id, decision.text);
    }
    const ended =
      decision.on_person === 'close' && decision.about_id !== null
        ? await trx.deleteFrom('sessions').where('user_id', '=', decision.about_id).returning('id').execute()
        : [];
    await trx
      .updateTable('reports')
      .set({ state: 'closed', was_right: brokeRule(decision.on_subject, decision.on_person) })
      .where('case_id', '=', decision.case_id)
      .execute();
    await services.jobs.record(trx, decisionSettled, { decisionId });
    return ended;
  });
  for (const { id } of sessions) services.live.end({ session: id });
}

/** Tells others how the subject of a case is now. */
async function announceState(
  trx: Transaction<DB>,
  { jobs, subjects }: Pick<SettleServices, 'jobs' | 'subjects'>,
  caseId: string,
  reason: string,
): Promise<void> {
  const caseRow = await trx
    .selectFrom('cases')
    .select(['kind', 'target_id', 'target_seq'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  const subject = subjectOf(caseRow);
  const state = await decidedState(trx, subject);
  await subjects.get(subject.kind)?.announce?.(trx, jobs, subject.id, { state, reason });
}

interface SettledDecision {
  case_id: string;
  about_id: string | null;
  about_guest: string | null;
  on_subject: string;
  on_person: string;
}

/** Ends the deals of a suspended person and about a hidden listing, or restores what an earlier decision ended. */
async function settleDeals(ledger: DealLedger, id: string, decision: SettledDecision): Promise<void> {
  const { trx } = ledger;
  const person = aboutOf(decision);
  const isSuspended = decision.on_person === 'suspend' || decision.on_person === 'close';
  const ended = person !== null && isSuspended ? await endDealsOf(ledger, person, 'site') : [];
  if (decision.on_subject === 'hide' || decision.on_subject === 'take-down') {
    const caseRow = await trx
      .selectFrom('cases')
      .select('target_id')
      .where('id', '=', decision.case_id)
      .where('kind', '=', 'listing')
      .executeTakeFirst();
    if (caseRow !== undefined) ended.push(...(await endDealsAbout(ledger, caseRow.target_id)));
  }
  if (ended.length > 0) {
    await trx
      .updateTable('decisions')
      .set({ ended_reservations: JSON.stringify(ended) })
      .where('id', '=', id)
      .execute();
  }
  if (decision.on_subject === 'restore') {
    await restoreDeals(ledger, sql<boolean>`ended_by = ${decision.case_id}::uuid`);
  }
}

/** Reserves again what decisions ended that no longer apply. Each is tried once. */
async function restoreDeals(ledger: DealLedger, which: RawBuilder<boolean>): Promise<void> {
  const { rows } = await sql<{ ended: EndedReservation[] }>`
    with before as (
      select id, ended_reservations from decisions
      where ${which} and ended_reservations <> '[]' for update)
    update decisions set ended_reservations = '[]' from before where decisions.id = before.id
    returning before.ended_reservations as ended`.execute(ledger.trx);
  await restoreReservations(
    ledger,
    rows.flatMap(({ ended }) => ended),
  );
}

/** The same for the decision of an appeal. A reporter who was right gets a new case. */
export async function settleAppeal(services: SettleServices, caseId: string): Promise<void> {
  const { jobs } = services;
  await withLedger(services, async (ledger) => {
    const { trx } = ledger;
    const appeal = await trx
      .updateTable('appeals')
      .set({ settled_at: sql`now()` })
      .where('case_id', '=', caseId)
      .where('outcome', 'is not', null)
      .where('settled_at', 'is', null)
      .returning(['report_id', 'outcome', 'decision_id', 'earlier', 'answer'])
      .executeTakeFirst();
    if (appeal === undefined) return;
    const caseRow = await trx
      .selectFrom('cases')
      .select(['kind', 'target_id', 'target_seq', 'reason'])
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow();
    if (appeal.report_id !== null && appeal.outcome === 'undo') {
      await raiseCase(services, trx, {
        subject: subjectOf(caseRow),
        source: 'operator',
        reason: caseRow.reason as CaseReason,
        evidence: [{ label: 'Why', text: 'A reporter asked for another look, and was right.' }],
      });
    }
    if (appeal.report_id === null && appeal.outcome !== 'keep') {
      if (appeal.outcome === 'undo') await setReportsWrong(trx, appeal.decision_id);
      await restoreDeals(ledger, sql<boolean>`id = ${appeal.decision_id}::uuid`);
      if (wasHidden(appeal.earlier)) await announceState(trx, services, caseId, appeal.answer ?? '');
    }
    await jobs.record(trx, appealSettled, { caseId });
  });
}

/** Counts the reports that led to a decision as wrong, because it was reversed. */
const setReportsWrong = (trx: Transaction<DB>, decisionId: string) =>
  trx
    .updateTable('reports')
    .set({ was_right: false })
    .where('case_id', '=', (eb) => eb.selectFrom('decisions').select('case_id').where('id', '=', decisionId))
    .execute();

/** Whether the decision that was appealed hid its subject. */
const wasHidden = (earlier: unknown): boolean =>
  ['hide', 'take-down'].includes((earlier as Actions | null)?.onSubject ?? 'none');

const BATCH_SIZE = 200;

/** Ends limits and suspensions whose time has come, and brings back what they hid. */
export async function endDecisions(services: DealsServices & ApplyServices): Promise<void> {
  const due = await services.db
    .selectFrom('decisions')
    .select('id')
    .where('until', '<=', sql<Date>`now()`)
    .where('undone_at', 'is', null)
    .where('person_ended_at', 'is', null)
    .orderBy('until')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
  for (const { id } of due) {
    const applied = await withLedger(services, async (ledger) => {
      const { trx } = ledger;
      const ended = await trx
        .updateTable('decisions')
        .set({ person_ended_at: sql`now()` })
        .where('id', '=', id)
        .where('person_ended_at', 'is', null)
        .where('undone_at', 'is', null)
        .returning(['case_id', 'about_id', 'about_guest'])
        .executeTakeFirst();
      if (ended === undefined) return null;
      await addEvent(trx, ended.case_id, 'ended');
      const result = await applyDecisions(trx, services, { subject: null, person: aboutOf(ended) });
      await restoreDeals(ledger, sql<boolean>`id = ${id}::uuid`);
      return result;
    });
    await applied?.publish();
  }
}

/** Opens cases again whose person was asked for a change: when it was made, or after the days to make it. */
export async function reopenWaiting(services: SettleServices): Promise<void> {
  const { db, jobs, subjects } = services;
  const waiting = await db
    .selectFrom('cases')
    .select([
      'id',
      'number',
      'kind',
      'target_id',
      'target_seq',
      'reason',
      'snapshot',
      sql<boolean>`due_at <= now()`.as('is_due'),
    ])
    .where('state', '=', 'waiting')
    .orderBy('due_at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
  for (const caseRow of waiting) {
    const key = subjectOf(caseRow);
    const now = await subjects.get(key.kind)?.inspect?.(db, key.id, key.seq);
    const before = caseRow.snapshot as unknown as NonNullable<typeof now>['content'];
    const isChanged =
      now !== undefined &&
      JSON.stringify([now.content.title, now.content.text, now.content.facts]) !==
        JSON.stringify([before.title, before.text, before.facts]);
    if (now !== undefined && !isChanged && !caseRow.is_due) continue;
    await db.transaction().execute(async (trx) => {
      const closed = await trx
        .updateTable('cases')
        .set({ state: 'decided', decided_at: sql`now()`, version: sql<number>`version + 1` })
        .where('id', '=', caseRow.id)
        .where('state', '=', 'waiting')
        .returning('id')
        .executeTakeFirst();
      if (closed === undefined) return;
      await addEvent(trx, caseRow.id, isChanged ? 'changed' : 'change-overdue');
      if (now !== undefined) {
        const text = isChanged
          ? `The person made a change after case ${caseRow.number}.`
          : `The person made no change within a week after case ${caseRow.number}.`;
        await raiseCase(services, trx, {
          subject: key,
          source: 'operator',
          reason: caseRow.reason as CaseReason,
          evidence: [{ label: 'Asked for a change', text }],
        });
      }
      await jobs.record(trx, caseChanged, { caseId: caseRow.id });
    });
  }
}
