import type { ToastInput } from '../../../platform/web/ui/toast.ts';
import type { UserParticipation } from '../contract/flash-drop.ts';
import type { Leaderboard, LeaderboardQuery, LeaderboardRow } from '../contract/leaderboard.ts';
import { pointsText } from './act-texts.ts';
import { ordinal } from '../../../shared/ordinal.ts';

/** What to ask of a leaderboard: how many of the best, and whose neighbors. */
export type BoardQuery = Pick<LeaderboardQuery, 'around'> & Partial<LeaderboardQuery>;

/** Where the viewer is in an event. */
export interface Place {
  /** Null without points. */
  rank: number | null;
  points: number;
  /** How many others have the same points. */
  tiedWith: number;
  /** The nearest one with more points; null for who is first. */
  next: { name: string; rank: number; points: number } | null;
}

/** The rows to show: the best, and the viewer with their neighbors, each once. */
export function shownRows({ rows, around }: Pick<Leaderboard, 'rows' | 'around'>): LeaderboardRow[] {
  const known = new Set(rows.map(({ person }) => person.id));
  return [...rows, ...around.filter(({ person }) => !known.has(person.id))];
}

/** Whose row comes after a gap; null where no rows are left out between the best and the viewer. */
export function gapBefore({ rows, around }: Pick<Leaderboard, 'rows' | 'around'>): string | null {
  const [first] = around;
  if (first === undefined || rows.some(({ person }) => person.id === first.person.id)) return null;
  return first.rank > rows.length + 1 ? first.person.id : null;
}

export const rowOf = (board: Leaderboard, person: string | undefined): LeaderboardRow | undefined =>
  shownRows(board).find((row) => row.person.id === person);

/** What to tell the viewer of their own move; null where their points are the same. */
export function moveText(
  before: Pick<LeaderboardRow, 'rank' | 'points'> | undefined,
  now: Pick<LeaderboardRow, 'rank' | 'points'> | undefined,
): ToastInput | null {
  const change = (now?.points ?? 0) - (before?.points ?? 0);
  if (change === 0) return null;
  const points = `${pointsText(change)} points`;
  const tone = change > 0 ? 'success' : 'info';
  if (now === undefined) return { tone, title: points, text: "You're off the leaderboard for now." };
  if (now.rank === before?.rank) return { tone, title: points, text: `You're still ${ordinal(now.rank)}.` };
  return { tone, title: `You're ${ordinal(now.rank)} now`, text: points };
}

/** The viewer's place by the newest leaderboard; as the event says it, where that has nothing newer. */
export function placeOf(board: Leaderboard, own: string, joined: UserParticipation): Place {
  const rows = shownRows(board);
  const row = rowOf(board, own);
  if (row === undefined)
    return { ...joined, next: joined.next && { ...joined.next, name: joined.next.person.name } };
  const ahead = rows.filter(({ points }) => points > row.points).at(-1);
  return {
    rank: row.rank,
    points: row.points,
    tiedWith: rows.filter(({ person, points }) => person.id !== own && points === row.points).length,
    next: ahead ? { name: ahead.person.name, rank: ahead.rank, points: ahead.points } : null,
  };
}
