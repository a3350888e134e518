import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { takeBack } from './ledger.ts';
import { type ChangeServices, publishChanges } from './publish-changes.ts';

interface Services extends ChangeServices {
  db: Database;
}

/** Publishes the points for a new listing, after its transaction commits. */
export async function publishPostedPoints({ db, ...services }: Services, listingId: string): Promise<void> {
  const { rows } = await sql<{ eventId: string; profileId: string }>`
    select listed.flash_drop_id as "eventId", listings.seller_id as "profileId"
    from flash_drop_listings as listed join listings on listings.id = listed.listing_id
    where listed.listing_id = ${listingId} and listings.seller_id is not null`.execute(db);
  publishChanges(services, rows);
}

/**
 * Takes back the points for posting and sharing a removed listing. Sold listings keep theirs, because people clean up
 * after a sale.
 */
export async function takeBackRemoved({ db, ...services }: Services, listingId: string): Promise<void> {
  const changes = await db.transaction().execute((trx) =>
    takeBack(
      trx,
      sql`entry.listing_id = ${listingId} and entry.act in ('post', 'share')
        and exists (
          select from flash_drop_points as posted
          where posted.act = 'post' and posted.source = ${`listing:${listingId}`}
            and posted.flash_drop_id = entry.flash_drop_id and posted.profile_id = entry.profile_id)
        and coalesce((
          select sum(sales) from flash_drop_points as sold
          where sold.listing_id = entry.listing_id and sold.flash_drop_id = entry.flash_drop_id
            and sold.profile_id = entry.profile_id and sold.act = 'sale'), 0) = 0`,
    ),
  );
  publishChanges(services, changes);
}
