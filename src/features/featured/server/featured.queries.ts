import { sql } from 'kysely';
import { anyOf } from '../../../platform/server/db/any-of.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Position } from '../../../shared/position.ts';
import type { CategorySlug } from '../../../shared/taxonomy.ts';
import { isKept, onEarth } from '../../listings/server/listings.ts';
import type { OwnFeatured } from '../contract/featured.ts';

/**
 * How many of the rotation are read to fill the slots of a page, however many are featured: with few featured ones every
 * match is found, with many it may take several pages until it is.
 */
const NEXT = 1000;

interface Where {
  category?: CategorySlug | undefined;
  near?: Position | undefined;
  withinKm?: number | undefined;
}

/**
 * The featured listings whose turn is next: `listing_id` and `turns`, the fewest first. Within a radius also those that
 * are near, which may all be far from their turn.
 */
export function nextInRotation(db: Database, { category, near, withinKm }: Where) {
  const inRotation = db
    .selectFrom('featured_listings')
    .select(['listing_id', 'turns', 'place'])
    .where('in_rotation', '=', sql.lit(true))
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''));
  const next = inRotation.orderBy('turns').orderBy('listing_id').limit(NEXT);
  if (near === undefined || withinKm === undefined) return db.selectFrom(next.as('next')).selectAll();
  const meters = withinKm * 1000;
  const box = sql`cube_enlarge(${onEarth(near)}, ${meters}::float8, 3)`;
  const nearby = inRotation.where(sql<boolean>`place <@ ${box}`).limit(NEXT);
  const both = db
    .selectFrom(next.as('next'))
    .selectAll()
    .union(db.selectFrom(nearby.as('nearby')).selectAll());
  return db
    .selectFrom(both.as('next'))
    .selectAll()
    .where(sql<boolean>`place <-> ${onEarth(near)} <= ${meters}::float8`)
    .orderBy('turns')
    .orderBy('listing_id')
    .limit(NEXT);
}

/** How often the listings of a member were featured, and the five that were shown most. */
export async function findOwnFeatured(db: Database, profileId: string): Promise<Omit<OwnFeatured, 'active'>> {
  const { rows } = await sql<Omit<OwnFeatured, 'active'>>`
    with own as (
      select id, title, shown, opened from listings join featured_listings on listing_id = id
      where seller_id = ${profileId} and ${isKept()}
    )
    select coalesce(sum(shown), 0)::int as shown, coalesce(sum(opened), 0)::int as opened,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'listing', jsonb_build_object('id', id, 'title', title), 'shown', shown, 'opened', opened)
          order by shown desc, opened desc, id)
        from (select * from own where shown > 0 or opened > 0 order by shown desc, opened desc, id limit 5) as most
      ), '[]') as listings
    from own`.execute(db);
  return rows[0] ?? { shown: 0, opened: 0, listings: [] };
}

/** Which of these listings are featured now. */
export async function featuredAmong(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('featured_listings')
    .select('listing_id')
    .where('listing_id', '=', anyOf(ids))
    .where('in_rotation', '=', sql.lit(true))
    .execute();
  return new Set(rows.map(({ listing_id }) => listing_id));
}
