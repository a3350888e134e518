import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { serverNow } from '../../../../platform/web/time/server-time.ts';
import type { RunningFlashDrop } from '../contract/flash-drop.ts';

const SECOND_MS = 1000;
/** Spreads the reloads at the start or end of an event over this time. */
const SPREAD_MS = 3000;

/**
 * Returns the milliseconds until an event ends or starts, by the server's clock. Ticks every second in the browser.
 * During server rendering and without scripts, returns the loaded value.
 * @param onEnd Called once, a moment after the end.
 */
export function useTimeLeft(
  event: Omit<RunningFlashDrop, 'joined' | 'participants'>,
  onEnd: () => void,
): number {
  const until = event.phase === 'upcoming' ? event.startDate : event.endDate;
  const now = useSyncExternalStore(subscribeToSeconds, thisSecond, () => null);
  const left = now === null ? event.timeRemaining * SECOND_MS : Math.max(0, Date.parse(until) - now);

  const isOver = left === 0;
  const atEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => atEnd(), Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  return left;
}

/** Constant within a second, because React reads the snapshot several times per render. */
const thisSecond = (): number => Math.floor(serverNow() / SECOND_MS) * SECOND_MS;

function subscribeToSeconds(onSecond: () => void): () => void {
  const timer = setInterval(onSecond, SECOND_MS);
  return () => clearInterval(timer);
}
