import { z } from '@hono/zod-openapi';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { Category, Condition } from '../../../../shared/taxonomy-schemas.ts';
import { Photo } from '../../../items/photos/contract/photo.ts';

/** What is known of an item so far. */
export const PriceHelpQuery = z.object({
  title: z.string().max(LISTING_LIMITS.title, 'Use at most 120 characters.').default(''),
  category: Category.optional(),
  condition: Condition.optional(),
  except: z.uuid().optional().describe('The listing that is being edited: it is not compared with itself.'),
});
export type PriceHelpQuery = z.infer<typeof PriceHelpQuery>;

/** US cents, rounded to what people write on a price tag. */
const PriceRange = z
  .object({
    low: z.int().describe('Three of four prices lie between the low and the high one.'),
    q1: z.int().describe('A quarter of the comparables cost less: it goes fast.'),
    median: z.int(),
    q3: z.int().describe('A quarter cost more: it may take longer.'),
    high: z.int(),
  })
  .openapi('PriceRange');

const PricePoint = z
  .object({ priceCents: z.int(), sold: z.boolean() })
  .openapi('PricePoint', { description: 'What one comparable was sold for, or is for sale for.' });

/** A comparable as it is shown. */
export const Comparable = z
  .object({
    id: z.uuid(),
    title: z.string(),
    priceCents: z.int(),
    condition: Condition,
    // A union, because `nullable` would mark the shared schema itself as nullable in the OpenAPI document.
    cover: z.union([Photo, z.null()]),
    soldAt: z.iso.datetime().nullable().describe('Null while it is for sale.'),
  })
  .openapi('Comparable');
export type Comparable = z.infer<typeof Comparable>;

export const PriceHelp = z
  .object({
    sold: z.int().describe('How many of the comparables were sold.'),
    active: z.int().describe('How many of them are for sale.'),
    range: z.union([PriceRange, z.null()]).describe('Null with fewer than 6 comparables.'),
    single: z
      .int()
      .nullable()
      .describe(
        'US cents; only when all comparables are the same model, year and size and cost about the same.',
      ),
    points: z.array(PricePoint).max(20).describe('Cheapest first.'),
    comparables: z.array(Comparable).max(3).describe('Most alike first.'),
  })
  .openapi('PriceHelp');
export type PriceHelp = z.infer<typeof PriceHelp>;
