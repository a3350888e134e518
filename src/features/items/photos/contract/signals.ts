import { defineSignal } from '../../../../shared/signals.ts';

/** Photos were removed from a listing, or deleted with it. They are no longer used. */
export const photosDropped = defineSignal<{ photoIds: string[] }>('photo.dropped');

/** A photo has new files under a new key. The files under this key are no longer used. */
export const photoFilesReplaced = defineSignal<{ storageKey: string }>('photo.files-replaced');

/** The photos of an erased person were deleted. The files under these keys are no longer used. */
export const photosErased = defineSignal<{ storageKeys: string[] }>('photo.erased');
