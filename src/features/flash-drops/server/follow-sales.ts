import { sql } from 'kysely';
import type { Config } from '../../../platform/server/config.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { sharesDevice } from '../../accounts/server/accounts.ts';
import { holdSale } from '../../deals/server/deals.ts';
import { countAct, takeBack } from './ledger.ts';
import { type ChangeServices, publishChanges } from './publish-changes.ts';

interface Services extends ChangeServices {
  db: Database;
  config: Pick<Config, 'timeZone'>;
}

/** A deal is done. The sale is held, so that undoing it comes before (there is none) or after (it is taken back). */
export async function countSale({ db, config, ...services }: Services, saleId: string): Promise<void> {
  const changes = await db.transaction().execute(async (trx) => {
    const sale = await holdSale(trx, saleId);
    if (!sale?.sellerId || !sale.buyerId) return [];
    if (await sharesDevice(trx, sale.sellerId, sale.buyerId)) return [];
    return countAct(trx, config.timeZone, {
      act: 'sale',
      profileId: sale.sellerId,
      source: `sale:${saleId}`,
      at: sale.completedAt,
      listingId: sale.listingId,
      itemTitle: sale.itemTitle,
      otherId: sale.buyerId,
    });
  });
  publishChanges(services, changes);
}

/** The deal is off. */
export async function takeBackSale({ db, ...services }: Services, saleId: string): Promise<void> {
  const changes = await db
    .transaction()
    .execute((trx) => takeBack(trx, sql`entry.act = 'sale' and entry.source = ${`sale:${saleId}`}`));
  publishChanges(services, changes);
}
