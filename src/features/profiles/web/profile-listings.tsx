import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { ListingCard } from '../../listings/contract/listing.ts';
import { ListingGrid } from '../../listings/web/listings.ts';
import type { Profile } from '../contract/profile.ts';

interface ProfileListingsProps {
  profile: Profile;
  listings: readonly ListingCard[];
}

/** The newest active listings, and a link to all of them. */
export function ProfileListings({ profile, listings }: ProfileListingsProps) {
  if (listings.length === 0) {
    return (
      <EmptyState
        look="panel"
        icon={<Icon name="package" />}
        title="Nothing for sale"
        text={`${profile.name} has no active listings right now.`}
      />
    );
  }
  return (
    <>
      <h2 className="sr-only">Listings</h2>
      <ListingGrid listings={listings} heading="h3" />
      <div className="mt-10 grid justify-items-center">
        <ButtonLink to={`/listings?seller=${profile.id}`} variant="line" size="lg">
          {profile.activeListings > listings.length
            ? `See all ${profile.activeListings} listings`
            : 'See them in Browse'}
        </ButtonLink>
      </div>
    </>
  );
}
