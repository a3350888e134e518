import { useEffect, useRef } from 'react';
import { type LiveSubscriber, subscribeLive } from './live.ts';

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
    return subscribeLive(
      {
        update: (update) => current.current.update(update),
        connected: () => current.current.connected(),
        ended: () => current.current.ended?.(),
      },
      topic,
    );
  }, [enabled, topic]);
}
