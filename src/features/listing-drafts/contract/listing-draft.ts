import { z } from '@hono/zod-openapi';
import { LISTING_LIMITS } from '../../listings/contract/listing-limits.ts';
import { Category, Condition } from '../../listings/contract/taxonomy-schemas.ts';

/** A few words to write a listing from. */
export const DraftRequest = z
  .object({ text: z.string().max(LISTING_LIMITS.description, 'Use at most 5,000 characters.') })
  .openapi('DraftRequest', { example: { text: 'Oak desk, a few scratches, 80 dollars' } });

/** A draft to check; what the text does not say stays null, for the seller to fill in. */
export const ListingDraft = z
  .object({
    title: z.string(),
    description: z.string(),
    priceCents: z.int().nullable(),
    category: z.union([Category, z.null()]),
    condition: z.union([Condition, z.null()]),
    tags: z.array(z.string()),
  })
  .openapi('ListingDraft');
export type ListingDraft = z.infer<typeof ListingDraft>;
