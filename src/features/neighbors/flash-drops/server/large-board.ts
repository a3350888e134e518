import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { presentMember } from '../../../people/people/server/people.ts';
import type { LeaderboardRow } from '../contract/leaderboard.ts';
import type { Board, RankedStanding, Ranking } from './board.ts';
import { earnedInLastHour, type Scope, standingsIn } from './board-scope.ts';
import type { CountsOfBoard } from './point-counts.ts';
import { compareStandings, type Standing } from './standing-order.ts';

interface LowerRow {
  id: string;
  points: number;
  listings: number;
  sales: number;
  reached_at: Date;
  username: string | null;
  full_name: string | null;
  avatar_url: string | null;
  rating: string | null;
  total_ratings: number | null;
}

const standingOf = ({ id, points, reached_at }: LowerRow): Standing => ({
  id,
  points,
  reachedAt: reached_at.getTime(),
});

/** A leaderboard with only the top in memory. Lower ranks are read from the database and computed from counts. */
export class LargeBoard implements Ranking {
  readonly #db: Database;
  readonly #scope: Scope;
  readonly #top: Board;
  /** The last standing that the top may contain. */
  readonly #end: Standing;
  readonly #counts: CountsOfBoard;

  constructor(db: Database, scope: Scope, top: Board, end: Standing, counts: CountsOfBoard) {
    this.#db = db;
    this.#scope = scope;
    this.#top = top;
    this.#end = end;
    this.#counts = counts;
  }

  get total(): number {
    return this.#counts.now.total;
  }

  async rowOf(id: string): Promise<LeaderboardRow | undefined> {
    const cached = this.#top.rowOf(id);
    if (cached !== undefined) return cached;
    const rows = await this.#find(sql`profile_id = ${id}`, 'best-first', 1);
    return (await this.#present(rows))[0];
  }

  async rankWith(id: string, points: number): Promise<RankedStanding> {
    if (points > this.#end.points) return this.#top.rankWith(id, points);
    const above = await this.#find(sql`-points < ${-points}::integer`, 'best-last', 1);
    return {
      rank: this.#counts.now.rankOf(points),
      tiedWith: Math.max(0, this.#counts.now.peopleWith(points) - 1),
      ahead: (await this.#present(above))[0] ?? null,
    };
  }

  async page(after: Standing | null, limit: number) {
    if (after === null || compareStandings(after, this.#end) < 0) {
      const { rows, last } = this.#top.page(after, limit);
      if (rows.length > 0) return { rows, last: last ?? this.#end };
    }
    const standings = await this.#find(comesAfter(after ?? this.#end), 'best-first', limit + 1);
    const shown = standings.slice(0, limit);
    const last = shown.at(-1);
    return {
      rows: await this.#present(shown),
      last: standings.length > limit && last !== undefined ? standingOf(last) : null,
    };
  }

  async around(id: string, above: number, below: number): Promise<LeaderboardRow[]> {
    if (this.#top.hasAround(id, below)) return this.#top.around(id, above, below);
    const [me] = await this.#find(sql`profile_id = ${id}`, 'best-first', 1);
    if (me === undefined) return [];
    const [before, after] = await Promise.all([
      this.#find(comesBefore(standingOf(me)), 'best-last', above),
      this.#find(comesAfter(standingOf(me)), 'best-first', below),
    ]);
    return this.#present([...before.toReversed(), me, ...after]);
  }

  async #find(
    isWanted: RawBuilder<unknown>,
    order: 'best-first' | 'best-last',
    limit: number,
  ): Promise<LowerRow[]> {
    const { table, isInScope, isRanked } = standingsIn(this.#scope);
    const direction = order === 'best-first' ? sql`asc` : sql`desc`;
    const { rows } = await sql<LowerRow>`
      select profile_id as id, points, listings, sales, reached_at,
        username, full_name, avatar_url, rating, total_ratings
      from ${table} join profiles on profiles.id = profile_id and deletes_at is null
      where ${isInScope} and ${isRanked} and ${isWanted}
      order by -points ${direction}, reached_at ${direction}, profile_id ${direction}
      limit ${limit}`.execute(this.#db);
    return rows;
  }

  async #present(rows: readonly LowerRow[]): Promise<LeaderboardRow[]> {
    if (rows.length === 0) return [];
    const earned = await earnedInLastHour(
      this.#db,
      this.#scope,
      rows.map(({ id }) => id),
    );
    const { now, before } = this.#counts;
    return rows.map((row) => {
      const { id, points, listings, sales } = row;
      const rank = now.rankOf(points);
      const pointsBefore = points - (earned.get(id) ?? 0);
      const change = pointsBefore > 0 ? before.rankOf(pointsBefore) - rank : null;
      return { rank, person: presentMember(id, row), points, listings, sales, change };
    });
  }
}

const positionOf = ({ points, reachedAt, id }: Standing): RawBuilder<unknown> =>
  sql`(${-points}::integer, ${new Date(reachedAt)}::timestamptz, ${id}::uuid)`;
const comesAfter = (standing: Standing) => sql`(-points, reached_at, profile_id) > ${positionOf(standing)}`;
const comesBefore = (standing: Standing) => sql`(-points, reached_at, profile_id) < ${positionOf(standing)}`;
