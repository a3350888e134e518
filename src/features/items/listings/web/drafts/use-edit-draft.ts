import { useEffect, useRef, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import type { useListingForm } from '../use-listing-form.ts';
import { draftStore } from './draft-store.ts';
import { type EditDraft, editDraftOf, isStale, type ListingContent, readEditDraft } from './edit-draft.ts';
import { contentOf } from './sell-draft.ts';
import { showDraftRestored, useDraftPhotos } from './use-draft-photos.ts';

interface EditDraftOptions {
  /** Account id or Guest ID, as several people may use a device. */
  person: string;
  listingId: string;
  /** The listing as it is. */
  before: ListingContent;
  state: Pick<ReturnType<typeof useListingForm>, 'content' | 'fill' | 'photos'>;
}

/** Signing out leads to these addresses, and must not be interrupted. */
const NEVER_BLOCKED = ['/', '/auth'];

/**
 * Stores the changes of an edited listing on this device, including photos, until they are saved. Restores them on the
 * next visit, and asks before the page is left with changes.
 */
export function useEditDraft({ person, listingId, before, state }: EditDraftOptions) {
  const { content, fill, photos } = state;
  const { uploads } = photos;
  const store = () => draftStore(person);
  const draftPhotos = useDraftPhotos({ store, photos });
  /** A draft that is older than the listing, until the person has chosen between them. */
  const [stale, setStale] = useState<EditDraft | null>(null);
  const started = useRef(false);
  const saved = useRef(false);
  const changes = editDraftOf(listingId, before, content, uploads);

  const saveDraft = (draft: EditDraft | null) => void store().save('edit', listingId, draft);

  function startOver() {
    draftPhotos.stop();
    fill(contentOf(before.form));
    photos.clear();
    photos.restore(before.photos);
    saveDraft(null);
  }

  async function restore(draft: EditDraft): Promise<void> {
    const { words, form, notes, touched } = draft;
    fill({ words, form: { ...form, aiGenerated: before.form.aiGenerated }, notes, touched });
    showDraftRestored(startOver);
    // Without a connection, missing photos wait in the draft. Saving the form without them would delete them.
    if (draft.photosChanged) await draftPhotos.restore(draft.photos, { known: before.photos, isWhole: true });
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

  const saveNow = () => saveDraft(editDraftOf(listingId, before, content, uploads, draftPhotos.awaited()));

  const untouched = useRef({ content, uploads });
  const newestSave = useRef(saveNow);
  useEffect(() => {
    newestSave.current = saveNow;
  });
  useEffect(() => {
    const { current: first } = untouched;
    if (saved.current || (content === first.content && uploads === first.uploads)) return;
    newestSave.current();
  }, [content, uploads]);

  const isBlocked: BlockerFunction = ({ currentLocation, nextLocation }) =>
    !saved.current &&
    changes !== null &&
    currentLocation.pathname !== nextLocation.pathname &&
    !NEVER_BLOCKED.includes(nextLocation.pathname);
  const blocker = useBlocker(isBlocked);

  return {
    /** The question before leaving the page. */
    leaving: {
      asked: blocker.state === 'blocked',
      leave() {
        // Another tab may have deleted or replaced it.
        saveNow();
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
      /** The next visit asks again. */
      later: () => setStale(null),
    },
    /** Deletes the draft, once the changes are saved. */
    clear() {
      saved.current = true;
      draftPhotos.stop();
      saveDraft(null);
      for (const { key } of uploads) store().removePhoto(key);
    },
  };
}
