import { useEffect, useRef } from 'react';

/** Thousands may look at the same post: they ask for it again within this time, not all at once. */
const SPREAD_MS = 1_000;

/** Loads something again in a moment, once for all reasons that come in until then. */
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
