import { defineSignal } from '../../../shared/signals.ts';

/** A review can be read by everybody from now on: both have written, or the time for it is over. */
export const reviewShown = defineSignal<{ reviewId: string }>('review.shown');

/** Somebody has written a review; the other one is asked for theirs, which makes both readable. */
export const reviewWritten = defineSignal<{ reviewId: string }>('review.written');
