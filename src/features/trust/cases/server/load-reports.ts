import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { ownerOf } from '../../../../platform/server/http/actor.ts';
import type { CaseReport } from '../contract/case.ts';
import { deskName, presentName } from './case-rows.queries.ts';

const MAX_REPORTS = 50;

/** Returns the first reports of a case, each with how often the reporter was right before. */
export async function loadReports(db: Database, caseId: string): Promise<CaseReport[]> {
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
export async function countNewReporters(db: Database, caseId: string): Promise<number> {
  const { rows } = await sql<{ reporters: number }>`
    select count(*)::int as reporters
    from reports left join users on users.id = reporter_id left join guest_sessions on key = reporter_guest
    where case_id = ${caseId}
      and coalesce(users.created_at, guest_sessions.created_at) > reports.created_at - interval '1 day'`.execute(
    db,
  );
  return rows[0]?.reporters ?? 0;
}
