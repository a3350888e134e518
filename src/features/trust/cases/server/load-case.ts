import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Actor, ownerOf } from '../../../../platform/server/http/actor.ts';
import type { SubjectContent, Subjects } from '../../../../platform/server/subject.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { authorize } from '../../../running/operators/server/operators.ts';
import type { Case, CaseContent, CaseReport, CaseSubject } from '../contract/case.ts';
import { caseErrors } from '../contract/errors.ts';
import { loadEvents } from './case-events.ts';
import { subjectOf } from './case-key.ts';
import { aboutOf, type CaseRowColumns, caseRows, deskName, presentName } from './case-rows.queries.ts';
import { caseTimes, personActions, subjectActions } from './cases.policy.ts';
import { isColleague } from './colleagues.ts';
import { decidedState, findDecisionOf, presentDecision } from './decisions.queries.ts';
import { loadAppeal } from './load-appeal.ts';
import { loadChatAround } from './load-chat.ts';
import { findLinkedPeople, loadPerson } from './load-person.ts';
import { presentRow, type QueueServices } from './load-queue.ts';
import { loadSiteRules } from './site-rules.ts';

export interface CaseServices extends QueueServices {
  subjects: Subjects;
  operatorEmail: string | undefined;
}

/**
 * Returns everything an operator needs to decide a case.
 * @throws DomainError CASE_NOT_FOUND, AUTHENTICATION_REQUIRED or OPERATORS_ONLY.
 */
