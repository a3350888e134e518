import type { DemoListing } from './make-listings.ts';
import type { DemoSale } from './make-sales.ts';
import { PEOPLE } from './people.ts';
import { DAY_MINUTES } from '../../shared/time.ts';

/** A listing that a member saved. */
export interface DemoFavourite {
  username: string;
  listing: DemoListing;
  minutesAgo: number;
}

/** People save what is on the first pages, so not long before today or before the sale. */
const LATEST_MINUTES = 45 * DAY_MINUTES;
/** Parts of that time. */
const MOMENTS = 240;

/** Saves a few listings of others for everybody, some listings more often than others, while they were for sale. */
export function makeFavourites(
  listings: readonly DemoListing[],
  sales: readonly DemoSale[],
): DemoFavourite[] {
  const soldAgo = new Map(sales.map(({ listing, minutesAgo }) => [listing, minutesAgo]));
  return PEOPLE.flatMap(({ username }, person) =>
    listings.flatMap((listing, item) => {
      const likes = (person * 7 + item * 11 + ((item * item) % 5) * person) % 23 === 0;
      if (!likes || listing.sellerUsername === username) return [];
      const until = soldAgo.get(listing) ?? 0;
      const from = Math.min(listing.minutesAgo, until + LATEST_MINUTES);
      const moment = (((person * 37 + item * 5) % MOMENTS) + 1) / (MOMENTS + 1);
      // Most of them while it is new.
      return { username, listing, minutesAgo: from - Math.ceil((from - until) * moment ** 2) };
    }),
  );
}
