import { z } from '@hono/zod-openapi';

// The query parameters of paged lists.
export const pageCursor = z.string().max(400, 'Use the cursor of the page before.').optional();

export const pageLimit = (defaultLimit = 24, max = 60) =>
  z.coerce.number().int().min(1).max(max, `Ask for at most ${max} at once.`).default(defaultLimit);

export const PageQuery = z.object({ cursor: pageCursor, limit: pageLimit() });
export type PageQuery = z.infer<typeof PageQuery>;
