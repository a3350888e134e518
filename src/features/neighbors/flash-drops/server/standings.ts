import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { Board, type BoardEntry, type Ranking } from './board.ts';
import { earnedInLastHour, keyOf, type Scope, standingsIn } from './board-scope.ts';
import { findMembers } from './flash-drops.queries.ts';
import { LargeBoard } from './large-board.ts';
import { type CountsOfBoard, loadPointCounts } from './point-counts.ts';
import { compareStandings, ranksOf, type Standing } from './standing-order.ts';

/** Leaderboards whose tops are cached in memory, because many people watch one and few change it. */
export interface Standings {
  of(scope: Scope): Promise<Ranking>;
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
/** Maximum number of cached boards. */
const MAX_BOARDS = 12;
/** How many people of a board are cached, which take about 4 MB. Others are read from the database. */
const MAX_CACHED = 10_000;

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
  /** What a board with more people than are cached needs; null if all are cached. */
  cut: { end: Standing; counts: CountsOfBoard } | null;
  board: Ranking;
  readAt: number;
  fullyReadAt: number;
}

export function createStandings(db: Database, maxCached: number = MAX_CACHED): Standings {
  const cache = new Map<string, CachedBoard>();
  const reading = new Map<string, Promise<CachedBoard>>();

  function boardOf(scope: Scope, { entries, ranksBefore, cut }: Omit<CachedBoard, 'board'>): Ranking {
    const top = new Board(entries.values(), ranksBefore);
    return cut === null ? top : new LargeBoard(db, scope, top, cut.end, cut.counts);
  }

  async function read(scope: Scope, before: CachedBoard | undefined): Promise<CachedBoard> {
    const readAt = performance.now();
    if (before !== undefined && readAt - before.fullyReadAt < FULL_RELOAD_INTERVAL_MS) {
      const rows = await findChanged(db, scope);
      const end = before.cut?.end;
      const changed = rows
        .map((row) => (end === undefined || isWithin(row, end) ? row : { ...row, is_ranked: false }))
        .filter((row) => !matches(before.entries.get(row.id), row));
      if (changed.length === 0) return { ...before, readAt };
      await apply(db, before.entries, changed);
      return { ...before, readAt, board: boardOf(scope, before) };
    }
    const top = await findTop(db, scope, maxCached + 1);
    const rows = top.slice(0, maxCached);
    const last = top.length > maxCached ? rows.at(-1) : undefined;
    const cut =
      last === undefined ? null : { end: standingOf(last), counts: await loadPointCounts(db, scope) };
    const entries = new Map<string, BoardEntry>();
    const [earned] = await Promise.all([
      earnedInLastHour(
        db,
        scope,
        rows.map(({ id }) => id),
      ),
      apply(db, entries, rows),
    ]);
    const ranksBefore = rankBefore(entries, earned, cut?.counts);
    const fresh = { entries, ranksBefore, cut, readAt, fullyReadAt: readAt };
    return { ...fresh, board: boardOf(scope, fresh) };
  }

  return {
    async of(scope) {
      const key = keyOf(scope);
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

/** Finds the best of a board, in its order. */
async function findTop(db: Database, scope: Scope, limit: number): Promise<StandingRow[]> {
  const { table, isInScope, isRanked } = standingsIn(scope);
  const { rows } = await sql<StandingRow>`
    select profile_id as id, points, listings, sales, reached_at, true as is_ranked
    from ${table} where ${isInScope} and ${isRanked}
    order by -points, reached_at, profile_id limit ${limit}`.execute(db);
  return rows;
}

async function findChanged(db: Database, scope: Scope): Promise<StandingRow[]> {
  const { table, isInScope, isRanked } = standingsIn(scope);
  const { rows } = await sql<StandingRow>`
    select profile_id as id, points, listings, sales, reached_at, ${isRanked} as is_ranked
    from ${table} where ${isInScope} and changed_at > clock_timestamp() - ${OVERLAP}::interval`.execute(db);
  return rows;
}

const standingOf = ({ id, points, reached_at }: StandingRow): Standing => ({
  id,
  points,
  reachedAt: reached_at.getTime(),
});
const isWithin = (row: StandingRow, end: Standing): boolean => compareStandings(standingOf(row), end) <= 0;

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

/** Returns the ranks of an hour ago, for people who had points then. @param counts Those of a board that is cut. */
function rankBefore(
  entries: ReadonlyMap<string, BoardEntry>,
  earned: ReadonlyMap<string, number>,
  counts: CountsOfBoard | undefined,
): Map<string, number> {
  const before = [...entries.values()]
    .map(({ id, points }) => ({ id, points: points - (earned.get(id) ?? 0) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  if (counts !== undefined)
    return new Map(before.map(({ id, points }) => [id, counts.before.rankOf(points)]));
  const ranks = ranksOf(before.map(({ points }) => points));
  return new Map(before.map(({ id }, index) => [id, ranks[index] ?? 1]));
}
