import { z } from '@hono/zod-openapi';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { DRAFT_LIMITS } from './draft-limits.ts';

const Words = z.string().max(LISTING_LIMITS.description, 'Use at most 5,000 characters.');

/** The source of a draft: text, a transcript or a photo. */
export const GenerateListing = z
  .object({
    input: z
      .string()
      .max(DRAFT_LIMITS.photoUrl, 'This photo is too large. Upload it first.')
      .describe(
        "What the seller said or typed; for a photo the id of the viewer's uploaded photo, or the photo as a base64 data URL.",
      ),
    type: z.enum(['voice', 'text', 'photo']),
    words: Words.optional().describe('What the seller said or typed beside the photo.'),
  })
  .refine(({ input, type }) => type === 'photo' || input.length <= LISTING_LIMITS.description, {
    path: ['input'],
    message: 'Use at most 5,000 characters.',
  })
  .openapi('GenerateListing', {
    example: { input: 'Oak desk, a few scratches, 80 dollars', type: 'text' },
  });
export type GenerateListing = z.infer<typeof GenerateListing>;

/** The same for a transcript only. */
export const GenerateFromTranscript = z
  .object({ transcript: Words })
  .openapi('GenerateFromTranscript', { example: { transcript: 'selling my oak desk, eighty dollars' } });

/**
 * What the configured models and speech recognition support. Otherwise the embedded engine, the browser or the seller
 * does it.
 */
export const AiSupport = z
  .object({
    text: z.boolean().describe('A model writes listings; without one the embedded engine does.'),
    vision: z.boolean().describe('A model sees photos.'),
    speech: z.boolean().describe('Recordings become text on the server.'),
    writing: z.boolean().describe('The built-in reader reads what is written on the items in photos.'),
  })
  .openapi('AiSupport');
export type AiSupport = z.infer<typeof AiSupport>;
