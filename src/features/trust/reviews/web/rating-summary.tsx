import { counted } from '../../../../shared/counted.ts';
import { ratingBars } from '../contract/rating-bars.ts';

interface RatingSummaryProps {
  /** Null without ratings. */
  rating: number | null;
  totalRatings: number;
  /** One star first. */
  ratingsByStar: readonly number[];
}

/** The mean rating as a large figure, with a bar for each number of stars. */
export function RatingSummary({ rating, totalRatings, ratingsByStar }: RatingSummaryProps) {
  if (rating === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 sm:gap-x-10">
      <p className="grid justify-items-start gap-3 text-md text-ink-2">
        <strong className="num font-display text-[clamp(3.5rem,9vw,5rem)] leading-[0.85] font-extrabold tracking-[-0.05em] text-ink">
          {rating.toFixed(1)}
          <span className="ms-1 text-[0.36em] tracking-[-0.02em] text-ink-2">/5</span>
        </strong>
        {counted(totalRatings, 'rating')}
      </p>
      <ul className="grid max-w-110 min-w-0 flex-[1_1_11rem] gap-1.5">
        {ratingBars({ rating, byStar: ratingsByStar }).map(({ stars, share, count }) => (
          <li key={stars} className="grid grid-cols-[2rem_minmax(0,1fr)_3ch] items-center gap-2.5 text-sm">
            <span className="sr-only">{`${counted(stars, 'star')}: ${count}`}</span>
            <span className="rating" aria-hidden="true">
              {stars}
            </span>
            <i
              className="h-2.5 rounded-full bg-surface-3 bg-[linear-gradient(var(--star),var(--star))] bg-no-repeat forced-color-adjust-none rtl:bg-right"
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
