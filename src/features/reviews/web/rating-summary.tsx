import { ratingBars } from '../contract/rating-bars.ts';
import { ratingsText } from '../contract/ratings-text.ts';
import './reviews.css';

interface RatingSummaryProps {
  /** Null while nobody has rated. */
  rating: number | null;
  totalRatings: number;
  /** One star first. */
  ratingsByStar: readonly number[];
}

/** The mean as a number, and bars for how many gave how many stars. */
export function RatingSummary({ rating, totalRatings, ratingsByStar }: RatingSummaryProps) {
  if (rating === null) return null;
  return (
    <div className="rating-summary panel">
      <p className="rating-mean">
        <strong>
          {rating.toFixed(1)}
          <span>/5</span>
        </strong>
        {ratingsText(totalRatings)}
      </p>
      <ul className="rating-bars">
        {ratingBars({ rating, byStar: ratingsByStar }).map(({ stars, share, count }) => (
          <li key={stars}>
            <span className="sr-only">{`${stars === 1 ? '1 star' : `${stars} stars`}: ${count}`}</span>
            <span className="rating" aria-hidden="true">
              {stars}
            </span>
            <i style={{ backgroundSize: `${share}% 100%` }} />
            <span className="num" aria-hidden="true">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
