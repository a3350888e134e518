import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { FirstScreenEnd } from '../../../../platform/web/page/first-screen-end.tsx';
import { Skeleton } from '../../../../platform/web/ui/skeleton.tsx';
import { useDelegatedLinks } from '../../../../platform/web/ui/use-delegated-links.ts';
import type { ListingCard as Listing } from '../contract/listing.ts';
import type { KnownListing } from './known-listing.tsx';
import { ListingCard } from './listing-card.tsx';

/** A card that stands between the listings without being one of them. */
interface Insert {
  listing: Listing;
  /** How many of the listings stand before it. */
  before: number;
  /** What it is, in the corner of its photo. */
  label: ReactNode;
}

const NO_INSERTS: readonly Insert[] = [];

/** What stands in the place of a card, and parts the listings after it from those before. */
interface Divider {
  /** How many of the listings stand before it. */
  before: number;
  content: ReactNode;
}

type ListingGridProps = {
  listings: readonly Listing[];
  inserts?: readonly Insert[];
  divider?: Divider;
  /** By the id of a listing, what is off about it. */
  misses?: ReadonlyMap<string, string>;
  /** How many of the first cards are in view when the page opens. */
  inViewCount?: number;
  /** The photos of cards in view load after a larger picture of the page. */
  belowPicture?: boolean;
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
  divider,
  misses,
  inViewCount = 0,
  belowPicture = false,
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
  const eagerCount = belowPicture ? 0 : inViewCount;
  const cards = listings.map((listing, index) => (
    <ListingCard
      key={listing.id}
      listing={listing}
      eager={index < eagerCount}
      // The divider is their heading.
      heading={divider && index >= divider.before ? 'h3' : heading}
      miss={misses?.get(listing.id)}
      corner={renderCorner?.(listing)}
    />
  ));
  if (divider) cards.splice(divider.before, 0, <Fragment key="divider">{divider.content}</Fragment>);
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
    cards.splice(divider && before > divider.before ? before + 1 : before, 0, card);
  }
  if (inViewCount > 0) cards.splice(inViewCount, 0, <FirstScreenEnd key="first-screen-end" />);
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

/** A loading placeholder with the layout of a card. */
export function ListingCardSkeleton() {
  return (
    <div className="card" aria-hidden="true">
      <div className="photo sk" />
      <div className="card-body">
        <div className="card-title">
          <Skeleton width="70%" height="1.22rem" />
        </div>
        <div className="card-text">
          <Skeleton width="96%" height="0.8rem" />
          <span className="mt-1.5 block">
            <Skeleton width="60%" height="0.8rem" />
          </span>
        </div>
        <Skeleton width="52%" height={24} />
        <Skeleton width="44%" height={24} radius={12} />
      </div>
    </div>
  );
}
