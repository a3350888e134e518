import { z } from '@hono/zod-openapi';
import { ListingPage } from '../../listings/contract/listing.ts';
import { ListingQuery } from '../../listings/contract/listing-query.ts';

/** How many listings a search finds, counted up to a cap. */
export const ListingCount = z
  .object({ count: z.int(), capped: z.boolean().describe('There are more than counted.') })
  .openapi('ListingCount');

/** A search, with the number of listings that it finds when asked for. */
export const SearchQuery = ListingQuery.extend({
  count: z.literal('1').optional().describe('1: answer with the count too, in the same request.'),
});

export const ListingSearch = ListingPage.extend({
  correctedTo: z
    .string()
    .nullable()
    .describe('What was searched for instead, because no listing has a word of `q`.'),
  count: ListingCount.optional().describe('Present when it was asked for with `count=1`.'),
}).openapi('ListingSearch');
export type ListingSearch = z.infer<typeof ListingSearch>;
