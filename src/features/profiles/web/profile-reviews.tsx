import { MessageSquareText } from 'lucide-react';
import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import type { Profile } from '../contract/profile.ts';
import { RatingSummary } from './rating-summary.tsx';

/** What others have said; a rating of stars alone says nothing in words. */
export function ProfileReviews({ profile }: { profile: Profile }) {
  const { name, rating } = profile;
  return (
    <div className="grid gap-6">
      <RatingSummary profile={profile} />
      <EmptyState
        look="panel"
        icon={<MessageSquareText />}
        title="No reviews yet"
        text={
          rating === null
            ? `Nobody has rated ${name} so far.`
            : `${name} has been rated with stars, but nobody has written about it.`
        }
      />
    </div>
  );
}
