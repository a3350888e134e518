import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import { connection } from '../../../../platform/web/connection/connection.ts';
import { newId } from '../../../../platform/web/new-id.ts';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { uploadFile } from '../../../../platform/web/upload-file.ts';
import type { ErrorSpec } from '../../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import { canRetry } from '../../../../shared/http-status.ts';
import { retryAsGuest } from '../../../people/guests/web/guests.ts';
import type { Photo } from '../contract/photo.ts';
import { photoUrl } from '../contract/photo-url.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import { previewOf, refusalOf } from './check-photo.ts';
import { moveEntry } from './photo-order.ts';

/** A photo being uploaded for a listing. */
export interface PhotoUpload {
  key: string;
  /** Null for a stored photo. */
  file: File | null;
  /** Address of the preview: first on this device, later possibly the stored one; '' for none. */
  preview: string;
  state:
    | { kind: 'uploading'; progress: number }
    /** Failed for a temporary reason. Rejected files are removed instead. */
    | { kind: 'failed'; problem: string }
    | { kind: 'done'; photo: Photo };
  /** Being rotated. */
  isRotating?: boolean;
}

/** An upload of an earlier visit: already stored, or a file to upload again. */
export interface EarlierUpload {
  key: string;
  photo: Photo | null;
  file: File | null;
}

/** Wraps a stored photo of a listing or draft. */
const stored = (photo: Photo): PhotoUpload => ({
  key: photo.id,
  file: null,
  preview: photoUrl(photo, 'medium'),
  state: { kind: 'done', photo },
});

/** Downloads a stored photo as a file; null if that fails. */
async function fileOf(photo: Photo): Promise<File | null> {
  try {
    const answer = await fetch(photoUrl(photo, 'large'));
    return answer.ok ? new File([await answer.blob()], `${photo.id}.webp`) : null;
  } catch {
    return null;
  }
}

/** Shows which file can't be a photo, and why. */
function showRejected({ name }: File, { title, detail }: Pick<ErrorSpec, 'title' | 'detail'>) {
  toast({ tone: 'error', title, text: name === '' ? detail : `${name}: ${detail}` });
}

interface PhotoUploadOptions {
  /** Path of the endpoint that stores them. */
  path?: string;
  /** The maximum number of photos; by default, that of a listing. */
  limit?: number;
  /** Shows that too many were chosen; by default, with the limit of a listing. */
  onTooMany?: () => void;
  /** The page itself shows which photos were not uploaded. */
  isQuiet?: boolean;
}

/** Shows that a listing can't have as many photos. Returns the id of the toast. */
export const showTooManyPhotos = (): number => showProblem(photoErrors.TOO_MANY_IMAGES);

/**
 * Uploads photos as soon as they are chosen, each with its own progress and retry.
 * @param initial Photos that are already stored, in order.
 */
