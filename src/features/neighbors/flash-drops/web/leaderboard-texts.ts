import { counted } from '../../../../shared/counted.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { POINT_ACTIONS } from '../contract/point-actions.ts';
import type { LeaderboardData } from './load-leaderboard.ts';
import { PODIUM_SIZE } from './standings.ts';

type StageData = Pick<LeaderboardData, 'shown' | 'year' | 'events' | 'event' | 'board'>;

/** Returns the texts on the stage of the leaderboard. */
export function stageTexts({ shown, year, events, event, board }: StageData): {
  title: string;
  text: string;
} {
  if (board.total < PODIUM_SIZE) {
    return { title: 'Three empty spots', text: 'The first listing takes first place.' };
  }
  const first = board.rows.filter(({ rank }) => rank === 1);
  const [name, otherName, ...more] = first.map(({ person }) => person.name);
  if (name !== undefined && otherName !== undefined) {
    const names =
      more.length === 0 ? `${name} and ${otherName}` : `${name}, ${otherName} and ${more.length} more`;
    return { title: 'A tie at the top', text: `${names}, ${grouped(first[0]?.points ?? 0)} points each.` };
  }
  const people = `${grouped(board.total)} people so far.`;
  if (shown === 'event' && event !== null) return { title: event.title, text: people };
  const from = `Points from ${counted(events, 'Flash Drop')}.`;
  return {
    title: shown === 'year' ? `Top three of ${year}` : 'All-time top three',
    text: `${from} ${people}`,
  };
}

const ACTIONS_BY_POINTS = {
  post: 'listing',
  reply: 'first reply',
  share: 'share someone opens',
  sale: 'sale',
  invite: 'invited friend',
};

/** Suggests the smallest action worth more than a distance in points: 'One share someone opens gets you there.' */
export function suggestAction(distance: number): string | null {
  const enough = POINT_ACTIONS.filter(({ points }) => points > distance).toSorted(
    (a, b) => a.points - b.points,
  );
  const [least] = enough;
  return least === undefined ? null : `One ${ACTIONS_BY_POINTS[least.act]} gets you there.`;
}
