/** Live updates for seller and buyer of a sale; without ids, as the page reloads everything it shows. */
export const REVIEW_UPDATES = {
  /** One of the two has written a review, or their reviews were published. */
  changed: 'reviews.changed',
} as const;
