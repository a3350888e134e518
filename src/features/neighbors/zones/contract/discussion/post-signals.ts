import { defineSignal } from '../../../../../shared/signals.ts';

/** Someone posted or replied in the discussion of a zone. */
export const zonePosted = defineSignal<{ postId: string }>('zone.posted');
