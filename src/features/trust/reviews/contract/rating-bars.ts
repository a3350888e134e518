export interface RatingBar {
  stars: number;
  /** Percent of all ratings, rounded. */
  share: number;
  /** Number of ratings with this many stars; null if only the mean is known. */
  count: number | null;
}

interface Ratings {
  /** The mean; null without ratings. */
  rating: number | null;
  /** Number of ratings with one star, two stars and so on; null if only the mean is known. */
  byStar: readonly number[] | null;
}

/** Returns the bars of a rating, five stars first. If only the mean is known, the nearest star gets everything. */
export function ratingBars({ rating, byStar }: Ratings): RatingBar[] {
  const total = byStar?.reduce((sum, count) => sum + count, 0) ?? 0;
  const nearest = rating === null ? null : Math.round(rating);
  return [5, 4, 3, 2, 1].map((stars) => {
    if (byStar === null) return { stars, share: stars === nearest ? 100 : 0, count: null };
    const count = byStar[stars - 1] ?? 0;
    return { stars, share: total === 0 ? 0 : Math.round((100 * count) / total), count };
  });
}
