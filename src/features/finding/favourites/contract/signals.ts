import { defineSignal } from '../../../../shared/signals.ts';

/** A member saved a listing. */
export const favouriteKept = defineSignal<{ profileId: string; listingId: string }>('favourite.kept');
