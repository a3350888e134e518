import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { MINUTE_MS } from '../../../../shared/time.ts';
import { buildCards, type CardRow, distanceFrom } from '../../../items/listings/server/listings.ts';
import { slotsOf } from '../../featured/contract/featured-slots.ts';
import { nextInRotation } from '../../featured/server/featured.ts';
import { among, type Browse, filtered, inPlaceOfListings } from './browse.queries.ts';

/** Number of matching listings to select from. Enough to include several sellers. */
const MAX_CANDIDATES = 60;

/**
 * Finds listings for the featured slots of a page. They match the search, are for sale, and are neither on the page,
 * hidden from the viewer nor the viewer's own. Sellers with the fewest impressions come first, one listing each. Ties
 * are shuffled once a minute, equally for everyone, because visitors share cached pages.
 */
export async function findFeatured(
  db: Database,
  browse: Browse,
  viewer: Actor,
  page: readonly CardRow[],
  hidden: readonly string[] = [],
): Promise<CardRow[]> {
  const slots = slotsOf(page.length);
  if (slots === 0 || browse.seller !== undefined) return [];
  const minute = Math.floor(Date.now() / MINUTE_MS);
  const lot = sql`hashint8extended(hashtext(listings.id::text)::bigint, ${minute}::bigint)`;
  const left = [...page.map(({ id }) => id), ...hidden];
  const ownId = viewer.kind === 'member' ? viewer.id : null;
  const turns = sql.ref('listings.turns');

  const next = db
    .selectFrom('listings')
    .innerJoin(nextInRotation(db, browse).as('next'), 'next.listing_id', 'listings.id')
    .selectAll('listings')
    .select('next.turns');
  const matching = filtered(among(db, next), browse)
    .where(sql<boolean>`listings.seller_id is distinct from ${ownId}::uuid`)
    .where(sql<boolean>`(listings.reserved_until is null or listings.reserved_until <= now())`)
    .where(sql<boolean>`listings.id <> all(${left}::uuid[])`)
    .selectAll('listings')
    .orderBy(turns)
    .orderBy('listings.id')
    .limit(MAX_CANDIDATES);
  const ofEachSeller = among(db, matching)
    .selectAll('listings')
    .distinctOn('listings.seller_id')
    .orderBy('listings.seller_id')
    .orderBy(turns)
    .orderBy(lot);
  const chosen = among(db, ofEachSeller).selectAll('listings').orderBy(turns).orderBy(lot).limit(slots);
  const { near } = browse;
  const cards = buildCards(inPlaceOfListings(db.with('listings', () => chosen)));
  return (near ? cards.select(distanceFrom(near).as('distance')) : cards)
    .orderBy(turns)
    .orderBy(lot)
    .execute();
}
