import { defineSignal } from '../../../shared/signals.ts';

/** A listing was deleted for good; its photos belong to nothing now. */
export const listingDeleted = defineSignal<{ listingId: string; photoIds: string[] }>('listing.deleted');
