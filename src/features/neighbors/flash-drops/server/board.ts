import type { MemberSummary } from '../../../people/people/contract/person-summary.ts';
import type { LeaderboardRow } from '../contract/leaderboard.ts';
import { compareStandings, ranksOf, type Standing } from './standing-order.ts';

export interface BoardEntry extends Standing {
  person: MemberSummary;
  listings: number;
  sales: number;
}

export interface RankedStanding {
  rank: number;
  /** Number of others with the same points. */
  tiedWith: number;
  /** The nearest person with more points. */
  ahead: LeaderboardRow | null;
}

type Awaitable<T> = T | Promise<T>;

/** A sorted leaderboard: whole in memory (`Board`), or with its top there (`LargeBoard`). */
export interface Ranking {
  readonly total: number;
  rowOf(id: string): Awaitable<LeaderboardRow | undefined>;
  /** Ranks a person with these points, which may be newer than the board. */
  rankWith(id: string, points: number): Awaitable<RankedStanding>;
  /** Returns the rows after a standing, which may no longer be on the board. */
  page(after: Standing | null, limit: number): Awaitable<{ rows: LeaderboardRow[]; last: Standing | null }>;
  around(id: string, above: number, below: number): Awaitable<LeaderboardRow[]>;
}

/** A leaderboard, or the top of a large one, in memory. It serves any part of itself without the database. */
export class Board implements Ranking {
  readonly #entries: readonly BoardEntry[];
  readonly #ranks: readonly number[];
  readonly #index: ReadonlyMap<string, number>;
  readonly #ranksBefore: ReadonlyMap<string, number>;

  /** @param ranksBefore Ranks an hour ago. */
  constructor(entries: Iterable<BoardEntry>, ranksBefore: ReadonlyMap<string, number>) {
    this.#entries = [...entries].sort(compareStandings);
    this.#ranks = ranksOf(this.#entries.map(({ points }) => points));
    this.#index = new Map(this.#entries.map(({ id }, index) => [id, index]));
    this.#ranksBefore = ranksBefore;
  }

  get total(): number {
    return this.#entries.length;
  }

  rowOf(id: string): LeaderboardRow | undefined {
    return this.#row(this.#index.get(id) ?? -1);
  }

  rankWith(id: string, points: number): RankedStanding {
    const standing: RankedStanding = { rank: 1, tiedWith: 0, ahead: null };
    for (const [index, entry] of this.#entries.entries()) {
      if (entry.id === id) continue;
      if (entry.points < points) break;
      if (entry.points === points) standing.tiedWith += 1;
      else {
        standing.rank += 1;
        standing.ahead = this.#row(index) ?? null;
      }
    }
    return standing;
  }

  page(after: Standing | null, limit: number): { rows: LeaderboardRow[]; last: Standing | null } {
    const from = after === null ? 0 : this.#firstAfter(after);
    const rows = this.#rows(from, from + limit);
    const last = from + limit < this.total ? this.#entries[from + limit - 1] : undefined;
    return { rows, last: last ?? null };
  }

  around(id: string, above: number, below: number): LeaderboardRow[] {
    const index = this.#index.get(id);
    return index === undefined ? [] : this.#rows(Math.max(0, index - above), index + below + 1);
  }

  /** Whether this many people below a person are on the board. */
  hasAround(id: string, below: number): boolean {
    const index = this.#index.get(id);
    return index !== undefined && index + below < this.total;
  }

  #firstAfter(standing: Standing): number {
    let [low, high] = [0, this.total];
    while (low < high) {
      const middle = (low + high) >> 1;
      const entry = this.#entries[middle];
      if (entry !== undefined && compareStandings(entry, standing) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #rows(from: number, to: number): LeaderboardRow[] {
    const rows: LeaderboardRow[] = [];
    for (let index = from; index < Math.min(to, this.total); index += 1) {
      const row = this.#row(index);
      if (row !== undefined) rows.push(row);
    }
    return rows;
  }

  #row(index: number): LeaderboardRow | undefined {
    const entry = this.#entries[index];
    const rank = this.#ranks[index];
    if (entry === undefined || rank === undefined) return undefined;
    const before = this.#ranksBefore.get(entry.id);
    const { person, points, listings, sales } = entry;
    return { rank, person, points, listings, sales, change: before === undefined ? null : before - rank };
  }
}