export function usePhotoUploads(
  initial: readonly Photo[] = [],
  {
    path = '/api/photos',
    limit = PHOTO_LIMITS.perListing,
    onTooMany = showTooManyPhotos,
    isQuiet = false,
  }: PhotoUploadOptions = {},
) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>(() => initial.map(stored));
  // The latest state, for async work such as an upload that ends or a form that waits for all of them.
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

  function patch(key: string, change: Partial<PhotoUpload>) {
    replace(newest.current.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  }

  /** Makes a form wait for this work before it is submitted. */
  function waitFor(work: Promise<void>) {
    const tracked = work.finally(() => sending.current.delete(tracked));
    sending.current.add(tracked);
  }

  async function send(key: string, file: File) {
    const abort = new AbortController();
    running.current.set(key, abort);
    patch(key, { state: { kind: 'uploading', progress: 0 } });
    void previewOf(file).then((preview) => {
      previews.current.add(preview);
      if (newest.current.some((one) => one.key === key && one.preview === '')) patch(key, { preview });
    });
    const outcome = await retryAsGuest(() =>
      uploadFile<Photo>(
        path,
        file,
        (progress) => patch(key, { state: { kind: 'uploading', progress } }),
        abort.signal,
      ),
    );
    running.current.delete(key);
    if (abort.signal.aborted) return;
    if (outcome.ok) {
      const photo = outcome.data;
      const shown = newest.current.find((one) => one.key === key)?.preview;
      patch(key, { preview: shown || photoUrl(photo, 'medium'), state: { kind: 'done', photo } });
      return;
    }
    // A file rejected for its content stays rejected.
    if (canRetry(outcome.problem)) {
      patch(key, { state: { kind: 'failed', problem: outcome.problem.detail } });
      if (!isQuiet) showProblem(outcome.problem);
    } else {
      remove(key);
      showRejected(file, outcome.problem);
    }
  }

  async function turn(key: string, id: string) {
    patch(key, { isRotating: true });
    const outcome = await outcomeOf(api.POST('/api/photos/{id}/rotate', { params: { path: { id } } }));
    const state = newest.current.find((upload) => upload.key === key)?.state;
    if (!outcome.ok || state?.kind !== 'done') {
      patch(key, { isRotating: false });
      if (!outcome.ok) showProblem(outcome.problem);
      return;
    }
    // A description typed here is newer than the stored one.
    const photo = { ...outcome.data, alt: state.photo.alt };
    patch(key, { isRotating: false, preview: photoUrl(photo, 'medium'), state: { kind: 'done', photo } });
  }

  /** Rejected files don't count toward the limit. */
  async function takeIn(chosen: readonly File[]) {
    const checked = await Promise.all(chosen.map(async (file) => ({ file, refusal: await refusalOf(file) })));
    for (const { file, refusal } of checked) if (refusal) showRejected(file, refusal);
    const files = checked.flatMap(({ file, refusal }) => (refusal ? [] : [file]));
    const room = limit - newest.current.length;
    if (files.length > room) onTooMany();
    const added = files.slice(0, Math.max(0, room)).map((file) => ({ key: newId(), file, preview: '' }));
    replace([
      ...newest.current,
      ...added.map((one): PhotoUpload => ({ ...one, state: { kind: 'uploading', progress: 0 } })),
    ]);
    for (const { key, file } of added) waitFor(send(key, file));
  }

  const add = (files: readonly File[]) => waitFor(takeIn(files));

  function remove(key: string) {
    running.current.get(key)?.abort();
    replace(newest.current.filter((upload) => upload.key !== key));
  }

  function retry(key: string) {
    const file = newest.current.find((one) => one.key === key)?.file;
    if (file) waitFor(send(key, file));
  }

  function retryFailed() {
    for (const { key, state } of newest.current) if (state.kind === 'failed') retry(key);
  }
  const onConnection = useEffectEvent(() => {
    if (!connection.state().lost) retryFailed();
  });
  useEffect(() => connection.subscribe(() => onConnection()), []);

  /** Uploads a photo again after it was deleted together with its listing. */
  async function reuploadStored(key: string) {
    const upload = newest.current.find((one) => one.key === key);
    if (upload?.state.kind !== 'done') return;
    const file = upload.file ?? (await fileOf(upload.state.photo));
    if (file) {
      patch(key, { file });
      await send(key, file);
    } else remove(key);
  }

  /** Moves a photo to another index; the first is the cover. */
  function onMove(key: string, index: number) {
    const from = newest.current.findIndex((upload) => upload.key === key);
    replace(moveEntry(newest.current, from, index));
  }

  function onRotate(key: string) {
    const upload = newest.current.find((one) => one.key === key);
    if (upload?.state.kind === 'done' && !upload.isRotating) waitFor(turn(key, upload.state.photo.id));
  }

  function onDescribe(key: string, alt: string) {
    const state = newest.current.find((upload) => upload.key === key)?.state;
    if (state?.kind === 'done') patch(key, { state: { kind: 'done', photo: { ...state.photo, alt } } });
  }

  /**
   * Shows the photos of an earlier visit in place of stored ones, before those added here, up to the limit.
   * Uploads files that are not stored.
   */
  function restoreEarlier(earlier: readonly EarlierUpload[]) {
    const known = new Set(earlier.map(({ key }) => key));
    const added = newest.current.filter(({ key, file }) => file !== null && !known.has(key));
    const back = earlier.map(
      ({ key, photo, file }): PhotoUpload =>
        photo === null
          ? { key, file, preview: '', state: { kind: 'uploading', progress: 0 } }
          : { ...stored(photo), key, file },
    );
    replace([...back, ...added].slice(0, limit));
    for (const { key, photo, file } of earlier) if (photo === null && file) waitFor(send(key, file));
  }

  return {
    uploads,
    add,
    remove,
    retry,
    retryFailed,
    sendAgain: (key: string) => waitFor(reuploadStored(key)),
    onMove,
    onRotate,
    onDescribe,
    /** The props of the photo field. */
    field: { uploads, onAdd: add, onRemove: remove, onRetry: retry, onMove, onRotate, onDescribe },
    waitFor,
    bringBack: restoreEarlier,
    /** The same for stored photos. */
    restore: (photos: readonly Photo[]) =>
      restoreEarlier(photos.map((photo) => ({ key: photo.id, photo, file: null }))),
    /** Removes all photos. */
    clear() {
      for (const { key } of newest.current) remove(key);
    },
    /** Resolves to all uploads once none is running or being restored. */
    async finished(): Promise<readonly PhotoUpload[]> {
      while (sending.current.size > 0) await Promise.all(sending.current);
      return newest.current;
    },
  };
}
