export interface RatingBar {
  stars: number;
  /** Percent of all ratings, rounded. */
  share: number;
  /** How many gave that many stars; null where only the mean is known. */
  count: number | null;
}

interface Ratings {
  /** The mean; null while nobody has rated. */
  rating: number | null;
  /** How many gave one star, two stars and so on; null where only the mean is known. */
  byStar: readonly number[] | null;
}

/**
 * The bars of a rating, five stars first: the share of each, or everything on the star nearest to the mean.
 */
export function ratingBars({ rating, byStar }: Ratings): RatingBar[] {
  const total = byStar?.reduce((sum, count) => sum + count, 0) ?? 0;
  const nearest = rating === null ? null : Math.round(rating);
  return [5, 4, 3, 2, 1].map((stars) => {
    if (byStar === null) return { stars, share: stars === nearest ? 100 : 0, count: null };
    const count = byStar[stars - 1] ?? 0;
    return { stars, share: total === 0 ? 0 : Math.round((100 * count) / total), count };
  });
}
