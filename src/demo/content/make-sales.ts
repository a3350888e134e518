import { seededRandom, shuffled } from '../../shared/seeded-random.ts';
import { DAY_MINUTES } from '../../shared/time.ts';
import { type DemoChat, type DemoLine, WRITTEN_CHATS } from './chats.ts';
import { type DemoItem, readItem } from './items.ts';
import type { DemoListing } from './make-listings.ts';
import { PAST_DEALS, PAST_ITEMS, type PastDeal } from './past-deals.ts';
import { PEOPLE } from './people.ts';

/**
 * A sale of the last days that waits for reviews. What was paid and when, and who bought it, is in the chat about it;
 * see chats.ts.
 */
interface RecentSale {
  item: DemoItem;
  /** Null for the guest. */
  seller: string | null;
  listedDaysAgo: number;
  /** The buyer's review, which waits for the seller's. */
  review?: { stars: number; text: string; daysAfter: number };
}

/** Both logins and the guest can write a review, and one review waits for the other. */
const RECENT_SALES: readonly RecentSale[] = [
  {
    item: readItem(
      'home-garden',
      `Reading chair, rose | 80 | good | armchair, reading chair | wingback-rose
Soft, deep and patient. I reupholstered it two winters ago.`,
    ),
    seller: 'nora',
    listedDaysAgo: 9,
    review: {
      stars: 5,
      text: 'Helped me down two flights of stairs with it, and the chair is a joy.',
      daysAfter: 1,
    },
  },
  {
    item: readItem(
      'other',
      `Pocket level, brass | 18 | good | level, brass, tools | -
Three inches of brass with a clear bubble. Reads true.`,
    ),
    seller: 'omar',
    listedDaysAgo: 15,
  },
  {
    item: readItem(
      'collectibles',
      `Milk crate of singles | 30 | good | vinyl, singles, 45s | vinyl
About ninety 45s, unsorted. Half of them have somebody's name on them.`,
    ),
    seller: 'sam',
    listedDaysAgo: 6,
  },
  {
    item: readItem(
      'sporting-goods',
      `Camping stove | 25 | good | camping, stove | -
One burner, folds to the size of a cup. Lights at the first try.`,
    ),
    seller: null,
    listedDaysAgo: 11,
  },
];

/** What someone wrote about the other participant of a sale. */
export interface DemoReview {
  stars: number;
  text: string;
  minutesAgo: number;
  reply: string | null;
}

/** A sale of the demo. Listings, chats, reviews, notifications and every number of a person follow from these. */
export interface DemoSale {
  /** A sold one. */
  listing: DemoListing;
  /** Username. */
  buyer: string;
  paidCents: number;
  minutesAgo: number;
  aboutSeller: DemoReview | null;
  aboutBuyer: DemoReview | null;
}

const LISTINGS_SEED = 20_251_121;
const PAST_SEED = 20_261_117;
/** Days after joining before a member's first purchase. */
const SETTLING_DAYS = 14;
/** Past deals are older than the time the other participant has to write, and younger than the newest member. */
const NEWEST_DAYS = 20;
const OLDEST_DAYS = 160;
/** Every sixth person is new and not rated yet. */
const NEW_AMONG = 6;

const minutes = (days: number): number => Math.floor(days * DAY_MINUTES);

/** Every sale: of the sold ones among `listings`, of the past deals and of the last days. */
export function makeDemoSales(listings: readonly DemoListing[]): DemoSale[] {
  return [...salesOf(listings), ...pastSales(), ...RECENT_SALES.map(recentSale)];
}

