import { seededRandom } from '../../shared/seeded-random.ts';
import { DAY_MINUTES } from '../../shared/time.ts';
import { type DemoChat, type DemoLine, WRITTEN_CHATS } from './chats.ts';
import { type DemoFavorite, type DemoViews, makeFavorites, makeViews } from './make-interest.ts';
import { type DemoListing, makeDemoListings } from './make-listings.ts';
import { type DemoSale, makeDemoSales } from './make-sales.ts';

/** What happened in the demo marketplace. Everything that is stored is a view of these facts, so that it agrees. */
export interface DemoMarketplace {
  /** Those for sale, then those that are sold. */
  listings: DemoListing[];
  sales: DemoSale[];
  chats: DemoChat[];
  favorites: DemoFavorite[];
  views: DemoViews[];
}

/** Every call returns the same. */
export function makeMarketplace(): DemoMarketplace {
  const newest = makeDemoListings();
  const sales = makeDemoSales(newest);
  const known = new Set(newest);
  const listings = [
    ...newest,
    ...sales.map(({ listing }) => listing).filter((demoListing) => !known.has(demoListing)),
  ];
  const chats = [...WRITTEN_CHATS, ...makeSaleChats(sales, WRITTEN_CHATS)];
  const favorites = makeFavorites(newest, sales);
  return {
    listings,
    sales,
    chats,
    favorites,
    views: makeViews({ listings, sales, favorites, chats }),
  };
}

const SEED = 20_261_124;
/** A chat begins so long before the sale at most. */
const MAX_MINUTES = 2 * DAY_MINUTES;

/** What buyers ask first, with an answer that fits. */
const QUESTIONS: readonly (readonly [question: string, answer: string])[] = [
  ['Hi! Is this still available?', 'Hi, it is. When would you like to come?'],
  ['Could I pick this up this week?', 'Sure. Evenings are good for me.'],
  ['Is it as good as in the listing?', 'I think so. Have a look before you decide.'],
  ['I would like to take it. Is cash fine?', 'Cash is fine. I can meet near my place.'],
  ['Hello! Where could I see it?', 'At my door, or at the coffee shop around the corner.'],
  ['Would you hold it for me until tomorrow?', 'Until tomorrow evening, gladly.'],
  ['Has anybody asked for it yet?', 'You are the first. It is yours if you want it.'],
  ['Does it come with everything you mention?', 'Everything. I packed it together already.'],
];

/** How they agree. */
const AGREEMENTS: readonly string[] = [
  "Great, I'll come by after work.",
  'Perfect. See you then.',
  "Thank you! I'll be there at six.",
  'Good. I bring the right amount.',
  "That works. I'll write when I leave.",
];

/** The chats in which things were sold that have no written one. */
function makeSaleChats(sales: readonly DemoSale[], written: readonly DemoChat[]): DemoChat[] {
  const random = seededRandom(SEED);
  const has = new Set(written.map(({ about, buyer }) => `${about}:${buyer}`));
  return sales
    .filter(({ listing, buyer }) => !has.has(`${listing.title}:${buyer}`))
    .map(({ listing, buyer, paidCents, minutesAgo }, index) => {
      const [question, answer] = QUESTIONS[index % QUESTIONS.length] ?? ['', ''];
      const agreement = AGREEMENTS[index % AGREEMENTS.length] ?? '';
      const span = Math.min((listing.minutesAgo - minutesAgo) * 0.8, MAX_MINUTES * (0.2 + 0.8 * random()));
      const before = (part: number): number => minutesAgo + Math.floor(span * part);
      const answered = 1 - 0.02 - 0.1 * random();
      const lines: DemoLine[] = [
        { from: 'buyer', minutesAgo: before(1), text: question },
        { from: 'seller', minutesAgo: before(answered), text: answer },
        { from: 'buyer', minutesAgo: before(answered - 0.02), text: agreement },
        {
          from: 'seller',
          minutesAgo,
          text: '',
          step: { step: 'sold-to-you', priceCents: paidCents },
        },
      ];
      return { about: listing.title, buyer, unread: 0, lines };
    });
}
