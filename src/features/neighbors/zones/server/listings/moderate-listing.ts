import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import type { DB } from '../../../../../platform/server/db/schema.generated.ts';
import type { Actor } from '../../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../../platform/server/jobs.ts';
import type { Live } from '../../../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../../../shared/errors.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { ZONE_LIMITS } from '../../contract/zone-limits.ts';
import type { Removal } from '../../contract/zone-member.ts';
import { removalReason } from '../moderation/removal-reason.ts';
import { addLogEntry } from '../moderation/zone-log.ts';
import { publishZone } from '../publish-zone.ts';
import { requireZoneAdmin } from '../zone-standing.ts';

interface Services {
  db: Database;
  jobs: Jobs;
  live: Live;
}

/** Whether the removal is recent enough to be undone. */
export const canPutBack = sql<boolean>`
  removed_at > now() - make_interval(days => ${sql.lit(ZONE_LIMITS.putBackDays)})`;

const rowOf = (trx: Transaction<DB>, zoneId: string, listingId: string) =>
  trx.updateTable('zone_listings').where('zone_id', '=', zoneId).where('listing_id', '=', listingId);

/**
 * Pins a listing in the first free slot above the others, or unpins it.
 * @throws DomainError TOO_MANY_PINNED, ZONE_LISTING_NOT_FOUND, or a policy error.
 */
export async function pinListing(
  { db, live }: Services,
  actor: Actor,
  zoneId: string,
  listingId: string,
  pinned: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await requireZoneAdmin(trx, zoneId, actor);
    // Serialize pinning, because two admins may see the same free slot.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`zone-pins:${zoneId}`}, 0))`.execute(trx);
    const freeSlot = sql<number>`(
      select slot from generate_series(1, ${sql.lit(ZONE_LIMITS.pinnedListings)}) as slot
      where not exists (select from zone_listings as other where other.zone_id = ${zoneId} and other.pin = slot)
      order by slot limit 1)`;
    const row = await rowOf(trx, zoneId, listingId)
      .set({ pin: pinned ? sql<number>`coalesce(pin, ${freeSlot})` : null })
      .where('active', '=', true)
      .returning('pin')
      .executeTakeFirst();
    if (row === undefined) throw new DomainError(zoneErrors.ZONE_LISTING_NOT_FOUND);
    if (pinned && row.pin === null) throw new DomainError(zoneErrors.TOO_MANY_PINNED);
  });
  publishZone(live, zoneId);
}

/**
 * Removes a listing from a zone, for a reason that members can read. Removing it again changes nothing.
 * @throws DomainError ZONE_LISTING_NOT_FOUND, or a policy error.
 */
export async function removeListing(
  { db, jobs, live }: Services,
  actor: Actor,
  zoneId: string,
  listingId: string,
  removal: Removal,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id: me } = await requireZoneAdmin(trx, zoneId, actor);
    const { reason, note } = await removalReason(trx, zoneId, removal);
    const removed = await rowOf(trx, zoneId, listingId)
      .set({ removed_at: sql`now()`, removed_by: me, removed_reason: reason, pin: null })
      .where('removed_at', 'is', null)
      .returning('seller_id')
      .executeTakeFirst();
    if (removed === undefined) return requireListed(trx, zoneId, listingId);
    await addLogEntry(trx, jobs, {
      zoneId,
      actorId: me,
      action: 'listing-removed',
      personId: removed.seller_id,
      listingId,
      subject: await titleOf(trx, listingId),
      reason,
      note,
    });
  });
  publishZone(live, zoneId);
}

/**
 * Shows a removed listing again, if its seller is still a member.
 * @throws DomainError PUT_BACK_TOO_LATE, ZONE_LISTING_NOT_FOUND, or a policy error.
 */
export async function putListingBack(
  { db, jobs, live }: Services,
  actor: Actor,
  zoneId: string,
  listingId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id: me } = await requireZoneAdmin(trx, zoneId, actor);
    const row = await rowOf(trx, zoneId, listingId)
      .set({ removed_at: null, removed_by: null, removed_reason: null })
      .where('removed_at', 'is not', null)
      .where(canPutBack)
      .where(
        sql<boolean>`exists (
          select from zone_members
          where zone_members.zone_id = zone_listings.zone_id and profile_id = zone_listings.seller_id)`,
      )
      .returning('seller_id')
      .executeTakeFirst();
    if (row === undefined) return requirePutBack(trx, zoneId, listingId);
    await addLogEntry(trx, jobs, {
      zoneId,
      actorId: me,
      action: 'listing-put-back',
      personId: row.seller_id,
      listingId,
      subject: await titleOf(trx, listingId),
    });
  });
  publishZone(live, zoneId);
}

async function titleOf(trx: Transaction<DB>, listingId: string): Promise<string> {
  const { title } = await trx
    .selectFrom('listings')
    .select('title')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  return title;
}

async function requireListed(trx: Transaction<DB>, zoneId: string, listingId: string): Promise<void> {
  if ((await stateOf(trx, zoneId, listingId)) === undefined) {
    throw new DomainError(zoneErrors.ZONE_LISTING_NOT_FOUND);
  }
}

/** Throws the reason why a listing was not put back. Returns if the zone already shows it. */
async function requirePutBack(trx: Transaction<DB>, zoneId: string, listingId: string): Promise<void> {
  const state = await stateOf(trx, zoneId, listingId);
  if (state === undefined) throw new DomainError(zoneErrors.ZONE_LISTING_NOT_FOUND);
  if (state.removed_at === null) return;
  throw new DomainError(state.in_time ? zoneErrors.ZONE_MEMBER_NOT_FOUND : zoneErrors.PUT_BACK_TOO_LATE);
}

const stateOf = (trx: Transaction<DB>, zoneId: string, listingId: string) =>
  trx
    .selectFrom('zone_listings')
    .select(['removed_at', canPutBack.as('in_time')])
    .where('zone_id', '=', zoneId)
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
