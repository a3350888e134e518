import { sql } from 'kysely';
import { type Database, inTransaction } from '../../../../platform/server/db/database.ts';
import { isForSale } from '../../../items/listings/server/listings.ts';
import { entitlementsOf, membersEntitledTo, type PlanServices } from '../../../paying/plans/server/plans.ts';

/** With a transaction as `db`, their statements are part of it. */
export type RotationServices = Pick<PlanServices, 'db' | 'config'>;

/** Adds a member's listings to the rotation or removes them, as their current plan says. */
export async function syncRotation(services: RotationServices, profileId: string): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    await lockRotation(trx);
    const { entitlements } = await entitlementsOf({ ...services, db: trx }, profileId);
    await setSellers(trx, entitlements.includes('featured_listings') ? [profileId] : [], profileId);
    await alignRotation(trx, profileId);
  });
}

/**
 * Does the same for all members. Plans also change without a signal, for example by settings, and a listing may be
 * posted at the moment its seller's plan begins. Runs on a schedule.
 */
export async function syncAllRotations(services: RotationServices): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    await lockRotation(trx);
    await setSellers(trx, await membersEntitledTo({ ...services, db: trx }, 'featured_listings'), null);
    await alignRotation(trx, null);
  });
}

/** Locks before reading plans, so that no process writes outdated ones. */
const lockRotation = (trx: Database) =>
  sql`lock table featured_sellers in share row exclusive mode`.execute(trx);

/** Sets the featured sellers, of one member or of all. */
async function setSellers(db: Database, sellers: readonly string[], only: string | null): Promise<void> {
  await sql`
    delete from featured_sellers
    where profile_id <> all(${sellers}::uuid[]) and (${only}::uuid is null or profile_id = ${only}::uuid)`.execute(
    db,
  );
  // Members erased in the meantime are skipped.
  await sql`
    insert into featured_sellers (profile_id) select id from profiles where id = any(${sellers}::uuid[])
    on conflict do nothing`.execute(db);
}

/**
 * Adds the listings of featured sellers to the rotation and removes all others, for one seller or for all. From then
 * on, a trigger on listings maintains it.
 */
async function alignRotation(db: Database, seller: string | null): Promise<void> {
  const isMeant = sql`(${seller}::uuid is null or listings.seller_id = ${seller}::uuid)`;
  await sql`
    update featured_listings set in_rotation = false from listings
    where listings.id = listing_id and in_rotation and ${isMeant}
      and not (${isForSale()} and exists (select from featured_sellers where profile_id = seller_id))`.execute(
    db,
  );
  await sql`
    insert into featured_listings (listing_id, category, place, turns)
    -- Found once. The column's default would look for it at each row, past all rows that were added before.
    select id, category, place, (select fewest_featured_turns()) from featured_sellers
    join listings on seller_id = profile_id
    where ${isForSale()} and ${isMeant}
      and not exists (select from featured_listings where listing_id = id and in_rotation)
    on conflict (listing_id) do update set
      in_rotation = true,
      category = excluded.category,
      place = excluded.place,
      turns = greatest(featured_listings.turns, excluded.turns)`.execute(db);
}
