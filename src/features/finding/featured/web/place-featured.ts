import { listingsBefore, slotsOf } from '../contract/featured-slots.ts';

/** A page of a list: its number of listings and its featured listings. */
export interface FeaturedPage<Listing> {
  count: number;
  featured: readonly Listing[];
}

/** A featured listing, and the number of other listings before it. */
export interface PlacedFeatured<Listing> {
  listing: Listing;
  before: number;
}

/**
 * Assigns the featured listings of each page to its slots, in order. Listings that are hidden, were shown before, or
 * have since been loaded as regular ones leave their slot empty, so that no card moves.
 */
export function placeFeatured<Listing extends { id: string }>(
  listings: readonly Listing[],
  pages: readonly FeaturedPage<Listing>[],
  hidden: ReadonlySet<string>,
): PlacedFeatured<Listing>[] {
  const there = new Set([...hidden, ...listings.map(({ id }) => id)]);
  const placed: PlacedFeatured<Listing>[] = [];
  let start = 0;
  for (const { count, featured } of pages) {
    for (const [slot, listing] of featured.slice(0, slotsOf(count)).entries()) {
      if (there.has(listing.id)) continue;
      there.add(listing.id);
      placed.push({ listing, before: start + listingsBefore(slot) });
    }
    start += count;
  }
  return placed;
}
