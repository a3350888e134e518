import { useEffect, useRef } from 'react';
import type { PhotoUpload } from '../../../photos/web/photos.ts';
import type { DraftPhoto } from './sell-draft.ts';
import type { DraftStore } from './draft-store.ts';

/** Stores the files of chosen photos on this device, and removes those of photos that are gone. */
export function useSavedPhotos(store: () => DraftStore, uploads: readonly PhotoUpload[], isReady: boolean) {
  /** Keys of the photos that are on the device. */
  const stored = useRef(new Set<string>());
  const newestStore = useRef(store);
  useEffect(() => {
    newestStore.current = store;
  });

  useEffect(() => {
    if (!isReady) return;
    const there = new Set(uploads.map(({ key }) => key));
    for (const { key, file } of uploads) {
      if (file === null || stored.current.has(key)) continue;
      stored.current.add(key);
      newestStore.current().keepPhoto(key, file);
    }
    for (const key of stored.current) {
      if (there.has(key)) continue;
      stored.current.delete(key);
      newestStore.current().removePhoto(key);
    }
  }, [uploads, isReady]);

  return {
    /** Photos of an earlier visit, which are on the device already. */
    note(keys: Iterable<string>): void {
      for (const key of keys) stored.current.add(key);
    },
    /** They belong to another draft from now on. */
    release(): void {
      stored.current.clear();
    },
  };
}

/** Photos as a draft stores them. */
export const draftPhotosOf = (uploads: readonly PhotoUpload[]): DraftPhoto[] =>
  uploads.map(({ key, state }) => ({
    key,
    id: state.kind === 'done' ? state.photo.id : null,
    alt: state.kind === 'done' ? state.photo.alt : '',
  }));
