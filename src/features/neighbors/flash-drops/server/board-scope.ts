import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';

/** The people of a leaderboard: those of an event, or of all events of a year (0 for all years). */
export type Scope = { event: string } | { year: number };

export const keyOf = (scope: Scope): string => ('event' in scope ? scope.event : String(scope.year));

interface ScopeSql {
  table: RawBuilder<unknown>;
  isInScope: RawBuilder<boolean>;
  isRanked: RawBuilder<boolean>;
}

/** SQL for the standings of a leaderboard. */
export const standingsIn = (scope: Scope): ScopeSql =>
  'event' in scope
    ? {
        table: sql`flash_drop_participants`,
        isInScope: sql`flash_drop_id = ${scope.event}`,
        isRanked: sql`(points > 0 and left_at is null)`,
      }
    : {
        table: sql`flash_drop_totals`,
        isInScope: sql`year = ${scope.year}::smallint`,
        isRanked: sql`(points > 0)`,
      };

/** SQL for what people earned in the last hour. */
export const earnedLately = (scope: Scope): RawBuilder<{ profile_id: string; earned: number }> => {
  const isInScope =
    'event' in scope
      ? sql`flash_drop_id = ${scope.event}`
      : scope.year === 0
        ? sql`flash_drop_id in (select id from flash_drops where cancelled_at is null)`
        : sql`flash_drop_id in (
            select id from flash_drops
            where cancelled_at is null and extract(year from starts_at at time zone 'utc') = ${scope.year}::int)`;
  return sql`
    select profile_id, sum(points)::int as earned from flash_drop_points
    where created_at > now() - interval '1 hour' and ${isInScope}
    group by profile_id`;
};

/** Returns what each of these people earned in the last hour. */
export async function earnedInLastHour(
  db: Database,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ profile_id: string; earned: number }>`
    select profile_id, earned from (${earnedLately(scope)}) as lately where profile_id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ profile_id, earned }) => [profile_id, earned]));
}
