import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { TimeCursor } from '../../../../platform/server/db/keyset.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { escapeLike } from '../../../../platform/server/db/sql-fragments.ts';
import { planEachTime } from '../../../../platform/server/db/statement-names.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import type { Position } from '../../../../shared/position.ts';
import { onEarth } from '../../../items/listings/server/listings.ts';
import { ZONE_LIMITS } from '../contract/zone-limits.ts';
import { roleOf } from './zone-standing.ts';

/** A literal, because PostgreSQL uses the partial indexes of open zones only for conditions it can match. */
const isOpen = sql<boolean>`zones.status = 'active'`;

/** What every list shows of a zone, with its picture: join `photos`. */
export const zoneColumns = [
  'zones.id',
  'zones.title',
  'zones.description',
  'zones.type',
  'zones.location',
  'zones.latitude',
  'zones.longitude',
  'zones.members',
  'zones.active_listings',
  'zones.activity',
  'zones.last_active_at',
  'zones.photo_id',
  'photos.width as photo_width',
  'photos.height as photo_height',
  'photos.alt as photo_alt',
  'photos.placeholder as photo_placeholder',
  'photos.storage_key as photo_key',
] as const;

/** Selects the distance in meters; null if either position is unknown. */
const distanceFrom = (near: Position | undefined) =>
  near === undefined
    ? sql<number | null>`null::float8`
    : sql<number | null>`(zones.place <-> ${onEarth(near)})`;

const newestListings = sql<string[]>`array(
  select listing_id from zone_listings
  where zone_listings.zone_id = zones.id and active
  order by added_at desc, listing_id desc limit ${sql.lit(ZONE_LIMITS.featuredListings)})`;

/** Selects what a zone card shows. */
function zoneCards(db: Database, viewer: Actor, near?: Position) {
  return db
    .selectFrom('zones')
    .leftJoin('photos', 'photos.id', 'zones.photo_id')
    .select(zoneColumns)
    .select([
      roleOf(viewer).as('role'),
      distanceFrom(near).as('distance'),
      newestListings.as('newest_listings'),
    ])
    .where(isOpen);
}
export type ZoneCardRow = Awaited<ReturnType<ReturnType<typeof zoneCards>['execute']>>[number];

/** Sort key of the last zone of a page. */
export interface ActivityCursor extends TimeCursor {
  activity: number;
}

export interface ZoneFilter {
  viewer: Actor;
  q: string;
  type: string | undefined;
  near: Position | undefined;
  limit: number;
  cursor: ActivityCursor | null;
}

type ZoneSelect<O> = SelectQueryBuilder<DB, 'zones', O>;

function filtered<O>(select: ZoneSelect<O>, { q, type }: ZoneFilter): ZoneSelect<O> {
  let query = select;
  if (type !== undefined) query = query.where('zones.type', '=', type);
  if (q === '') return query;
  const literal = `%${escapeLike(q)}%`;
  return query.where(sql<boolean>`zones.search_text like fold_name(${literal})`);
}

/** Sorts by activity, then by the last activity. */
function mostActive<O>(select: ZoneSelect<O>, { cursor, limit }: ZoneFilter): ZoneSelect<O> {
  const query = byActivity(select).limit(limit + 1);
  if (cursor === null) return query;
  const { activity, at, id } = cursor;
  return query.where(
    sql<boolean>`(zones.activity, zones.last_active_at, zones.id)
      < (${activity}::int, ${new Date(at)}::timestamptz, ${id}::uuid)`,
  );
}

const byActivity = <O>(select: ZoneSelect<O>): ZoneSelect<O> =>
  select
    .orderBy('zones.activity', 'desc')
    .orderBy('zones.last_active_at', 'desc')
    .orderBy('zones.id', 'desc');

const everyZone = (db: Database, { viewer, near }: ZoneFilter) =>
  zoneCards(db, viewer, near) as unknown as ZoneSelect<ZoneCardRow>;

export const findZones = (db: Database, filter: ZoneFilter): Promise<ZoneCardRow[]> =>
  mostActive(filtered(everyZone(db, filter), filter), filter)
    .modifyEnd(planEachTime)
    .execute();

