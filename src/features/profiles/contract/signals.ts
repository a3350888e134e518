import { defineSignal } from '../../../shared/signals.ts';

/** A profile shows another picture, or none; the file under this key is shown nowhere any more. */
export const avatarReplaced = defineSignal<{ fileKey: string }>('profile.avatar-replaced');
