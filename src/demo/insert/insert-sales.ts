import type { Transaction } from 'kysely';
import { insertRows } from '../../platform/server/db/insert-rows.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import { listingId, ownerColumns, personId, saleId } from '../content/demo-ids.ts';
import { minutesBeforeNow } from '../content/demo-times.ts';
import type { DemoSale } from '../content/make-sales.ts';

/** Inserts what was sold to whom. */
export async function insertSales(trx: Transaction<DB>, sales: readonly DemoSale[]): Promise<void> {
  await insertRows(
    trx,
    'sales',
    sales.map(({ listing, buyer, paidCents, minutesAgo }) => {
      const seller = ownerColumns(listing.sellerUsername);
      return {
        id: saleId(listing),
        listing_id: listingId(listing),
        seller_id: seller.profile_id,
        seller_guest: seller.guest_key,
        buyer_id: personId(buyer),
        item_title: listing.title,
        price_cents: paidCents,
        completed_at: minutesBeforeNow(minutesAgo),
      };
    }),
  ).execute();
}
