import { listingsBefore, slotsOf } from '../contract/featured-slots.ts';

/** A featured listing, and how many of the others stand before it. */
export interface PlacedFeatured<Listing> {
  listing: Listing;
  before: number;
}

/**
 * Gives each slot of a list its featured listing, in their order. What is hidden, or stands among the others since more
 * of them were loaded, leaves its slot empty, so that no card moves to another one.
 */
export function placeFeatured<Listing extends { id: string }>(
  listings: readonly Listing[],
  featured: readonly Listing[],
  hidden: readonly string[],
): PlacedFeatured<Listing>[] {
  const there = new Set([...hidden, ...listings.map(({ id }) => id)]);
  const once = featured.filter(({ id }, index) => featured.findIndex((other) => other.id === id) === index);
  return once
    .slice(0, slotsOf(listings.length))
    .map((listing, slot) => ({ listing, before: listingsBefore(slot) }))
    .filter(({ listing }) => !there.has(listing.id));
}
