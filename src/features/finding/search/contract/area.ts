import { z } from '@hono/zod-openapi';

/** An area as sellers name it, with its approximate position. */
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
