import { useEffect, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import type { Photo } from '../../../photos/contract/photo.ts';
import { PHOTO_LIMITS } from '../../../photos/contract/photo-limits.ts';
import type { EarlierUpload, PhotoUpload, usePhotoUploads } from '../../../photos/web/photos.ts';
import type { DraftStore } from './draft-store.ts';
import type { DraftPhoto } from './sell-draft.ts';

interface DraftPhotosOptions {
  store: () => DraftStore;
  photos: Pick<ReturnType<typeof usePhotoUploads>, 'uploads' | 'bringBack'>;
  /** The photos that belong to the draft; all of them by default. */
  uploads?: readonly PhotoUpload[];
  /** Whether the stored draft was loaded. Nothing is stored before. */
  isReady?: boolean;
}

interface RestoreOptions {
  /** Photos that need no request, because the page has them. */
  known?: readonly Photo[];
  /** Restores either all photos or none. */
  isWhole?: boolean;
}

/** Stores the photos of a draft as files on this device, and restores those of an earlier visit. */
export function useDraftPhotos({
  store,
  photos,
  uploads = photos.uploads,
  isReady = true,
}: DraftPhotosOptions) {
  /** The stored files, by the keys of their photos. */
  const stored = useRef(new Map<string, File>());
  /** Photos that are being restored, or can't be without a connection; null if there are none. */
  const awaited = useRef<readonly DraftPhoto[] | null>(null);
  /** Keys of the photos whose files can't be stored. */
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const newestStore = useRef(store);
  useEffect(() => {
    newestStore.current = store;
  });

  useEffect(() => {
    if (!isReady) return;
    const present = new Set(uploads.map(({ key }) => key));
    for (const { key, file } of uploads) {
      if (file === null || stored.current.get(key) === file) continue;
      stored.current.set(key, file);
      void newestStore
        .current()
        .savePhoto(key, file)
        .then((isSaved) => isSaved || setUnsaved((before) => [...before, key]));
    }
    for (const key of stored.current.keys()) {
      if (present.has(key)) continue;
      stored.current.delete(key);
      newestStore.current().removePhoto(key);
    }
  }, [uploads, isReady]);

  return {
    /** Whether each photo is stored here or on the server. */
    areSaved: !uploads.some(({ key, state }) => state.kind !== 'done' && unsaved.includes(key)),
    /** Returns the photos that a saved draft must still contain, although the form doesn't show them. */
    awaited: () => awaited.current,
    /** Returns the photos of a draft as it is saved: those still awaited, then those in the form. */
    withAwaited(inForm: readonly PhotoUpload[]): DraftPhoto[] {
      const shown = draftPhotosOf(inForm);
      const missing = (awaited.current ?? []).filter(({ key }) => !shown.some((photo) => photo.key === key));
      return [...missing, ...shown];
    },
    /**
     * Shows the photos of a stored draft, unless another draft was opened in the meantime.
     * @returns false if some are gone.
     */
    async restore(
      requested: readonly DraftPhoto[],
      { known, isWhole = false }: RestoreOptions = {},
    ): Promise<boolean> {
      awaited.current = requested;
      const files = await store().readPhotos();
      const broughtBack = await bringBackPhotos(requested, files, known);
      if (awaited.current !== requested || (isWhole && broughtBack.awaited.length > 0)) return true;
      awaited.current = broughtBack.awaited.length > 0 ? broughtBack.awaited : null;
      for (const { key } of requested) {
        const file = files.get(key);
        if (file) stored.current.set(key, file);
      }
      photos.bringBack(broughtBack.uploads);
      return broughtBack.uploads.length + broughtBack.awaited.length === requested.length;
    },
    /** Ends the restoring. */
    stop(): void {
      awaited.current = null;
    },
    /** Leaves the stored files to the draft, because the form shows another one from now on. */
    release(): void {
      awaited.current = null;
      stored.current.clear();
    },
  };
}

/** Returns photos as a draft stores them. */
export const draftPhotosOf = (uploads: readonly PhotoUpload[]): DraftPhoto[] =>
  uploads.map(({ key, state, alt }) => ({ key, id: state.kind === 'done' ? state.photo.id : null, alt }));

/** Says that a draft was restored, and offers to start over. */
export const showDraftRestored = (startOver: () => void): void =>
  void toast({
    tone: 'info',
    title: 'Draft restored',
    text: 'Pick up where you left off.',
    action: { label: 'Start over', onSelect: startOver },
  });

interface BroughtBack {
  uploads: EarlierUpload[];
  /** Photos without a file here, while the server can't be reached. They stay in the draft. */
  awaited: DraftPhoto[];
}

/**
 * Finds the photos of a draft: on the server, or as stored files, which are uploaded again. Shows a toast if some are
 * gone, because the server deletes unused uploads after a day.
 * @param known Photos that need no request, because the page has them.
 */
async function bringBackPhotos(
  photos: readonly DraftPhoto[],
  files: ReadonlyMap<string, File>,
  known: readonly Photo[] = [],
): Promise<BroughtBack> {
  const byId = new Map(known.map((photo) => [photo.id, photo]));
  const missingIds = photos.flatMap(({ id }) => (id === null || byId.has(id) ? [] : [id]));
  const answers = await Promise.all(inGroups(missingIds).map(loadPhotos));
  for (const photo of answers.flatMap((answer) => answer ?? [])) byId.set(photo.id, photo);
  const isAnswered = !answers.includes(null);

  const uploads: EarlierUpload[] = [];
  const missing: DraftPhoto[] = [];
  for (const draftPhoto of photos) {
    const { key, id, alt } = draftPhoto;
    const photo = (id !== null && byId.get(id)) || null;
    const file = files.get(key) ?? null;
    if (photo === null && file === null) missing.push(draftPhoto);
    else uploads.push({ key, photo, file, alt });
  }
  if (missing.length > 0 && isAnswered) {
    toast({
      tone: 'info',
      title: 'Photos expired',
      text: 'We keep photos for a day. Please add them again.',
    });
  }
  return { uploads, awaited: isAnswered ? [] : missing };
}

/** Splits ids into groups of the size that one request may have. */
function inGroups(ids: readonly string[]): string[][] {
  const size = PHOTO_LIMITS.perListing;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, group) =>
    ids.slice(group * size, (group + 1) * size),
  );
}

/** Returns null if the server can't be reached. */
async function loadPhotos(ids: readonly string[]): Promise<Photo[] | null> {
  const outcome = await outcomeOf(api.GET('/api/photos', { params: { query: { ids: ids.join(',') } } }));
  return outcome.ok ? outcome.data.photos : null;
}
