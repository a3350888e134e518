import { useEffect, useRef, useState } from 'react';
import { usePhotoUploads } from '../../../photos/web/photos.ts';
import { keepDraft, readDraft } from './kept-words.ts';
import type { Written } from './outbox.ts';

export type Draft = ReturnType<typeof useDraft>;

/**
 * What is being written. Its words are there again on the next visit.
 * @param conversation Its key on this device.
 */
export function useDraft(conversation: string) {
  const [text, setShown] = useState('');
  // The newest text, for a failure that comes back after it was typed.
  const newest = useRef('');
  const photos = usePhotoUploads();

  function setText(next: string) {
    newest.current = next;
    setShown(next);
    keepDraft(conversation, next);
  }

  useEffect(() => {
    const kept = readDraft(conversation);
    if (kept === '' || newest.current !== '') return;
    newest.current = kept;
    setShown(kept);
  }, [conversation]);

  function clear() {
    setText('');
    photos.clear();
  }

  return {
    text,
    setText,
    photos,
    clear,
    /** Gives back what did not get through, unless something else is being written by now. */
    restore(unsent: Written) {
      if (newest.current !== '' || photos.uploads.length > 0) return;
      setText(unsent.text);
      if (unsent.photos.length > 0) photos.restore(unsent.photos);
    },
    /** It is on its way again, so it need not be sent from here. */
    forget(unsent: Written) {
      const own = new Set(unsent.photos.map(({ id }) => id));
      const samePhotos =
        photos.uploads.length === own.size &&
        photos.uploads.every(({ state }) => state.kind === 'done' && own.has(state.photo.id));
      if (newest.current === unsent.text && samePhotos) clear();
    },
  };
}
