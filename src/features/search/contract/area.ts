import { z } from '@hono/zod-openapi';

/** An area as sellers name it, with its approximate position. */
export const Area = z
  .object({ name: z.string(), latitude: z.number(), longitude: z.number() })
  .openapi('Area');
export type Area = z.infer<typeof Area>;

export const AreaQuery = z.object({
  q: z
    .string('Say how the name begins.')
    .trim()
    .min(1, 'Say how the name begins.')
    .max(80, 'Use at most 80 characters.'),
});

export const Areas = z.object({ areas: z.array(Area) }).openapi('Areas');