/** Sales of listings to members who were there for a while. */
function salesOf(listings: readonly DemoListing[]): DemoSale[] {
  const random = seededRandom(LISTINGS_SEED);
  return listings
    .filter(({ status }) => status === 'sold')
    .map((listing) => {
      const minutesAgo = Math.floor(listing.minutesAgo * (0.1 + 0.8 * random()));
      const buyers = PEOPLE.filter(
        ({ username, memberSinceDaysAgo }) =>
          username !== listing.sellerUsername && minutes(memberSinceDaysAgo - SETTLING_DAYS) > minutesAgo,
      );
      const buyer = buyers[Math.floor(random() * buyers.length)]?.username ?? '';
      const { priceCents: paidCents } = listing;
      return { listing, buyer, paidCents, minutesAgo, aboutSeller: null, aboutBuyer: null };
    });
}

/** Sales with the reviews of both participants. */
function pastSales(): DemoSale[] {
  const random = seededRandom(PAST_SEED);
  const rated = PEOPLE.filter((_, index) => index % NEW_AMONG !== NEW_AMONG - 1);
  const next = dealer(
    rated.map(({ username }) => username),
    random,
  );
  return PAST_DEALS.map((deal) => {
    const seller = next();
    const buyer = next(seller);
    const soldDays = NEWEST_DAYS + random() * (OLDEST_DAYS - NEWEST_DAYS);
    const writtenDays = [soldDays - 0.2 - random(), soldDays - 0.5 - 4 * random()];
    const review = (about: PastDeal['aboutSeller'], days = soldDays): DemoReview => ({
      ...about,
      minutesAgo: minutes(days),
    });
    return {
      listing: soldListing(itemOf(deal), seller, minutes(soldDays + 1 + 6 * random())),
      buyer,
      paidCents: deal.priceCents,
      minutesAgo: minutes(soldDays),
      aboutSeller: review(deal.aboutSeller, writtenDays[0]),
      aboutBuyer: review(deal.aboutBuyer, writtenDays[1]),
    };
  });
}

/**
 * Returns the item of a past deal, at the price of the deal.
 * @throws Error if the demo has no such item.
 */
function itemOf({ title, priceCents }: PastDeal): DemoItem {
  const item = PAST_ITEMS.get(title);
  if (item === undefined) throw new Error(`The demo has no item '${title}'.`);
  return { ...item, priceCents };
}

function recentSale({ item, seller, listedDaysAgo, review }: RecentSale): DemoSale {
  const { chat, line } = endOf(item.title);
  const { minutesAgo } = line;
  return {
    listing: soldListing(item, seller, minutes(listedDaysAgo)),
    buyer: chat.buyer,
    paidCents: line.step?.priceCents ?? item.priceCents,
    minutesAgo,
    aboutSeller:
      review === undefined
        ? null
        : { ...review, minutesAgo: minutesAgo - minutes(review.daysAfter), reply: null },
    aboutBuyer: null,
  };
}

/**
 * The chat that ended with the sale of a listing, and its last line.
 * @throws Error when there is none.
 */
function endOf(title: string): { chat: DemoChat; line: DemoLine } {
  const chat = WRITTEN_CHATS.find(({ about }) => about === title);
  const line = chat?.lines.at(-1);
  if (!chat || line?.step?.step !== 'sold-to-you') throw new Error(`No chat sells '${title}'.`);
  return { chat, line };
}

function soldListing(item: DemoItem, sellerUsername: string | null, minutesAgo: number): DemoListing {
  const seller = PEOPLE.find(({ username }) => username === sellerUsername) ?? PEOPLE[0];
  return {
    ...item,
    sellerUsername,
    area: seller?.area ?? '',
    status: 'sold',
    aiGenerated: false,
    minutesAgo,
  };
}

/** Returns people in turn, the first dozen twice as often; never the excluded one. */
function dealer(usernames: readonly string[], random: () => number): (taken?: string) => string {
  let deck: string[] = [];
  return (excluded) => {
    if (deck.every((username) => username === excluded)) {
      deck = shuffled([...usernames, ...usernames.slice(0, 12)], random);
    }
    const index = deck.findLastIndex((username) => username !== excluded);
    return deck.splice(index, 1)[0] ?? '';
  };
}
