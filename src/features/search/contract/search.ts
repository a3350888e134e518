import { z } from '@hono/zod-openapi';
import { MOST_HIDDEN } from '../../featured/contract/hidden-featured.ts';
import { ListingCard, ListingPage } from '../../listings/contract/listing.ts';
import { ListingQuery } from '../../listings/contract/listing-query.ts';

/** How many listings a search finds, counted up to a cap. */
export const ListingCount = z
  .object({ count: z.int(), capped: z.boolean().describe('There are more than `count`.') })
  .openapi('ListingCount');

/** A search, with the number of listings that it finds when asked for. */
export const SearchQuery = ListingQuery.extend({
  count: z.literal('1').optional().describe('1: include the count in the answer.'),
  featured: z.literal('1').optional().describe('1: include featured listings in the answer.'),
  hidden: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.guid('Give ids, with commas between them.')).max(MOST_HIDDEN))
    .optional()
    .openapi({ type: 'string' })
    .describe('Ids of listings not to feature, separated by commas.'),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const ListingSearch = ListingPage.extend({
  correctedTo: z.string().nullable().describe('The corrected query, if no listing has a word of `q`.'),
  count: ListingCount.optional().describe('Present if requested with `count=1`.'),
  featured: z
    .array(ListingCard)
    .optional()
    .describe(
      'Present if requested with `featured=1`: listings of Premium Plus members that match the search and take turns, at most one for each seven of the page and none that is on it. Show them labeled, between the others.',
    ),
}).openapi('ListingSearch');
export type ListingSearch = z.infer<typeof ListingSearch>;
