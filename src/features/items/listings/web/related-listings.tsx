import { useId } from 'react';
import type { ListingCard, RelatedListings as Related } from '../contract/listing.ts';
import { ListingGrid } from './listing-grid.tsx';

interface RelatedListingsProps {
  related: Related | null;
  /** For a sold item: similar listings come before the seller's others. */
  similarFirst?: boolean;
}

/** More listings below a listing: scrolling rows on phones, one row of six on wide screens. */
export function RelatedListings({ related, similarFirst }: RelatedListingsProps) {
  if (related === null) return null;
  const fromSeller = <Row title="More from this seller" listings={related.fromSeller} />;
  const similar = <Row title="Similar items" listings={related.similar} />;
  return (
    <>
      {similarFirst ? similar : fromSeller}
      {similarFirst ? fromSeller : similar}
    </>
  );
}

function Row({ title, listings }: { title: string; listings: readonly ListingCard[] }) {
  const id = useId();
  if (listings.length === 0) return null;
  return (
    <section className="mt-14" aria-labelledby={id}>
      <h2 id={id} className="t-panel mb-4.5">
        {title}
      </h2>
      <ListingGrid listings={listings} row heading="h3" />
    </section>
  );
}
