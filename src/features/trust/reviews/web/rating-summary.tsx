import { ratingsText } from '../../../people/people/contract/ratings-text.ts';
import { ratingBars } from '../contract/rating-bars.ts';

interface RatingSummaryProps {
  /** Null without ratings. */
  rating: number | null;
  totalRatings: number;
  /** One star first. */
  ratingsByStar: readonly number[];
}

/** The mean rating, with a bar for each number of stars. */
export function RatingSummary({ rating, totalRatings, ratingsByStar }: RatingSummaryProps) {
  if (rating === null) return null;
  return (
    <div className="panel grid gap-x-8 gap-y-4 p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:px-7 sm:py-6">
      <p className="grid gap-1.5 text-ink-2">
        <strong className="num font-display text-6xl leading-none font-extrabold tracking-[-0.03em] text-ink">
          {rating.toFixed(1)}
          <span className="text-[0.55em] text-ink-2">/5</span>
        </strong>
        {ratingsText(totalRatings)}
      </p>
      <ul className="grid gap-2">
        {ratingBars({ rating, byStar: ratingsByStar }).map(({ stars, share, count }) => (
          <li key={stars} className="grid grid-cols-[2rem_minmax(0,1fr)_2ch] items-center gap-2.5 text-sm">
            <span className="sr-only">{`${stars === 1 ? '1 star' : `${stars} stars`}: ${count}`}</span>
            <span className="rating" aria-hidden="true">
              {stars}
            </span>
            <i
              className="h-2 rounded-2xs bg-surface-3 bg-[linear-gradient(var(--star),var(--star))] bg-no-repeat forced-color-adjust-none rtl:bg-right"
              style={{ backgroundSize: `${share}% 100%` }}
            />
            <span className="num text-end text-ink-2" aria-hidden="true">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
