import { sql } from 'kysely';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Position } from '../../../../shared/position.ts';
import { isVisible } from '../../../trust/blocks/server/blocks.ts';
import {
  type CardRow,
  cards,
  distanceFrom,
  isVisibleListing,
} from '../../../items/listings/server/listings.ts';

/** Listings in no particular order; those the viewer does not see are left out. */
export function findItemRows(
  db: Database,
  ids: readonly string[],
  { near, hidden }: { near: Position | undefined; hidden: readonly string[] },
) {
  return cards(db)
    .select(['listings.location', 'listings.latitude', 'listings.longitude', 'listings.sold_at'])
    .select((near ? distanceFrom(near) : sql<number | null>`null::float8`).as('distance'))
    .where('listings.id', '=', anyOf(ids))
    .where(isVisibleListing())
    .where(isVisible('listings.seller_id', 'listings.guest_key', hidden))
    .execute();
}
export type ItemRow = CardRow & Awaited<ReturnType<typeof findItemRows>>[number];
