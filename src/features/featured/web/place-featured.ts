import { listingsBefore, slotsOf } from '../contract/featured-slots.ts';

/** A page of a list: how many listings it has, and what is featured beside them. */
export interface FeaturedPage<Listing> {
  count: number;
  featured: readonly Listing[];
}

/** A featured listing, and how many of the others stand before it. */
export interface PlacedFeatured<Listing> {
  listing: Listing;
  before: number;
}

/**
 * Gives the slots of each page their featured listings, in their order. What is hidden, shown before, or stands among the
 * others since more of them were loaded, leaves its slot empty, so that no card moves to another one.
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
