import { defineSignal } from '../../../shared/signals.ts';

/** A member showed a listing of theirs in a zone. */
export const zoneListingAdded = defineSignal<{ zoneId: string; listingId: string; sellerId: string }>(
  'zone.listing-added',
);

/** An admin did something about a person, who is told. The note is for them alone. */
export const zoneActDone = defineSignal<{ logId: string; note: string }>('zone.act-done');

/** An operator hid a zone from everybody, for a reason that its admins read. */
export const zoneTakenDown = defineSignal<{ zoneId: string; reason: string }>('zone.taken-down');

/** An operator opened a zone again that was taken down. */
export const zoneRestored = defineSignal<{ zoneId: string }>('zone.restored');
