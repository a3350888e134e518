import { z } from '@hono/zod-openapi';
import { ListingCard } from '../../../items/listings/contract/listing.ts';
import { ListingQuery } from '../../../items/listings/contract/listing-query.ts';
import { COMPARISON_LIMITS } from './comparison-limits.ts';

/** A search result of the shopping assistant. */
export const ComparableListing = ListingCard.extend({
  location: z.string().nullable().describe('The area as the seller named it.'),
}).openapi('ComparableListing');
export type ComparableListing = z.infer<typeof ComparableListing>;

export const ComparableQuery = z.object({
  q: z
    .string("Type what you're looking for.")
    .max(COMPARISON_LIMITS.query, `Use at most ${COMPARISON_LIMITS.query} characters.`)
    .trim()
    .min(1, "Type what you're looking for."),
  ...ListingQuery.pick({ minPriceCents: true, maxPriceCents: true, near: true }).shape,
});
export type ComparableQuery = z.infer<typeof ComparableQuery>;

export const ComparableListings = z
  .object({
    listings: z
      .array(ComparableListing)
      .max(COMPARISON_LIMITS.found)
      .describe('With the text in their title, newest first; then exact matches of the search.'),
  })
  .openapi('ComparableListings');

// The schema allows any number of ids. The server refuses too few, too many and duplicates with its own error texts.
export const NewComparison = z
  .object({
    items: z.array(z.guid('This is no listing.')).max(20).describe('Ids of 2 or 3 listings; Item 1 first.'),
    near: ListingQuery.shape.near,
  })
  .openapi('NewComparison');
export type NewComparison = z.infer<typeof NewComparison>;

/** What similar items cost, in US cents. */
export const LocalPrices = z
  .object({
    comparables: z.int().describe('How many similar listings: sold ones and those for sale.'),
    sold: z.int().describe('How many of them were sold.'),
    withinKm: z.int().nullable().describe('They are within this distance; null: anywhere.'),
    since: z.iso.datetime().describe('When the oldest of them was sold or listed.'),
    lowestCents: z.int(),
    q1Cents: z.int().describe('A quarter of them cost less.'),
    medianCents: z.int(),
    q3Cents: z.int().describe('A quarter of them cost more.'),
    highestCents: z.int(),
  })
  .openapi('LocalPrices');
export type LocalPrices = z.infer<typeof LocalPrices>;

export const SimilarPricesQuery = z.object({
  items: z
    .string()
    .max(800)
    .transform((text) => text.split(','))
    .pipe(NewComparison.shape.items)
    .openapi({ type: 'string' })
    .describe('Ids of 2 or 3 listings, separated by commas.'),
  near: ListingQuery.shape.near,
});
export type SimilarPricesQuery = z.infer<typeof SimilarPricesQuery>;

/** The prices of similar items, loaded before the rest of a comparison. */
export const SimilarPrices = z
  .object({
    subject: z.string().describe("What is compared, in the plural, such as 'phones'."),
    local: z.union([LocalPrices, z.null()]).describe('As in the comparison.'),
  })
  .openapi('SimilarPrices');
export type SimilarPrices = z.infer<typeof SimilarPrices>;
