import { z } from '@hono/zod-openapi';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { pageCursor, pageLimit } from '../../../../shared/page-query.ts';
import { parsePosition } from '../../../../shared/position.ts';
import { Category, Condition } from '../../../../shared/taxonomy-schemas.ts';

const cents = z.coerce
  .number('Use a whole number of cents.')
  .int('Use a whole number of cents.')
  .min(0, "Price can't be below 0.")
  .max(LISTING_LIMITS.maxPriceCents, 'The highest price is $10,000,000.');

/** The filters of browse. */
export const ListingQuery = z.object({
  q: z.string().max(200, 'Search for at most 200 characters.').optional(),
  category: Category.optional(),
  condition: Condition.optional(),
  minPriceCents: cents.optional(),
  maxPriceCents: cents.optional(),
  near: z
    .string()
    .max(60)
    .transform((text, context) => {
      const position = parsePosition(text);
      if (position) return position;
      context.addIssue({ code: 'custom', message: 'Write it as latitude,longitude, such as 45.52,-122.68.' });
      return z.NEVER;
    })
    .optional()
    .openapi({
      type: 'string',
      description: 'Where the viewer is: latitude,longitude. Rounded to about a kilometer.',
    }),
  withinKm: z.coerce
    .number('Use a whole number of kilometers.')
    .int('Use a whole number of kilometers.')
    .min(1, 'The smallest radius is 1 km.')
    .max(LISTING_LIMITS.maxRadiusKm, 'The largest radius is 1,000 km.')
    .optional()
    .describe('Only listings within this distance of `near`.'),
  seller: z
    .union([z.literal('me'), z.uuid()], "Use 'me' or a seller's id.")
    .optional()
    .describe("'me' or a member's id."),
  cursor: pageCursor,
  limit: pageLimit(),
});
export type ListingQuery = z.infer<typeof ListingQuery>;
