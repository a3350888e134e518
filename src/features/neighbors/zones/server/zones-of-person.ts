import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { handOver, hasOtherMember } from './members/membership.ts';
import { lockMembers } from './zone-standing.ts';

/** Exports nothing for guests, who can't join zones. */
const ofMembers =
  (rows: (id: string) => RawBuilder<object>) =>
  (person: OwnerKey): RawBuilder<object> | null =>
    person.kind === 'guest' ? null : rows(person.id);

/** Exports a person's zones and what they did there, and nothing about other people. */
export const exportZones: ExportPerson = {
  tables: [
    {
      name: 'drop-zones',
      shows: ['zone_members', 'zones'],
      rows: ofMembers(
        (id) => sql`
          select zones.title as zone, zone_members.role, zone_members.joined_at, zone_members.notifications
          from zone_members join zones on zones.id = zone_members.zone_id
          where zone_members.profile_id = ${id}::uuid
          order by zone_members.joined_at, zones.id`,
      ),
    },
    {
      name: 'drop-zones-i-created',
      shows: ['zones'],
      rows: ofMembers(
        (id) => sql`
          select title, description, type, location as area, rules, status, created_at
          from zones where creator_id = ${id}::uuid order by created_at, id`,
      ),
    },
    {
      name: 'drop-zones-i-was-removed-from',
      shows: ['zone_removals'],
      rows: ofMembers(
        (id) => sql`
          select zones.title as zone, zone_removals.removed_at
          from zone_removals join zones on zones.id = zone_removals.zone_id
          where zone_removals.profile_id = ${id}::uuid order by zone_removals.removed_at, zones.id`,
      ),
    },
    {
      name: 'drop-zone-listings',
      shows: ['zone_listings'],
      rows: ofMembers(
        (id) => sql`
          select zones.title as zone, listings.title as listing, zone_listings.added_at, zone_listings.removed_at,
            zone_listings.removed_reason
          from zone_listings join zones on zones.id = zone_listings.zone_id
          join listings on listings.id = zone_listings.listing_id
          where zone_listings.seller_id = ${id}::uuid order by zone_listings.added_at, zone_listings.listing_id`,
      ),
    },
    {
      name: 'drop-zone-events',
      shows: ['zone_events'],
      rows: ofMembers(
        (id) => sql`
          select zones.title as zone, zone_events.title, zone_events.place, zone_events.starts_at, zone_events.ends_at
          from zone_events join zones on zones.id = zone_events.zone_id
          where zone_events.created_by = ${id}::uuid order by zone_events.starts_at, zone_events.id`,
      ),
    },
    {
      name: 'drop-zone-log',
      shows: ['zone_log'],
      rows: ofMembers(
        (id) => sql`
          select zones.title as zone, zone_log.at, zone_log.action, zone_log.actor_id is not distinct from ${id}::uuid as by_me,
            zone_log.subject, zone_log.reason
          from zone_log join zones on zones.id = zone_log.zone_id
          where zone_log.actor_id = ${id}::uuid or zone_log.person_id = ${id}::uuid order by zone_log.id`,
      ),
    },
    {
      name: 'drop-zone-posts',
      shows: ['zone_posts'],
      rows: ofMembers(
        (id) => sql`
          select zones.title as zone, zone_posts.created_at as posted_at,
            case when zone_posts.reply_to is null then 'post' else 'reply' end as kind, zone_posts.content as text,
            array(select 'photos/' || photo || '.webp' from unnest(zone_posts.photo_ids) as photo) as photos,
            zone_posts.removed_at, zone_posts.removed_reason
          from zone_posts join zones on zones.id = zone_posts.zone_id
          where zone_posts.author_id = ${id}::uuid order by zone_posts.created_at, zone_posts.id`,
      ),
    },
  ],
  leavesOut: {
    zone_invites: 'Anyone with an invite link can join.',
    zone_discussions: 'How far posts are numbered.',
  },
};

/**
 * Makes the longest-standing member an admin of each zone where this person is the only one, and closes zones without
 * other members. The memberships themselves are deleted with the account.
 */
export async function eraseZones(
  trx: Transaction<DB>,
  person: OwnerKey,
  jobs: Pick<Jobs, 'record'>,
): Promise<void> {
  if (person.kind === 'guest') return;
  const administered = await trx
    .selectFrom('zone_members')
    .innerJoin('zones', 'zones.id', 'zone_members.zone_id')
    .select('zone_id')
    .where('profile_id', '=', person.id)
    .where('role', '=', 'admin')
    .where('zones.status', '<>', 'closed')
    .orderBy('zone_id')
    .execute();
  for (const { zone_id: zoneId } of administered) await handOverOrClose(trx, jobs, zoneId, person.id);
}

async function handOverOrClose(
  trx: Transaction<DB>,
  jobs: Pick<Jobs, 'record'>,
  zoneId: string,
  from: string,
): Promise<void> {
  const to = await findLongestMember(trx, zoneId, from);
  await lockMembers(trx, zoneId, to === undefined ? [from] : [from, to]);
  await trx.selectFrom('zones').select('id').where('id', '=', zoneId).forNoKeyUpdate().execute();
  if (await hasOtherMember(trx, zoneId, from, 'admin')) return;
  if (to === undefined) {
    await trx
      .updateTable('zones')
      .set({ status: sql`case status when 'active' then 'closed' else status end` })
      .where('id', '=', zoneId)
      .execute();
    return;
  }
  await handOver(trx, jobs, { zoneId, from, to });
}

async function findLongestMember(
  trx: Transaction<DB>,
  zoneId: string,
  from: string,
): Promise<string | undefined> {
  const member = await trx
    .selectFrom('zone_members')
    .innerJoin('profiles', 'profiles.id', 'zone_members.profile_id')
    .select('profile_id')
    .where('zone_id', '=', zoneId)
    .where('profile_id', '<>', from)
    .where('profiles.deletes_at', 'is', null)
    .orderBy('role')
    .orderBy('joined_at')
    .orderBy('profile_id')
    .limit(1)
    .executeTakeFirst();
  return member?.profile_id;
}
