import { z } from '@hono/zod-openapi';
import { ENHANCEMENT_TYPES } from './enhancements.ts';

export const EnhancementRequest = z
  .object({
    transcript: z.string().describe('At most 10,000 characters.'),
    enhancementType: z.enum(ENHANCEMENT_TYPES),
  })
  .openapi('EnhancementRequest', {
    example: {
      transcript: 'um so selling my oak desk its got a few scratches and asking eighty dollars',
      enhancementType: 'structure',
    },
  });

export const Enhancement = z
  .object({
    enhancedText: z.string(),
    writtenBy: z
      .enum(['engine', 'model'])
      .describe("The author: built-in rules, or the site's language model."),
  })
  .openapi('Enhancement', {
    example: {
      enhancedText: 'Item: Oak desk\nCondition: A few scratches\nPrice: $80',
      writtenBy: 'engine',
    },
  });
export type Enhancement = z.infer<typeof Enhancement>;
