import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import type { ReviewPage } from '../../reviews/contract/review.ts';
import { RatingSummary, ReviewList } from '../../reviews/web/reviews.ts';
import type { Profile } from '../contract/profile.ts';

interface ProfileReviewsProps {
  profile: Profile;
  /** The newest reviews; null if they could not be loaded. */
  reviews: ReviewPage | null;
}

/** The newest reviews, and a link to all of them. */
export function ProfileReviews({ profile, reviews }: ProfileReviewsProps) {
  const { id, name } = profile;
  const more = reviews !== null && reviews.nextCursor !== null;
  return (
    <div className="grid gap-6">
      <h2 className="sr-only">Reviews</h2>
      <RatingSummary {...profile} />
      <ReviewList
        query={{ side: 'received', person: id }}
        first={reviews && { ...reviews, nextCursor: null }}
        empty={{ title: 'No reviews yet', text: `Nobody has reviewed ${name} so far.` }}
      />
      {(more || profile.own) && (
        <div className="grid justify-items-center">
          <ButtonLink to={`/reviews/${id}`} variant="line" size="lg">
            {profile.own ? 'My Reviews' : 'See all reviews'}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
