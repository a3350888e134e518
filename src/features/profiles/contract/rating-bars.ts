export interface RatingBar {
  stars: number;
  /** Percent. */
  share: number;
}

/**
 * The bars of a rating of which only the mean is known, five stars first: the whole on the nearest number of stars.
 */
export function ratingBars(rating: number | null): RatingBar[] {
  const nearest = rating === null ? null : Math.round(rating);
  return [5, 4, 3, 2, 1].map((stars) => ({ stars, share: stars === nearest ? 100 : 0 }));
}
