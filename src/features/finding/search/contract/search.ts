import { z } from '@hono/zod-openapi';
import { ListingCard, ListingPage } from '../../../items/listings/contract/listing.ts';
import { ListingQuery } from '../../../items/listings/contract/listing-query.ts';
import { MAX_HIDDEN } from '../../featured/contract/featured-slots.ts';
import { SEARCH_SORT_VALUES } from './search-sorts.ts';

/** An area name used by sellers, with its approximate position. */
export const Area = z
  .object({ name: z.string(), latitude: z.number(), longitude: z.number() })
  .openapi('Area');
export type Area = z.infer<typeof Area>;

export const AreaQuery = z.object({
  q: z
    .string('Type the start of a name.')
    .trim()
    .min(1, 'Type the start of a name.')
    .max(80, 'Use at most 80 characters.'),
});

export const Areas = z.object({ areas: z.array(Area) }).openapi('Areas');

/** The number of results, counted up to a maximum. */
export const ListingCount = z
  .object({ count: z.int(), capped: z.boolean().describe('There are more than `count`.') })
  .openapi('ListingCount');

/** The search text and filters. */
export const SearchFilters = ListingQuery.omit({ cursor: true, limit: true }).extend({
  sort: z
    .enum(SEARCH_SORT_VALUES, 'There is no such order.')
    .optional()
    .describe(
      'nearest needs `near`. Without it: best while there is a `q`, else newest; best without a `q` is newest.',
    ),
  exact: z
    .literal('1')
    .optional()
    .describe('1: search for the words of `q` as typed, without correcting them.'),
});
export type SearchFilters = z.infer<typeof SearchFilters>;

/** A page of results, optionally with the number of all results. */
export const SearchQuery = SearchFilters.extend({
  ...ListingQuery.pick({ cursor: true, limit: true }).shape,
  count: z.literal('1').optional().describe('1: include the count in the answer.'),
  featured: z.literal('1').optional().describe('1: include featured listings in the answer.'),
  hidden: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.guid('Give ids, with commas between them.')).max(MAX_HIDDEN))
    .optional()
    .openapi({ type: 'string' })
    .describe('Ids of listings not to feature, separated by commas.'),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

const UNDERSTOOD_KINDS = [
  'term',
  'category',
  'price',
  'cheap',
  'condition',
  'radius',
  'nearby',
  'excluded',
] as const;

/** A part of `q` that was understood, shown as a removable pill. */
export const Understood = z
  .object({
    kind: z.enum(UNDERSTOOD_KINDS),
    label: z.string().describe("Such as '54 cm', 'Up to $300' or 'Not carbon'."),
    without: z.string().describe('The `q` without it; may be empty.'),
    minPriceCents: z.int().nullable().optional().describe('Present on prices; null for no lower end.'),
    maxPriceCents: z.int().nullable().optional().describe('Present on prices; null for no upper end.'),
  })
  .openapi('Understood');
export type Understood = z.infer<typeof Understood>;

/** The corrected search text, used when almost no listing has the typed words. */
export const SearchCorrection = z
  .object({
    query: z.string().describe('The `q` with the words that were meant.'),
    words: z.array(z.object({ typed: z.string(), meant: z.string() })),
  })
  .openapi('SearchCorrection');
export type SearchCorrection = z.infer<typeof SearchCorrection>;

/** What a close match lacks from the search. */
export const SearchMiss = z
  .object({
    kind: z.enum(['word', 'measure', 'price', 'mention']),
    label: z.string().describe("Such as '56 cm, not 54', '$20 over' or 'No “velvet”'."),
  })
  .openapi('SearchMiss');
export type SearchMiss = z.infer<typeof SearchMiss>;

export const FoundListing = ListingCard.extend({
  misses: z
    .array(SearchMiss)
    .min(1)
    .optional()
    .describe('Present on close matches of the order best, which follow those that match everything.'),
}).openapi('FoundListing');
export type FoundListing = z.infer<typeof FoundListing>;

export const ListingSearch = ListingPage.extend({
  listings: z.array(FoundListing),
  understood: z.array(Understood).describe('What was understood of `q`, one by one.'),
  correction: z.union([SearchCorrection, z.null()]),
  count: ListingCount.optional().describe(
    'Present if requested with `count=1`: how many listings match everything.',
  ),
  featured: z
    .array(ListingCard)
    .optional()
    .describe(
      'Present if requested with `featured=1`: listings of Premium Plus members that match the search and take turns, at most one for each seven of the page and none that is on it. Show them labeled, between the others.',
    ),
}).openapi('ListingSearch');
export type ListingSearch = z.infer<typeof ListingSearch>;
