import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Transparency, TransparencyMonth } from '../contract/transparency.ts';

/** Smaller groups are left out, so that nobody can be recognized. */
const MIN_GROUP = 3;

type Counts = Omit<TransparencyMonth, 'month' | 'complete'>;

/** Counts this month and the last one. Runs at night. */
export async function countTransparency(db: Database): Promise<void> {
  for (const monthsBack of [1, 0]) {
    const start = sql<Date>`date_trunc('month', now()) - make_interval(months => ${monthsBack})`;
    const counts = await countMonth(db, start);
    await sql`
      insert into transparency_months (month, counts) values ((${start})::date, ${JSON.stringify(counts)}::jsonb)
      on conflict (month) do update set counts = excluded.counts, counted_at = now()`.execute(db);
  }
}

async function countMonth(db: Database, start: ReturnType<typeof sql>): Promise<Counts> {
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${start} + interval '1 month'`;
  const decided = sql`decisions join cases on cases.id = decisions.case_id
    where undone_at is null and ${within('decisions.decided_at')}`;
  const [totals, reasons, onSubject, onPerson] = await Promise.all([
    sql<Omit<Counts, 'byReason' | 'bySubjectAction' | 'byPersonAction'>>`
      select
        (select count(*)::int from reports where ${within('reports.created_at')}) as reports,
        (select count(*)::int from ${decided}) as decided,
        (select round(percentile_cont(0.5) within group (
          order by extract(epoch from decisions.decided_at - cases.opened_at) / 60))::int from ${decided})
          as "medianMinutes",
        (select count(*)::int from ${decided} and (on_subject not in ('none', 'restore') or on_person <> 'none'))
          as actions,
        (select count(*)::int from ${decided} and cases.source = 'automatic') as automatic,
        (select count(*)::int from appeals where ${within('appeals.decided_at')}) as appeals,
        (select count(*)::int from appeals where ${within('appeals.decided_at')} and outcome <> 'keep') as changed`.execute(
      db,
    ),
    sql<{ value: string; count: number }>`
      select reason as value, count(*)::int as count from reports where ${within('reports.created_at')}
      group by 1 having count(*) >= ${MIN_GROUP} order by 2 desc, 1`.execute(db),
    sql<{ value: string; count: number }>`
      select on_subject as value, count(*)::int as count from ${decided}
      group by 1 having count(*) >= ${MIN_GROUP} order by 2 desc, 1`.execute(db),
    sql<{ value: string; count: number }>`
      select on_person as value, count(*)::int as count from ${decided}
      group by 1 having count(*) >= ${MIN_GROUP} order by 2 desc, 1`.execute(db),
  ]);
  const [total] = totals.rows;
  if (total === undefined) throw new Error('counting returned nothing');
  return {
    ...total,
    byReason: reasons.rows.map(({ value, count }) => ({
      reason: value as Counts['byReason'][number]['reason'],
      count,
    })),
    bySubjectAction: onSubject.rows.map(({ value, count }) => ({
      action: value as Counts['bySubjectAction'][number]['action'],
      count,
    })),
    byPersonAction: onPerson.rows.map(({ value, count }) => ({
      action: value as Counts['byPersonAction'][number]['action'],
      count,
    })),
  };
}

const MAX_MONTHS = 36;

/** Returns the public numbers, newest month first. */
export async function loadTransparency(db: Database): Promise<Transparency> {
  const rows = await db
    .selectFrom('transparency_months')
    .select([
      sql<string>`to_char(month, 'YYYY-MM')`.as('month'),
      sql<boolean>`month < date_trunc('month', now())`.as('complete'),
      'counts',
      'counted_at',
    ])
    .orderBy('month', 'desc')
    .limit(MAX_MONTHS)
    .execute();
  return {
    countedAt: rows[0]?.counted_at.toISOString() ?? null,
    months: rows.map(({ month, complete, counts }) => ({
      month,
      complete,
      ...(counts as unknown as Counts),
    })),
  };
}
