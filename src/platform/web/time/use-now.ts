import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '../../../shared/time.ts';
import { serverNow } from './server-time.ts';

/**
 * Returns the server's time, updated every minute.
 * @param initial Used on the server and during hydration, which must render the same.
 */
export function useNow<Initial>(initial: Initial): number | Initial {
  return useSyncExternalStore<number | Initial>(subscribeToMinutes, thisMinute, () => initial);
}

function subscribeToMinutes(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Constant within a minute, because React reads the snapshot several times during rendering. */
const thisMinute = () => Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS;
