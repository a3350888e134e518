import { sql, type Transaction } from 'kysely';
import { countActivity } from '../../features/neighbors/zones/server/zones.ts';
import type { Config } from '../../platform/server/config.ts';
import { insertRows } from '../../platform/server/db/insert-rows.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import { DAY_MINUTES } from '../../shared/time.ts';
import { listingId, personId, stableId, zoneId } from '../content/demo-ids.ts';
import { minutesBeforeNow, nextWeekdayAt } from '../content/demo-times.ts';
import type { DemoMarketplace } from '../content/make-marketplace.ts';
import { AREAS, PEOPLE } from '../content/people.ts';
import { DEMO_ZONES, listingsOf, peopleOf } from '../content/zones.ts';
import { type PictureManifest, photoColumns, photoId, zonePhoto } from '../pictures/demo-pictures.ts';

/** Minutes after which a listing is shown in a zone as well. */
const SHOWN_AFTER = 3;
const PINNED_INDEX = 1;

/** Inserts the Drop Zones with their members, listings and events. Triggers count. */
export async function insertZones(
  trx: Transaction<DB>,
  { listings }: DemoMarketplace,
  pictures: PictureManifest,
  { timeZone }: Pick<Config, 'timeZone'>,
): Promise<void> {
  await insertPhotos(trx, pictures);
  const areas = new Map(AREAS.map((area) => [area.name as string, area]));
  await insertRows(
    trx,
    'zones',
    DEMO_ZONES.map((zone) => {
      const area = areas.get(zone.area ?? '');
      return {
        id: zoneId(zone),
        creator_id: personId(zone.admins[0] ?? ''),
        title: zone.title,
        description: zone.description,
        type: zone.type,
        rules: zone.rules,
        location: area?.name ?? null,
        latitude: area?.latitude ?? null,
        longitude: area?.longitude ?? null,
        photo_id: zone.picture === null ? null : photoId(zonePhoto(zone)),
        status: 'active',
        created_at: minutesBeforeNow(zone.startedDaysAgo * DAY_MINUTES),
        members: 0,
        active_listings: 0,
      };
    }),
  ).execute();
  await insertMembers(trx);
  await insertRows(
    trx,
    'zone_listings',
    DEMO_ZONES.flatMap((zone) =>
      listingsOf(zone, listings).map((listing, i) => ({
        zone_id: zoneId(zone),
        listing_id: listingId(listing),
        seller_id: personId(listing.sellerUsername ?? ''),
        added_at: minutesBeforeNow(listing.minutesAgo - SHOWN_AFTER),
        pin: i === PINNED_INDEX ? 1 : null,
        for_sale: true,
      })),
    ),
  ).execute();
  await insertRows(
    trx,
    'zone_events',
    DEMO_ZONES.flatMap((zone) =>
      zone.events.map(({ title, place, weekday, laterWeeks, hour, hours }) => ({
        id: stableId('zone-event', `${zone.title}:${title}`),
        zone_id: zoneId(zone),
        created_by: personId(zone.admins[0] ?? ''),
        title,
        place,
        starts_at: nextWeekdayAt(weekday, hour, { laterWeeks, timeZone }),
        ends_at: nextWeekdayAt(weekday, hour + hours, { laterWeeks, timeZone }),
      })),
    ),
  ).execute();
}

/** Sets what inserting everything at once made wrong: when each zone was last active, and how active it is. */
export async function setZoneActivity(trx: Transaction<DB>): Promise<void> {
  await sql`
    update zones set last_active_at = greatest(
      (select max(created_at) from zone_posts where zone_id = zones.id),
      (select max(added_at) from zone_listings where zone_id = zones.id),
      (select max(joined_at) from zone_members where zone_id = zones.id))`.execute(trx);
  await countActivity({ db: trx });
}

async function insertPhotos(trx: Transaction<DB>, pictures: PictureManifest): Promise<void> {
  const photos = DEMO_ZONES.filter(({ picture }) => picture !== null).map((zone) => ({
    ...photoColumns(pictures, zonePhoto(zone)),
    profile_id: personId(zone.admins[0] ?? ''),
    alt: '',
    sent: true,
  }));
  await insertRows(trx, 'photos', photos).execute();
}

/** One after the other, from the day the zone began, or that they joined the marketplace. */
async function insertMembers(trx: Transaction<DB>): Promise<void> {
  const onSiteFor = new Map(PEOPLE.map(({ username, memberSinceDaysAgo }) => [username, memberSinceDaysAgo]));
  await insertRows(
    trx,
    'zone_members',
    DEMO_ZONES.flatMap((zone) => {
      const people = peopleOf(zone);
      return people.map((username, i) => {
        const days = zone.startedDaysAgo * (1 - i / people.length);
        return {
          zone_id: zoneId(zone),
          profile_id: personId(username),
          role: zone.admins.includes(username) ? 'admin' : 'member',
          joined_at: minutesBeforeNow(
            Math.round(Math.min(days, (onSiteFor.get(username) ?? days) - 1) * DAY_MINUTES),
          ),
          notifications: true,
        };
      });
    }),
  ).execute();
}
