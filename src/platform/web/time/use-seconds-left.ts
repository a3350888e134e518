import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Counts down to 0 from when the seconds are first shown or change. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState<number | null>(null);

  useEffect(() => {
    const until = Date.now() + seconds * SECOND_MS;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, SECOND_MS);
    return () => {
      clearInterval(timer);
      setLeft(null);
    };
  }, [seconds]);
  return left ?? seconds;
}
