import type { ReactNode } from 'react';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { ListingCard } from '../../listings/contract/listing.ts';
import { ListingGrid } from '../../listings/web/listings.ts';
import { RatingSummary } from '../../reviews/web/reviews.ts';
import type { Profile } from '../contract/profile.ts';

/** As many as fit in one row. */
const NEWEST = 3;

interface ProfileOverviewProps {
  profile: Profile;
  listings: readonly ListingCard[];
  onAllListings: () => void;
}

/** The numbers of a profile and its newest listings. */
export function ProfileOverview({ profile, listings, onAllListings }: ProfileOverviewProps) {
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <dl className="profile-numbers">
          <Fact icon={<Icon name="package" />} name="Active listings" value={profile.activeListings} />
          <Fact icon={<Icon name="package-check" />} name="Things sold" value={profile.soldListings} />
          <Fact icon={<Icon name="handshake" />} name="Deals done" value={profile.dealsDone} />
          {profile.replies.rate !== null && (
            <Fact
              icon={<Icon name="message-square-reply" />}
              name="Reply rate"
              value={`${profile.replies.rate}%`}
            />
          )}
        </dl>
        <RatingSummary {...profile} />
      </div>
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
          <div className="profile-newest">
            <ListingGrid listings={listings.slice(0, NEWEST)} heading="h3" />
          </div>
        </section>
      )}
    </div>
  );
}

function Fact({ icon, name, value }: { icon: ReactNode; name: string; value: ReactNode }) {
  return (
    <div className="panel">
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
