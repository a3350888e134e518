import { useMemo } from 'react';
import type { Clock } from './time-label.ts';
import { useNow } from './use-now.ts';

/** The reader's time, by the minute; null on the server, which does not know it. */
export function useClock(): Clock | null {
  const now = useNow(null);
  return useMemo(
    () => (now === null ? null : { now, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
    [now],
  );
}
