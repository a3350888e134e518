import { useEffect, useEffectEvent } from 'react';
import type { DraftStore } from './draft-store.ts';
import { readDraft } from './read-draft.ts';
import type { SellDraft } from './sell-draft.ts';

interface FollowDraftOptions {
  store: () => DraftStore;
  /** The draft that is open here; null while it is not stored. */
  id: string | null;
  onChange: (draft: SellDraft) => void;
}

/** Follows what another tab does with the open draft. */
export function useFollowDraft({ store, id, onChange }: FollowDraftOptions): void {
  const follow = useEffectEvent((watched: string) => {
    const stored = store().read('listing', watched);
    // Posted or deleted there: what is here stays, and is another listing once it is changed.
    if (stored !== null) onChange(readDraft(stored));
  });
  const watch = useEffectEvent((watched: string) =>
    store().onChange('listing', watched, () => follow(watched)),
  );
  useEffect(() => (id === null ? undefined : watch(id)), [id]);
}
