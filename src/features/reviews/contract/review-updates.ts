/** Live updates for the two people of a sale; without ids, as the page asks for everything it shows. */
export const REVIEW_UPDATES = {
  /** One of them has written, or what they wrote can be read now. */
  changed: 'reviews.changed',
} as const;
