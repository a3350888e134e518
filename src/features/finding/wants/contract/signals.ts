import { defineSignal } from '../../../../shared/signals.ts';

/** A member's digest is due. Its matches are marked as notified together with this signal. */
export const digestDue = defineSignal<{
  profileId: string;
  found: { wantId: string; listingId: string }[];
}>('wants.digest-due');
