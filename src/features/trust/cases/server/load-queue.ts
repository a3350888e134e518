import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { pageOfRows } from '../../../../platform/server/db/keyset.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import type { SiteSettings } from '../../../../platform/server/site-settings.ts';
import { urlOfPath } from '../../../../platform/server/storage/file-storage.ts';
import type { SubjectContent } from '../../../../platform/server/subject.ts';
import { authorize } from '../../../running/operators/server/operators.ts';
import {
  CASE_KINDS,
  type CaseKind,
  type CaseReason,
  HARM_GROUPS,
  type Harm,
} from '../contract/case-limits.ts';
import type { CaseCounts, CasePage, CaseQuery, CaseRow } from '../contract/case-queue.ts';
import { aboutOf, type CaseRowColumns, cursorAfter, findCases, presentName } from './case-rows.queries.ts';
import { caseTimes, harmGroup } from './cases.policy.ts';

export interface QueueServices {
  db: Database;
  settings: Pick<SiteSettings, 'current'>;
  /** The address of a stored photo, in a small size. */
  evidenceAddressOf: (storageKey: string) => string;
}

/**
 * Returns a page of the queue.
 * @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY.
 */
export async function loadQueue(services: QueueServices, actor: Actor, query: CaseQuery): Promise<CasePage> {
  const { id } = authorize(actor, 'case.read');
  const rows = await findCases(services.db, id, query);
  const { shown, nextCursor } = pageOfRows(rows, query.limit, cursorAfter(query.tab));
  return {
    cases: shown.map((row) => presentRow(services, row, id)),
    nextCursor,
    times: caseTimes(services.settings),
  };
}

export function presentRow(
  { evidenceAddressOf }: Pick<QueueServices, 'evidenceAddressOf'>,
  row: CaseRowColumns,
  operatorId: string,
): CaseRow {
  const picture = (row.snapshot as unknown as SubjectContent | null)?.photos?.[0];
  return {
    id: row.id,
    number: row.number,
    kind: row.kind as CaseKind,
    source: row.source as CaseRow['source'],
    state: row.state as CaseRow['state'],
    harm: harmGroup(row.harm).value,
    dueAt: row.due_at.toISOString(),
    title: row.title,
    picture: picture === undefined ? null : evidenceAddressOf(picture.key),
    reason: row.reason as CaseReason,
    person: presentName(aboutOf(row), row.person_name, row.person_avatar),
    personJoinedAt: row.joined_at?.toISOString() ?? null,
    reports: row.reports,
    claim: presentClaim(row, operatorId),
    openedAt: row.opened_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decider_name,
  };
}

function presentClaim(row: CaseRowColumns, operatorId: string): CaseRow['claim'] {
  const { claimed_by: id, claimed_at: since, claimed_until: until, state } = row;
  if (id === null || since === null || until === null) return null;
  if (until.getTime() <= Date.now() || state === 'decided') return null;
  return {
    by: { id, name: row.colleague_name ?? 'A colleague', avatarUrl: urlOfPath(row.colleague_avatar) },
    mine: id === operatorId,
    since: since.toISOString(),
    until: until.toISOString(),
  };
}

interface CountRow {
  kind: CaseKind;
  is_appeal: boolean;
  state: 'open' | 'waiting';
  harm: number;
  cases: number;
  mine: number;
  late: number;
}

/**
 * Counts the cases that are not decided.
 * @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY.
 */
export async function countCases(
  { db, timeZone }: { db: Database; timeZone: string },
  actor: Actor,
): Promise<CaseCounts> {
  const { id } = authorize(actor, 'case.read');
  const [{ rows }, speed] = await Promise.all([
    sql<CountRow>`
      select kind, source = 'appeal' as is_appeal, state, harm, count(*)::int as cases,
        count(*) filter (where claimed_by = ${id} and claimed_until > now())::int as mine,
        count(*) filter (where due_at < now())::int as late
      from cases where state in ('open', 'waiting') group by 1, 2, 3, 4`.execute(db),
    countDecided(db, timeZone),
  ]);
  const open = rows.filter(({ state }) => state === 'open');
  const total = (some: readonly CountRow[], column: 'cases' | 'mine' | 'late' = 'cases') =>
    some.reduce((sum, row) => sum + row[column], 0);
  return {
    open: total(open),
    mine: total(open, 'mine'),
    waiting: total(rows) - total(open),
    appeals: total(open.filter((row) => row.is_appeal)),
    late: total(open, 'late'),
    byHarm: Object.fromEntries(
      HARM_GROUPS.map(({ value }, harm) => [value, total(open.filter((row) => row.harm === harm))]),
    ) as Record<Harm, number>,
    byKind: Object.fromEntries(
      CASE_KINDS.map((kind) => [kind, total(open.filter((row) => row.kind === kind && !row.is_appeal))]),
    ) as Record<CaseKind, number>,
    ...speed,
  };
}

async function countDecided(
  db: Database,
  timeZone: string,
): Promise<Pick<CaseCounts, 'decidedToday' | 'medianMinutes'>> {
  const { rows } = await sql<Pick<CaseCounts, 'decidedToday' | 'medianMinutes'>>`
    select
      count(*) filter (where decided_at at time zone ${timeZone}::text
        >= date_trunc('day', now() at time zone ${timeZone}::text))::int as "decidedToday",
      round(percentile_cont(0.5) within group (
        order by extract(epoch from decided_at - opened_at) / 60))::int as "medianMinutes"
    from cases where state = 'decided' and decided_at > now() - interval '30 days'`.execute(db);
  return rows[0] ?? { decidedToday: 0, medianMinutes: null };
}
