import { ratingBars } from '../contract/rating-bars.ts';
import type { Profile } from '../contract/profile.ts';
import { ratingsText } from './ratings-text.ts';

/** The mean as a figure and as bars; how many gave how many stars is not known, so the bars say no more than it. */
export function RatingSummary({ profile }: { profile: Profile }) {
  const { rating, totalRatings } = profile;
  if (rating === null) return null;
  return (
    <div className="profile-rating panel">
      <p className="profile-mean">
        <strong>
          {rating.toFixed(1)}
          <span>/5</span>
        </strong>
        {ratingsText(totalRatings)}
      </p>
      <figure>
        <div className="profile-bars" aria-hidden="true">
          {ratingBars(rating).map(({ stars, share }) => (
            <div key={stars}>
              <span className="rating">{stars}</span>
              <i style={{ backgroundSize: `${share}% 100%` }} />
            </div>
          ))}
        </div>
        <figcaption className="hint">{`The mean, rounded to ${Math.round(rating)} of 5 stars.`}</figcaption>
      </figure>
    </div>
  );
}
