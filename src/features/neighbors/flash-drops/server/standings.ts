import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { Board, type BoardEntry } from './board.ts';
import { findMembers } from './flash-drops.queries.ts';
import { ranksOf } from './standing-order.ts';

/** An event, or all events of a year (0 for all years). */
type Scope = { event: string } | { year: number };

/** Leaderboards cached in memory, because many people watch one and few change it. */
export interface Standings {
  of(scope: Scope): Promise<Board>;
}

/**
 * Maximum age of a cached board. Live updates are delayed by this time, so that pages never reload a board from before
 * the change.
 */
export const MAX_STANDINGS_AGE_MS = 1000;

/** Interval of full reloads, which update names, departures and the ranks of an hour ago. */
const FULL_RELOAD_INTERVAL_MS = 15_000;
/** Changes are read again for this long, because transactions don't commit in the order of their timestamps. */
const OVERLAP = sql.lit('30 seconds');
/** Maximum number of cached boards. A board of 10,000 people takes about 4 MB. */
const MAX_BOARDS = 12;

interface StandingRow {
  id: string;
  points: number;
  listings: number;
  sales: number;
  reached_at: Date;
  is_ranked: boolean;
}

interface CachedBoard {
  entries: Map<string, BoardEntry>;
  ranksBefore: ReadonlyMap<string, number>;
  board: Board;
  readAt: number;
  fullyReadAt: number;
}

export function createStandings(db: Database): Standings {
  const cache = new Map<string, CachedBoard>();
  const reading = new Map<string, Promise<CachedBoard>>();

  async function read(scope: Scope, before: CachedBoard | undefined): Promise<CachedBoard> {
    const readAt = performance.now();
    if (before !== undefined && readAt - before.fullyReadAt < FULL_RELOAD_INTERVAL_MS) {
      const { entries, ranksBefore, fullyReadAt } = before;
      const rows = await findStandings(db, scope, 'changed');
      const changed = rows.filter((row) => !matches(entries.get(row.id), row));
      if (changed.length === 0) return { ...before, readAt };
      await apply(db, entries, changed);
      return { entries, ranksBefore, fullyReadAt, readAt, board: new Board(entries.values(), ranksBefore) };
    }
    const [rows, earned] = await Promise.all([
      findStandings(db, scope, 'ranked'),
      earnedInLastHour(db, scope),
    ]);
    const entries = new Map<string, BoardEntry>();
    await apply(db, entries, rows);
    const ranksBefore = rankBefore(entries, earned);
    return {
      entries,
      ranksBefore,
      readAt,
      fullyReadAt: readAt,
      board: new Board(entries.values(), ranksBefore),
    };
  }

  return {
    async of(scope) {
      const key = 'event' in scope ? scope.event : String(scope.year);
      const cached = cache.get(key);
      if (cached !== undefined && performance.now() - cached.readAt < MAX_STANDINGS_AGE_MS)
        return cached.board;
      let next = reading.get(key);
      if (next === undefined) {
        next = read(scope, cached).finally(() => reading.delete(key));
        reading.set(key, next);
        const fresh = await next;
        cache.delete(key);
        cache.set(key, fresh);
        const [oldest] = cache.keys();
        if (cache.size > MAX_BOARDS && oldest !== undefined) cache.delete(oldest);
        return fresh.board;
      }
      return (await next).board;
    },
  };
}

async function findStandings(
  db: Database,
  scope: Scope,
  which: 'ranked' | 'changed',
): Promise<StandingRow[]> {
  const isEvent = 'event' in scope;
  const table = isEvent ? sql`flash_drop_participants` : sql`flash_drop_totals`;
  const isInScope = isEvent ? sql`flash_drop_id = ${scope.event}` : sql`year = ${scope.year}::smallint`;
  const isRanked = isEvent ? sql`(points > 0 and left_at is null)` : sql`(points > 0)`;
  const isWanted = which === 'ranked' ? isRanked : sql`changed_at > clock_timestamp() - ${OVERLAP}::interval`;
  const { rows } = await sql<StandingRow>`
    select profile_id as id, points, listings, sales, reached_at, ${isRanked} as is_ranked
    from ${table} where ${isInScope} and ${isWanted}`.execute(db);
  return rows;
}

const matches = (entry: BoardEntry | undefined, row: StandingRow): boolean =>
  entry === undefined
    ? !row.is_ranked
    : row.is_ranked &&
      entry.points === row.points &&
      entry.listings === row.listings &&
      entry.sales === row.sales &&
      entry.reachedAt === row.reached_at.getTime();

/** Applies changed rows. Leaves out people who are deleting their account. */
async function apply(
  db: Database,
  entries: Map<string, BoardEntry>,
  rows: readonly StandingRow[],
): Promise<void> {
  const people = await findMembers(
    db,
    rows.flatMap(({ id, is_ranked }) => (is_ranked ? [id] : [])),
  );
  for (const { id, points, listings, sales, reached_at } of rows) {
    const person = people.get(id);
    if (person === undefined) entries.delete(id);
    else entries.set(id, { id, points, listings, sales, person, reachedAt: reached_at.getTime() });
  }
}

/** Reads what people earned in the last hour. */
async function earnedInLastHour(db: Database, scope: Scope): Promise<Map<string, number>> {
  const isInScope =
    'event' in scope
      ? sql`flash_drop_id = ${scope.event}`
      : scope.year === 0
        ? sql`true`
        : sql`flash_drop_id in (
            select id from flash_drops where extract(year from starts_at at time zone 'utc') = ${scope.year}::int)`;
  const { rows } = await sql<{ profile_id: string; points: number }>`
    select profile_id, sum(points)::int as points from flash_drop_points
    where created_at > now() - interval '1 hour' and ${isInScope}
    group by profile_id`.execute(db);
  return new Map(rows.map(({ profile_id, points }) => [profile_id, points]));
}

/** Returns the ranks of an hour ago, for people who had points then. */
function rankBefore(
  entries: ReadonlyMap<string, BoardEntry>,
  earned: ReadonlyMap<string, number>,
): Map<string, number> {
  const before = [...entries.values()]
    .map(({ id, points }) => ({ id, points: points - (earned.get(id) ?? 0) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  const ranks = ranksOf(before.map(({ points }) => points));
  return new Map(before.map(({ id }, index) => [id, ranks[index] ?? 1]));
}
