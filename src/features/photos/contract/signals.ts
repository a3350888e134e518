import { defineSignal } from '../../../shared/signals.ts';

/** A photo has new files under a new key; the files under this key are no longer shown. */
export const photoFilesReplaced = defineSignal<{ storageKey: string }>('photo.files-replaced');
