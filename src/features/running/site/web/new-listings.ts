import type { ListingCard } from '../../../items/listings/contract/listing.ts';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';

/** How many listings a section shows. */
export const SHELF = { newest: 8, free: 4, owed: 3 } as const;

/** Radius of "near you": about as far as people go for a lamp. */
export const NEAR_KM = 25;
/** Minimum number of listings. With fewer, the marketplace would look empty. */
const ENOUGH = 4;

/** The first section of listings. */
export interface NewListings {
  title: string;
  /** Explains the listings if the title can't. */
  lead: string | null;
  to: string;
  more: string;
  /** Null if they could not be loaded. */
  listings: readonly ListingCard[] | null;
  /** Featured listings to insert. */
  featured: readonly ListingCard[];
}

/** The result of a search for new listings, with featured ones. */
interface Found {
  listings: readonly ListingCard[];
  featured: readonly ListingCard[];
}

/** Returns the title of the section while its listings load. */
export const newTitle = (place: ViewerPlace | null): string =>
  place === null ? 'Just posted' : `New near ${nameOf(place)}`;

/**
 * Returns new listings near the viewer, filled up with the newest from everywhere if there are few, and a title.
 * @param near The newest listings near the place.
 */
export function newListings(
  place: ViewerPlace | null,
  near: Found | null,
  newest: Found | null,
): NewListings {
  const everywhere = {
    title: newTitle(null),
    lead: null,
    to: '/listings',
    more: 'All listings',
    listings: newest?.listings ?? null,
    featured: newest?.featured ?? [],
  };
  if (place === null || near === null || newest === null) return everywhere;
  if (near.listings.length >= ENOUGH) {
    return {
      title: newTitle(place),
      lead: null,
      to: '/listings?within=25',
      more: 'More nearby',
      ...near,
    };
  }
  const others = newest.listings.filter(({ id }) => near.listings.every((listing) => listing.id !== id));
  const listings = [...near.listings, ...others].slice(0, SHELF.newest);
  const name = nameOf(place);
  const few =
    near.listings.length === 0
      ? `Nothing near ${name} yet, so here is the newest from everywhere.`
      : `Only ${near.listings.length} near ${name} so far, then the newest from everywhere.`;
  return { ...everywhere, lead: others.length > 0 ? few : null, listings };
}

const nameOf = ({ name }: ViewerPlace): string => name || 'you';
