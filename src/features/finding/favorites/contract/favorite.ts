import { z } from '@hono/zod-openapi';

/** Whether the member has saved a listing. */
export const Favorite = z.object({ favourite: z.boolean() }).openapi('Favorite');

export const FavoriteQuery = z.object({
  cursor: z.string().max(300, 'Use the cursor of the page before.').optional(),
  limit: z.coerce.number().int().min(1).max(60, 'Ask for at most 60 at once.').default(24),
});
