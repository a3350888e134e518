import { ratingBars } from '../contract/rating-bars.ts';
import type { Profile } from '../contract/profile.ts';
import { ratingsText } from './ratings-text.ts';

/** The average as a figure and as bars; how many gave how many stars is not known, so the bars say no more than it. */
export function RatingSummary({ profile }: { profile: Profile }) {
  const { rating, totalRatings } = profile;
  if (rating === null) return null;
  const rounded = Math.round(rating);
  const stars = rounded === 1 ? '1 star' : `${rounded} stars`;
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
          {ratingBars(rating).map((bar) => (
            <div key={bar.stars}>
              <span className="rating">{bar.stars}</span>
              <i style={{ backgroundSize: `${bar.share}% 100%` }} />
            </div>
          ))}
        </div>
        <figcaption className="hint">{`The average, rounded to ${stars}.`}</figcaption>
      </figure>
    </div>
  );
}
