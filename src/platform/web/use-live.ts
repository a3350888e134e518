import { useEffect, useRef } from 'react';
import type { LiveSubscriber } from './live.ts';
import { tryUntil } from './try-until.ts';

/**
 * Receives the viewer's live updates while the component is mounted and `enabled`: for members and guests only, so that
 * visitors never load the code. The subscriber may change with each render.
 */
export function useLive(enabled: boolean, subscriber: LiveSubscriber): void {
  const current = useRef(subscriber);
  useEffect(() => {
    current.current = subscriber;
  });
  useEffect(() => {
    if (!enabled) return;
    let stop: (() => void) | undefined;
    const unmounting = new AbortController();
    void tryUntil(() => import('./live.ts'), unmounting).then((live) => {
      if (unmounting.signal.aborted) return;
      stop = live?.subscribeLive({
        update: (update) => current.current.update(update),
        connected: () => current.current.connected(),
        ended: () => current.current.ended?.(),
      });
    });
    return () => {
      unmounting.abort();
      stop?.();
    };
  }, [enabled]);
}
