import { useEffect, useState } from 'react';
import type { Clock } from '../../../platform/web/time-labels.ts';

const MINUTE_MS = 60_000;

/** The reader's time, by the minute. The server does not know it: null until the page's scripts run. */
export function useClock(): Clock | null {
  const [clock, setClock] = useState(() => (isOpening() ? null : readClock()));
  useEffect(() => {
    setClock(readClock());
    const timer = setInterval(() => setClock(readClock()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return clock;
}

const readClock = (): Clock => ({
  now: Date.now(),
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** On the server, and in the browser until the page's scripts have taken over what the server sent. */
const isOpening = () => typeof document === 'undefined' || !('ready' in document.documentElement.dataset);
