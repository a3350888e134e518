import { useEffect, useRef } from 'react';

/** Spreads requests over this time, because thousands of readers may watch the same post. */
const SPREAD_MS = 1_000;

/** Reloads something after a short random delay. Calls during the delay share one request. */
export function useReload(load: (id: string) => Promise<void>): (id: string) => void {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const current = useRef(load);
  useEffect(() => {
    current.current = load;
  });

  useEffect(() => {
    const { current: running } = timers;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);

  return (id) => {
    if (timers.current.has(id)) return;
    const start = () => {
      timers.current.delete(id);
      void current.current(id);
    };
    timers.current.set(id, setTimeout(start, Math.random() * SPREAD_MS));
  };
}
