import { type ComponentProps, useState } from 'react';
import type { ListingCard } from '../../../items/listings/contract/listing.ts';
import { ListingGrid } from '../../../items/listings/web/listings.ts';
import { FeaturedLabel } from './featured-label.tsx';
import { hiddenInTab, hideFeatured } from './hidden-featured.ts';
import { type FeaturedPage, placeFeatured } from './place-featured.ts';

type FeaturedGridProps = Omit<ComponentProps<typeof ListingGrid>, 'inserts'> & {
  pages: readonly FeaturedPage<ListingCard>[];
  /** Maximum number of cards, for a grid with full rows only. */
  maxCards?: number;
};

/** Listing cards in order, with featured ones in their slots. */
export function FeaturedGrid({ listings, pages, maxCards, ...grid }: FeaturedGridProps) {
  const [hidden, setHidden] = useState(hiddenInTab);
  const placed = placeFeatured(listings, pages, hidden);
  return (
    <ListingGrid
      {...grid}
      listings={maxCards === undefined ? listings : listings.slice(0, maxCards - placed.length)}
      inserts={placed.map(({ listing, before }) => ({
        listing,
        before,
        label: (
          <FeaturedLabel
            listing={listing}
            onHide={() => {
              hideFeatured(listing.id);
              setHidden(hiddenInTab);
            }}
          />
        ),
      }))}
    />
  );
}
