import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { SiteSettings } from '../../../../platform/server/site-settings.ts';
import type { SubjectContent, Subjects } from '../../../../platform/server/subject.ts';
import type { ReportedSubject } from '../../reports/server/reports.ts';
import type { CaseReason, CaseSource } from '../contract/case-limits.ts';
import { caseChanged } from '../contract/signals.ts';
import { addEvent } from './case-events.ts';
import type { CaseSubjectKey } from './case-key.ts';
import { caseTimes, harmGroup, harmOf } from './cases.policy.ts';

interface OpenServices {
  jobs: Pick<Jobs, 'record'>;
  settings: Pick<SiteSettings, 'current'>;
}

export interface RaiseServices extends OpenServices {
  subjects: Subjects;
}

/** What the site or an operator noticed, for the people at the desk. */
interface CaseEvidence {
  /** Such as 'Matched the rule'. */
  label: string;
  text: string;
}

interface NewCaseInput {
  subject: CaseSubjectKey;
  source: Exclude<CaseSource, 'appeal'>;
  reason: CaseReason;
  owner: OwnerKey | null;
  content: SubjectContent;
  evidence?: readonly CaseEvidence[];
}

const MAX_TEXT = 20_000;
const MAX_TITLE = 200;

/**
 * Finds the open case about a subject, or opens one. A constraint prevents a second one from simultaneous
 * reports. A worse reason than before makes it more urgent. Locks the case until the transaction ends.
 */
async function openOrJoin(
  { jobs, settings }: OpenServices,
  trx: Transaction<DB>,
  { subject, source, reason, owner, content, evidence = [] }: NewCaseInput,
): Promise<string> {
  const harm = harmOf(subject.kind, reason);
  const due = sql<Date>`now() + make_interval(hours => ${caseTimes(settings).hours[harmGroup(harm).value]})`;
  const snapshot = { ...content, text: content.text.slice(0, MAX_TEXT).toWellFormed() };
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into cases (
      kind, target_id, target_seq, source, reason, harm, due_at, title, snapshot, evidence, about_id, about_guest)
    values (
      ${subject.kind}, ${subject.id}, ${subject.seq}, ${source}, ${reason}, ${harm}, ${due},
      ${content.title.slice(0, MAX_TITLE).toWellFormed()}, ${JSON.stringify(snapshot)}::jsonb,
      ${JSON.stringify(evidence)}::jsonb,
      ${owner?.kind === 'member' ? owner.id : null}, ${owner?.kind === 'guest' ? owner.key : null})
    on conflict (kind, target_id, target_seq) where state <> 'decided' and appeal_of is null
    do update set
      harm = least(cases.harm, excluded.harm),
      due_at = least(cases.due_at, excluded.due_at),
      evidence = case when jsonb_array_length(cases.evidence) < 20
        then cases.evidence || excluded.evidence else cases.evidence end,
      about_id = coalesce(cases.about_id, case when cases.about_guest is null then excluded.about_id end),
      about_guest = coalesce(cases.about_guest, case when cases.about_id is null then excluded.about_guest end)
    returning id, xmax = 0 as is_new`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('the case was neither opened nor joined');
  if (row.is_new) {
    await addEvent(trx, row.id, 'opened', { text: OPENED_BY[source] });
    await jobs.record(trx, caseChanged, { caseId: row.id });
  }
  return row.id;
}

const OPENED_BY = {
  reports: 'By a report',
  automatic: 'Automatically',
  operator: 'By an operator',
} as const;

/** Opens a case for a report, or joins the open one. Returns its id. */
export const joinCase = (
  services: OpenServices,
  trx: Transaction<DB>,
  { kind, id, seq, reason, owner, snapshot }: ReportedSubject,
): Promise<string> =>
  openOrJoin(services, trx, {
    subject: { kind, id, seq },
    source: 'reports',
    reason,
    owner,
    content: snapshot,
  });

/** Counts a report that is new in a case. */
export async function countReport(
  { jobs }: Pick<OpenServices, 'jobs'>,
  trx: Transaction<DB>,
  caseId: string,
): Promise<void> {
  await trx
    .updateTable('cases')
    .set({ reports: sql<number>`reports + 1` })
    .where('id', '=', caseId)
    .execute();
  await jobs.record(trx, caseChanged, { caseId });
}

interface RaisedCase {
  subject: { kind: CaseSubjectKey['kind']; id: string; seq?: number };
  source: 'automatic' | 'operator';
  reason: CaseReason;
  evidence?: readonly CaseEvidence[];
}

/**
 * Puts a subject into the queue: opens a case about it, or joins the open one. Returns its id; null if the subject no
 * longer exists. It hides nothing.
 */
export async function raiseCase(
  services: RaiseServices,
  trx: Transaction<DB>,
  { subject: { kind, id, seq = 0 }, source, reason, evidence = [] }: RaisedCase,
): Promise<string | null> {
  const subject = await services.subjects.get(kind)?.inspect?.(trx, id, seq);
  if (subject === undefined) return null;
  const { owner, content } = subject;
  return openOrJoin(services, trx, {
    subject: { kind, id, seq },
    source,
    reason,
    owner,
    content,
    evidence,
  });
}
