import { useEffect, useRef, useState } from 'react';
import { UNAUTHORIZED } from '../../../shared/http-status.ts';
import type { LiveUpdate } from '../../../shared/live.ts';
import type { Outcome } from '../api/api.ts';
import type { ApiProblem } from '../api/api-problem.ts';
import { useLive } from '../live/use-live.ts';
import { showProblem } from '../ui/toast.ts';
import { useOneAtATime } from '../use-one-at-a-time.ts';

/** Loads a list, and merges its pages. */
interface LiveListSource<List> {
  /** Loads the first page, or the one after a cursor. */
  fetchPage: (cursor?: string) => Promise<Outcome<List>>;
  /** Merges a reloaded first page into the known list. */
  refresh: (known: List | null, fresh: List) => List;
  /** Appends the next page. */
  extend: (known: List, more: List) => List;
  /** Whether a live update may change the list. */
  affects: (update: LiveUpdate) => boolean;
  /** Merges the detail of an update into the list; null if the first page has to be reloaded. */
  merge?: (known: List, update: LiveUpdate) => List | null | undefined;
  /** The list of an earlier visit, shown until the first page has loaded. */
  earlier?: List | null;
  onSignedOut: () => void;
  /** Shows that the next page could not be loaded; by default, the problem in a toast. */
  onMoreFailed?: (problem: ApiProblem) => void;
  onRefreshed?: (fresh: List) => void;
}

/**
 * Returns a paged list, newest first, that live updates keep current.
 * @param initial The first page, if the server rendered it.
 * @param source `fetchPage`, `refresh`, `onSignedOut` and `onRefreshed` are those of the first render.
 */
export function useLiveList<List extends { nextCursor: string | null }>(
  initial: List | null,
  {
    fetchPage,
    refresh: mergeFirst,
    extend,
    affects,
    merge,
    earlier = null,
    onSignedOut,
    onMoreFailed = showProblem,
    onRefreshed,
  }: LiveListSource<List>,
) {
  const [list, setList] = useState(initial ?? earlier);
  /** Ahead of the rendered state, so that two simultaneous updates are both merged. */
  const newest = useRef(initial ?? earlier);
  const fetching = useRef(false);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  function change(how: (known: List | null) => List | null) {
    newest.current = how(newest.current);
    setList(newest.current);
  }

  async function load() {
    fetching.current = true;
    const outcome = await fetchPage();
    fetching.current = false;
    if (!outcome.ok && outcome.problem.status === UNAUTHORIZED) return onSignedOut();
    setFailed(!outcome.ok);
    if (!outcome.ok) return;
    change((known) => mergeFirst(known, outcome.data));
    onRefreshed?.(outcome.data);
  }
  const refresh = useOneAtATime(load);

  useEffect(() => {
    if (initial === null) void refresh();
  }, [initial, refresh]);
  useLive(true, {
    update: (update) => {
      if (!affects(update)) return;
      // A response in flight may be older than the update, and would undo it.
      const { current: known } = newest;
      const merged = known !== null && !fetching.current ? merge?.(known, update) : null;
      if (merged) change(() => merged);
      else void refresh();
    },
    connected: () => void refresh(),
    ended: () => void refresh(),
  });

  async function tryAgain() {
    setBusy(true);
    await refresh();
    setBusy(false);
  }

  async function loadMore() {
    const cursor = list?.nextCursor;
    if (!cursor) return;
    setBusy(true);
    const outcome = await fetchPage(cursor);
    setBusy(false);
    if (outcome.ok) change((known) => known && extend(known, outcome.data));
    else onMoreFailed(outcome.problem);
  }

  // `change` applies a person's change to the list before the server has confirmed it.
  return { list, failed: failed && list === null, busy, change, tryAgain, loadMore };
}
