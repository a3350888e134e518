import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import type { DB } from '../../../../../platform/server/db/schema.generated.ts';
import { type Actor, type Member, requireMember } from '../../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../../platform/server/jobs.ts';
import type { Live } from '../../../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../../../shared/errors.ts';
import { listingErrors } from '../../../../items/listings/contract/errors.ts';
import { isForSale, type PostInto } from '../../../../items/listings/server/listings.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { zoneListingAdded } from '../../contract/signals.ts';
import { publishZone } from '../publish-zone.ts';
import { countZoneChange } from '../save-zone.ts';
import { requireInZone } from '../zone-standing.ts';

interface Services {
  db: Database;
  jobs: Jobs;
  live: Live;
}

/**
 * Shows a member's own listing in a zone. Adding it again changes nothing.
 * @throws DomainError LISTING_NOT_FOR_SALE, ZONE_LISTING_REMOVED, NOT_YOUR_LISTING, or a policy error.
 */
export async function addListing(
  { db, jobs }: Services,
  actor: Actor,
  zoneId: string,
  listingId: string,
): Promise<void> {
  await countZoneChange(db, requireMember(actor).id);
  await db.transaction().execute(async (trx) => {
    const member = await requireInZone(trx, zoneId, actor, 'post');
    if (!(await showListing(trx, jobs, member, zoneId, listingId))) {
      await requireShown(trx, member, zoneId, listingId);
    }
  });
}

/** Posts new listings to the zone chosen in their form. Zones that don't exist or were closed are ignored. */
export const postIntoZone: PostInto = async ({ jobs }, trx, owner, listingId, { zoneId }) => {
  if (zoneId === undefined) return;
  try {
    const member = await requireInZone(trx, zoneId, owner, 'post');
    await showListing(trx, jobs, member, zoneId, listingId);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.spec === zoneErrors.ZONE_NOT_FOUND || error.spec === zoneErrors.ZONE_GONE) return;
    throw new DomainError(listingErrors.NOT_IN_ZONE, { cause: error });
  }
};

/** Adds the listing; returns true if it is new in the zone. */
async function showListing(
  trx: Transaction<DB>,
  jobs: Pick<Jobs, 'record'>,
  member: Member,
  zoneId: string,
  listingId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('zone_listings')
    .columns(['zone_id', 'listing_id', 'seller_id'])
    .expression((eb) =>
      eb
        .selectFrom('listings')
        .select([sql<string>`${zoneId}::uuid`.as('zone_id'), 'id', 'seller_id'])
        .where('id', '=', listingId)
        .where('seller_id', '=', member.id)
        .where(isForSale()),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  await jobs.record(trx, zoneListingAdded, { zoneId, listingId, sellerId: member.id });
  return true;
}

/** Throws the reason why a listing was not added. Returns if the zone already shows it. */
async function requireShown(
  trx: Transaction<DB>,
  member: Member,
  zoneId: string,
  listingId: string,
): Promise<void> {
  const listing = await trx
    .selectFrom('listings')
    .leftJoin('zone_listings as shown', (join) =>
      join.onRef('shown.listing_id', '=', 'listings.id').on('shown.zone_id', '=', zoneId),
    )
    .select(['listings.seller_id', 'listings.deleted_at', 'shown.removed_at', 'shown.for_sale'])
    .where('listings.id', '=', listingId)
    .executeTakeFirst();
  if (listing === undefined || listing.deleted_at !== null) {
    throw new DomainError(listingErrors.LISTING_NOT_FOUND);
  }
  if (listing.seller_id !== member.id) throw new DomainError(listingErrors.NOT_YOUR_LISTING);
  if (listing.removed_at !== null) throw new DomainError(zoneErrors.ZONE_LISTING_REMOVED);
  if (listing.for_sale !== true) throw new DomainError(zoneErrors.LISTING_NOT_FOR_SALE);
}

/** Takes a member's own listing out of a zone, if it is in it. A listing that an admin removed stays removed. */
export async function withdrawListing(
  { db, live }: Services,
  actor: Actor,
  zoneId: string,
  listingId: string,
): Promise<void> {
  const me = requireMember(actor).id;
  await db
    .deleteFrom('zone_listings')
    .where('zone_id', '=', zoneId)
    .where('listing_id', '=', listingId)
    .where('seller_id', '=', me)
    .where('removed_at', 'is', null)
    .execute();
  publishZone(live, zoneId);
}
