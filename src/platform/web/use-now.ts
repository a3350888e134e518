import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '../../shared/time.ts';

/**
 * The current time, updated every minute.
 * @param initial Used on the server and during hydration, which must render the same.
 */
export function useNow<Initial>(initial: Initial): number | Initial {
  return useSyncExternalStore<number | Initial>(followMinutes, thisMinute, () => initial);
}

function followMinutes(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Constant within a minute, as React reads the snapshot several times while rendering. */
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
