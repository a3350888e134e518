import { defineSignal } from '../../../shared/signals.ts';

/** A review was published: both have written, or the time for it is over. */
export const reviewPublished = defineSignal<{ reviewId: string }>('review.published');

/** A review was written; the other participant is asked for theirs, which publishes both. */
export const reviewWritten = defineSignal<{ reviewId: string }>('review.written');
