import { z } from '@hono/zod-openapi';
import { ListingCard, PickupHours, Place } from '../../../items/listings/contract/listing.ts';

/** A listing on a map. */
export const MapListing = ListingCard.pick({
  id: true,
  title: true,
  priceCents: true,
  cover: true,
  seller: true,
})
  .extend({
    area: z.string().nullable().describe('The name that the seller gave to it.'),
    position: Place.describe('Rounded to about a kilometer: an area, never an address.'),
    pickupHours: z.union([PickupHours, z.null()]).describe('Null: at any time.'),
  })
  .openapi('MapListing');
export type MapListing = z.infer<typeof MapListing>;

/** Map tiles, from a server of the operator's choice. */
export const MapTiles = z
  .object({
    url: z.string().describe('With {z}, {x} and {y} for the zoom and place of a tile.'),
    attribution: z.string().describe('Whom the map is from; shown on it.'),
  })
  .openapi('MapTiles');
export type MapTiles = z.infer<typeof MapTiles>;

/** The listings of a zone or an event that have a position. */
export const ListingMap = z
  .object({
    listings: z.array(MapListing).describe('The newest 200 for sale with a position, newest first.'),
    withoutArea: z.int().describe('How many for sale have no position, so are not on the map.'),
    timeZone: z.string().describe("The site's; pickup hours are read in it."),
    tiles: z.union([MapTiles, z.null()]).describe('Null: maps are drawn on the base map.'),
  })
  .openapi('ListingMap');
export type ListingMap = z.infer<typeof ListingMap>;
