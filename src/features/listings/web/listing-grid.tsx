import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useDelegatedLinks } from '../../../platform/web/ui/use-delegated-links.ts';
import type { ListingCard as Listing } from '../contract/listing.ts';
import type { KnownListing } from './known-listing.tsx';
import { ListingCard } from './listing-card.tsx';
import { ListingCardSkeleton } from './listing-card-skeleton.tsx';

/** A card that stands between the listings without being one of them. */
interface Insert {
  listing: Listing;
  /** How many of the listings stand before it. */
  before: number;
  /** What it is, in the corner of its photo. */
  label: ReactNode;
}

const NO_INSERTS: readonly Insert[] = [];

type ListingGridProps = {
  listings: readonly Listing[];
  inserts?: readonly Insert[];
  /** How many of the first cards are in view when the page opens; their photos load eagerly. */
  eagerCount?: number;
  /** Four columns on wide screens, where no filter rail is beside the grid. */
  wide?: boolean;
  /** One row, which scrolls where six cards do not fit. */
  row?: boolean;
  /** Animates the first cards; for results that replace others, not for a page's first paint. */
  rise?: boolean;
  heading?: 'h2' | 'h3';
  /** What stands in the corner of each photo, such as a menu. */
  renderCorner?: (listing: Listing) => ReactNode;
};

/** Cards of listings: two columns on phones, three or four elsewhere. */
export function ListingGrid({
  listings,
  inserts = NO_INSERTS,
  eagerCount = 0,
  wide,
  row,
  rise,
  heading,
  renderCorner,
}: ListingGridProps) {
  const onClick = useDelegatedLinks((path): KnownListing | null => {
    const isAsked = ({ id }: Listing) => path === `/listing/${id}`;
    const listing = listings.find(isAsked) ?? inserts.map((insert) => insert.listing).find(isAsked);
    return listing ? { listing } : null;
  });
  const cards = listings.map((listing, index) => (
    <ListingCard
      key={listing.id}
      listing={listing}
      eager={index < eagerCount}
      heading={heading}
      corner={renderCorner?.(listing)}
    />
  ));
  // From the end, so that each finds as many cards before it as there are listings.
  for (const { listing, before, label } of inserts.toReversed()) {
    const card = (
      <ListingCard
        key={listing.id}
        listing={listing}
        eager={before < eagerCount}
        heading={heading}
        featured={label}
      />
    );
    cards.splice(before, 0, card);
  }
  return (
    <div
      className={clsx('card-grid', wide && 'card-grid-4', row && 'card-row', rise && 'card-grid-rise')}
      onClick={onClick}
    >
      {cards}
    </div>
  );
}

type ListingGridSkeletonProps = { count?: number; wide?: boolean; label?: ReactNode };

/** Placeholder while listings load; shown only when that takes more than 200 ms. */
export function ListingGridSkeleton({
  count = 9,
  wide,
  label = 'Loading listings',
}: ListingGridSkeletonProps) {
  return (
    <div className="sk-late" aria-busy="true">
      <p className="sr-only" role="status">
        {label}
      </p>
      <div className={clsx('card-grid', wide && 'card-grid-4')} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <ListingCardSkeleton key={`skeleton-${index}`} />
        ))}
      </div>
    </div>
  );
}
