import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The time, by the minute.
 * @param initial What it is taken for until the page's scripts run, so that these find what the server wrote.
 */
export function useNow(initial: number): number {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
