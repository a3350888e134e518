import { useEffect, useEffectEvent, useState } from 'react';
import type { Outcome } from '../api/api.ts';
import type { ApiProblem } from '../api/api-problem.ts';
import { showProblem } from '../ui/toast.ts';
import { type FurtherItems, mergeFurtherItems, withoutRepeats } from './further-items.ts';

/** Loads a list. */
interface PagedListSource<Page, Item> {
  /** Loads the first page, or the one after a cursor. */
  fetchPage: (cursor?: string) => Promise<Outcome<Page>>;
  itemsOf: (page: Page) => readonly Item[];
  /** Shows that the next page could not be loaded; by default, the problem in a toast. */
  onMoreFailed?: (problem: ApiProblem) => void;
  /** Further items to start with, such as those of an earlier visit. */
  initialFurther?: FurtherItems<Item> | undefined;
}

/**
 * Returns a list with a first page and more on request. Further items stay when the first page is reloaded,
 * without duplicates. For lists that live updates change, use `useLiveList`.
 * @param loaded The first page from the loader; null if it could not be loaded, undefined if the list should
 * load it itself.
 */
export function usePagedList<Page extends { nextCursor: string | null }, Item extends { id: string }>(
  loaded: Page | null | undefined,
  { fetchPage, itemsOf, onMoreFailed = showProblem, initialFurther }: PagedListSource<Page, Item>,
) {
  const [fetched, setFetched] = useState<Page | null>(null);
  const [loading, setLoading] = useState(loaded === undefined);
  const [missed, setMissed] = useState(false);
  const [further, setFurther] = useState<FurtherItems<Item> | null>(initialFurther ?? null);
  const [busy, setBusy] = useState(false);
  const first = loaded ?? fetched;
  const firstItems = first === null ? [] : itemsOf(first);
  const nextCursor = (further ?? first)?.nextCursor ?? null;

  const [merged, setMerged] = useState(first);
  if (first !== merged) {
    setMerged(first);
    if (further && merged && first) setFurther(mergeFurtherItems(itemsOf(merged), firstItems, further));
  }

  const fetchFirst = useEffectEvent(() => fetchPage());
  useEffect(() => {
    if (!loading) return;
    let left = false;
    void fetchFirst().then((outcome) => {
      if (left) return;
      if (outcome.ok) setFetched(outcome.data);
      setMissed(!outcome.ok);
      setLoading(false);
    });
    return () => {
      left = true;
    };
  }, [loading]);

  async function loadMore(): Promise<void> {
    if (busy || nextCursor === null) return;
    setBusy(true);
    const outcome = await fetchPage(nextCursor);
    setBusy(false);
    if (!outcome.ok) return onMoreFailed(outcome.problem);
    const more = itemsOf(outcome.data);
    setFurther((known) => ({
      items: [...(known?.items ?? []), ...more],
      nextCursor: outcome.data.nextCursor,
    }));
  }

  return {
    /** Null while the first page is missing. */
    items: first && [...firstItems, ...withoutRepeats(firstItems, further?.items ?? [])],
    /** The items after the first page. */
    further,
    nextCursor,
    /** The first page could not be loaded. `retry` loads it again. */
    failed: first === null && (loaded === null || missed),
    loading,
    retry: () => setLoading(true),
    busy,
    loadMore,
    /** Changes further items. The first page belongs to the loader. */
    changeFurther: (change: (item: Item) => Item) =>
      setFurther((known) => known && { ...known, items: known.items.map(change) }),
    forgetFurther: () => setFurther(null),
  };
}
