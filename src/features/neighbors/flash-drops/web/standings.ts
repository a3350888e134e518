import type { ToastInput } from '../../../../platform/web/ui/toast.ts';
import { ordinal } from '../../../../shared/ordinal.ts';
import type { UserParticipation } from '../contract/flash-drop.ts';
import type { Leaderboard, LeaderboardQuery, LeaderboardRow } from '../contract/leaderboard.ts';
import { pointsText } from './action-texts.ts';

/** Number of steps on the podium. With fewer people, some stay empty. */
export const PODIUM_SIZE = 3;

/** Query of a leaderboard: how many top rows, and whose neighbors. */
export type BoardQuery = Pick<LeaderboardQuery, 'around'> & Partial<LeaderboardQuery>;

/** The viewer's rank in an event. */
export interface OwnRank {
  /** Null without points. */
  rank: number | null;
  points: number;
  /** Number of others with the same points. */
  tiedWith: number;
  /** The nearest person with more points; null for the first. */
  next: { name: string; rank: number; points: number } | null;
}

/** Returns the rows to show: the top rows and those around the viewer, each once. */
export function shownRows({ rows, around }: Pick<Leaderboard, 'rows' | 'around'>): LeaderboardRow[] {
  const known = new Set(rows.map(({ person }) => person.id));
  return [...rows, ...around.filter(({ person }) => !known.has(person.id))];
}

/** Returns the id of the person whose row follows a gap; null without a gap. */
export function gapBefore({ rows, around }: Pick<Leaderboard, 'rows' | 'around'>): string | null {
  const [first] = around;
  if (first === undefined || rows.some(({ person }) => person.id === first.person.id)) return null;
  return first.rank > rows.length + 1 ? first.person.id : null;
}

export const rowOf = (board: Leaderboard, person: string | undefined): LeaderboardRow | undefined =>
  shownRows(board).find((row) => row.person.id === person);

/** Announces a change of the viewer's own rank; null if their points are unchanged. */
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

/** Returns the viewer's rank from the newest leaderboard, or from the event if that is newer. */
export function ownRank(board: Leaderboard, viewerId: string, joined: UserParticipation): OwnRank {
  const rows = shownRows(board);
  const row = rowOf(board, viewerId);
  if (row === undefined)
    return { ...joined, next: joined.next && { ...joined.next, name: joined.next.person.name } };
  const ahead = rows.filter(({ points }) => points > row.points).at(-1);
  return {
    rank: row.rank,
    points: row.points,
    tiedWith: rows.filter(({ person, points }) => person.id !== viewerId && points === row.points).length,
    next: ahead ? { name: ahead.person.name, rank: ahead.rank, points: ahead.points } : null,
  };
}
