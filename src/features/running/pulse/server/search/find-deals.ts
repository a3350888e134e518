import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import {
  comesAfter,
  pageOfRows,
  readTimeCursor,
  timeCursorAfter,
} from '../../../../../platform/server/db/keyset.ts';
import { planEachTime } from '../../../../../platform/server/db/statement-names.ts';
import { shownName } from '../../../../../platform/server/export-person.ts';
import type { FoundDeal } from '../../contract/search.ts';
import { type Found, idOf, inName, namedAccount, type Search } from './search-terms.ts';

export async function findDeals(db: Database, { q, cursor, limit }: Search): Promise<Found<FoundDeal>> {
  const after = readTimeCursor(cursor);
  let query = db
    .selectFrom('sales')
    .leftJoin('profiles as seller', 'seller.id', 'sales.seller_id')
    .leftJoin('profiles as buyer', 'buyer.id', 'sales.buyer_id')
    .select([
      'sales.id',
      'sales.item_title',
      'sales.price_cents',
      'sales.seller_id',
      'sales.seller_guest',
      'sales.buyer_id',
      'sales.completed_at',
      shownName('seller', 'sales.seller_guest').as('seller_name'),
      shownName('buyer').as('buyer_name'),
    ])
    .orderBy('sales.completed_at', 'desc')
    .orderBy('sales.id', 'desc')
    .limit(limit + 1);
  if (after !== null) query = query.where(comesAfter('sales.completed_at', 'sales.id', after));
  if (q !== '') {
    query = query.where(
      sql<boolean>`(sales.id = ${idOf(q)}::uuid or sales.listing_id = ${idOf(q)}::uuid
        or sales.seller_guest = ${idOf(q)}::uuid or sales.seller_id = ${namedAccount(q)} or sales.buyer_id = ${namedAccount(q)}
        or fold_name(sales.item_title) like ${inName(q)})`,
    );
  }
  const rows = await query.modifyEnd(planEachTime).execute();
  const { shown, nextCursor } = pageOfRows(rows, limit, (row) => timeCursorAfter(row.completed_at, row.id));
  return {
    nextCursor,
    shown: shown.map((row) => ({
      id: row.id,
      title: row.item_title,
      priceCents: row.price_cents,
      sellerId: row.seller_id,
      sellerGuest: row.seller_guest,
      sellerName: row.seller_name,
      buyerId: row.buyer_id,
      buyerName: row.buyer_name,
      at: row.completed_at.toISOString(),
    })),
  };
}
