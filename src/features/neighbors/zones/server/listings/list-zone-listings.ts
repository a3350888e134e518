import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import {
  comesAfter,
  pageOfRows,
  readTimeCursor,
  timeCursorAfter,
} from '../../../../../platform/server/db/keyset.ts';
import { shownName } from '../../../../../platform/server/export-person.ts';
import type { Actor } from '../../../../../platform/server/http/actor.ts';
import type { PageQuery } from '../../../../../shared/page-query.ts';
import { listingCards } from '../../../../items/listings/server/listings.ts';
import { blockedPeopleOf } from '../../../../trust/blocks/server/blocks.ts';
import type { ZoneListing } from '../../contract/zone-listing.ts';
import { zoneStanding } from '../zone-standing.ts';
import { mayInZone } from '../zones.policy.ts';
import { canPutBack } from './moderate-listing.ts';

/** A literal, because PostgreSQL uses the partial index only for a condition it can match. */
const isActive = sql<boolean>`zone_listings.active`;
/** Removed listings included with the first page. */
const MAX_REMOVED_SHOWN = 20;

interface Services {
  db: Database;
}

/**
 * Returns a page of listings: pinned ones first, then the newest. Admins and sellers also get recently removed ones.
 */
export async function listZoneListings(
  { db }: Services,
  viewer: Actor,
  zoneId: string,
  { cursor, limit }: PageQuery,
): Promise<{ listings: ZoneListing[]; nextCursor: string | null }> {
  const { role } = await zoneStanding(db, zoneId, viewer);
  const viewerId = viewer.kind === 'member' ? viewer.id : null;
  const canModerate = mayInZone(role, 'moderate');
  const after = readTimeCursor(cursor);
  const hidden = await blockedPeopleOf(db, viewer);
  const seen = inZone(db, zoneId).where(sql<boolean>`zone_listings.seller_id <> all(${hidden}::uuid[])`);
  const newest = seen
    .where(isActive)
    .where('pin', 'is', null)
    .orderBy('added_at', 'desc')
    .orderBy('listing_id', 'desc')
    .limit(limit + 1);
  const isFirst = after === null;
  const [page, pinned, removed] = await Promise.all([
    (isFirst ? newest : newest.where(comesAfter('added_at', 'listing_id', after))).execute(),
    isFirst ? seen.where(isActive).where('pin', 'is not', null).orderBy('pin').execute() : [],
    isFirst && viewerId !== null
      ? seen
          .where('removed_at', 'is not', null)
          .where(canPutBack)
          .where((where) => (canModerate ? where.lit(true) : where('zone_listings.seller_id', '=', viewerId)))
          .orderBy('removed_at', 'desc')
          .orderBy('listing_id', 'desc')
          .limit(MAX_REMOVED_SHOWN)
          .execute()
      : [],
  ]);
  const { shown, nextCursor } = pageOfRows(page, limit, (row) =>
    timeCursorAfter(row.added_at, row.listing_id),
  );
  const rows = [...pinned, ...removed, ...shown];
  const ids = rows.map(({ listing_id }) => listing_id);
  const cards = new Map((await listingCards(db, ids, hidden)).map((card) => [card.id, card]));
  const listings = rows.flatMap((row): ZoneListing[] => {
    const listing = cards.get(row.listing_id);
    if (listing === undefined) return [];
    const { removed_at: removedAt } = row;
    return [
      {
        listing,
        addedAt: row.added_at.toISOString(),
        pinned: row.pin !== null,
        own: row.seller_id === viewerId,
        removed: removedAt && {
          reason: row.removed_reason ?? '',
          by: row.removed_by_name,
          at: removedAt.toISOString(),
          canPutBack: canModerate,
        },
      },
    ];
  });
  return { listings, nextCursor };
}

const inZone = (db: Database, zoneId: string) =>
  db
    .selectFrom('zone_listings')
    .leftJoin('profiles as remover', 'remover.id', 'zone_listings.removed_by')
    .select([
      'listing_id',
      'seller_id',
      'added_at',
      'pin',
      'removed_at',
      'removed_reason',
      shownName('remover').as('removed_by_name'),
    ])
    .where('zone_id', '=', zoneId);
