import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { presentMember } from '../../people/server/people.ts';
import { Board, type BoardEntry } from './board.ts';
import { ranksOf } from './standing-order.ts';

/** An event, or all events of a year (0: of all years). */
export type Scope = { event: string } | { year: number };

/** The leaderboards, kept in memory for as long as they are asked for: many watch one, and few change it. */
export interface Standings {
  of(scope: Scope): Promise<Board>;
}

/**
 * How old an answer may be, in milliseconds. Live updates follow a change after this time, so that a page that asks
 * because of one never gets an answer from before it.
 */
export const STANDINGS_MS = 1000;

/** A whole board is read this often: that finds names that changed, who left, and the ranks of an hour ago. */
const WHOLE_EVERY_MS = 15_000;
/** What changed is read with what changed shortly before, as transactions do not commit in the order of their times. */
const OVERLAP = sql.lit('30 seconds');
/** Boards in memory; one of 10,000 people takes about 4 MB. */
const MAX_BOARDS = 12;

interface StandingRow {
  profile_id: string;
  points: number;
  listings: number;
  sales: number;
  reached_at: Date;
  is_shown: boolean;
  username: string | null;
  full_name: string | null;
  avatar_url: string | null;
  rating: string | null;
  total_ratings: number | null;
}

interface Kept {
  entries: Map<string, BoardEntry>;
  ranksBefore: ReadonlyMap<string, number>;
  board: Board;
  readAt: number;
  wholeAt: number;
}

export function createStandings(db: Database): Standings {
  const kept = new Map<string, Kept>();
  const reading = new Map<string, Promise<Kept>>();

  async function read(scope: Scope, before: Kept | undefined): Promise<Kept> {
    const readAt = performance.now();
    if (before !== undefined && readAt - before.wholeAt < WHOLE_EVERY_MS) {
      const { entries, ranksBefore, wholeAt } = before;
      const changed = await findStandings(db, scope, 'changed');
      const isSame = changed.every((row) => matches(entries.get(row.profile_id), row));
      if (isSame) return { ...before, readAt };
      apply(entries, changed);
      return { entries, ranksBefore, wholeAt, readAt, board: new Board(entries.values(), ranksBefore) };
    }
    const [rows, earned] = await Promise.all([findStandings(db, scope, 'all'), earnedLately(db, scope)]);
    const entries = new Map<string, BoardEntry>();
    apply(entries, rows);
    const ranksBefore = rankBefore(entries, earned);
    return { entries, ranksBefore, readAt, wholeAt: readAt, board: new Board(entries.values(), ranksBefore) };
  }

  return {
    async of(scope) {
      const key = 'event' in scope ? scope.event : String(scope.year);
      const known = kept.get(key);
      if (known !== undefined && performance.now() - known.readAt < STANDINGS_MS) return known.board;
      let next = reading.get(key);
      if (next === undefined) {
        next = read(scope, known).finally(() => reading.delete(key));
        reading.set(key, next);
        const fresh = await next;
        kept.delete(key);
        kept.set(key, fresh);
        const [oldest] = kept.keys();
        if (kept.size > MAX_BOARDS && oldest !== undefined) kept.delete(oldest);
        return fresh.board;
      }
      return (await next).board;
    },
  };
}

async function findStandings(db: Database, scope: Scope, which: 'all' | 'changed'): Promise<StandingRow[]> {
  const table = 'event' in scope ? sql`flash_drop_participants` : sql`flash_drop_totals`;
  const isInScope =
    'event' in scope
      ? sql`standing.flash_drop_id = ${scope.event}`
      : sql`standing.year = ${scope.year}::smallint`;
  const takesPart = 'event' in scope ? sql`standing.left_at is null` : sql`true`;
  const isShown = sql`(points > 0 and deletes_at is null and ${takesPart})`;
  const isWanted = which === 'all' ? isShown : sql`changed_at > clock_timestamp() - ${OVERLAP}::interval`;
  const { rows } = await sql<StandingRow>`
    select profile_id, points, listings, sales, reached_at, ${isShown} as is_shown,
      username, full_name, avatar_url, rating, total_ratings
    from ${table} as standing join profiles on profiles.id = standing.profile_id
    where ${isInScope} and ${isWanted}`.execute(db);
  return rows;
}

const matches = (entry: BoardEntry | undefined, row: StandingRow): boolean =>
  entry === undefined
    ? !row.is_shown
    : row.is_shown &&
      entry.points === row.points &&
      entry.listings === row.listings &&
      entry.sales === row.sales &&
      entry.reachedAt === row.reached_at.getTime();

function apply(entries: Map<string, BoardEntry>, rows: readonly StandingRow[]): void {
  for (const row of rows) {
    const { profile_id: id, points, listings, sales } = row;
    if (!row.is_shown) entries.delete(id);
    else {
      const person = presentMember(id, row);
      entries.set(id, { id, points, listings, sales, person, reachedAt: row.reached_at.getTime() });
    }
  }
}

/** What people earned in the last hour. */
async function earnedLately(db: Database, scope: Scope): Promise<Map<string, number>> {
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

/** The ranks before that was earned, of those who had points then. */
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
