import type { Transaction } from 'kysely';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import type { DemoListing } from './make-listings.ts';
import type { DemoPerson } from './people.ts';
import { seededRandom } from './seeded-random.ts';

const SEED = 20_251_121;
const DAY_MS = 24 * 3_600_000;
const DAYS_PER_MINUTE = 1 / (24 * 60);
/** The oldest sale, in days; nobody sold before they had been members for a while. */
const OLDEST_DAYS = 360;
const SETTLING_DAYS = 14;

/** Things that were sold so long ago that their listings are no more: title and US cents. */
const LONG_GONE: readonly [title: string, priceCents: number][] = [
  ['Cast iron waffle maker', 3_500],
  ['Folding bookcase, oak', 6_000],
  ['Moroccan leather pouf', 4_500],
  ['Kids balance bike, green', 4_000],
  ['Film scanner, works', 9_500],
  ['Set of six wine glasses', 1_800],
  ['Wool picnic blanket', 2_200],
  ['Bluetooth shelf speakers', 7_500],
  ['Rattan magazine rack', 2_500],
  ['Climbing shoes, 8.5', 3_000],
  ['Bread maker with manual', 2_800],
  ['Jazz records, box of twelve', 5_400],
  ['Standing fan, quiet', 2_000],
  ['Linen curtains, pair', 3_200],
  ['Hand crank coffee grinder', 2_400],
  ['Road bike pedals', 1_500],
  ['Ceramic planter, large', 2_600],
  ['Portable sewing machine', 8_000],
];

interface Names {
  personId: (username: string) => string;
  listingId: (title: string) => string;
  /** The same id for the same name at every load. */
  stableId: (kind: string, name: string) => string;
  guestKey: string;
}

interface DemoSale {
  listingId: string;
  /** Null when the guest sold it. */
  seller: DemoPerson | null;
  buyer: DemoPerson;
  title: string;
  priceCents: number;
  daysAgo: number;
}

/** What people of the demo have sold to each other over the last year. */
export async function insertSales(
  trx: Transaction<DB>,
  people: readonly DemoPerson[],
  listings: readonly DemoListing[],
  { personId, listingId, stableId, guestKey }: Names,
): Promise<void> {
  const random = seededRandom(SEED);
  const buyerBeside = (seller: DemoPerson | null, daysAgo: number): DemoPerson => {
    const others = people.filter(
      (person) => person !== seller && person.memberSinceDaysAgo > daysAgo + SETTLING_DAYS,
    );
    return others[Math.floor(random() * others.length)] as DemoPerson;
  };

  const stillShown = listings
    .filter(({ status }) => status === 'sold')
    .map(({ title, sellerUsername, priceCents, minutesAgo }): DemoSale => {
      const seller = people.find(({ username }) => username === sellerUsername) ?? null;
      const daysAgo = minutesAgo * DAYS_PER_MINUTE * (0.1 + 0.8 * random());
      const buyer = buyerBeside(seller, daysAgo);
      return { listingId: listingId(title), seller, buyer, title, priceCents, daysAgo };
    });
  const gone = LONG_GONE.map(([title, priceCents], index): DemoSale => {
    const seller = people[(index * 5) % people.length] as DemoPerson;
    const oldest = Math.min(OLDEST_DAYS, seller.memberSinceDaysAgo - SETTLING_DAYS);
    const daysAgo = oldest * (0.4 + 0.6 * random());
    const buyer = buyerBeside(seller, daysAgo);
    return { listingId: stableId('gone-listing', title), seller, buyer, title, priceCents, daysAgo };
  });

  await trx
    .insertInto('gone_listings')
    .values(
      gone.map((sale) => ({ id: sale.listingId, gone_at: new Date(Date.now() - sale.daysAgo * DAY_MS) })),
    )
    .execute();
  await trx
    .insertInto('sales')
    .values(
      [...stillShown, ...gone].map((sale) => ({
        id: stableId('sale', sale.title),
        listing_id: sale.listingId,
        seller_id: sale.seller === null ? null : personId(sale.seller.username),
        seller_guest: sale.seller === null ? guestKey : null,
        buyer_id: personId(sale.buyer.username),
        item_title: sale.title,
        price_cents: sale.priceCents,
        completed_at: new Date(Date.now() - sale.daysAgo * DAY_MS),
      })),
    )
    .execute();
}
