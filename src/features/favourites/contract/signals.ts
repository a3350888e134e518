import { defineSignal } from '../../../shared/signals.ts';

/** A member keeps a listing among their favourites. */
export const favouriteKept = defineSignal<{ profileId: string; listingId: string }>('favourite.kept');
