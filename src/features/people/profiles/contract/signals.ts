import { defineSignal } from '../../../../shared/signals.ts';

/** A profile's picture was replaced or removed; the file under this key is no longer shown. */
export const avatarReplaced = defineSignal<{ fileKey: string }>('profile.avatar-replaced');
