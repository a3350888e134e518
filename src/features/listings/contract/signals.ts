import { defineSignal } from '../../../shared/signals.ts';

/** A listing was deleted for good; its photos belong to nothing now. */
export const listingDeleted = defineSignal<{ listingId: string; photoIds: string[] }>('listing.deleted');

/** Photos were taken off a listing that stays; they belong to nothing now. */
export const listingPhotosDropped = defineSignal<{ photoIds: string[] }>('listing.photos-dropped');
