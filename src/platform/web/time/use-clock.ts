import { useMemo } from 'react';
import { type Clock, deviceTimeZone } from './time-label.ts';
import { useNow } from './use-now.ts';

/**
 * Returns the server's time, updated every minute, and the reader's time zone; null on the server, which doesn't know
 * the zone.
 */
export function useClock(): Clock | null {
  const now = useNow(null);
  return useMemo(() => (now === null ? null : { now, zone: deviceTimeZone() }), [now]);
}
