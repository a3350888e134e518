import { useMemo } from 'react';
import { type Clock, deviceTimeZone } from './time-label.ts';
import { useNow } from './use-now.ts';

/** Returns the reader's time, updated every minute; null on the server, which doesn't know it. */
export function useClock(): Clock | null {
  const now = useNow(null);
  return useMemo(() => (now === null ? null : { now, zone: deviceTimeZone() }), [now]);
}
