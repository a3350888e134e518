import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import { type Actor, type Member, type Owner, requireMember } from '../../../platform/server/http/actor.ts';
import { DomainError, type ErrorSpec } from '../../../shared/errors.ts';
import { isUuid } from '../../../shared/pagination.ts';
import { zoneErrors } from '../contract/errors.ts';
import type { ZoneRole } from '../contract/zone-member.ts';
import type { DiscussionReaders } from '../contract/zone.ts';
import { isForMembers, mayInZone, readersOf, type ZoneAbility } from './zones.policy.ts';

/**
 * Locks are taken in this order, so that nobody waits in a circle: members (by id), listings, what is shown in the
 * zone, then the zone itself, whose counts everything ends with.
 */

/** The name of a zone that is open, and the role of the viewer; null for those who are no member. */
export interface ZoneStanding {
  title: string;
  role: ZoneRole | null;
  discussion: DiscussionReaders;
}

/** @throws DomainError ZONE_NOT_FOUND, or ZONE_GONE for one that was closed or taken down. */
export async function zoneStanding(db: Database, zoneId: string, actor: Actor): Promise<ZoneStanding> {
  const zone = await db
    .selectFrom('zones')
    .select(['status', 'title', 'closed_at_seq', roleOf(actor).as('role')])
    .where('id', '=', zoneId)
    .executeTakeFirst();
  requireOpen(zone?.status);
  return {
    title: zone?.title ?? '',
    role: zone?.role ?? null,
    discussion: readersOf(zone?.closed_at_seq ?? null),
  };
}

/** The role of a viewer in the zone of a row of `zones`. */
export const roleOf = (actor: Actor) =>
  actor.kind === 'member'
    ? sql<ZoneRole | null>`(select role from zone_members where zone_id = zones.id and profile_id = ${actor.id})`
    : sql<ZoneRole | null>`null::text`;

/** @throws DomainError for a zone that does not exist, or is no longer open. */
export function requireOpen(status: string | undefined): void {
  if (status === undefined) throw new DomainError(zoneErrors.ZONE_NOT_FOUND);
  if (status !== 'active') throw new DomainError(zoneErrors.ZONE_GONE);
}

/**
 * Requires that a member may do something in a zone. The membership stays as it is until the transaction is done: of a
 * removal and a post at the same moment, one comes first.
 * @throws DomainError `signIn` for visitors and guests, NOT_A_ZONE_MEMBER, NOT_A_ZONE_ADMIN, ZONE_NOT_FOUND, or ZONE_GONE.
 */
export async function requireInZone(
  trx: Transaction<DB>,
  zoneId: string,
  actor: Actor,
  ability: ZoneAbility,
  signIn?: ErrorSpec,
): Promise<Member> {
  const member = requireMember(actor, signIn);
  const membership = await trx
    .selectFrom('zone_members')
    .select([
      'role',
      sql<string>`(select status from zones where zones.id = zone_members.zone_id)`.as('status'),
    ])
    .where('zone_id', '=', zoneId)
    .where('profile_id', '=', member.id)
    .forShare()
    .executeTakeFirst();
  if (membership === undefined) {
    await zoneStanding(trx, zoneId, actor);
    throw new DomainError(zoneErrors.NOT_A_ZONE_MEMBER);
  }
  requireOpen(membership.status);
  if (!mayInZone(membership.role as ZoneRole, ability)) throw new DomainError(refusalOf(ability));
  return member;
}

/** The same for reading, without a lock. */
export async function requireReader(
  db: Database,
  zoneId: string,
  actor: Actor,
  ability: ZoneAbility,
): Promise<ZoneStanding> {
  const standing = await zoneStanding(db, zoneId, actor);
  if (!mayInZone(standing.role, ability)) throw new DomainError(refusalOf(ability));
  return standing;
}

const refusalOf = (ability: ZoneAbility): ErrorSpec =>
  isForMembers(ability) ? zoneErrors.NOT_A_ZONE_MEMBER : zoneErrors.NOT_A_ZONE_ADMIN;

/** Whether somebody is in an open zone. */
export async function isZoneMember(db: Database, owner: Owner, zoneId: string): Promise<boolean> {
  if (owner.kind !== 'member' || !isUuid(zoneId)) return false;
  const found = await db
    .selectFrom('zone_members')
    .innerJoin('zones', 'zones.id', 'zone_members.zone_id')
    .select('profile_id')
    .where('zone_id', '=', zoneId)
    .where('profile_id', '=', owner.id)
    .where('zones.status', '=', 'active')
    .executeTakeFirst();
  return found !== undefined;
}

/** May post in a zone. */
export const requireZoneMember = (trx: Transaction<DB>, zoneId: string, actor: Actor) =>
  requireInZone(trx, zoneId, actor, 'post');

/** May pin, remove and put back what others show in a zone. */
export const requireZoneAdmin = (trx: Transaction<DB>, zoneId: string, actor: Actor) =>
  requireInZone(trx, zoneId, actor, 'moderate');

/**
 * Locks a zone until the transaction is done: who joins, leaves or changes a role does so one after another.
 * @throws DomainError ZONE_NOT_FOUND, or ZONE_GONE.
 */
export async function lockZone(trx: Transaction<DB>, zoneId: string): Promise<{ title: string }> {
  const zone = await trx
    .selectFrom('zones')
    .select(['status', 'title'])
    .where('id', '=', zoneId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  requireOpen(zone?.status);
  return { title: zone?.title ?? '' };
}

/** Locks the memberships of these people in a zone, before the zone; returns those there are. */
export async function lockMembers(trx: Transaction<DB>, zoneId: string, people: readonly string[]) {
  const rows = await trx
    .selectFrom('zone_members')
    .select(['profile_id', 'role'])
    .where('zone_id', '=', zoneId)
    .where('profile_id', '=', sql<string>`any(${people})`)
    .orderBy('profile_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ profile_id, role }) => [profile_id, role as ZoneRole]));
}
