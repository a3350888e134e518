import { useEffect, useEffectEvent } from 'react';
import type { DraftStore } from './draft-store.ts';
import { readDraft } from './read-draft.ts';
import type { SellDraft } from './sell-draft.ts';

interface OtherTabsOptions {
  store: () => DraftStore;
  /** The draft that is open here; null while it is not stored. */
  id: string | null;
  onChange: (draft: SellDraft) => void;
}

/** Applies changes that another tab makes to the open draft. */
export function useDraftOfOtherTabs({ store, id, onChange }: OtherTabsOptions): void {
  const apply = useEffectEvent((watched: string) => {
    const stored = store().read('listing', watched);
    // Posted or deleted there: what is here stays, and is another listing once it is changed.
    if (stored !== null) onChange(readDraft(stored));
  });
  const watch = useEffectEvent((watched: string) =>
    store().onChange('listing', watched, () => apply(watched)),
  );
  useEffect(() => (id === null ? undefined : watch(id)), [id]);
}
