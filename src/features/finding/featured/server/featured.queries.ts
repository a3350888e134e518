import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Position } from '../../../../shared/position.ts';
import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import { isNotDeleted, onEarth } from '../../../items/listings/server/listings.ts';
import type { OwnFeatured } from '../contract/featured.ts';

/**
 * Number of listings in the rotation read to fill the slots of a page, for any number of featured listings. With few
 * featured listings, this covers all matches; with many, a match may take several pages to appear.
 */
const MAX_CANDIDATES = 1000;

interface Where {
  category?: CategorySlug | undefined;
  near?: Position | undefined;
  withinKm?: number | undefined;
}

/**
 * Selects the featured listings that are next in the rotation, with the fewest impressions first: `listing_id` and
 * `turns`. Within a radius, also includes nearby ones, which may all be far back in the rotation.
 */
export function nextInRotation(db: Database, { category, near, withinKm }: Where) {
  const inRotation = db
    .selectFrom('featured_listings')
    .select(['listing_id', 'turns', 'place'])
    .where('in_rotation', '=', sql.lit(true))
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''));
  const next = inRotation.orderBy('turns').orderBy('listing_id').limit(MAX_CANDIDATES);
  if (near === undefined || withinKm === undefined) return db.selectFrom(next.as('next')).selectAll();
  const meters = withinKm * 1000;
  const box = sql`cube_enlarge(${onEarth(near)}, ${meters}::float8, 3)`;
  const nearby = inRotation.where(sql<boolean>`place <@ ${box}`).limit(MAX_CANDIDATES);
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
    .limit(MAX_CANDIDATES);
}

/** Finds how often a member's listings were featured, and the five with the most impressions. */
export async function findOwnFeatured(db: Database, profileId: string): Promise<Omit<OwnFeatured, 'active'>> {
  const { rows } = await sql<Omit<OwnFeatured, 'active'>>`
    with own as (
      select id, title, shown, opened from listings join featured_listings on listing_id = id
      where seller_id = ${profileId} and ${isNotDeleted()}
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

/** Returns which of these listings are featured now. */
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
