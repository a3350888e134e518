import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import type { DB } from '../../../../../platform/server/db/schema.generated.ts';
import type { Member } from '../../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../../platform/server/jobs.ts';
import type { Live } from '../../../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../../../shared/errors.ts';
import { lockMember } from '../../../../people/people/server/people.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { addLogEntry } from '../moderation/zone-log.ts';
import { publishZone } from '../publish-zone.ts';
import { countZoneChange } from '../save-zone.ts';
import { lockMembers, lockZone } from '../zone-standing.ts';

/**
 * Makes the member join a zone. Joining again changes nothing.
 * @throws DomainError ZONE_NOT_FOUND, ZONE_GONE, or REMOVED_FROM_ZONE.
 */
export async function joinZone(
  { db, live }: { db: Database; live: Live },
  member: Member,
  zoneId: string,
): Promise<void> {
  await countZoneChange(db, member.id);
  const isNew = await db.transaction().execute((trx) => addMember(trx, member, zoneId));
  if (isNew) publishZone(live, zoneId);
}

/** Adds a member; returns true if they weren't one before. */
export async function addMember(trx: Transaction<DB>, member: Member, zoneId: string): Promise<boolean> {
  await lockMember(trx, member, zoneErrors.SIGN_IN_TO_JOIN);
  await lockZone(trx, zoneId);
  const removal = await trx
    .selectFrom('zone_removals')
    .select('removed_at')
    .where('zone_id', '=', zoneId)
    .where('profile_id', '=', member.id)
    .executeTakeFirst();
  if (removal !== undefined) throw new DomainError(zoneErrors.REMOVED_FROM_ZONE);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('zone_members')
    .values({ zone_id: zoneId, profile_id: member.id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

interface Services {
  db: Database;
  jobs: Jobs;
  live: Live;
}

/**
 * Leaves a zone with the member's own listings. Leaving again changes nothing. An admin can name a successor in the
 * same step, and the last admin has to. The zone closes when its last member leaves.
 * @throws DomainError LAST_ADMIN, SUCCESSOR_GONE, ZONE_NOT_FOUND, or ZONE_GONE.
 */
export async function leaveZone(
  { db, jobs, live }: Services,
  member: Member,
  zoneId: string,
  successorId: string | undefined,
): Promise<void> {
  const left = await db.transaction().execute(async (trx) => {
    const people = successorId === undefined ? [member.id] : [member.id, successorId];
    const roles = await lockMembers(trx, zoneId, people);
    const role = roles.get(member.id);
    if (role !== undefined) await withdrawListings(trx, zoneId, member.id);
    await lockZone(trx, zoneId);
    if (role === undefined) return false;
    if (role === 'admin' && successorId !== undefined) {
      if (successorId === member.id || !roles.has(successorId))
        throw new DomainError(zoneErrors.SUCCESSOR_GONE);
      await handOver(trx, jobs, { zoneId, from: member.id, to: successorId });
    } else if (role === 'admin' && !(await hasOtherMember(trx, zoneId, member.id, 'admin'))) {
      if (await hasOtherMember(trx, zoneId, member.id)) throw new DomainError(zoneErrors.LAST_ADMIN);
      await trx.updateTable('zones').set({ status: 'closed' }).where('id', '=', zoneId).execute();
    }
    await removeMembership(trx, zoneId, member.id);
    return true;
  });
  if (!left) return;
  live.recheck([member]);
  publishZone(live, zoneId);
}

/** Takes a leaving member's listings out of the zone. Listings that an admin removed stay removed. */
export async function withdrawListings(
  trx: Transaction<DB>,
  zoneId: string,
  profileId: string,
): Promise<void> {
  await trx
    .deleteFrom('zone_listings')
    .where('zone_id', '=', zoneId)
    .where('seller_id', '=', profileId)
    .where('removed_at', 'is', null)
    .execute();
}

export async function removeMembership(
  trx: Transaction<DB>,
  zoneId: string,
  profileId: string,
): Promise<void> {
  await trx
    .deleteFrom('zone_members')
    .where('zone_id', '=', zoneId)
    .where('profile_id', '=', profileId)
    .execute();
}

/**
 * Makes one member admin in place of another. The caller has locked both.
 * @throws DomainError SUCCESSOR_GONE if the successor is deleting their account.
 */
export async function handOver(
  trx: Transaction<DB>,
  jobs: Pick<Jobs, 'record'>,
  { zoneId, from, to }: { zoneId: string; from: string; to: string },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('zone_members')
    .set({ role: 'admin' })
    .where('zone_id', '=', zoneId)
    .where('profile_id', '=', to)
    .where(staysOnSite)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new DomainError(zoneErrors.SUCCESSOR_GONE);
  await addLogEntry(trx, jobs, { zoneId, actorId: from, action: 'handed-over', personId: to });
}

/** Whether the person has not asked to delete their account. */
const staysOnSite = sql<boolean>`exists (
  select from profiles where profiles.id = zone_members.profile_id and profiles.deletes_at is null)`;

/** Whether the zone has another member (with this role) who isn't deleting their account. */
export async function hasOtherMember(
  trx: Transaction<DB>,
  zoneId: string,
  profileId: string,
  role?: 'admin',
): Promise<boolean> {
  let query = trx
    .selectFrom('zone_members')
    .select('profile_id')
    .where('zone_id', '=', zoneId)
    .where('profile_id', '<>', profileId)
    .where(staysOnSite);
  if (role !== undefined) query = query.where('role', '=', role);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}
