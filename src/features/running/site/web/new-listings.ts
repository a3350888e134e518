import type { ListingCard } from '../../../items/listings/contract/listing.ts';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';

/** How many listings a section shows. */
export const SHELF = { newest: 8, free: 4, owed: 3 } as const;

/** What is near: about as far as people go for a lamp. */
export const NEAR_KM = 25;
/** With fewer, the section would look like an empty marketplace. */
const ENOUGH = 4;

/** The first section of listings. */
export interface NewListings {
  title: string;
  /** What its listings are, where the title cannot say it. */
  lead: string | null;
  to: string;
  more: string;
  /** Null if they could not be loaded. */
  listings: readonly ListingCard[] | null;
  /** What takes turns between them. */
  featured: readonly ListingCard[];
}

/** A search of what is new, with what is featured beside it. */
interface Found {
  listings: readonly ListingCard[];
  featured: readonly ListingCard[];
}

/** What the section is called before its listings have come. */
export const newTitle = (place: ViewerPlace | null): string =>
  place === null ? 'Just posted' : `New near ${nameOf(place)}`;

/**
 * What is new near the viewer; filled with the newest from everywhere where that is little, and named for what it is.
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
  const others = newest.listings.filter(({ id }) => near.listings.every((one) => one.id !== id));
  const listings = [...near.listings, ...others].slice(0, SHELF.newest);
  const name = nameOf(place);
  const few =
    near.listings.length === 0
      ? `Nothing near ${name} yet, so here is the newest from everywhere.`
      : `Only ${near.listings.length} near ${name} so far, then the newest from everywhere.`;
  return { ...everywhere, lead: others.length > 0 ? few : null, listings };
}

const nameOf = ({ name }: ViewerPlace): string => name || 'you';
