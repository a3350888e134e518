import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../platform/web/ui/toast.ts';
import { photoErrors } from '../contract/errors.ts';
import type { Photo } from '../contract/photo.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import { uploadPhoto } from './upload-photo.ts';

/** A picture on its way into a listing. */
export interface PhotoUpload {
  key: string;
  file: File;
  /** Address of the picture on this device, to show it at once. */
  preview: string;
  state:
    | { kind: 'uploading'; progress: number }
    | { kind: 'failed'; problem: string; canRetry: boolean }
    | { kind: 'done'; photo: Photo };
}

/** A picture that is on a listing already. */
const stored = (photo: Photo): PhotoUpload => ({
  key: photo.id,
  // Never sent: what is shown and kept is the stored photo.
  file: new File([], photo.alt || 'already posted'),
  preview: photo.urls.small,
  state: { kind: 'done', photo },
});

/**
 * Uploads start as soon as pictures are chosen; each has its own progress and can be tried again.
 * @param initial Photos that are there already, in order.
 */
export function usePhotoUploads(initial: readonly Photo[] = []) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>(() => initial.map(stored));
  // The newest state, for work that started before it: an upload that ends, a form that waits for all of them.
  const newest = useRef(uploads);
  const sending = useRef(new Set<Promise<void>>());
  const running = useRef(new Map<string, AbortController>());
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const { current: aborts } = running;
    const { current: urls } = previews;
    return () => {
      for (const abort of aborts.values()) abort.abort();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  function replace(next: readonly PhotoUpload[]) {
    newest.current = next;
    setUploads(next);
  }

  function change(key: string, state: PhotoUpload['state']) {
    replace(newest.current.map((upload) => (upload.key === key ? { ...upload, state } : upload)));
  }

  function start(upload: PhotoUpload) {
    const sent = send(upload).finally(() => sending.current.delete(sent));
    sending.current.add(sent);
  }

  async function send({ key, file }: Pick<PhotoUpload, 'key' | 'file'>) {
    const abort = new AbortController();
    running.current.set(key, abort);
    change(key, { kind: 'uploading', progress: 0 });
    const outcome = await uploadPhoto(
      file,
      (progress) => change(key, { kind: 'uploading', progress }),
      abort.signal,
    );
    running.current.delete(key);
    if (abort.signal.aborted) return;
    if (outcome.ok) {
      change(key, { kind: 'done', photo: outcome.data });
      return;
    }
    const { title, detail, status } = outcome.problem;
    // What the server refused for its content stays refused; a lost connection or a rush can be tried again.
    const canRetry = status === 0 || status === 429 || status >= 500;
    change(key, { kind: 'failed', problem: detail, canRetry });
    toast({ tone: 'error', title, text: detail });
  }

  return {
    uploads,
    add(files: readonly File[]) {
      const room = PHOTO_LIMITS.perListing - uploads.length;
      if (files.length > room) {
        const { title, detail } = photoErrors.TOO_MANY_IMAGES;
        toast({ tone: 'error', title, text: detail });
      }
      const added = files.slice(0, Math.max(0, room)).map((file): PhotoUpload => {
        const preview = URL.createObjectURL(file);
        previews.current.add(preview);
        const tooBig = file.size > PHOTO_LIMITS.maxBytes;
        return {
          key: crypto.randomUUID(),
          file,
          preview,
          state: tooBig
            ? { kind: 'failed', problem: photoErrors.PHOTO_TOO_BIG.detail, canRetry: false }
            : { kind: 'uploading', progress: 0 },
        };
      });
      replace([...newest.current, ...added]);
      for (const upload of added) {
        if (upload.state.kind === 'uploading') start(upload);
        else
          toast({
            tone: 'error',
            title: photoErrors.PHOTO_TOO_BIG.title,
            text: photoErrors.PHOTO_TOO_BIG.detail,
          });
      }
    },
    remove(key: string) {
      running.current.get(key)?.abort();
      replace(newest.current.filter((upload) => upload.key !== key));
    },
    /** All uploads, once none is on its way any more. */
    async finished(): Promise<readonly PhotoUpload[]> {
      while (sending.current.size > 0) await Promise.all(sending.current);
      return newest.current;
    },
    retry(key: string) {
      const upload = uploads.find((one) => one.key === key);
      if (upload) start(upload);
    },
  };
}
