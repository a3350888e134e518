import { Button } from '../../../../platform/web/ui/button.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
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
      <div className="grid gap-3">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3 max-md:*:last:odd:col-span-full md:grid-cols-[repeat(auto-fit,minmax(150px,1fr))]">
          <Fact icon="package" name="Active listings" value={profile.activeListings} />
          <Fact icon="package-check" name="Things sold" value={profile.soldListings} />
          <Fact icon="handshake" name="Deals done" value={profile.dealsDone} />
          {profile.replies.rate !== null && (
            <Fact icon="message-square-reply" name="Reply rate" value={`${profile.replies.rate}%`} />
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
          {/* Two fill a row on phones. */}
          <div className="max-md:[&_.card:nth-child(3)]:hidden">
            <ListingGrid listings={listings.slice(0, MAX_NEWEST)} heading="h3" />
          </div>
        </section>
      )}
    </div>
  );
}

function Fact({ icon, name, value }: { icon: IconName; name: string; value: number | string }) {
  return (
    <div className="panel grid gap-1.5 px-5 py-4.5">
      <dt className="flex items-center gap-2 text-sm font-semibold text-ink-2">
        <Icon name={icon} className="icon" />
        {name}
      </dt>
      <dd className="font-display text-4xl leading-none font-extrabold tracking-[-0.03em]">{value}</dd>
    </div>
  );
}
