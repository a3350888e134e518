import { z } from '@hono/zod-openapi';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { Category } from '../../../../shared/taxonomy-schemas.ts';

export const ItemSuggestionsQuery = z.object({
  q: z.string().max(LISTING_LIMITS.title).describe('What was typed so far.'),
});

/** Kinds of items and brands that complete the typed text. */
export const ItemSuggestions = z
  .object({
    suggestions: z
      .array(
        z.object({
          text: z.string().describe('The whole text, with what was typed before.'),
          category: z.union([Category, z.null()]).describe('Null for a brand.'),
        }),
      )
      .max(5)
      .describe('Kinds first, then brands.'),
  })
  .openapi('ItemSuggestions');
export type ItemSuggestions = z.infer<typeof ItemSuggestions>;
