import { useEffect, useRef } from 'react';
import type { LiveListener } from './live.ts';

/**
 * Listens while the component is there and `enabled`, which is for members and guests only: visitors never load the
 * code. The listener may change with each rendering.
 */
export function useLive(enabled: boolean, listener: LiveListener): void {
  const current = useRef(listener);
  useEffect(() => {
    current.current = listener;
  });
  useEffect(() => {
    if (!enabled) return;
    let stop: (() => void) | undefined;
    let left = false;
    void import('./live.ts').then(({ listenLive }) => {
      if (left) return;
      stop = listenLive({
        hint: (hint) => current.current.hint(hint),
        connected: () => current.current.connected(),
        ended: () => current.current.ended?.(),
      });
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [enabled]);
}
