import { defineSignal } from '../../../shared/signals.ts';

/** Photos were removed from a listing, or with it; they are no longer used. */
export const photosDropped = defineSignal<{ photoIds: string[] }>('photo.dropped');

/** A photo has new files under a new key; the files under this key are no longer shown. */
export const photoFilesReplaced = defineSignal<{ storageKey: string }>('photo.files-replaced');

/** The photos of an erased person are gone; the files under these keys are no longer shown. */
export const photosErased = defineSignal<{ storageKeys: string[] }>('photo.erased');
