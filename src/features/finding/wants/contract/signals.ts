import { defineSignal } from '../../../../shared/signals.ts';

/** The digest of a member is due; what is in it is told with this and not again. */
export const digestDue = defineSignal<{
  profileId: string;
  found: { wantId: string; listingId: string }[];
}>('wants.digest-due');
