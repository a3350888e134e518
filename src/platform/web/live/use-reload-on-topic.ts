import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { LiveUpdate } from '../../../shared/live.ts';
import { useTimer } from '../time/use-timer.ts';
import { useLiveTopic } from './use-live.ts';

interface ReloadTopic {
  topic: string;
  /** Whether an update changes what the page shows. */
  affects: (update: LiveUpdate) => boolean;
  /** Milliseconds over which pages spread their requests, if many may watch the same topic. */
  spreadMs: number;
}

/** Keeps the data of an open page up to date with a topic. */
export function useReloadOnTopic({ topic, affects, spreadMs }: ReloadTopic): void {
  const { revalidate } = useRevalidator();
  const wasConnected = useRef(false);
  const timer = useTimer();

  function refresh() {
    timer.start(() => void revalidate(), Math.random() * spreadMs);
  }

  useLiveTopic(topic, {
    update: (update) => {
      if (affects(update)) refresh();
    },
    connected: () => {
      // Skipped on the first connection: if the page missed an update while loading, the server asks it to
      // catch up right after.
      if (wasConnected.current) refresh();
      wasConnected.current = true;
    },
  });
}
