import { defineSignal } from '../../../../shared/signals.ts';

/** A review was published, because both have written or the deadline has passed. */
export const reviewPublished = defineSignal<{ reviewId: string }>('review.published');

/** A review was written. The other participant is asked for theirs, which publishes both. */
export const reviewWritten = defineSignal<{ reviewId: string }>('review.written');
