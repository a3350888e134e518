import type { Transaction } from 'kysely';
import { insertRows } from '../platform/server/db/insert-rows.ts';
import type { DB } from '../platform/server/db/schema.generated.ts';
import type { DemoListing } from './make-listings.ts';
import type { DemoPerson } from './people.ts';
import { seededRandom } from './seeded-random.ts';
import { DAY_MINUTES, DAY_MS } from '../shared/time.ts';

const SEED = 20_251_121;
const DAYS_PER_MINUTE = 1 / DAY_MINUTES;
/** Days after joining before a member's first purchase. */
const SETTLING_DAYS = 14;

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

/** Inserts the buyers of sold listings. */
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

  const sales = listings
    .filter(({ status }) => status === 'sold')
    .map(({ title, sellerUsername, priceCents, minutesAgo }): DemoSale => {
      const seller = people.find(({ username }) => username === sellerUsername) ?? null;
      const daysAgo = minutesAgo * DAYS_PER_MINUTE * (0.1 + 0.8 * random());
      const buyer = buyerBeside(seller, daysAgo);
      return { listingId: listingId(title), seller, buyer, title, priceCents, daysAgo };
    });

  await insertRows(
    trx,
    'sales',
    sales.map((sale) => ({
      id: stableId('sale', sale.title),
      listing_id: sale.listingId,
      seller_id: sale.seller === null ? null : personId(sale.seller.username),
      seller_guest: sale.seller === null ? guestKey : null,
      buyer_id: personId(sale.buyer.username),
      item_title: sale.title,
      price_cents: sale.priceCents,
      completed_at: new Date(Date.now() - sale.daysAgo * DAY_MS),
    })),
  ).execute();
}
