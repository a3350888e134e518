import { defineSignal } from '../../../../shared/signals.ts';

/** A member saved a listing. */
export const favouriteSaved = defineSignal<{ profileId: string; listingId: string }>('favourite.saved');
