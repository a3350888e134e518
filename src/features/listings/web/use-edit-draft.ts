import { useEffect, useRef, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { ownStore } from '../../../platform/web/own-store.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { bringBackPhotos } from './bring-back-photos.ts';
import {
  type EditDraft,
  editDraftName,
  editDraftOf,
  isStale,
  type ListingContent,
  parseEditDraft,
} from './edit-draft.ts';
import type { DraftPhoto } from './form-draft.ts';
import type { ListingFormState } from './use-listing-form.ts';

interface EditDraftOptions {
  /** Account id or Guest ID, as several people may use a device. */
  owner: string;
  listingId: string;
  /** The listing as it is. */
  before: ListingContent;
  state: Pick<ListingFormState, 'form' | 'fill' | 'photos'>;
}

/** Signing out leads to these, and nothing holds that up. */
const NEVER_HELD = ['/', '/auth'];

/**
 * Keeps the changes of an edited listing on this device until they are saved, its photos included, restores them on
 * the next visit, and asks before the page is left with changes. Uploads belong to their owner until a listing takes
 * them; what was removed is on the listing until the changes are saved.
 */
export function useEditDraft({ owner, listingId, before, state }: EditDraftOptions) {
  const name = editDraftName(owner, listingId);
  const { form, fill, photos } = state;
  const { uploads } = photos;
  /** A draft that was begun before the listing was changed, until the person has chosen. */
  const [stale, setStale] = useState<EditDraft | null>(null);
  const started = useRef(false);
  const saved = useRef(false);
  // Photos of the draft that are still being restored; they stay in the draft until then.
  const awaited = useRef<DraftPhoto[] | null>(null);
  const changes = editDraftOf(before, form, uploads);

  function startOver() {
    awaited.current = null;
    fill(before.form, []);
    photos.clear();
    photos.restore(before.photos);
    ownStore().keep(name, null);
  }

  async function restore(draft: EditDraft): Promise<void> {
    fill({ ...draft.form, aiGenerated: before.form.aiGenerated }, []);
    toast({
      tone: 'info',
      title: 'Draft restored',
      text: 'Pick up where you left off.',
      action: { label: 'Start over', onSelect: startOver },
    });
    if (draft.photos === null) return;
    awaited.current = draft.photos;
    const found = await bringBackPhotos(draft.photos, before.photos);
    // Without a connection they wait in the draft. Or it was reset or saved meanwhile.
    if (found === null || awaited.current !== draft.photos) return;
    awaited.current = null;
    photos.restore(found);
  }

  function begin(draft: EditDraft) {
    if (isStale(draft, before)) setStale(draft);
    else void restore(draft);
  }

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const draft = parseEditDraft(ownStore().read(name));
    if (draft !== null) queueMicrotask(() => begin(draft));
    // Runs once, with the values of the first render.
  });

  function keep() {
    const photosAwaited = awaited.current;
    ownStore().keep(name, photosAwaited && changes ? { ...changes, photos: photosAwaited } : changes);
  }

  const untouched = useRef({ form, uploads });
  const newestKeep = useRef(keep);
  useEffect(() => {
    newestKeep.current = keep;
  });
  useEffect(() => {
    const { current: first } = untouched;
    if (saved.current || (form === first.form && uploads === first.uploads)) return;
    newestKeep.current();
  }, [form, uploads]);

  const isHeld: BlockerFunction = ({ currentLocation, nextLocation }) =>
    !saved.current &&
    changes !== null &&
    currentLocation.pathname !== nextLocation.pathname &&
    !NEVER_HELD.includes(nextLocation.pathname);
  const blocker = useBlocker(isHeld);

  return {
    /** A try to leave, while the person is being asked. */
    leaving: {
      asked: blocker.state === 'blocked',
      leave() {
        // Another tab may have deleted or replaced it.
        keep();
        blocker.proceed?.();
      },
      stay: () => blocker.reset?.(),
    },
    stale: {
      asked: stale !== null,
      useDraft() {
        setStale(null);
        if (stale !== null) void restore(stale);
      },
      useListing() {
        setStale(null);
        ownStore().keep(name, null);
      },
      /** The question comes again with the next visit. */
      later: () => setStale(null),
    },
    /** Deletes the draft, once the changes are saved. */
    clear() {
      saved.current = true;
      awaited.current = null;
      ownStore().keep(name, null);
    },
  };
}
