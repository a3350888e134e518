import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import { ownerOf } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { findConversationWith, publishListingChange } from '../../../talking/messages/server/messages.ts';
import { REVIEW_UPDATES } from '../contract/review-updates.ts';
import { reviewPublished } from '../contract/signals.ts';

const BATCH_SIZE = 100;

/**
 * Counts reviews that are due and records their signals. Locks sales before people, each ordered by id as when writing
 * a review, to avoid deadlocks. Runs on a schedule.
 */
export async function publishDue({ db, jobs }: { db: Database; jobs: Pick<Jobs, 'record'> }): Promise<void> {
  let rowCount: number;
  do {
    rowCount = await db.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom('reviews')
        .select(['id', 'sale_id'])
        .where('counted', '=', false)
        .where('publishes_at', '<=', sql<Date>`now()`)
        .orderBy('publishes_at')
        .orderBy('id')
        .limit(BATCH_SIZE)
        .execute();
      if (due.length === 0) return 0;
      const ids = due.map(({ id }) => id);
      const saleIds = due.map(({ sale_id }) => sale_id);
      await sql`select from sales where id = any(${saleIds}::uuid[]) order by id for no key update`.execute(
        trx,
      );
      await sql`
        select from profiles where id in (select reviewee_id from reviews where id = any(${ids}::uuid[]))
        order by id for no key update`.execute(trx);
      const published = await trx
        .updateTable('reviews')
        .set({ counted: true })
        .where('id', '=', anyOf(ids))
        .where('counted', '=', false)
        .returning('id')
        .execute();
      await jobs.record(trx, reviewPublished, ...published.map(({ id }) => ({ reviewId: id })));
      return due.length;
    });
  } while (rowCount === BATCH_SIZE);
}

/**
 * Sends a live update to both people of a sale when one has written or the reviews are published. Their open chat gets
 * one too, because its actions depend on the reviews.
 */
export async function publishUpdate(
  { db, live }: { db: Database; live: Live },
  { reviewId }: { reviewId: string },
): Promise<void> {
  const sale = await db
    .selectFrom('reviews')
    .innerJoin('sales', 'sales.id', 'reviews.sale_id')
    .select(['sales.listing_id', 'sales.seller_id', 'sales.seller_guest', 'sales.buyer_id'])
    .where('reviews.id', '=', reviewId)
    .executeTakeFirst();
  if (sale === undefined) return;
  const seller = ownerOf(sale.seller_id, sale.seller_guest);
  const buyer = ownerOf(sale.buyer_id, null);
  live.publish(
    [seller, buyer].filter((person) => person !== null),
    { type: REVIEW_UPDATES.changed, ids: [] },
  );
  if (seller === null || sale.buyer_id === null) return;
  const conversation = await findConversationWith(db, { id: sale.listing_id, owner: seller }, sale.buyer_id);
  if (conversation) publishListingChange(live, [conversation]);
}
