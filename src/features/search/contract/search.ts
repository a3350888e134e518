import { z } from '@hono/zod-openapi';
import { ListingPage } from '../../listings/contract/listing.ts';

export const ListingSearch = ListingPage.extend({
  correctedTo: z
    .string()
    .nullable()
    .describe('What was searched for instead, because no listing has a word of `q`.'),
}).openapi('ListingSearch');
export type ListingSearch = z.infer<typeof ListingSearch>;

/** How many listings a search finds, counted up to a cap. */
export const ListingCount = z
  .object({ count: z.int(), capped: z.boolean().describe('There are more than counted.') })
  .openapi('ListingCount');
