import { z } from '@hono/zod-openapi';
import { ListingCard } from '../../../items/listings/contract/listing.ts';

/** How often a listing was featured, as its seller sees it. */
const counts = {
  shown: z.int().describe('People it was shown to; each counts once a day.'),
  opened: z.int().describe('People who opened it from there; each counts once a day.'),
};

export const FeaturedCount = z
  .object({ what: z.enum(['shown', 'opened']).describe('shown: at least half of it, for a second.') })
  .openapi('FeaturedCount');
export type FeaturedCount = z.infer<typeof FeaturedCount>;

export const OwnFeatured = z
  .object({
    active: z.boolean().describe('Whether the plan of the viewer features their listings now.'),
    ...counts,
    listings: z
      .array(z.object({ listing: ListingCard.pick({ id: true, title: true }), ...counts }))
      .describe('The five that were shown most.'),
  })
  .openapi('OwnFeatured');
export type OwnFeatured = z.infer<typeof OwnFeatured>;
