import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSavedText } from '../../../../../platform/web/stored/use-saved-value.ts';
import { photoKindIn, usePhotoUploads } from '../../../../items/photos/web/photos.ts';
import { useAttachments } from '../../../attachments/web/attachments.ts';
import { MESSAGE_LIMITS } from '../../contract/message-limits.ts';
import type { Written } from './outbox.ts';

export type Draft = ReturnType<typeof useDraft>;

/**
 * The message being written. Its text is restored on the next visit.
 * @param conversation Its key on this device.
 */
export function useDraft(conversation: string) {
  const [text, setShown] = useState('');
  // The current text, read when a failed message comes back later.
  const newest = useRef('');
  const photos = usePhotoUploads();
  const attachments = useAttachments();
  const adding = useRef<Promise<unknown>>(Promise.resolve());

  function setText(next: string) {
    newest.current = next;
    setShown(next);
  }

  const clearSaved = useSavedText({
    name: `chat-draft:${conversation}`,
    value: text,
    restore(saved) {
      if (newest.current === '') setText(saved);
    },
  });

  function clear() {
    setText('');
    clearSaved();
    photos.clear();
    attachments.clear();
  }

  /**
   * Adds chosen, dropped or pasted files: images as photos, detected by content, and all others as
   * attachments.
   */
  function addFiles(files: readonly File[]) {
    adding.current = Promise.all([adding.current, takeIn(files)]);
  }

  async function takeIn(files: readonly File[]) {
    const kinds = await Promise.all(files.map(photoKindIn));
    const pictures = files.filter((_, index) => kinds[index] !== null);
    const others = files.filter((_, index) => kinds[index] === null);
    if (pictures.length > 0) photos.add(pictures);
    if (others.length > 0) attachments.add(others);
  }

  return {
    text,
    setText,
    /** Appends a phrase, unless the text already contains it. */
    add(words: string) {
      const written = newest.current.trim();
      if (!written.includes(words)) setText(written === '' ? words : `${written} ${words}`);
    },
    photos,
    attachments,
    addFiles,
    /** Resolves to the photos and files of the message once no upload is running. */
    async finished() {
      await adding.current;
      const [pictures, files] = await Promise.all([photos.finished(), attachments.finished()]);
      return { pictures, files };
    },
    clear,
    /** Restores a failed message to the input, unless something else is being written. */
    restore(unsent: Written) {
      if (newest.current !== '' || photos.uploads.length + attachments.uploads.length > 0) return;
      setText(unsent.text);
      if (unsent.photos.length > 0) photos.restore(unsent.photos);
      if (unsent.attachments.length > 0) attachments.restore(unsent.attachments);
    },
    /** Removes a restored message from the input, because it is being sent again. */
    forget(unsent: Written) {
      const uploadedIds = new Set([...unsent.photos, ...unsent.attachments].map(({ id }) => id));
      const here = [
        ...photos.uploads.map(({ state }) => (state.kind === 'done' ? state.photo.id : null)),
        ...attachments.uploads.map(({ state }) => (state.kind === 'done' ? state.attachment.id : null)),
      ];
      const sameFiles =
        here.length === uploadedIds.size && here.every((id) => id !== null && uploadedIds.has(id));
      if (newest.current === unsent.text && sameFiles) clear();
    },
  };
}

/** Query parameter with a prefilled message, which the person reads before sending. */
const WORDS_PARAM = 'words';

/** Fills in the message once, then removes the parameter. */
export function usePrefilledMessage(write: (words: string) => void): void {
  const [params, setParams] = useSearchParams();
  const words = (params.get(WORDS_PARAM) ?? '').trim().slice(0, MESSAGE_LIMITS.text);
  const newest = useRef({ write, setParams });
  useEffect(() => {
    newest.current = { write, setParams };
  });
  useEffect(() => {
    if (words === '') return;
    newest.current.write(words);
    const withoutWords = (before: URLSearchParams) => {
      before.delete(WORDS_PARAM);
      return before;
    };
    newest.current.setParams(withoutWords, { replace: true, preventScrollReset: true });
  }, [words]);
}
