import { useEffect, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useLiveTopic } from '../../../../platform/web/live/use-live.ts';
import { useTimer } from '../../../../platform/web/time/use-timer.ts';
import { CASES_CHANGED, DESK } from '../contract/case-limits.ts';
import type { CaseCounts } from '../contract/case-queue.ts';

/** How many cases wait. Harms and kinds without any may be left out. */
export type WaitingCases = Omit<CaseCounts, 'byHarm' | 'byKind'> & {
  byHarm: Partial<CaseCounts['byHarm']>;
  byKind: Partial<CaseCounts['byKind']>;
};

/** Milliseconds in which several changes are one request. */
const GATHER_MS = 400;

/**
 * Calls back when cases changed, or may have changed while there was no connection. Several changes in a short time
 * are one call.
 */
export function useCasesChanged(onChange: (ids: readonly string[]) => void): void {
  const timer = useTimer();
  const ids = useRef<string[]>([]);
  const wasConnected = useRef(false);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  function schedule(changed: readonly string[]): void {
    ids.current.push(...changed);
    timer.start(() => {
      latest.current(ids.current);
      ids.current = [];
    }, GATHER_MS);
  }

  useLiveTopic(DESK, {
    update: (update) => {
      if (update.type === CASES_CHANGED) schedule(update.ids);
    },
    connected: () => {
      if (wasConnected.current) schedule([]);
      wasConnected.current = true;
    },
  });
}

/** Returns how many cases wait, kept up to date. */
export function useCaseCounts(loaded: WaitingCases): WaitingCases {
  const [state, setState] = useState({ loaded, counts: loaded });
  if (state.loaded !== loaded) setState({ loaded, counts: loaded });
  useCasesChanged(() => {
    void outcomeOf(api.GET('/api/case-counts')).then((outcome) => {
      if (outcome.ok) setState((now) => ({ ...now, counts: outcome.data }));
    });
  });
  return state.counts;
}
