import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import type { NotificationKind } from '../../../../../shared/notification-kinds.ts';
import { type NotifyServices, notify } from '../../../../talking/notifications/server/notifications.ts';
import { areBlocked } from '../../../../trust/blocks/server/blocks.ts';

const LISTED = 'zone.listed';

export const listingNotifications: readonly NotificationKind[] = [
  {
    kind: LISTED,
    type: 'listing',
    icon: 'users-round',
    preference: {
      group: 'zone-listing',
      label: 'Drop Zone listings',
      about: 'New listings in your zones',
      order: 10,
      on: ['in-app'],
    },
  },
];

/** Members read per query. */
const BATCH_SIZE = 1_000;

/**
 * Notifies members of a new listing in a zone. Listings of one zone share a notification until it is read. Sellers
 * aren't notified of their own listings, nor anyone of people hidden from them.
 */
export async function notifyOfListing(
  services: NotifyServices,
  { zoneId, listingId, sellerId }: { zoneId: string; listingId: string; sellerId: string },
): Promise<void> {
  const { db } = services;
  const listing = await db
    .selectFrom('zone_listings')
    .innerJoin('zones', 'zones.id', 'zone_listings.zone_id')
    .innerJoin('listings', 'listings.id', 'zone_listings.listing_id')
    .select(['zones.title as zone', 'listings.title'])
    .where('zone_id', '=', zoneId)
    .where('listing_id', '=', listingId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (listing === undefined) return;
  for await (const followers of followerBatches(db, zoneId, sellerId)) {
    await notify(
      services,
      `zone-listing:${zoneId}:${listingId}`,
      followers.map((to) => ({
        to,
        kind: LISTED,
        group: `zone-listings:${zoneId}`,
        title: `New in ${listing.zone}`,
        groupedTitle: `{count} new listings in ${listing.zone}`,
        message: listing.title,
        link: `/drop-zone/${zoneId}?tab=listings`,
        listingId,
      })),
    );
  }
}

/** Yields members who have notifications on and can see this person, a batch at a time. */
async function* followerBatches(db: Database, zoneId: string, personId: string): AsyncGenerator<string[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  let batch: string[];
  do {
    const rows = await db
      .selectFrom('zone_members')
      .select('profile_id')
      .where('zone_id', '=', zoneId)
      .where('profile_id', '>', after)
      .where('profile_id', '<>', personId)
      .where('notifications', '=', true)
      .where(({ not }) => not(areBlocked(sql.ref('zone_members.profile_id'), sql`${personId}`)))
      .orderBy('profile_id')
      .limit(BATCH_SIZE)
      .execute();
    batch = rows.map(({ profile_id }) => profile_id);
    yield batch;
    after = batch.at(-1) ?? after;
  } while (batch.length === BATCH_SIZE);
}
