import { type DemoChat, WRITTEN_CHATS } from './chats.ts';
import { type DemoFavourite, type DemoViews, makeFavourites, makeViews } from './make-interest.ts';
import { type DemoListing, makeDemoListings } from './make-listings.ts';
import { type DemoSale, makeDemoSales } from './make-sales.ts';
import { makeSaleChats } from './sale-chats.ts';

/** What happened in the demo marketplace. Everything that is stored is a view of these facts, so that it agrees. */
export interface DemoMarketplace {
  /** Those for sale, then those that are sold. */
  listings: DemoListing[];
  sales: DemoSale[];
  chats: DemoChat[];
  favourites: DemoFavourite[];
  views: DemoViews[];
}

/** Every call returns the same. */
export function makeMarketplace(): DemoMarketplace {
  const newest = makeDemoListings();
  const sales = makeDemoSales(newest);
  const known = new Set(newest);
  const listings = [...newest, ...sales.map(({ listing }) => listing).filter((one) => !known.has(one))];
  const chats = [...WRITTEN_CHATS, ...makeSaleChats(sales, WRITTEN_CHATS)];
  const favourites = makeFavourites(newest, sales);
  return {
    listings,
    sales,
    chats,
    favourites,
    views: makeViews({ listings, sales, favourites, chats }),
  };
}
