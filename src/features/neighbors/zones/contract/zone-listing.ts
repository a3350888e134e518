import { z } from '@hono/zod-openapi';
import { ListingCard } from '../../../items/listings/contract/listing.ts';

/** A listing shown in a zone. */
export const ZoneListing = z
  .object({
    listing: ListingCard,
    addedAt: z.iso.datetime(),
    pinned: z.boolean(),
    own: z.boolean().describe('The viewer sells it and can withdraw it.'),
    removed: z
      .union([
        z.object({
          reason: z.string(),
          by: z.string().describe('Name of the admin.'),
          at: z.iso.datetime(),
          canPutBack: z.boolean().describe('For admins, within 7 days.'),
        }),
        z.null(),
      ])
      .describe('Set if an admin removed it. Only admins and the seller get removed listings.'),
  })
  .openapi('ZoneListing');
export type ZoneListing = z.infer<typeof ZoneListing>;

export const ZoneListingPage = z
  .object({
    listings: z
      .array(ZoneListing)
      .describe(
        'Pinned first, then newest. The first page also includes listings removed in the last 7 days.',
      ),
    nextCursor: z.string().nullable(),
  })
  .openapi('ZoneListingPage');

export const AddedListing = z.object({ listingId: z.uuid() }).openapi('AddedZoneListing');
export const ZoneListingChange = z.object({ pinned: z.boolean() }).openapi('ZoneListingChange');
