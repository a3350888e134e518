import { seededRandom } from '../../shared/seeded-random.ts';
import type { BuiltInCategory } from '../../shared/taxonomy.ts';
import { DAY_MINUTES } from '../../shared/time.ts';
import type { DemoChat } from './chats.ts';
import type { DemoListing } from './make-listings.ts';
import type { DemoSale } from './make-sales.ts';
import { PEOPLE } from './people.ts';

/** How often a listing was seen on a day. */
export interface DemoViews {
  listing: DemoListing;
  /** Null where it was sold on the day it was listed: these count in the total only. */
  daysAgo: number | null;
  views: number;
}

const SEED = 20_261_122;
/** Views of all listings together on a usual day. */
const A_DAY = 190;
/** People look at a listing before they save it or ask about it; most of them only look. */
const VIEWS_FOR_EACH = 3;
/** Days after which a listing is looked at half as often. */
const FADES_AFTER = 7;

interface Interest {
  /** How much more often its listings are looked at than others. */
  demand: number;
  /** The last seven days against those before. */
  change: number;
}

/** So that categories differ, and some rise while others fall. */
const INTERESTS: Record<BuiltInCategory, Interest> = {
  'sporting-goods': { demand: 2.2, change: 1.2 },
  'home-garden': { demand: 1.5, change: 1.12 },
  'musical-instruments': { demand: 1.5, change: 1.05 },
  electronics: { demand: 1.1, change: 1 },
  vehicles: { demand: 1.4, change: 0.8 },
  collectibles: { demand: 1.1, change: 0.85 },
  clothing: { demand: 0.6, change: 0.95 },
  'jewelry-watches': { demand: 0.9, change: 0.95 },
  other: { demand: 0.9, change: 1 },
};

interface Facts {
  listings: readonly DemoListing[];
  sales: readonly DemoSale[];
  favorites: readonly DemoFavorite[];
  chats: readonly DemoChat[];
}

/**
 * Shares out what people look at on each day among the listings that are for sale: more of it to what is new, and far
 * more to some than to others. Nothing is seen after it was sold, and everything by more people than saved it or asked
 * about it.
 */
export function makeViews({ listings, sales, favorites, chats }: Facts): DemoViews[] {
  const random = seededRandom(SEED);
  const soldAgo = new Map(sales.map(({ listing, minutesAgo }) => [listing.title, minutesAgo]));
  const shown = listings.map((listing) => ({
    listing,
    first: Math.floor(listing.minutesAgo / DAY_MINUTES),
    last: Math.ceil((soldAgo.get(listing.title) ?? 0) / DAY_MINUTES),
    appeal: 0.1 + random() ** 2,
  }));
  const oldest = Math.max(...shown.map(({ first }) => first));
  const seen = new Map<DemoListing, Map<number | null, number>>();
  const add = (listing: DemoListing, daysAgo: number | null, views: number) => {
    const days = seen.get(listing) ?? new Map<number | null, number>();
    seen.set(listing, days.set(daysAgo, (days.get(daysAgo) ?? 0) + views));
  };
  for (let day = oldest; day >= 0; day -= 1) {
    const onSale = shown.filter(({ first, last }) => first >= day && last <= day);
    const weights = onSale.map(
      ({ listing, first, appeal }) =>
        (appeal * interestIn(listing.category, day)) / (1 + (first - day) / FADES_AFTER),
    );
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    for (const [index, { listing }] of onSale.entries()) {
      const views = Math.floor((A_DAY * (weights[index] ?? 0)) / all + random());
      if (views > 0) add(listing, day, views);
    }
  }
  const interested = Map.groupBy(
    [...favorites.map(({ listing }) => listing.title), ...chats.map(({ about }) => about)],
    (title) => title,
  );
  for (const { listing, first, last } of shown) {
    const total = [...(seen.get(listing)?.values() ?? [])].reduce((sum, views) => sum + views, 0);
    const missing = VIEWS_FOR_EACH * (interested.get(listing.title)?.length ?? 0) - total;
    const days = first - last + 1;
    for (let day = first; missing > 0 && day >= last; day -= 1) add(listing, day, Math.ceil(missing / days));
    if (missing > 0 && days <= 0) add(listing, null, missing);
  }
  return [...seen].flatMap(([listing, days]) =>
    [...days].map(([daysAgo, views]) => ({ listing, daysAgo, views })),
  );
}

function interestIn(category: BuiltInCategory, day: number): number {
  const { demand, change } = INTERESTS[category];
  const week = Math.floor((day - 1) / 7);
  // Before the last two weeks it went up and down a little.
  return demand * (week <= 0 ? change : 1 + 0.08 * Math.sin(week + 10 * demand));
}

/** A listing that a member saved. */
export interface DemoFavorite {
  username: string;
  listing: DemoListing;
  minutesAgo: number;
}

/** People save what is on the first pages, so not long before today or before the sale. */
const LATEST_MINUTES = 45 * DAY_MINUTES;
/** Parts of that time. */
const MOMENT_COUNT = 240;

/** Saves a few listings of others for everybody, some listings more often than others, while they were for sale. */
export function makeFavorites(listings: readonly DemoListing[], sales: readonly DemoSale[]): DemoFavorite[] {
  const soldAgo = new Map(sales.map(({ listing, minutesAgo }) => [listing, minutesAgo]));
  return PEOPLE.flatMap(({ username }, person) =>
    listings.flatMap((listing, item) => {
      const likes = (person * 7 + item * 11 + ((item * item) % 5) * person) % 23 === 0;
      if (!likes || listing.sellerUsername === username) return [];
      const until = soldAgo.get(listing) ?? 0;
      const from = Math.min(listing.minutesAgo, until + LATEST_MINUTES);
      const moment = (((person * 37 + item * 5) % MOMENT_COUNT) + 1) / (MOMENT_COUNT + 1);
      // Most of them while it is new.
      return { username, listing, minutesAgo: from - Math.ceil((from - until) * moment ** 2) };
    }),
  );
}
