import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import {
  type Actor,
  type Member,
  type Owner,
  requireMember,
} from '../../../../platform/server/http/actor.ts';
import { DomainError, type ErrorSpec } from '../../../../shared/errors.ts';
import { isUuid } from '../../../../shared/uuid.ts';
import { zoneErrors } from '../contract/errors.ts';
import type { DiscussionReaders } from '../contract/zone.ts';
import type { ZoneRole } from '../contract/zone-member.ts';
import { isForMembers, mayInZone, readersOf, type ZoneAbility } from './zones.policy.ts';

/**
 * To avoid deadlocks, take locks in this order: members (by id), listings, rows shown in the zone, then the zone
 * itself, which holds the counts that every change updates.
 */

/** Title of an open zone, and the viewer's role; null for non-members. */
export interface ZoneStanding {
  title: string;
  role: ZoneRole | null;
  discussion: DiscussionReaders;
}

/**
 * Loads an open zone's title, and the viewer's role in it.
 * @throws DomainError ZONE_NOT_FOUND, or ZONE_GONE if it was closed or taken down.
 */
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

/** Selects the viewer's role in the zone of a `zones` row. */
export const roleOf = (actor: Actor) =>
  actor.kind === 'member'
    ? sql<ZoneRole | null>`(select role from zone_members where zone_id = zones.id and profile_id = ${actor.id})`
    : sql<ZoneRole | null>`null::text`;

/**
 * Requires that a zone exists and is open.
 * @throws DomainError ZONE_NOT_FOUND or ZONE_GONE.
 */
export function requireOpen(status: string | undefined): void {
  if (status === undefined) throw new DomainError(zoneErrors.ZONE_NOT_FOUND);
  if (status !== 'active') throw new DomainError(zoneErrors.ZONE_GONE);
}

/**
 * Requires that a member can do something in a zone, and locks the membership until the transaction ends, so that a
 * removal and a post can't interleave.
 * @throws DomainError `signIn` for visitors and guests, NOT_A_ZONE_MEMBER, NOT_A_ZONE_ADMIN, ZONE_NOT_FOUND, or
 * ZONE_GONE.
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
  if (!mayInZone(membership.role as ZoneRole, ability)) throw new DomainError(membershipErrorFor(ability));
  return member;
}

/** Does the same check for reads, without a lock. */
export async function requireReader(
  db: Database,
  zoneId: string,
  actor: Actor,
  ability: ZoneAbility,
): Promise<ZoneStanding> {
  const standing = await zoneStanding(db, zoneId, actor);
  if (!mayInZone(standing.role, ability)) throw new DomainError(membershipErrorFor(ability));
  return standing;
}

const membershipErrorFor = (ability: ZoneAbility): ErrorSpec =>
  isForMembers(ability) ? zoneErrors.NOT_A_ZONE_MEMBER : zoneErrors.NOT_A_ZONE_ADMIN;

/** Returns true for members of an open zone. */
export async function isZoneMember(db: Database, owner: Owner, zoneId: string): Promise<boolean> {
  if (owner.kind !== 'member' || !isUuid(zoneId)) return false;
  const membership = await db
    .selectFrom('zone_members')
    .innerJoin('zones', 'zones.id', 'zone_members.zone_id')
    .select('profile_id')
    .where('zone_id', '=', zoneId)
    .where('profile_id', '=', owner.id)
    .where('zones.status', '=', 'active')
    .executeTakeFirst();
  return membership !== undefined;
}

/** Requires a member who may post in a zone. */
export const requireZoneMember = (trx: Transaction<DB>, zoneId: string, actor: Actor) =>
  requireInZone(trx, zoneId, actor, 'post');

/** Requires an admin who may pin, remove and put back posts and listings. */
export const requireZoneAdmin = (trx: Transaction<DB>, zoneId: string, actor: Actor) =>
  requireInZone(trx, zoneId, actor, 'moderate');

/**
 * Locks a zone until the transaction ends, which serializes joins, departures and role changes.
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

/** Locks the memberships of these people in a zone and returns their roles. Call it before locking the zone. */
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
