import { useEffect, useRef, useState } from 'react';
import type { LiveUpdate } from '../../shared/live.ts';
import type { Outcome } from './api.ts';
import type { ApiProblem } from './api-problem.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { useLive } from './use-live.ts';

const UNAUTHORIZED = 401;

/** Where a list comes from, and how its pages go together. */
interface LiveListSource<List> {
  /** The first page, or the one a cursor leads to. */
  ask: (cursor?: string) => Promise<Outcome<List>>;
  /** Takes the first page again into what is known. */
  renew: (known: List | null, fresh: List) => List;
  extend: (known: List, more: List) => List;
  /** Whether a live hint tells of something in the list. */
  concerns: (update: LiveUpdate) => boolean;
  /** Takes what such a hint brings along into the list; null where the first page has to be asked for. */
  take?: (known: List, update: LiveUpdate) => List | null | undefined;
  onSignedOut: () => void;
  onMoreFailed: (problem: ApiProblem) => void;
  onRenewed?: (fresh: List) => void;
}

/**
 * A list in pages, newest first, that follows what happens.
 * @param initial Its first page, where the server sent it along.
 * @param source What refreshes the list is taken from the first rendering.
 */
export function useLiveList<List extends { nextCursor: string | null }>(
  initial: List | null,
  { ask, renew, extend, concerns, take, onSignedOut, onMoreFailed, onRenewed }: LiveListSource<List>,
) {
  const [list, setList] = useState(initial);
  /** Ahead of what is rendered, so that two hints at once are both taken in. */
  const newest = useRef(initial);
  const asking = useRef(false);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  function change(how: (known: List | null) => List | null) {
    newest.current = how(newest.current);
    setList(newest.current);
  }

  async function load() {
    asking.current = true;
    const outcome = await ask();
    asking.current = false;
    if (!outcome.ok && outcome.problem.status === UNAUTHORIZED) return onSignedOut();
    setFailed(!outcome.ok);
    if (!outcome.ok) return;
    change((known) => renew(known, outcome.data));
    onRenewed?.(outcome.data);
  }
  const [refresh] = useState(() => oneAtATime(load));

  useEffect(() => {
    if (initial === null) void refresh();
  }, [initial, refresh]);
  useLive(true, {
    update: (update) => {
      if (!concerns(update)) return;
      // What is on its way may have left before, and would undo it.
      const { current: known } = newest;
      const taken = known !== null && !asking.current ? take?.(known, update) : null;
      if (taken) change(() => taken);
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
    const outcome = await ask(cursor);
    setBusy(false);
    if (outcome.ok) change((known) => known && extend(known, outcome.data));
    else onMoreFailed(outcome.problem);
  }

  // `change` is for what a person does to the list, before the server has said so.
  return { list, failed: failed && list === null, busy, setBusy, change, tryAgain, loadMore };
}
