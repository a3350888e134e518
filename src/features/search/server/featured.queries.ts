import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Actor } from '../../../platform/server/http/actor.ts';
import { MINUTE_MS } from '../../../shared/time.ts';
import { slotsOf } from '../../featured/contract/featured-slots.ts';
import { nextInRotation } from '../../featured/server/featured.ts';
import { buildCards, type CardRow, distanceFrom } from '../../listings/server/listings.ts';
import { among, type Browse, filtered, inPlaceOfListings } from './browse.queries.ts';

/**
 * The listings for the featured slots of a page: they match the search, are available, and are neither on the page nor
 * the viewer's own. Whoever had the fewest turns comes first, each seller once. Among equals a number decides that
 * changes each minute and is the same for everybody, because visitors share pages.
 */
export async function findFeatured(
  db: Database,
  browse: Browse,
  viewer: Actor,
  page: readonly CardRow[],
): Promise<CardRow[]> {
  const slots = slotsOf(page.length);
  if (slots === 0 || browse.seller !== undefined) return [];
  const minute = Math.floor(Date.now() / MINUTE_MS);
  const lot = sql`hashint8extended(hashtext(listings.id::text)::bigint, ${minute}::bigint)`;
  const own = viewer.kind === 'member' ? viewer.id : null;

  const next = db
    .selectFrom('listings')
    .innerJoin(nextInRotation(db, browse).as('next'), 'next.listing_id', 'listings.id')
    .selectAll('listings')
    .select('next.turns');
  const matching = filtered(among(db, next), browse)
    .where(sql<boolean>`listings.seller_id is distinct from ${own}::uuid`)
    .where(sql<boolean>`(listings.reserved_until is null or listings.reserved_until <= now())`)
    .where(sql<boolean>`listings.id <> all(${page.map(({ id }) => id)}::uuid[])`);
  const ofEachSeller = db.selectFrom(
    matching
      .distinctOn('listings.seller_id')
      .selectAll('listings')
      .orderBy('listings.seller_id')
      .orderBy(sql`listings.turns`)
      .orderBy(lot)
      .as('listings'),
  );
  const chosen = ofEachSeller.selectAll('listings').orderBy(sql`listings.turns`).orderBy(lot).limit(slots);
  const { near } = browse;
  return buildCards(inPlaceOfListings(db.with('listings', () => chosen)))
    .$if(near !== undefined, (query) => (near ? query.select(distanceFrom(near).as('distance')) : query))
    .orderBy(sql`listings.turns`)
    .orderBy(lot)
    .execute();
}
