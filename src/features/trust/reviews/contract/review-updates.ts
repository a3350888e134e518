/** Live updates for seller and buyer of a sale. They carry no ids, because pages reload everything they show. */
export const REVIEW_UPDATES = {
  /** One of them wrote a review, or their reviews were published. */
  changed: 'reviews.changed',
} as const;
