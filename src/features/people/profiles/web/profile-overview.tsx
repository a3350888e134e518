import { Button } from '../../../../platform/web/ui/button.tsx';
import type { ListingCard } from '../../../items/listings/contract/listing.ts';
import { ListingGrid } from '../../../items/listings/web/listings.ts';
import { RatingSummary } from '../../../trust/reviews/web/reviews.ts';
import type { Profile } from '../contract/profile.ts';

/** Listings in one row. */
const MAX_NEWEST = 3;

interface ProfileOverviewProps {
  profile: Profile;
  listings: readonly ListingCard[];
  onAllListings: () => void;
}

/** The statistics of a profile and its newest listings. */
export function ProfileOverview({ profile, listings, onAllListings }: ProfileOverviewProps) {
  return (
    <div className="grid gap-8">
      <dl className="flex flex-wrap gap-x-7 gap-y-5 border-b border-line pb-7 md:gap-x-12 max-md:has-[>:nth-child(4)]:grid max-md:has-[>:nth-child(4)]:grid-cols-2">
        <Fact name="Active listings" value={profile.activeListings} />
        <Fact name="Things sold" value={profile.soldListings} />
        <Fact name="Deals done" value={profile.dealsDone} />
        {profile.replies.rate !== null && <Fact name="Reply rate" value={`${profile.replies.rate}%`} />}
      </dl>
      <RatingSummary {...profile} />
      {listings.length > 0 && (
        <section aria-labelledby="profile-newest">
          <div className="mb-4 flex items-center justify-between gap-4">
            <h2 id="profile-newest" className="t-panel">
              Newest listings
            </h2>
            <Button variant="line" size="sm" onClick={onAllListings}>
              All listings
            </Button>
          </div>
          {/* Two fill a row on phones. */}
          <div className="max-md:[&_.card:nth-child(3)]:hidden">
            <ListingGrid listings={listings.slice(0, MAX_NEWEST)} heading="h3" />
          </div>
        </section>
      )}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: number | string }) {
  return (
    <div className="flex flex-col-reverse gap-1">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="num font-display text-5xl leading-none font-extrabold tracking-[-0.04em]">{value}</dd>
    </div>
  );
}
