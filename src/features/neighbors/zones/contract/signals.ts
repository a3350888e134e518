import { defineSignal } from '../../../../shared/signals.ts';

/** Someone posted or replied in the discussion of a zone. */
export const zonePosted = defineSignal<{ postId: string }>('zone.posted');

/** A member added one of their listings to a zone. */
export const zoneListingAdded = defineSignal<{ zoneId: string; listingId: string; sellerId: string }>(
  'zone.listing-added',
);

/** An admin's action about a person was logged. The note is only for that person. */
export const zoneLogEntryAdded = defineSignal<{ logId: string; note: string }>('zone.act-done');

/** An operator took a zone down, for a reason that its admins read. */
export const zoneTakenDown = defineSignal<{ zoneId: string; reason: string }>('zone.taken-down');

/** An operator restored a zone. */
export const zoneRestored = defineSignal<{ zoneId: string }>('zone.restored');