export const findZonesOf = (db: Database, profileId: string, filter: ZoneFilter): Promise<ZoneCardRow[]> =>
  mostActive(filtered(everyZone(db, filter), filter), filter)
    .where(
      sql<boolean>`exists (select from zone_members where zone_id = zones.id and profile_id = ${profileId})`,
    )
    .modifyEnd(planEachTime)
    .execute();

/** Finds the three nearest zones, or the most active three if the viewer's position is unknown. */
export const findNearbyZones = (db: Database, filter: ZoneFilter): Promise<ZoneCardRow[]> =>
  nearestOrMostActive(filtered(everyZone(db, filter), filter), filter.near)
    .modifyEnd(planEachTime)
    .execute();

const nearestOrMostActive = <O>(select: ZoneSelect<O>, near: Position | undefined): ZoneSelect<O> => {
  const query = select.limit(ZONE_LIMITS.nearby);
  if (near === undefined) return byActivity(query);
  return query.where('zones.place', 'is not', null).orderBy(distanceFrom(near)).orderBy('zones.id');
};

const newToday = sql<number>`(
  select count(*)::int from (
    select from zone_listings
    where zone_listings.zone_id = zones.id and active and added_at > now() - interval '1 day'
    limit 99) as added)`;

const zonesToMention = (db: Database, near: Position | undefined) =>
  db
    .selectFrom('zones')
    .leftJoin('photos', 'photos.id', 'zones.photo_id')
    .select(zoneColumns)
    .select([distanceFrom(near).as('distance'), newToday.as('new_today')])
    .where(isOpen);
export type MentionedZoneRow = Awaited<ReturnType<ReturnType<typeof zonesToMention>['execute']>>[number];

/** Finds the three nearest zones, or the most active three without a position. */
export const findZonesToMention = (db: Database, near: Position | undefined): Promise<MentionedZoneRow[]> =>
  nearestOrMostActive(zonesToMention(db, near) as unknown as ZoneSelect<MentionedZoneRow>, near).execute();

export async function countZonesOf(db: Database, viewer: Actor): Promise<number> {
  if (viewer.kind !== 'member') return 0;
  const { zones } = await db
    .selectFrom('zone_members')
    .innerJoin('zones', 'zones.id', 'zone_members.zone_id')
    .select(({ fn }) => fn.countAll<string>().as('zones'))
    .where('profile_id', '=', viewer.id)
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return Number(zones);
}

/** Finds a zone in any status, with the viewer's membership. */
export function findZone(db: Database, id: string, viewer: Actor, near?: Position) {
  const viewerId = viewer.kind === 'member' ? viewer.id : null;
  return db
    .selectFrom('zones')
    .leftJoin('photos', 'photos.id', 'zones.photo_id')
    .leftJoin('zone_members as mine', (join) =>
      join.onRef('mine.zone_id', '=', 'zones.id').on('mine.profile_id', '=', viewerId),
    )
    .leftJoin('profiles as creator', (join) =>
      join.onRef('creator.id', '=', 'zones.creator_id').on('creator.deletes_at', 'is', null),
    )
    .select(zoneColumns)
    .select([
      'zones.status',
      'zones.rules',
      'zones.closed_at_seq',
      'zones.created_at',
      'mine.role',
      'mine.joined_at',
      'mine.notifications',
      'creator.id as creator_id',
      'creator.username as creator_username',
      'creator.full_name as creator_full_name',
      distanceFrom(near).as('distance'),
      hasOtherAdmins('mine').as('has_other_admins'),
    ])
    .where('zones.id', '=', id)
    .executeTakeFirst();
}
export type ZoneRow = NonNullable<Awaited<ReturnType<typeof findZone>>>;

/** Whether a zone has an admin other than this row's member who isn't deleting their account. */
const hasOtherAdmins = (member: string) =>
  sql<boolean>`exists (
    select from zone_members as other join profiles on profiles.id = other.profile_id
    where other.zone_id = ${sql.ref(`${member}.zone_id`)} and other.role = 'admin'
      and other.profile_id <> ${sql.ref(`${member}.profile_id`)} and profiles.deletes_at is null)`;
