import { z } from '@hono/zod-openapi';

/** A stored photo in API responses. */
export const Photo = z
  .object({
    id: z.uuid(),
    /** Width of the largest stored size, in pixels. */
    width: z.int().positive(),
    height: z.int().positive(),
    alt: z.string(),
    /** A few bytes of WebP as a data URI, shown blurred until the photo has loaded. */
    placeholder: z.string(),
    base: z
      .string()
      .describe(
        'Address of the stored files without size and ending: a path on this site, or where the operator serves photos from. Add -400.webp, -800.webp or -1200.webp for the small, medium or large size, at most that many pixels wide.',
      )
      .openapi({
        example: '/files/7f0c9a52-5b1e-4c1e-8b55-0f2d6c1a9e34/2f0d5a3e-3f6c-4c9e-9a51-0d6f2c7f1b11',
      }),
  })
  .openapi('Photo');
export type Photo = z.infer<typeof Photo>;

/** A comma-separated list of ids in an address, at most as many as a listing can have. */
export const PhotoIds = z
  .string()
  .regex(/^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}){0,4}$/, 'Ask for one to five ids, with commas between them.')
  .refine((ids) => ids.split(',').every((id) => z.uuid().safeParse(id).success), 'One of these is no id.')
  .openapi({ example: '2f0d5a3e-3f6c-4c9e-9a51-0d6f2c7f1b11' });

export const OwnPhotos = z.object({ photos: z.array(Photo) }).openapi('OwnPhotos');
