import { useEffect, useRef, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import type { useListingForm } from '../use-listing-form.ts';
import { bringBackPhotos } from './bring-back-photos.ts';
import { draftStore } from './draft-store.ts';
import { type EditDraft, editDraftOf, isStale, type ListingContent, readEditDraft } from './edit-draft.ts';
import { contentOf, type DraftPhoto } from './sell-draft.ts';
import { useSavedPhotos } from './use-saved-photos.ts';

interface EditDraftOptions {
  /** Account id or Guest ID, as several people may use a device. */
  person: string;
  listingId: string;
  /** The listing as it is. */
  before: ListingContent;
  state: Pick<ReturnType<typeof useListingForm>, 'content' | 'fill' | 'photos'>;
}

/** Signing out leads to these, and nothing holds that up. */
const NEVER_HELD = ['/', '/auth'];

/**
 * Keeps the changes of an edited listing on this device until they are saved, its photos included, restores them on
 * the next visit, and asks before the page is left with changes. What was removed is on the listing until the changes
 * are saved.
 */
export function useEditDraft({ person, listingId, before, state }: EditDraftOptions) {
  const { content, fill, photos } = state;
  const { uploads } = photos;
  const store = () => draftStore(person);
  const savedPhotos = useSavedPhotos(store, uploads, true);
  /** A draft that was begun before the listing was changed, until the person has chosen. */
  const [stale, setStale] = useState<EditDraft | null>(null);
  const started = useRef(false);
  const saved = useRef(false);
  // Photos of the draft that are still being restored; they stay in the draft until then.
  const awaited = useRef<readonly DraftPhoto[] | null>(null);
  const changes = editDraftOf(listingId, before, content, uploads);

  const saveDraft = (draft: EditDraft | null) => void store().keep('edit', listingId, draft);

  function startOver() {
    awaited.current = null;
    fill(contentOf(before.form));
    photos.clear();
    photos.restore(before.photos);
    saveDraft(null);
  }

  async function restore(draft: EditDraft): Promise<void> {
    const { words, form, notes, touched } = draft;
    fill({ words, form: { ...form, aiGenerated: before.form.aiGenerated }, notes, touched });
    toast({
      tone: 'info',
      title: 'Draft restored',
      text: 'Pick up where you left off.',
      action: { label: 'Start over', onSelect: startOver },
    });
    if (!draft.photosChanged) return;
    awaited.current = draft.photos;
    const files = await store().readPhotos();
    const found = await bringBackPhotos(draft.photos, files, before.photos);
    // Without a connection they wait in the draft. Or it was reset or saved meanwhile.
    if (found.awaited.length > 0 || awaited.current !== draft.photos) return;
    awaited.current = null;
    savedPhotos.note(draft.photos.flatMap(({ key }) => (files.has(key) ? [key] : [])));
    photos.bringBack(found.uploads);
  }

  function begin(draft: EditDraft) {
    if (isStale(draft, before)) setStale(draft);
    else photos.waitFor(restore(draft));
  }

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const draft = readEditDraft(store().read('edit', listingId));
    if (draft !== null) queueMicrotask(() => begin(draft));
    // Runs once, with the values of the first render.
  });

  function keep() {
    const photosAwaited = awaited.current;
    saveDraft(
      photosAwaited && changes ? { ...changes, photos: photosAwaited, photosChanged: true } : changes,
    );
  }

  const untouched = useRef({ content, uploads });
  const newestKeep = useRef(keep);
  useEffect(() => {
    newestKeep.current = keep;
  });
  useEffect(() => {
    const { current: first } = untouched;
    if (saved.current || (content === first.content && uploads === first.uploads)) return;
    newestKeep.current();
  }, [content, uploads]);

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
        if (stale !== null) photos.waitFor(restore(stale));
      },
      useListing() {
        setStale(null);
        saveDraft(null);
      },
      /** The question comes again with the next visit. */
      later: () => setStale(null),
    },
    /** Deletes the draft, once the changes are saved. */
    clear() {
      saved.current = true;
      awaited.current = null;
      saveDraft(null);
      for (const { key } of uploads) store().removePhoto(key);
    },
  };
}
