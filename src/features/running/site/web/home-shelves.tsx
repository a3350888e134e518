import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import { LoadFailed } from '../../../../platform/web/page/load-failed.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { FeaturedGrid } from '../../../finding/featured/web/featured.ts';
import type { ListingCard } from '../../../items/listings/contract/listing.ts';
import { ListingGridSkeleton } from '../../../items/listings/web/listings.ts';
import type { RunningFlashDrop } from '../../../neighbors/flash-drops/contract/flash-drop.ts';
import type { NearbyZone } from '../../../neighbors/zones/contract/zone.ts';
import type { Conversation } from '../../../talking/messages/contract/message.ts';
import type { Story } from '../../../trust/reviews/contract/review.ts';
import { HomeHead, HomeMore, HomeSection } from './home-section.tsx';
import { type NewListings, SHELF } from './new-listings.ts';
import { trendingAddress } from './trending.ts';

/** Listings of the page's sections; null if they could not be loaded. */
export interface Shelves {
  newest: NewListings;
  free: readonly ListingCard[] | null;
  /** Conversations that wait for the viewer's reply. */
  owed: readonly Conversation[];
  /** Reviews that people wrote after their deals. */
  stories: readonly Story[];
  /** The Flash Drop that runs or starts within a day. */
  event: RunningFlashDrop | null;
  zones: readonly NearbyZone[];
}

/** Loaded with the page, or still loading while the rest of the page is shown. */
export type ComingShelves = Shelves | Promise<Shelves>;

type NewestShelfProps = {
  shelves: ComingShelves;
  /** The title shown while the listings load. */
  title: string;
  /** Whether it is the first section of the page. */
  first?: boolean;
};

export function NewestShelf({ shelves, title, first }: NewestShelfProps) {
  const waiting = (
    <Shelf id="newest" title={title} to="/listings" more="All listings" first={first}>
      <ListingGridSkeleton count={SHELF.newest} wide />
    </Shelf>
  );
  return (
    <AwaitShelves shelves={shelves} waiting={waiting}>
      {({ newest: { listings, featured, ...shelf } }) => (
        <Shelf id="newest" {...shelf} first={first}>
          {listings?.length === 0 ? (
            <EmptyState
              look="panel"
              heading="h3"
              icon={<Icon name="package-open" />}
              title="The shelves are empty"
              text="Nobody has listed anything yet. Be the first."
              action={<ButtonLink to="/create-listing">Create Listing</ButtonLink>}
            />
          ) : (
            <Cards listings={listings} featured={featured} most={SHELF.newest} />
          )}
        </Shelf>
      )}
    </AwaitShelves>
  );
}

const FREE = {
  id: 'free',
  title: 'Up for grabs',
  to: trendingAddress('free'),
  more: 'Everything free',
};

/** Left out if nothing is free. */
export function FreeShelf({ shelves }: { shelves: ComingShelves }) {
  const waiting = (
    <Shelf {...FREE}>
      <ListingGridSkeleton count={SHELF.free} wide label="Loading what is free" />
    </Shelf>
  );
  return (
    <AwaitShelves shelves={shelves} waiting={waiting}>
      {({ free }) =>
        free?.length === 0 ? null : (
          <Shelf {...FREE}>
            <Cards listings={free} />
          </Shelf>
        )
      }
    </AwaitShelves>
  );
}

interface ShelfProps {
  id: string;
  title: string;
  lead?: string | null;
  to: string;
  more: string;
  first?: boolean;
  children: ReactNode;
}

/** Its rows are full at every width, unlike the grid elsewhere. */
function Shelf({ id, title, lead, to, more, first, children }: ShelfProps) {
  return (
    <HomeSection
      id={id}
      first={first}
      className="md:max-lg:[&_.card-grid]:grid-cols-4 md:max-lg:[&_.card-grid]:gap-x-3"
    >
      <HomeHead id={id} title={title} lead={lead}>
        <HomeMore to={to}>{more}</HomeMore>
      </HomeHead>
      {children}
    </HomeSection>
  );
}

type AwaitShelvesProps = {
  shelves: ComingShelves;
  /** The placeholder is as tall as the loaded section, so that going back restores the scroll position. */
  waiting: ReactNode;
  children: (shelves: Shelves) => ReactNode;
};

export function AwaitShelves({ shelves, waiting, children }: AwaitShelvesProps) {
  if (!(shelves instanceof Promise)) return children(shelves);
  return (
    <Suspense fallback={waiting}>
      <Await resolve={shelves}>{children}</Await>
    </Suspense>
  );
}

type CardsProps = {
  listings: readonly ListingCard[] | null;
  featured?: readonly ListingCard[];
  most?: number;
};

function Cards({ listings, featured = [], most }: CardsProps) {
  if (listings === null) return <LoadFailed panel heading="h3" title="Failed to load listings." />;
  const pages = [{ count: listings.length, featured }];
  return <FeaturedGrid listings={listings} pages={pages} maxCards={most} wide heading="h3" />;
}
