import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import {
  cards,
  isForSale,
  presentCard,
  presentPickupHours,
} from '../../../items/listings/server/listings.ts';
import { blockedPeopleOf, isVisible } from '../../../trust/blocks/server/blocks.ts';
import type { ListingMap, MapListing } from '../contract/listing-map.ts';

/** The public API of the map for other features on the server. */
export { NO_BASE_MAP, readBaseMap } from './read-base-map.ts';

/** Listings beyond this are neither drawn nor readable. */
const MAX_LISTINGS = 200;

export interface MapServices {
  db: Database;
  config: Pick<Config, 'timeZone' | 'mapTiles'>;
}

/** A query for the listings of a group: `listing_id`, and `added_at`, when they were added to it. */
type MappedListings = RawBuilder<{ listing_id: string; added_at: Date }>;

/** Loads the map of a group of listings: those for sale, without blocked people. */
export async function loadMap(
  { db, config }: MapServices,
  viewer: Actor,
  group: MappedListings,
): Promise<ListingMap> {
  const hidden = await blockedPeopleOf(db, viewer);
  const shown = sql`
    (${group}) as shown join listings on listings.id = shown.listing_id
      and ${isForSale()} and ${isVisible('listings.seller_id', 'listings.guest_key', hidden)}`;
  const [newest, counted] = await Promise.all([
    sql<{ id: string }>`
      select listings.id from ${shown} where listings.latitude is not null
      order by shown.added_at desc, listings.id limit ${sql.lit(MAX_LISTINGS)}`.execute(db),
    sql<{ listings: number }>`
      select count(*)::int as listings from ${shown} where listings.latitude is null`.execute(db),
  ]);
  return {
    listings: await findMapListings(
      db,
      newest.rows.map(({ id }) => id),
    ),
    withoutArea: counted.rows[0]?.listings ?? 0,
    timeZone: config.timeZone,
    tiles: config.mapTiles,
  };
}

/** Finds listings in the order of the ids. */
async function findMapListings(db: Database, ids: readonly string[]): Promise<MapListing[]> {
  const rows = await cards(db)
    .select(['listings.location', 'listings.latitude', 'listings.longitude'])
    .select(['listings.pickup_days', 'listings.pickup_from', 'listings.pickup_to'])
    .where('listings.id', '=', anyOf(ids))
    .where(isForSale())
    .execute();
  const indexById = new Map(ids.map((id, index) => [id, index]));
  return rows
    .sort((a, b) => (indexById.get(a.id) ?? 0) - (indexById.get(b.id) ?? 0))
    .flatMap((row): MapListing[] => {
      const { latitude, longitude } = row;
      // Its seller has just removed the position.
      if (latitude === null || longitude === null) return [];
      const { id, title, priceCents, cover, seller } = presentCard(row);
      return [
        {
          id,
          title,
          priceCents,
          cover,
          seller,
          area: row.location,
          position: { latitude: Number(latitude), longitude: Number(longitude) },
          pickupHours: presentPickupHours(row),
        },
      ];
    });
}
