import { sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { isSamePerson } from '../../../people/accounts/server/accounts.ts';
import { hasBuyerHistory, lockSale } from '../../../talking/deals/server/deals.ts';
import { BUYER_HISTORY_DAYS, type RefusalReason } from '../contract/point-actions.ts';
import { countAction, takeBack } from './ledger.ts';
import { type ChangeServices, publishChanges } from './publish-changes.ts';

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
