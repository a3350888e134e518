import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { earnedLately, keyOf, type Scope, standingsIn } from './board-scope.ts';

/** How many people of a leaderboard have how many points. Its size depends on the points, not on the people. */
class PointCounts {
  /** Best first. */
  readonly #points: readonly number[];
  /** People with these points or more. */
  readonly #atLeast: readonly number[];

  constructor(points: readonly number[], people: readonly number[]) {
    this.#points = points;
    let sum = 0;
    this.#atLeast = people.map((count) => (sum += count));
  }

  get total(): number {
    return this.#atLeast.at(-1) ?? 0;
  }

  /** Returns the rank of someone with these points. */
  rankOf(points: number): number {
    return 1 + this.#countFrom(points + 1);
  }

  peopleWith(points: number): number {
    return this.#countFrom(points) - this.#countFrom(points + 1);
  }

  /** Counts people with these points or more. */
  #countFrom(points: number): number {
    let [low, high] = [0, this.#points.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#points[middle] ?? 0) >= points) low = middle + 1;
      else high = middle;
    }
    return this.#atLeast[low - 1] ?? 0;
  }
}

/** The counts of now and of an hour ago. */
export interface CountsOfBoard {
  now: PointCounts;
  before: PointCounts;
}

interface StoredCounts {
  points: number[];
  people: number[];
  points_before: number[];
  people_before: number[];
  is_fresh: boolean;
}

const MAX_AGE = sql.lit('15 seconds');
const COLUMNS = sql`points, people, points_before, people_before,
  counted_at > clock_timestamp() - ${MAX_AGE}::interval as is_fresh`;

/** Returns the counts that all processes share. If they are old, one process counts, and others use the old ones. */
export async function loadPointCounts(db: Database, scope: Scope): Promise<CountsOfBoard> {
  const stored = await findStored(db, scope);
  if (stored?.is_fresh === true) return read(stored);
  return db.transaction().execute(async (trx) => {
    const lock = sql`hashtextextended(${`point-counts:${keyOf(scope)}`}, 0)`;
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${lock}) as held`.execute(
      trx,
    );
    if (rows[0]?.held !== true) {
      if (stored !== undefined) return read(stored);
      await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
    }
    const latest = await findStored(trx, scope);
    return read(latest?.is_fresh === true ? latest : await countPeople(trx, scope));
  });
}

const read = ({ points, people, points_before, people_before }: StoredCounts): CountsOfBoard => ({
  now: new PointCounts(points, people),
  before: new PointCounts(points_before, people_before),
});

async function findStored(db: Database, scope: Scope): Promise<StoredCounts | undefined> {
  const { rows } = await sql<StoredCounts>`
    select ${COLUMNS} from flash_drop_point_counts where board = ${keyOf(scope)}`.execute(db);
  return rows[0];
}

/** Counts people, without those who are deleting their account. */
async function countPeople(db: Database, scope: Scope): Promise<StoredCounts> {
  const { table, isInScope, isRanked } = standingsIn(scope);
  const { rows } = await sql<StoredCounts>`
    with standing as (
      select points, points - coalesce(earned, 0) as points_before
      from ${table} left join (${earnedLately(scope)}) as lately using (profile_id)
      where ${isInScope} and ${isRanked}
        and profile_id not in (select id from profiles where deletes_at is not null)),
    counted as (select points, count(*)::int as people from standing group by points),
    counted_before as (
      select points_before as points, count(*)::int as people from standing
      where points_before > 0 group by points_before)
    insert into flash_drop_point_counts (board, counted_at, points, people, points_before, people_before)
    select ${keyOf(scope)}, clock_timestamp(),
      array(select points from counted order by points desc),
      array(select people from counted order by points desc),
      array(select points from counted_before order by points desc),
      array(select people from counted_before order by points desc)
    on conflict (board) do update set
      counted_at = excluded.counted_at, points = excluded.points, people = excluded.people,
      points_before = excluded.points_before, people_before = excluded.people_before
    returning ${COLUMNS}`.execute(db);
  return rows[0] as StoredCounts;
}
