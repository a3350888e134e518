import { defineSignal } from '../../../shared/signals.ts';

/** A photo has new files under a new key; those under this one are shown nowhere any more. */
export const photoFilesReplaced = defineSignal<{ storageKey: string }>('photo.files-replaced');
