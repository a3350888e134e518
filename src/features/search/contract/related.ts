import { z } from '@hono/zod-openapi';
import { ListingCard } from '../../listings/contract/listing.ts';

/** What else somebody who looks at a listing may want to see; active listings only. */
export const RelatedListings = z
  .object({
    /** Other things of the same member, newest first; empty for guests, whose listings are not tied together. */
    fromSeller: z.array(ListingCard),
    /** Other people's things of the same category, most alike in title and price first. */
    similar: z.array(ListingCard),
  })
  .openapi('RelatedListings');
export type RelatedListings = z.infer<typeof RelatedListings>;
