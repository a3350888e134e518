import { useEffect, useRef } from 'react';
import type { LiveSubscriber } from './live.ts';

/** Milliseconds until the connection's code is loaded again after that failed. */
const RETRY_MS = 5_000;

/**
 * Receives the viewer's own live updates while the component is mounted and `enabled`, which is for members
 * and guests only. The subscriber may change with each render.
 */
export function useLive(enabled: boolean, subscriber: LiveSubscriber): void {
  useSubscription(enabled, undefined, subscriber);
}

/** Receives the updates of a topic while the component is mounted. Visitors can, if the topic is public. */
export function useLiveTopic(topic: string, subscriber: LiveSubscriber): void {
  useSubscription(true, topic, subscriber);
}

function useSubscription(enabled: boolean, topic: string | undefined, subscriber: LiveSubscriber): void {
  const current = useRef(subscriber);
  useEffect(() => {
    current.current = subscriber;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let unsubscribe: (() => void) | undefined;
    let isUnmounted = false;
    function subscribe(): void {
      import('./live.ts').then(
        ({ subscribeLive }) => {
          if (isUnmounted) return;
          unsubscribe = subscribeLive(
            {
              update: (update) => current.current.update(update),
              connected: () => current.current.connected(),
              ended: () => current.current.ended?.(),
            },
            topic,
          );
        },
        () => {
          if (!isUnmounted) retry = setTimeout(subscribe, RETRY_MS);
        },
      );
    }
    subscribe();
    return () => {
      isUnmounted = true;
      clearTimeout(retry);
      unsubscribe?.();
    };
  }, [enabled, topic]);
}
