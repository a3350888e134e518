import { useEffect, useState } from 'react';

/** What is over before that is not worth another picture. */
const LASTING_MS = 200;

/** Whether something has been going on long enough to show it. */
export function useDelayedTrue(isGoing: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => setLasts(true), LASTING_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isGoing]);
  return isGoing && lasts;
}
