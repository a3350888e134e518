import { defineSignal } from '../../../../shared/signals.ts';
import type { ListingStatus } from './listing.ts';

/** A listing was posted. */
export const listingPosted = defineSignal<{ listingId: string }>('listing.posted');

/** The text of a listing was edited, or photos were added to it. */
export const listingEdited = defineSignal<{ listingId: string; newPhotoIds: string[] }>('listing.edited');

/** A listing was deleted permanently. */
export const listingDeleted = defineSignal<{ listingId: string }>('listing.deleted');

/** A listing was sold, paused, or is for sale again. */
export const listingStatusChanged = defineSignal<{ listingId: string; status: ListingStatus }>(
  'listing.status-changed',
);

/** A listing that others could not see for a while is as it was: its owner stays after all. */
export const listingShownAgain = defineSignal<{ listingId: string; at: string }>('listing.shown-again');

/** The price of a listing that is for sale was changed; US cents. */
export const listingPriceChanged = defineSignal<{
  listingId: string;
  beforeCents: number;
  afterCents: number;
}>('listing.price-changed');
