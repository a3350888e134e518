import { z } from '@hono/zod-openapi';

/** A stored photo as shown anywhere in the product. */
export const Photo = z
  .object({
    id: z.uuid(),
    /** Pixels of the largest stored size. */
    width: z.int().positive(),
    height: z.int().positive(),
    alt: z.string(),
    /** A few bytes of WebP as a data URI, painted blurred until the photo arrives. */
    placeholder: z.string(),
    urls: z.object({ small: z.string(), medium: z.string(), large: z.string() }),
  })
  .openapi('Photo');
export type Photo = z.infer<typeof Photo>;