export async function loadCase(services: CaseServices, actor: Actor, id: string): Promise<Case> {
  const { id: operatorId } = authorize(actor, 'case.read');
  const { db, operatorEmail } = services;
  const row = await caseRows(db).where('cases.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new DomainError(caseErrors.CASE_NOT_FOUND);
  const person = aboutOf(row);
  const [subject, reportList, newReporters, chat, about, linked, events, decision, appeal, rules, place] =
    await Promise.all([
      loadSubject(services, row),
      loadReports(db, id),
      countNewReporters(db, id),
      loadChatAround(db, row),
      person && loadPerson(db, person, id),
      person === null ? [] : findLinkedPeople(db, person),
      loadEvents(db, id),
      findDecisionOf(db, id),
      loadAppeal(services, row, operatorId),
      loadSiteRules(db),
      findPlace(db, operatorId, row),
    ]);
  const presented = presentRow(services, row, operatorId);
  const isDecided = row.state === 'decided';
  const othersClaim = presented.claim !== null && !presented.claim.mine;
  const isRefused = appeal?.denial === 'first-decider';
  const shownDecision = decision && presentDecision(decision, operatorId);
  return {
    ...presented,
    version: row.version,
    subject,
    reportList,
    newReporters,
    evidence: row.evidence as unknown as Case['evidence'],
    chat,
    about,
    linked,
    events,
    decision: shownDecision ?? null,
    appeal: appeal?.appeal ?? null,
    rules,
    can: {
      decide: !isDecided && !othersClaim && !isRefused,
      undo: isDecided && (shownDecision?.undoUntil ?? appeal?.undoUntil ?? null) !== null,
      claim: !isDecided && !isRefused,
      onSubject: subjectActions({
        kind: subjectOf(row).kind,
        subject: services.subjects.get(row.kind),
        exists: subject.now !== null,
        state: subject.state === 'gone' ? 'shown' : subject.state,
      }),
      onPerson: personActions(person, await isColleague(db, operatorEmail, row.about_id)),
    },
    position:
      place === null || place === undefined || place.of === 0 ? null : { index: place.index, of: place.of },
    next: place?.next ?? null,
    previous: place?.previous ?? null,
    times: caseTimes(services.settings),
  };
}

async function loadSubject(
  { db, subjects, evidenceAddressOf }: CaseServices,
  row: CaseRowColumns,
): Promise<CaseSubject> {
  const key = subjectOf(row);
  const [now, state] = await Promise.all([
    subjects.get(key.kind)?.inspect?.(db, key.id, key.seq),
    decidedState(db, key),
  ]);
  const present = (content: SubjectContent): CaseContent => ({
    title: content.title,
    text: content.text,
    facts: content.facts ?? [],
    photos: (content.photos ?? []).map((photo) => ({
      id: photo.id,
      url: evidenceAddressOf(photo.key),
      alt: photo.alt,
    })),
  });
  return {
    link: now?.link ?? null,
    before: row.snapshot === null ? null : present(row.snapshot as unknown as SubjectContent),
    beforeAt: row.opened_at.toISOString(),
    now: now === undefined ? null : present(now.content),
    state: now === undefined ? 'gone' : state,
    saleState: now?.saleState ?? null,
    views: now?.views ?? null,
  };
}

/** Finds the place of an open case in the queue, and the one after it. The last one is followed by the first. */
async function findPlace(db: Database, operatorId: string, row: CaseRowColumns) {
  if (row.state !== 'open') {
    const next = await findNextCase(db, operatorId, row.id);
    return next === null ? null : { index: 0, of: 0, next, previous: null };
  }
  const { rows } = await sql<{ index: number; of: number }>`
    select count(*) filter (where (harm, due_at, id) <= (${row.harm}::int, ${row.due_at}::timestamptz, ${row.id}::uuid))::int
      as index, count(*)::int as of
    from cases where state = 'open'`.execute(db);
  const [place] = rows;
  const [next, previous] = await Promise.all([
    findNextCase(db, operatorId, row.id, row),
    findCaseBefore(db, operatorId, row),
  ]);
  return place && { ...place, next, previous };
}

/** An open case that nobody else works on. Those that the operator looked at are theirs for a while. */
const isFreeFor = (operatorId: string) =>
  sql<boolean>`state = 'open' and (claimed_until is null or claimed_until < now() or claimed_by = ${operatorId}::uuid)`;

async function findCaseBefore(
  db: Database,
  operatorId: string,
  { harm, due_at, id }: Pick<CaseRowColumns, 'harm' | 'due_at' | 'id'>,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from cases
    where ${isFreeFor(operatorId)} and (harm, due_at, id) < (${harm}::int, ${due_at}::timestamptz, ${id}::uuid)
    order by harm desc, due_at desc, id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Finds the first open case other than this one that nobody else works on, after a place in the queue. */
export async function findNextCase(
  db: Database,
  operatorId: string,
  exceptId: string,
  after?: Pick<CaseRowColumns, 'harm' | 'due_at' | 'id'>,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from cases
    where id <> ${exceptId} and ${isFreeFor(operatorId)}
    order by ${
      after === undefined
        ? sql``
        : sql`(harm, due_at, id) < (${after.harm}::int, ${after.due_at}::timestamptz, ${after.id}::uuid),`
    } harm, due_at, id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

const MAX_REPORTS = 50;

/** Returns the first reports of a case, each with how often the reporter was right before. */
async function loadReports(db: Database, caseId: string): Promise<CaseReport[]> {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('profiles', 'profiles.id', 'reports.reporter_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('reports as earlier')
          .select([
            sql<number>`count(*) filter (where earlier.was_right)::int`.as('right_reports'),
            sql<number>`count(*)::int`.as('total'),
          ])
          .whereRef('earlier.reporter', '=', 'reports.reporter')
          .whereRef('earlier.id', '<>', 'reports.id')
          .where('earlier.was_right', 'is not', null)
          .as('record'),
      (join) => join.onTrue(),
    )
    .select([
      'reports.id',
      'reports.reporter_id',
      'reports.reporter_guest',
      'reports.email',
      'reports.reason',
      'reports.details',
      'reports.updated_at',
      'record.right_reports',
      'record.total',
      deskName('profiles', 'reports.reporter_guest').as('name'),
      'profiles.avatar_url',
    ])
    .where('reports.case_id', '=', caseId)
    .orderBy('reports.created_at')
    .orderBy('reports.id')
    .limit(MAX_REPORTS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reporter: presentName(ownerOf(row.reporter_id, row.reporter_guest), row.name, row.avatar_url),
    leftEmail: row.email !== null,
    reason: row.reason as CaseReport['reason'],
    text: row.details,
    at: row.updated_at.toISOString(),
    earlier: { right: row.right_reports ?? 0, total: row.total ?? 0 },
  }));
}

/** Counts reporters whose account was less than a day old when they reported. */
async function countNewReporters(db: Database, caseId: string): Promise<number> {
  const { rows } = await sql<{ reporters: number }>`
    select count(*)::int as reporters
    from reports left join users on users.id = reporter_id left join guest_sessions on key = reporter_guest
    where case_id = ${caseId}
      and coalesce(users.created_at, guest_sessions.created_at) > reports.created_at - interval '1 day'`.execute(
    db,
  );
  return rows[0]?.reporters ?? 0;
}
