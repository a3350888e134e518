import { Package, PackageCheck } from 'lucide-react';
import { Button } from '../../../platform/web/ui/button.tsx';
import type { ListingCard } from '../../listings/contract/listing.ts';
import { ListingGrid } from '../../listings/web/listing-grid.tsx';
import type { Profile } from '../contract/profile.ts';
import { RatingSummary } from './rating-summary.tsx';

/** As many as stand beside each other. */
const NEWEST = 3;

interface ProfileOverviewProps {
  profile: Profile;
  listings: readonly ListingCard[];
  onAllListings: () => void;
}

/** The numbers of a profile and the newest of what is for sale. */
export function ProfileOverview({ profile, listings, onAllListings }: ProfileOverviewProps) {
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <dl className="profile-numbers">
          <div className="panel">
            <dt>
              <Package className="icon" aria-hidden="true" />
              Active listings
            </dt>
            <dd>{profile.activeListings}</dd>
          </div>
          <div className="panel">
            <dt>
              <PackageCheck className="icon" aria-hidden="true" />
              Things sold
            </dt>
            <dd>{profile.soldListings}</dd>
          </div>
        </dl>
        <RatingSummary profile={profile} />
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
