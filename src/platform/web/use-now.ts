import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/**
 * The time, by the minute.
 * @param initial Used on the server and while React takes over what the server sent, which must come out the same.
 */
export function useNow<Initial>(initial: Initial): number | Initial {
  return useSyncExternalStore<number | Initial>(followMinutes, thisMinute, () => initial);
}

function followMinutes(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The same for a whole minute, as React asks for it several times while it renders. */
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
