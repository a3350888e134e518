import { useEffect, useRef } from 'react';

/** Returns a timer for one pending call: starting it again replaces the call. It stops when the component unmounts. */
export function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    start(call: () => void, ms: number): void {
      clearTimeout(timer.current);
      timer.current = setTimeout(call, ms);
    },
    stop: () => clearTimeout(timer.current),
  };
}
