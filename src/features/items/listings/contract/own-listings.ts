import { z } from '@hono/zod-openapi';
import { ListingAbilities, ListingCard, ListingNotice } from './listing.ts';

/** A listing as its seller sees it among their own. */
export const OwnListingCard = ListingCard.extend({
  views: z.int().describe('Views; each person counts once a day.'),
  favourites: z.int().describe('Members who saved it.'),
  can: ListingAbilities,
  notice: z.union([ListingNotice, z.null()]),
}).openapi('OwnListingCard');
export type OwnListingCard = z.infer<typeof OwnListingCard>;

/** A seller's own listings with the numbers of the dashboard. */
export const OwnListings = z
  .object({
    listings: z.array(OwnListingCard),
    /** Requests the next page; null on the last. */
    nextCursor: z.string().nullable(),
    views: z.int().describe('Totals over all own listings.'),
    active: z.int(),
    paused: z.int(),
    sold: z.int(),
    /** Sum of the prices of sold listings, in cents. */
    revenueCents: z.int(),
  })
  .openapi('OwnListings');
export type OwnListings = z.infer<typeof OwnListings>;

/** The maximum number of listings in one request. */
const MAX_CHANGED = 100;

const ids = z
  .array(z.uuid())
  .min(1, 'Choose a listing.')
  .max(MAX_CHANGED, `Choose at most ${MAX_CHANGED} listings.`);

/** One change to several own listings. */
export const BulkChange = z
  .discriminatedUnion('change', [
    z.object({ ids, change: z.enum(['pause', 'resume', 'sold', 'relist', 'delete', 'restore']) }),
    z.object({
      ids,
      change: z.literal('price'),
      price: z.string().max(40).describe('The new price of each, in US dollars as typed, such as 19.99.'),
    }),
    z.object({
      ids,
      change: z.literal('discount'),
      percent: z
        .int('Use a whole number of percent.')
        .min(1, 'Take off at least 1 percent.')
        .max(90, 'Take off at most 90 percent.'),
    }),
  ])
  .openapi('BulkChange');
export type BulkChange = z.infer<typeof BulkChange>;

export const BulkChanged = z
  .object({
    changed: z
      .array(z.uuid())
      .describe(
        'The listings that changed. The others were in that state already, are gone, or belong to someone else.',
      ),
  })
  .openapi('BulkChanged');
