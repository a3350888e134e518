import { useEffect, useEffectEvent, useRef } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { connection } from '../../../../platform/web/connection/connection.ts';
import { uploadFile } from '../../../../platform/web/files/upload-file.ts';
import {
  type PendingUpload,
  showRejected,
  useUploadList,
} from '../../../../platform/web/files/use-upload-list.ts';
import { newId } from '../../../../platform/web/new-id.ts';
import { showProblem } from '../../../../platform/web/ui/toast.ts';
import { retryAsGuest } from '../../../people/guests/web/guests.ts';
import { photoErrors } from '../contract/errors.ts';
import type { Photo } from '../contract/photo.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import { photoUrl } from '../contract/photo-url.ts';
import { previewOf, refusalOf } from './check-photo.ts';
import { moveEntry } from './photo-order.ts';

/** A photo being uploaded for a listing. */
export interface PhotoUpload {
  key: string;
  /** Null for a stored photo. */
  file: File | null;
  /** Address of the preview: first on this device, later possibly the stored one; '' for none. */
  preview: string;
  /** Its description. Sent with the listing; `alt` of the stored photo may be older. */
  alt: string;
  state: PendingUpload | { kind: 'done'; photo: Photo };
  /** Being rotated. */
  isRotating?: boolean;
  /** The stored photo was rotated, and `file` was not. */
  isFileOutdated?: boolean;
}

/** An upload of an earlier visit: already stored, or a file to upload again. */
export interface EarlierUpload {
  key: string;
  photo: Photo | null;
  file: File | null;
  alt: string;
}

/** Wraps a stored photo of a listing or draft. */
const stored = (photo: Photo): PhotoUpload => ({
  key: photo.id,
  file: null,
  preview: photoUrl(photo, 'medium'),
  alt: photo.alt,
  state: { kind: 'done', photo },
});

/** Downloads a stored photo as a file; null if that fails. */
async function fileOf(photo: Photo, name = `${photo.id}.webp`): Promise<File | null> {
  try {
    const answer = await fetch(photoUrl(photo, 'large'));
    return answer.ok ? new File([await answer.blob()], name) : null;
  } catch {
    return null;
  }
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
  const list = useUploadList<PhotoUpload>(() => initial.map(stored));
  const { uploads, patch, remove, waitFor } = list;
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const { current: urls } = previews;
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  async function send(key: string, file: File) {
    void previewOf(file).then((preview) => {
      previews.current.add(preview);
      if (list.find(key)?.preview === '') patch(key, { preview });
    });
    const photo = await list.upload(
      key,
      file,
      (onProgress, signal) => retryAsGuest(() => uploadFile<Photo>(path, file, onProgress, signal)),
      isQuiet,
    );
    if (photo === null) return;
    const preview = list.find(key)?.preview || photoUrl(photo, 'medium');
    patch(key, { preview, state: { kind: 'done', photo } });
  }

  async function turn(key: string, id: string) {
    patch(key, { isRotating: true });
    const outcome = await outcomeOf(api.POST('/api/photos/{id}/rotate', { params: { path: { id } } }));
    const upload = list.find(key);
    if (!outcome.ok || upload?.state.kind !== 'done') {
      patch(key, { isRotating: false });
      if (!outcome.ok) showProblem(outcome.problem);
      return;
    }
    const { data: photo } = outcome;
    const preview = photoUrl(photo, 'medium');
    patch(key, { isRotating: false, isFileOutdated: true, preview, state: { kind: 'done', photo } });
    if (upload.file) void replaceFile(key, photo, upload.file.name);
  }

  /** Replaces the chosen file with the rotated photo, so that it is not uploaded again as it was. */
  async function replaceFile(key: string, photo: Photo, name: string) {
    const file = await fileOf(photo, name);
    const state = list.find(key)?.state;
    const isNewest = state?.kind === 'done' && state.photo.base === photo.base;
    if (file && isNewest) patch(key, { file, isFileOutdated: false });
  }

  /** Rejected files don't count toward the limit. */
  async function takeIn(chosen: readonly File[]) {
    const checked = await Promise.all(chosen.map(async (file) => ({ file, refusal: await refusalOf(file) })));
    for (const { file, refusal } of checked) if (refusal) showRejected(file, refusal);
    const files = checked.flatMap(({ file, refusal }) => (refusal ? [] : [file]));
    const room = limit - list.now().length;
    if (files.length > room) onTooMany();
    const added = files
      .slice(0, Math.max(0, room))
      .map((file) => ({ key: newId(), file, preview: '', alt: '' }));
    list.replace([
      ...list.now(),
      ...added.map((upload): PhotoUpload => ({ ...upload, state: { kind: 'uploading', progress: 0 } })),
    ]);
    for (const { key, file } of added) waitFor(send(key, file));
  }

  const add = (files: readonly File[]) => waitFor(takeIn(files));

  function retry(key: string) {
    const file = list.find(key)?.file;
    if (file) waitFor(send(key, file));
  }

  function retryFailed() {
    for (const { key, state } of list.now()) if (state.kind === 'failed') retry(key);
  }
  const onConnection = useEffectEvent(() => {
    if (!connection.state().lost) retryFailed();
  });
  useEffect(() => connection.subscribe(() => onConnection()), []);

  /** Uploads a photo again after it was deleted together with its listing. */
  async function reuploadStored(key: string) {
    const upload = list.find(key);
    if (upload?.state.kind !== 'done') return;
    const { file: chosen, isFileOutdated, state } = upload;
    const isChosenCurrent = chosen !== null && !isFileOutdated;
    const file = isChosenCurrent ? chosen : ((await fileOf(state.photo, chosen?.name)) ?? chosen);
    if (file) {
      patch(key, { file, isFileOutdated: false });
      await send(key, file);
    } else remove(key);
  }

  /** Moves a photo to another index; the first is the cover. */
  function onMove(key: string, index: number) {
    const from = list.now().findIndex((upload) => upload.key === key);
    list.replace(moveEntry(list.now(), from, index));
  }

  function onRotate(key: string) {
    const upload = list.find(key);
    if (upload?.state.kind === 'done' && !upload.isRotating) waitFor(turn(key, upload.state.photo.id));
  }

  function onDescribe(key: string, alt: string) {
    patch(key, { alt });
  }

  /**
   * Shows the photos of an earlier visit in place of stored ones, before those added here, up to the limit.
   * Uploads files that are not stored.
   */
  function restoreEarlier(earlier: readonly EarlierUpload[]) {
    const known = new Set(earlier.map(({ key }) => key));
    const added = list.now().filter(({ key, file }) => file !== null && !known.has(key));
    const back = earlier.map(
      ({ key, photo, file, alt }): PhotoUpload =>
        photo === null
          ? { key, file, preview: '', alt, state: { kind: 'uploading', progress: 0 } }
          : { ...stored(photo), key, file, alt },
    );
    list.replace([...back, ...added].slice(0, limit));
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
      restoreEarlier(photos.map((photo) => ({ key: photo.id, photo, file: null, alt: photo.alt }))),
    clear: list.clear,
    finished: list.finished,
  };
}
