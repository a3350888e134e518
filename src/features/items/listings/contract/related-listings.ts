import { z } from '@hono/zod-openapi';
import { ListingCard } from './listing.ts';

/** Other listings to show beside one; active listings only. */
export const RelatedListings = z
  .object({
    /**
     * Other listings of the same member, newest first; empty for guests, whose listings are not linked to
     * each other.
     */
    fromSeller: z.array(ListingCard),
    /** Other people's listings of the same category, most similar in title and price first. */
    similar: z.array(ListingCard),
  })
  .openapi('RelatedListings');
export type RelatedListings = z.infer<typeof RelatedListings>;
