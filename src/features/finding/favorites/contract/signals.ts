import { defineSignal } from '../../../../shared/signals.ts';

/** A member saved a listing. */
export const favoriteSaved = defineSignal<{ profileId: string; listingId: string }>('favourite.saved');
