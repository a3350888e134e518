import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { readCursor } from '../../../../platform/server/db/keyset.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { decodeCursor, encodeCursor } from '../../../../shared/pagination.ts';
import { isUuid } from '../../../../shared/uuid.ts';
import { flashDropErrors } from '../contract/errors.ts';
import type {
  Leaderboard,
  LeaderboardQuery,
  OverallLeaderboard,
  OverallQuery,
} from '../contract/leaderboard.ts';
import type { Ranking } from './board.ts';
import type { Standing } from './standing-order.ts';
import type { Standings } from './standings.ts';

interface Services {
  db: Database;
  standings: Standings;
}

/** Events are never deleted, so each is looked up once. */
const eventIdsByDatabase = new WeakMap<Database, Set<string>>();

/**
 * Returns the leaderboard of an event. It is the same for everyone and gets the highlighted person from the query, so
 * it needs no database query per viewer, except for people below the cached ones.
 * @throws DomainError FLASH_DROP_NOT_FOUND.
 */
export async function loadLeaderboard(
  { db, standings }: Services,
  id: string,
  query: LeaderboardQuery,
): Promise<Leaderboard> {
  await requireEvent(db, id);
  return present(await standings.of({ event: id }), query);
}

/** Returns the leaderboard across events. */
export async function loadOverall(
  { db, standings }: Services,
  { year = 0, ...query }: OverallQuery,
): Promise<OverallLeaderboard> {
  const [board, events] = await Promise.all([standings.of({ year }), countEvents(db)]);
  return {
    ...(await present(board, query)),
    events: events.filter((of) => year === 0 || of.year === year).reduce((sum, { count }) => sum + count, 0),
    years: events.map((of) => of.year),
  };
}

async function present(
  board: Ranking,
  { around, above, below, cursor, limit }: LeaderboardQuery,
): Promise<Leaderboard> {
  const [{ rows, last }, neighbors] = await Promise.all([
    board.page(readCursor(cursor, parseCursor), limit),
    around === undefined ? [] : board.around(around, above, below),
  ]);
  return {
    rows,
    around: neighbors,
    total: board.total,
    nextCursor: last === null ? null : encodeCursor([last.points, last.reachedAt, last.id]),
  };
}

function parseCursor(text: string): Standing | null {
  const [points, reachedAt, id] = decodeCursor(text, 3) ?? [];
  if (typeof points !== 'number' || typeof reachedAt !== 'number') return null;
  return typeof id === 'string' && isUuid(id) ? { points, reachedAt, id } : null;
}

async function requireEvent(db: Database, id: string): Promise<void> {
  let ids = eventIdsByDatabase.get(db);
  if (ids === undefined) eventIdsByDatabase.set(db, (ids = new Set()));
  if (ids.has(id)) return;
  const event = await db.selectFrom('flash_drops').select('id').where('id', '=', id).executeTakeFirst();
  if (event === undefined) throw new DomainError(flashDropErrors.FLASH_DROP_NOT_FOUND);
  ids.add(id);
}

async function countEvents(db: Database): Promise<{ year: number; count: number }[]> {
  const { rows } = await sql<{ year: number; count: number }>`
    select extract(year from starts_at at time zone 'utc')::int as year, count(*)::int as count
    from flash_drops where cancelled_at is null and starts_at <= now()
    group by 1 order by 1 desc`.execute(db);
  return rows;
}
