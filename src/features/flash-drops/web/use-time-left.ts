import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { RunningFlashDrop } from '../contract/flash-drop.ts';
import { noteServerTime, serverNow } from './server-clock.ts';

const SECOND_MS = 1000;
/** Milliseconds over which the pages of all who watch an event spread their requests when it starts or ends. */
const SPREAD_MS = 3000;

/**
 * Milliseconds until an event ends, or starts, by the site's clock: by the second in the browser; on the server, and
 * without scripts, those of the answer.
 * @param onEnd Called once, a moment after it is over.
 */
export function useTimeLeft(event: Omit<RunningFlashDrop, 'joined'>, onEnd: () => void): number {
  const until = event.phase === 'upcoming' ? event.startDate : event.endDate;
  useEffect(() => noteServerTime(event.serverTime), [event.serverTime]);
  const now = useSyncExternalStore(followSeconds, thisSecond, () => null);
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

/** Constant within a second, as React reads the snapshot several times while rendering. */
const thisSecond = (): number => Math.floor(serverNow() / SECOND_MS) * SECOND_MS;

function followSeconds(onSecond: () => void): () => void {
  const timer = setInterval(onSecond, SECOND_MS);
  return () => clearInterval(timer);
}
