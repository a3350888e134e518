import { z } from '@hono/zod-openapi';

/** Query parameters of paged lists. */
export const cursor = z.string().max(300, 'Use the cursor of the page before.').optional();

export const limitOf = (defaultLimit: number) =>
  z.coerce.number().int().min(1).max(60, 'Ask for at most 60 at once.').default(defaultLimit);

export const PageQuery = z.object({ cursor, limit: limitOf(24) });
export type PageQuery = z.infer<typeof PageQuery>;
