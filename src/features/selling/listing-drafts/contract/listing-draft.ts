import { z } from '@hono/zod-openapi';
import { Category, Condition } from '../../../../shared/taxonomy-schemas.ts';

/** The source of a field's value; null if the field is empty. */
export const DraftSource = z
  .enum(['said', 'photo', 'guess'])
  .nullable()
  .describe('The seller said it, it is seen in the photo, or it is a guess; null for an empty field.');
export type DraftSource = z.infer<typeof DraftSource>;

/** A draft for the seller to review. Fields that the source does not mention are null. */
export const ListingDraft = z
  .object({
    title: z.string(),
    description: z.string(),
    priceCents: z.int().min(0).nullable(),
    category: z.union([Category, z.null()]),
    condition: z.union([Condition, z.null()]),
    tags: z.array(z.string()),
    sources: z.object({
      title: DraftSource,
      description: DraftSource,
      price: DraftSource,
      category: DraftSource,
      condition: DraftSource,
      tags: DraftSource,
    }),
    categoryCandidates: z
      .array(z.object({ category: Category, probability: z.number().min(0).max(1) }))
      .describe('The two most probable categories, best first.'),
    questions: z
      .array(
        z.object({
          id: z.string(),
          question: z.string().describe('As a buyer asks it.'),
          label: z.string().describe('What is missing, in a word or two.'),
          suggestion: z
            .string()
            .optional()
            .describe(
              'An answer for the seller to confirm: what a model claims and only they can know. `yes` where the answer is yes or no. It is in no text of the draft.',
            ),
        }),
      )
      .describe('What buyers ask about such an item and the draft does not answer.'),
    photo: z
      .enum(['read', 'nothing', 'unread'])
      .optional()
      .describe(
        'What came of the photo: read, nothing for sale seen on it, or not read, which trying again may change. Absent without a photo.',
      ),
    writtenBy: z.enum(['engine', 'model']),
  })
  .openapi('ListingDraft');
export type ListingDraft = z.infer<typeof ListingDraft>;
