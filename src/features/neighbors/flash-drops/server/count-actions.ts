import { sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { isSamePerson } from '../../../people/accounts/server/accounts.ts';
import { hasBuyerHistory, lockSale } from '../../../talking/deals/server/deals.ts';
import { firstReplies, type MessageKey } from '../../../talking/messages/server/messages.ts';
import { BUYER_HISTORY_DAYS, type RefusalReason } from '../contract/point-actions.ts';
import { countAction, takeBack } from './ledger.ts';
import { type ChangeServices, publishChanges } from './standings-updates.ts';

interface ListingServices extends ChangeServices {
  db: Database;
}

/** Publishes the points for a new listing, after its transaction commits. */
export async function publishPostedPoints(
  { db, ...services }: ListingServices,
  listingId: string,
): Promise<void> {
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
export async function takeBackRemoved(
  { db, ...services }: ListingServices,
  listingId: string,
): Promise<void> {
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

/** Counts messages that were a member's first answer to someone. */
export async function countReplies(
  { db, config, ...services }: Services,
  messages: readonly MessageKey[],
): Promise<void> {
  for (const reply of await firstReplies(db, messages)) {
    const isSame = reply.otherId !== null && (await isSamePerson(db, config, reply.profileId, reply.otherId));
    const changes = await db.transaction().execute((trx) =>
      countAction(trx, config.timeZone, {
        act: 'reply',
        profileId: reply.profileId,
        source: `conversation:${reply.conversationId}`,
        at: reply.sentAt,
        listingId: reply.listingId,
        otherId: reply.otherId,
        refused: isSame ? 'same-person' : null,
      }),
    );
    publishChanges(services, changes);
  }
}

interface Services extends ChangeServices {
  db: Database;
  config: Pick<Config, 'timeZone' | 'authSecret'>;
}

/**
 * Counts a sale. Locks it first, so that a concurrent undo runs either before (no sale is left) or after (the points
 * are taken back).
 */
export async function countSale({ db, config, ...services }: Services, saleId: string): Promise<void> {
  const changes = await db.transaction().execute(async (trx) => {
    const sale = await lockSale(trx, saleId);
    if (!sale?.sellerId || !sale.buyerId) return [];
    const { sellerId, buyerId } = sale;
    const findRefusal = async (): Promise<RefusalReason | null> => {
      if (await isSamePerson(trx, config, sellerId, buyerId)) return 'same-person';
      return (await hasBuyerHistory(trx, saleId, BUYER_HISTORY_DAYS)) ? null : 'new-buyer';
    };
    return countAction(trx, config.timeZone, {
      act: 'sale',
      profileId: sale.sellerId,
      source: `sale:${saleId}`,
      at: sale.completedAt,
      listingId: sale.listingId,
      itemTitle: sale.itemTitle,
      otherId: sale.buyerId,
      refused: await findRefusal(),
    });
  });
  publishChanges(services, changes);
}

/** Takes back the points of an undone sale. */
export async function takeBackSale({ db, ...services }: Services, saleId: string): Promise<void> {
  const changes = await db
    .transaction()
    .execute((trx) => takeBack(trx, sql`entry.act = 'sale' and entry.source = ${`sale:${saleId}`}`));
  publishChanges(services, changes);
}
