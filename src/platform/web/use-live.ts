import { useEffect, useRef } from 'react';
import type { LiveListener } from './live.ts';
import { tryUntil } from './try-until.ts';

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
    const leaving = new AbortController();
    void tryUntil(() => import('./live.ts'), leaving).then((live) => {
      if (leaving.signal.aborted) return;
      stop = live?.listenLive({
        update: (update) => current.current.update(update),
        connected: () => current.current.connected(),
        ended: () => current.current.ended?.(),
      });
    });
    return () => {
      leaving.abort();
      stop?.();
    };
  }, [enabled]);
}
