import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { type Actor, requireMember } from '../../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../../platform/server/jobs.ts';
import type { Live } from '../../../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../../../shared/errors.ts';
import { zoneErrors } from '../../contract/errors.ts';
import type { Removal, ZoneMemberChange, ZoneRole } from '../../contract/zone-member.ts';
import { removalReason } from '../moderation/removal-reason.ts';
import { addLogEntry } from '../moderation/zone-log.ts';
import { publishZone } from '../publish-zone.ts';
import { lockMembers, lockZone, requireReader } from '../zone-standing.ts';
import { mayInZone } from '../zones.policy.ts';
import { handOver, hasOtherMember, removeMembership, withdrawListings } from './membership.ts';

interface Services {
  db: Database;
  jobs: Jobs;
  live: Live;
}

/**
 * Changes the role of a member, who may be the actor. A handover changes both roles in one step.
 * @throws DomainError LAST_ADMIN if no admin would be left, ZONE_MEMBER_NOT_FOUND, SUCCESSOR_GONE, or a policy error.
 */
export async function changeMember(
  { db, jobs, live }: Services,
  actor: Actor,
  zoneId: string,
  personId: string,
  { role, handOver: handsOver }: ZoneMemberChange,
): Promise<void> {
  const me = requireMember(actor).id;
  await requireReader(db, zoneId, actor, 'manageMembers');
  await db.transaction().execute(async (trx) => {
    const roles = await lockMembers(trx, zoneId, [me, personId]);
    await lockZone(trx, zoneId);
    requireManager(roles.get(me));
    const setRole = (profileId: string, to: ZoneRole) =>
      trx
        .updateTable('zone_members')
        .set({ role: to })
        .where('zone_id', '=', zoneId)
        .where('profile_id', '=', profileId)
        .execute();
    const before = roles.get(personId);
    if (before === undefined) {
      throw new DomainError(handsOver ? zoneErrors.SUCCESSOR_GONE : zoneErrors.ZONE_MEMBER_NOT_FOUND);
    }
    if (role === 'admin' && handsOver && personId !== me) {
      await handOver(trx, jobs, { zoneId, from: me, to: personId });
      await setRole(me, 'member');
      return;
    }
    if (before === role) return;
    if (role === 'member' && !(await hasOtherMember(trx, zoneId, personId, 'admin'))) {
      throw new DomainError(zoneErrors.LAST_ADMIN);
    }
    await setRole(personId, role);
    const action = role === 'admin' ? 'admin-made' : 'admin-unmade';
    await addLogEntry(trx, jobs, { zoneId, actorId: me, action, personId });
  });
  publishZone(live, zoneId);
}

/**
 * Removes a member with their listings, for a reason that members can read. The person can't join again until an admin
 * lets them back in.
 * @throws DomainError ZONE_MEMBER_NOT_FOUND, ADMIN_NOT_REMOVED, NOT_YOURSELF, or a policy error.
 */
export async function removeMember(
  { db, jobs, live }: Services,
  actor: Actor,
  zoneId: string,
  personId: string,
  removal: Removal,
): Promise<void> {
  const me = requireMember(actor).id;
  if (personId === me) throw new DomainError(zoneErrors.NOT_YOURSELF);
  await requireReader(db, zoneId, actor, 'manageMembers');
  await db.transaction().execute(async (trx) => {
    const roles = await lockMembers(trx, zoneId, [me, personId]);
    const role = roles.get(personId);
    if (role === 'member') await withdrawListings(trx, zoneId, personId);
    await lockZone(trx, zoneId);
    requireManager(roles.get(me));
    if (role === undefined) throw new DomainError(zoneErrors.ZONE_MEMBER_NOT_FOUND);
    if (role === 'admin') throw new DomainError(zoneErrors.ADMIN_NOT_REMOVED);
    await removeMembership(trx, zoneId, personId);
    await trx.insertInto('zone_removals').values({ zone_id: zoneId, profile_id: personId }).execute();
    const { reason, note } = await removalReason(trx, zoneId, removal);
    await addLogEntry(trx, jobs, { zoneId, actorId: me, action: 'member-removed', personId, reason, note });
  });
  live.recheck([{ kind: 'member', id: personId }]);
  publishZone(live, zoneId);
}

/** Lifts the ban of a removed person, who can then join again. Does nothing if they weren't removed. */
export async function unbanMember(
  { db, jobs }: Services,
  actor: Actor,
  zoneId: string,
  personId: string,
): Promise<void> {
  const me = requireMember(actor).id;
  await requireReader(db, zoneId, actor, 'manageMembers');
  await db.transaction().execute(async (trx) => {
    requireManager((await lockMembers(trx, zoneId, [me])).get(me));
    const { numDeletedRows } = await trx
      .deleteFrom('zone_removals')
      .where('zone_id', '=', zoneId)
      .where('profile_id', '=', personId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    await addLogEntry(trx, jobs, { zoneId, actorId: me, action: 'member-let-back', personId });
  });
}

/** Checks the role again under the lock, because two admins may demote each other at the same time. */
function requireManager(role: ZoneRole | undefined): void {
  if (!mayInZone(role ?? null, 'manageMembers')) throw new DomainError(zoneErrors.NOT_A_ZONE_ADMIN);
}

/** Turns a member's notifications of a zone on or off. */
export async function setNotifications(
  db: Database,
  actor: Actor,
  zoneId: string,
  notifications: boolean,
): Promise<void> {
  const me = requireMember(actor).id;
  const { numUpdatedRows } = await db
    .updateTable('zone_members')
    .set({ notifications })
    .where('zone_id', '=', zoneId)
    .where('profile_id', '=', me)
    .where(sql<boolean>`exists (select from zones where zones.id = zone_id and zones.status = 'active')`)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await requireReader(db, zoneId, actor, 'post');
}
