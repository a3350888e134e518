import { sql, type Transaction } from 'kysely';
import { PLAN_ENTITLEMENTS } from '../../features/paying/plans/contract/entitlements.ts';
import { insertRows } from '../../platform/server/db/insert-rows.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import { personId } from '../content/demo-ids.ts';
import { DEMO_PLANS } from './insert-plans.ts';

/** Inserts whose plan features their listings; a trigger then takes these into the rotation when they are inserted. */
export async function insertFeaturedSellers(trx: Transaction<DB>): Promise<void> {
  const sellers = DEMO_PLANS.filter(({ planType }) =>
    PLAN_ENTITLEMENTS[planType].includes('featured_listings'),
  );
  await insertRows(
    trx,
    'featured_sellers',
    sellers.map(({ username }) => ({ profile_id: personId(username) })),
  ).execute();
}

/** Lets featured listings have been shown to some people, of whom a few opened them, in proportion to their views. */
export async function insertFeaturedCounts(trx: Transaction<DB>): Promise<void> {
  await sql`
    update featured_listings set shown = 3 * views, turns = 3 * views, opened = views / 4
    from listing_view_totals where listing_view_totals.listing_id = featured_listings.listing_id`.execute(
    trx,
  );
}
