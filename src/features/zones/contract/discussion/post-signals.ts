import { defineSignal } from '../../../../shared/signals.ts';

/** Somebody posted in the discussion of a zone, or replied to a post. */
export const zonePosted = defineSignal<{ postId: string }>('zone.posted');
