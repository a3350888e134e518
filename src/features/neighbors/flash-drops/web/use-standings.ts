import { useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useLiveTopic } from '../../../../platform/web/live/use-live.ts';
import { useTimer } from '../../../../platform/web/time/use-timer.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { FLASH_DROP_UPDATES } from '../contract/flash-drop-updates.ts';
import type { Leaderboard } from '../contract/leaderboard.ts';
import { type BoardQuery, moveText, rowOf } from './standings.ts';
import { SPREAD_MS, topicOf, useReloadEvent, useReloadOwnPoints } from './use-reload-event.ts';

interface StandingsOptions {
  eventId: string;
  /** The leaderboard that the page was loaded with. */
  loaded: Leaderboard;
  query: BoardQuery;
}

/** Returns the live leaderboard of a running event, and announces the viewer's own rank changes. */
export function useStandings({ eventId, loaded, query }: StandingsOptions): Leaderboard {
  const [board, setBoard] = useState(loaded);
  const [known, setKnown] = useState(loaded);
  if (loaded !== known) {
    setKnown(loaded);
    setBoard(loaded);
  }
  /** The viewer's row as last announced. */
  const announced = useRef(rowOf(loaded, query.around));
  const timer = useTimer();

  async function refresh() {
    const outcome = await outcomeOf(
      api.GET('/api/flash-drops/{id}/leaderboard', { params: { path: { id: eventId }, query } }),
    );
    // Keep the last board without a connection. The next update reloads it.
    if (!outcome.ok) return;
    setBoard(outcome.data);
    const ownRow = rowOf(outcome.data, query.around);
    const move = moveText(announced.current, ownRow);
    announced.current = ownRow;
    if (move !== null) toast(move);
  }

  function refreshSoon() {
    timer.start(() => void refresh(), Math.random() * SPREAD_MS);
  }

  useReloadEvent(eventId);
  useReloadOwnPoints(eventId);
  useLiveTopic(topicOf(eventId), {
    update: ({ type }) => {
      if (type === FLASH_DROP_UPDATES.standings) refreshSoon();
    },
    // Ranks may have changed since the page was loaded, or while offline.
    connected: refreshSoon,
  });
  return board;
}
